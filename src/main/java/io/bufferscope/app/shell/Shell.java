package io.bufferscope.app.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The window's content: top bar, rail and the room that is shown.
public final class Shell implements Doors, AutoCloseable {

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final double NARROW_WIDTH = 1050;

    private final Manner manner;
    private final ErrorFunnel errors;
    private final List<Room> rooms;
    private final Banner banner;
    private final BorderPane frame = new BorderPane();
    private final StackPane root = new StackPane(frame);
    private final Sheets sheets;
    private final Rail rail;
    private final Map<Room, TopBar> bars = new HashMap<>();
    private Room shown;

    /// @param rooms what it shows; closed with the shell
    /// @param start key of the room to begin with; the first if there is none of that key
    public Shell(Manner manner, ErrorFunnel errors, List<Room> rooms, String start) {
        this.manner = manner;
        this.errors = errors;
        this.rooms = rooms;
        this.shown = rooms.stream()
                .filter(room -> room.key().equals(start))
                .findFirst()
                .orElse(rooms.getFirst());
        this.banner = new Banner(manner.words());
        this.sheets = new Sheets(manner, () -> shortcuts(true), () -> shown.finds());
        errors.showOn(banner::show, banner::dismiss);
        root.getStyleClass().add(AppStyles.SHELL);
        root.getChildren().addAll(sheets.all());
        root.widthProperty().subscribe(this::fit);
        manner.onZoom(scale -> fit());
        this.rail = new Rail(manner.words(), rooms, this::enter);
        Landmarks.mark(rail);
        frame.setLeft(rail);
        rooms.forEach(room -> room.doors(this));
        enter(shown);
        acceptFiles();
    }

    /// A scene with this content; make only one.
    public Scene scene(double width, double height) {
        Scene scene = new Scene(root, width, height);
        Stylesheets.dress(scene, manner);
        Keys.listen(scene, () -> shortcuts(!sheets.isOpen()));
        return scene;
    }

    @Override
    public void open(Path file) {
        for (Room room : rooms) {
            if (room.opens(file)) {
                enter(room);
                room.open(file);
                return;
            }
        }
        errors.tell(Mishap.failure("mishap.unknown.file", file.getFileName()));
    }

    @Override
    public void lookAt(Sight sight) {
        Room from = shown;
        rooms.stream()
                .filter(room -> room.look(sight, () -> enter(from)))
                .findFirst()
                .ifPresent(this::enter);
    }

    @Override
    public void see(String where) {
        rooms.stream()
                .filter(room -> where.equals(room.key().replace('.', ':')) || room.see(where))
                .findFirst()
                .ifPresent(this::enter);
    }

    /// Shows what is to be seen without a file.
    public void welcome() {
        shown.welcome();
    }

    /// Whether the window may close now; if not, a room asks the user and runs `close` if they agree.
    public boolean mayClose(Runnable close) {
        for (Room room : rooms) {
            if (!room.mayClose(close)) {
                enter(room);
                return false;
            }
        }
        return true;
    }

    /// What the rooms want remembered, laid over the settings so far.
    public Settings remember(Settings settings) {
        Settings all = settings.withRoom(shown.key());
        for (Room room : rooms) {
            all = room.remember(all);
        }
        return all;
    }

    @Override
    public void close() {
        rooms.reversed().forEach(Room::close);
    }

    private void fit() {
        root.pseudoClassStateChanged(NARROW, root.getWidth() / manner.zoom().scale() < NARROW_WIDTH);
    }

    private void enter(Room room) {
        shown = room;
        rail.show(room);
        frame.setTop(new VBox(bars.computeIfAbsent(room, this::bar), banner));
        frame.setCenter(room.content());
    }

    private TopBar bar(Room room) {
        TopBar bar = new TopBar(manner, room, sheets);
        Landmarks.mark(bar);
        return bar;
    }

    private List<Shortcut> shortcuts(boolean ofRoom) {
        List<Shortcut> all = new ArrayList<>(ofRoom ? shown.shortcuts() : List.of());
        all.add(Shortcut.everywhere(
                "keys.zoom.in",
                manner.zoom()::in,
                "Shortcut+Plus",
                "Shortcut+Equals",
                "Shortcut+Shift+Equals",
                "Shortcut+Add"));
        all.add(Shortcut.everywhere("keys.zoom.out", manner.zoom()::out, "Shortcut+Minus", "Shortcut+Subtract"));
        all.add(Shortcut.everywhere("keys.zoom.reset", manner.zoom()::reset, "Shortcut+0", "Shortcut+Numpad 0"));
        for (int i = 0; i < rooms.size(); i++) {
            Room room = rooms.get(i);
            all.add(Shortcut.everywhere(room.key(), () -> enter(room), "Shortcut+" + (i + 1)));
        }
        all.add(Shortcut.everywhere("keys.part.next", () -> Landmarks.move(root.getScene(), 1), "F6"));
        all.add(Shortcut.everywhere("keys.part.previous", () -> Landmarks.move(root.getScene(), -1), "Shift+F6"));
        all.addAll(sheets.shortcuts());
        return all;
    }

    private void acceptFiles() {
        root.setOnDragOver(this::dragOver);
        root.setOnDragDropped(this::dropped);
    }

    private void dragOver(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
        }
        event.consume();
    }

    private void dropped(DragEvent event) {
        boolean any = event.getDragboard().hasFiles();
        if (any) {
            event.getDragboard().getFiles().forEach(file -> open(file.toPath()));
        }
        event.setDropCompleted(any);
        event.consume();
    }
}
