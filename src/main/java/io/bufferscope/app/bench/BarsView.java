package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Drawing;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.bench.Bar;
import io.bufferscope.picture.bench.BarChart;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The picture of bars; a click chooses one.
final class BarsView extends Drawing {

    private static final String ID = "bar:";

    private List<Bar.Group> groups = List.of();
    private String chosen = "";

    BarsView(Manner manner, Consumer<String> choose) {
        super(manner);
        onPick(id -> {
            if (id.startsWith(ID)) {
                pick(id.substring(ID.length()), choose);
            }
        });
    }

    void show(List<Bar.Group> bars, String result) {
        groups = bars;
        chosen = result;
        redraw();
    }

    private void pick(String shape, Consumer<String> choose) {
        groups.stream()
                .flatMap(group -> group.bars().stream())
                .map(Bar::id)
                .filter(id -> shape.equals(id) || shape.startsWith(id + "/"))
                .findFirst()
                .ifPresent(choose);
    }

    @Override
    protected Picture draw(double width) {
        setAccessibleText(groups.stream()
                .flatMap(group -> group.bars().stream())
                .map(Bar::sentence)
                .collect(Collectors.joining("\n")));
        return BarChart.picture(groups, width, chosen);
    }
}
