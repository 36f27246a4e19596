package io.bufferscope.picture.forecast;

import java.util.List;

/// A call that can be written into a program.
///
/// @param label the call without its receiver, such as `flip()`
/// @param statement the whole statement
/// @param imports types it needs, by their full names
/// @param forecast what it would do now
public record PaletteCall(Group group, String label, String statement, List<String> imports, Forecast forecast) {

    /// What a call is for.
    public enum Group {
        CREATE,
        WRITE,
        READ,
        MOVE,
        VIEW,
        REFERENCE
    }

    /// A call with less words where they tell little.
    static String brief(String call) {
        return call.replace("new byte[] {1, 2, 3}", "byte[3]")
                .replace("new byte[3]", "byte[3]")
                .replace("ByteOrder.", "");
    }

    /// Whether it gives a variable of its own to a new buffer.
    public boolean declares() {
        return forecast instanceof Forecast.Creates;
    }
}
