package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Group;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.cost.ArticleTable;
import io.bufferscope.copies.cost.Band;
import io.bufferscope.copies.cost.CostModel;
import io.bufferscope.copies.cost.Point;
import io.bufferscope.copies.survey.SurveyReport;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Digits;
import io.bufferscope.picture.chart.LineLook;
import io.bufferscope.picture.copies.CostChart;
import io.bufferscope.picture.copies.Curve;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.layout.VBox;

/// The lines T = C + K · size of the paths, where they cross, and how sure that is.
final class CostCard extends VBox {

    private static final double HEIGHT = 150;
    private static final int STEPS = 32;

    private final Words words;
    private final CopiesDesk desk;
    private final CopiesView look;
    private final PictureView view;
    private final VBox sentences = new VBox();
    private final Pulse redraw = new Pulse(this::show);
    private double zoom = 1;

    CostCard(Manner manner, CopiesDesk desk, CopiesView look) {
        this.words = manner.words();
        this.desk = desk;
        this.look = look;
        this.view = new PictureView(manner.look());
        view.setFitToWidth(true);
        sentences.getStyleClass().add(AppStyles.CARD_FORM);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("copies.card.cost"), AppStyles.CARD_TITLE), view, sentences);
        manner.onLook(view::look);
        manner.onZoom(scale -> {
            zoom = scale;
            view.zoom(scale);
            redraw.request();
        });
        view.widthProperty().subscribe(width -> redraw.request());
        look.pathProperty().subscribe(path -> redraw.request());
        look.groupProperty().subscribe(group -> redraw.request());
        look.articleProperty().subscribe(table -> redraw.request());
        desk.reportProperty().subscribe(report -> redraw.request());
        words.messagesProperty().subscribe(messages -> redraw.request());
    }

    private void show() {
        SurveyReport report = desk.reportProperty().get();
        List<String> shown = look.paths().stream()
                .filter(path -> path.group() != Group.BASELINE)
                .map(TransferPath::id)
                .toList();
        List<CostModel> models = report.models().stream()
                .filter(model -> shown.contains(model.path()))
                .toList();
        sentences.getChildren().clear();
        List<CostModel> drawn = drawn(models);
        List<Curve> curves = new ArrayList<>(curves(drawn));
        curves.addAll(quoted());
        Controls.show(view, !curves.isEmpty());
        if (!curves.isEmpty()) {
            draw(curves);
        }
        if (models.isEmpty()) {
            add(words.say("copies.cost.none"));
        } else {
            tell(report, models, drawn.getFirst());
        }
    }

    private void draw(List<Curve> curves) {
        double width = Math.max(220, view.getWidth() / zoom - 4);
        var picture = CostChart.picture(curves, width, HEIGHT, words.say("copies.cost.axis"));
        view.show(picture);
        view.setPrefHeight(picture.height() * zoom + 4);
        view.setMinHeight(USE_PREF_SIZE);
    }

    /// The lines of the article's table that is looked at.
    private List<Curve> quoted() {
        ArticleTable table = look.articleProperty().get();
        List<Curve> curves = new ArrayList<>();
        if (table != null) {
            for (int column = 0; column < table.columns().size(); column++) {
                CostModel model = table.model(column);
                String word = words.say("articles.line", name(model.path()));
                LineLook mark = LineLook.values()[column];
                curves.add(new Curve("article:" + model.path(), mark, word, dots(model), fit(model), true));
            }
        }
        return curves;
    }

    /// The chosen path and up to three others, the cheapest at the chosen size first.
    private List<CostModel> drawn(List<CostModel> models) {
        String chosen = look.pathProperty().get().id();
        int size = look.sizeProperty().get();
        List<CostModel> sorted = new ArrayList<>(models);
        sorted.sort((one, other) -> {
            boolean first = one.path().equals(chosen);
            boolean second = other.path().equals(chosen);
            return first != second
                    ? Boolean.compare(second, first)
                    : Double.compare(one.line().at(size), other.line().at(size));
        });
        return sorted.subList(0, Math.min(LineLook.values().length, sorted.size()));
    }

    private List<Curve> curves(List<CostModel> models) {
        List<Curve> curves = new ArrayList<>();
        for (CostModel model : models) {
            curves.add(new Curve(
                    model.path(), LineLook.values()[curves.size()], name(model.path()), dots(model), fit(model)));
        }
        return curves;
    }

    private static List<Curve.Dot> dots(CostModel model) {
        return model.points().stream()
                .map(point -> new Curve.Dot(point.size(), point.median(), tip(point)))
                .toList();
    }

    private static String tip(Point point) {
        return ByteSize.of(Math.round(point.size())) + " · " + Digits.time(point.median());
    }

    private static List<Curve.Fit> fit(CostModel model) {
        double from = model.points().getFirst().size();
        double to = model.points().getLast().size();
        List<Curve.Fit> fit = new ArrayList<>();
        for (int i = 0; i <= STEPS; i++) {
            double size = from * Math.pow(to / from, i / (double) STEPS);
            Band band = model.at(size);
            fit.add(new Curve.Fit(size, band.low(), band.value(), band.high()));
        }
        return fit;
    }

    private void tell(SurveyReport report, List<CostModel> models, CostModel chosen) {
        List<Integer> sizes = report.sizes();
        add(words.say(
                "copies.cost.model",
                name(chosen.path()),
                Bands.time(chosen.fixed()),
                perKib(chosen.perByte()),
                sizes.size()));
        if (chosen.points().size() < CostModel.ENOUGH_SIZES) {
            add(words.say("copies.cost.few", chosen.points().size(), CostModel.ENOUGH_SIZES));
        }
        report.crossings(models).stream()
                .filter(crossing -> crossing.size().narrow())
                .filter(crossing -> List.of(crossing.small(), crossing.large()).contains(chosen.path()))
                .forEach(crossing -> add(words.say(
                        "copies.cost.crossing",
                        name(crossing.small()),
                        name(crossing.large()),
                        size(crossing.size().value()),
                        size(crossing.size().low()),
                        size(crossing.size().high()))));
    }

    private void add(String sentence) {
        sentences.getChildren().add(Cards.sentence(sentence));
    }

    private String name(String path) {
        return words.say("copies.path." + path);
    }

    private static String perKib(Band band) {
        return String.format(
                Locale.ROOT, "%.3g ns (%.3g – %.3g)", band.value() * 1024, band.low() * 1024, band.high() * 1024);
    }

    private static String size(double bytes) {
        return ByteSize.of(Math.round(bytes));
    }
}
