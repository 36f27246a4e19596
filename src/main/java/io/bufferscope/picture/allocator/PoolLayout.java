package io.bufferscope.picture.allocator;

import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.UnpooledPool;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The layout of an allocator's state: a pure function from scenes to a picture.
///
/// Ids name Netty's parts, such as `chunk:3`, `chunk:3/run:17` and `chunk:3/sub:17/el:4`, and stay the same from step
/// to
/// step. One shape stands for a run of pages, not for a page, so that large chunks stay cheap.
public final class PoolLayout {

    private final Messages messages;

    public PoolLayout(Messages messages) {
        this.messages = messages;
    }

    /// Lays out the allocator that a view names, or the newest.
    ///
    /// @param before the scene at the step before, whose difference is pointed at; null for none
    public Picture picture(PoolScene scene, @Nullable PoolScene before, PoolView view) {
        Sheet sheet = new Sheet(scene, before, view, Newest.of(before, scene), messages);
        Pool pool = pool(scene, view);
        List<Shape> shapes = new ArrayList<>();
        if (pool == null) {
            shapes.add(new Shape.Text(
                    "remark", Style.FAINT, Sheet.LEFT, 30, sheet.say("pool.pic.none"), 13, Shape.Anchor.START, false));
            return new Picture(view.width(), 50, List.copyOf(shapes));
        }
        double bottom = switch (pool) {
            case PooledPool pooled -> new PooledDrawing(sheet, pooled).draw(shapes, 12);
            case AdaptivePool adaptive -> new AdaptiveDrawing(sheet, adaptive).draw(shapes, 12);
            case UnpooledPool unpooled -> new UnpooledDrawing(sheet, unpooled).draw(shapes, 12);
        };
        return new Picture(view.width(), bottom + 12, List.copyOf(shapes));
    }

    /// The allocator that a view looks at.
    public static @Nullable Pool pool(PoolScene scene, PoolView view) {
        Pool chosen = scene.pool(view.pool());
        return chosen != null || scene.pools().isEmpty()
                ? chosen
                : scene.pools().getLast();
    }
}
