package io.bufferscope.app.copies;

import io.bufferscope.copies.Group;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.cost.ArticleTable;
import io.bufferscope.copies.survey.Catalogue;
import io.bufferscope.copies.survey.Sizes;
import java.util.List;
import javafx.beans.Observable;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// What is looked at: a group of paths, one of them, a size of payload, and how many hops the payload has made.
final class CopiesView {

    private static final int SIZE = 64 << 10;

    private final ObjectProperty<Group> group = new SimpleObjectProperty<>(Group.SOCKET);
    private final ObjectProperty<TransferPath> path =
            new SimpleObjectProperty<>(paths(Group.SOCKET).get(1));
    private final IntegerProperty size = new SimpleIntegerProperty(SIZE);
    private final Steps hops = new Steps();

    private final ObjectProperty<@Nullable ArticleTable> article = new SimpleObjectProperty<>();

    CopiesView() {
        group.subscribe(now -> {
            path.set(paths(now).get(now == Group.MODEL ? 0 : 1));
            hops.restart(most());
        });
    }

    ObjectProperty<Group> groupProperty() {
        return group;
    }

    ObjectProperty<TransferPath> pathProperty() {
        return path;
    }

    IntegerProperty sizeProperty() {
        return size;
    }

    /// The hops that the payload makes; as many as the longest path that is shown has.
    Steps hops() {
        return hops;
    }

    /// The article's table that is looked at beside what was measured here, or null.
    ObjectProperty<@Nullable ArticleTable> articleProperty() {
        return article;
    }

    /// Everything that changes what is seen.
    Observable[] all() {
        return new Observable[] {group, path, size, hops.atProperty()};
    }

    /// The paths that are shown, the baseline first.
    List<TransferPath> paths() {
        return paths(group.get());
    }

    private static List<TransferPath> paths(Group of) {
        return Catalogue.all().stream()
                .filter(path -> path.group() == of || path.group() == Group.BASELINE && of != Group.MODEL)
                .toList();
    }

    private int most() {
        return paths().stream().mapToInt(path -> path.hops().size()).max().orElse(0);
    }

    /// Looks at the path with this id, if it is shown.
    void choose(String id) {
        paths().stream().filter(each -> each.id().equals(id)).findFirst().ifPresent(path::set);
    }

    /// The groups that can be looked at.
    static List<Group> groups() {
        return List.of(Group.SOCKET, Group.FILE, Group.JOIN, Group.TO_NATIVE, Group.FROM_NATIVE, Group.MODEL);
    }

    static List<Integer> sizes() {
        return Sizes.DEFAULT;
    }
}
