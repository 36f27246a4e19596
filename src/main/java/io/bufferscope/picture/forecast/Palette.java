package io.bufferscope.picture.forecast;

import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The calls that fit a buffer in the state that was seen.
public final class Palette {

    /// Netty's buffers that follow rules of their own.
    private static final Set<String> PECULIAR = Set.of("EmptyByteBuf", "UnreleasableByteBuf", "ReplayingDecoderByteBuf");

    private Palette() {}

    /// The calls in the order in which they are to be shown.
    ///
    /// @param tape the buffer, or null for the calls that need none
    /// @param expression how the program names it
    public static List<PaletteCall> of(@Nullable Tape tape, String expression, Names names) {
        List<PaletteCall> calls = new ArrayList<>();
        switch (tape) {
            case Tape.Nio nio -> calls.addAll(new NioCalls(nio, expression, names).all());
            case Tape.Netty netty when !isPeculiar(netty) ->
                calls.addAll(new NettyCalls(netty, expression, names).all());
            case Tape.Netty _ -> {}
            case Tape.Array _ -> {}
            case null -> {}
        }
        calls.addAll(new CreateCalls(names).all());
        return calls;
    }

    private static boolean isPeculiar(Tape.Netty netty) {
        return PECULIAR.contains(netty.className().substring(netty.className().lastIndexOf('.') + 1));
    }
}
