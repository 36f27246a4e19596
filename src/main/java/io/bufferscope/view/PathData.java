package io.bufferscope.view;

import javafx.scene.canvas.GraphicsContext;

/// The path syntax of pictures (absolute `M L C Z`), played onto a canvas.
final class PathData {

    private final String[] words;
    private int next;

    private PathData(String data) {
        this.words =
                data.replace(',', ' ').replaceAll("([MLCZ])", " $1 ").trim().split("\\s+", -1);
    }

    /// Makes `data` the current path of a canvas, moved by (x, y).
    static void trace(GraphicsContext canvas, String data, double x, double y) {
        canvas.beginPath();
        new PathData(data).play(canvas, x, y);
    }

    private void play(GraphicsContext canvas, double x, double y) {
        String command = "";
        while (next < words.length) {
            if (Character.isLetter(words[next].charAt(0))) {
                command = words[next++];
            }
            switch (command) {
                case "M" -> canvas.moveTo(x + number(), y + number());
                case "L" -> canvas.lineTo(x + number(), y + number());
                case "C" ->
                    canvas.bezierCurveTo(
                            x + number(), y + number(), x + number(), y + number(), x + number(), y + number());
                case "Z" -> canvas.closePath();
                default -> throw new IllegalArgumentException("not a path: " + command);
            }
        }
    }

    private double number() {
        return Double.parseDouble(words[next++]);
    }
}
