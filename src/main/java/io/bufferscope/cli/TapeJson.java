package io.bufferscope.cli;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.TapeBytes;
import java.nio.ByteOrder;
import tools.jackson.core.JsonGenerator;

/// The JSON form of a tape.
final class TapeJson {

    private static final String DIGITS = "0123456789abcdef";

    private final JsonGenerator json;

    TapeJson(JsonGenerator json) {
        this.json = json;
    }

    void write(Frame frame, Tape tape) {
        json.writeStartObject();
        json.writeNumberProperty("id", tape.id());
        json.writeArrayPropertyStart("names");
        tape.names().forEach(json::writeString);
        json.writeEndArray();
        switch (tape) {
            case Tape.Nio nio -> nio(nio);
            case Tape.Netty netty -> netty(netty);
            case Tape.Array array -> kind("byte[]", array);
        }
        place(frame, tape);
        json.writeEndObject();
    }

    private void kind(String kind, Tape tape) {
        json.writeStringProperty("kind", kind);
        json.writeStringProperty("class", tape.className());
        json.writeNumberProperty("capacity", tape.capacity());
    }

    private void nio(Tape.Nio nio) {
        kind(nio.type(), nio);
        json.writeNumberProperty("position", nio.position());
        json.writeNumberProperty("limit", nio.limit());
        json.writeNumberProperty("mark", nio.mark());
        manner(nio.order(), nio.readOnly(), nio.direct(), nio.torn());
        json.writeNumberProperty("elementSize", nio.elementSize());
    }

    private void netty(Tape.Netty netty) {
        kind("ByteBuf", netty);
        json.writeNumberProperty("readerIndex", netty.readerIndex());
        json.writeNumberProperty("writerIndex", netty.writerIndex());
        json.writeNumberProperty("maxCapacity", netty.maxCapacity());
        json.writeNumberProperty("refCnt", netty.refCnt());
        manner(netty.order(), netty.readOnly(), netty.direct(), netty.torn());
        json.writeNumberProperty("parent", netty.parent());
        json.writeArrayPropertyStart("components");
        netty.components().forEach(this::component);
        json.writeEndArray();
    }

    private void manner(ByteOrder order, boolean readOnly, boolean direct, boolean torn) {
        json.writeStringProperty("order", order.toString());
        json.writeBooleanProperty("readOnly", readOnly);
        json.writeBooleanProperty("direct", direct);
        json.writeBooleanProperty("torn", torn);
    }

    private void component(Tape.Component component) {
        json.writeStartObject();
        json.writeNumberProperty("start", component.start());
        json.writeNumberProperty("length", component.length());
        json.writeNumberProperty("memory", component.memory());
        json.writeNumberProperty("offset", component.offset());
        json.writeEndObject();
    }

    private void place(Frame frame, Tape tape) {
        json.writeNumberProperty("memory", tape.memory());
        json.writeNumberProperty("offset", tape.offset());
        json.writeStringProperty("hex", hex(new TapeBytes(frame, tape)));
    }

    /// Two digits for each byte from index 0 to the last one recorded; `??` for one that was not recorded.
    private static String hex(TapeBytes contents) {
        StringBuilder hex = new StringBuilder();
        int recorded = 0;
        for (long index = 0; index < contents.length(); index++) {
            int value = contents.get(index);
            if (value < 0) {
                hex.append("??");
            } else {
                hex.append(DIGITS.charAt(value >> 4)).append(DIGITS.charAt(value & 15));
                recorded = hex.length();
            }
        }
        hex.setLength(recorded);
        return hex.toString();
    }
}
