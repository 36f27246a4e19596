package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import javafx.beans.property.DoubleProperty;
import javafx.geometry.Pos;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The choice of how fast steps are played.
final class SpeedBox extends HBox {

    SpeedBox(Words words, DoubleProperty speed) {
        setAlignment(Pos.CENTER);
        setMinWidth(USE_PREF_SIZE);
        MenuButton named = new MenuButton();
        named.textProperty().bind(words.of(() -> words.say("speed.value", Speeds.text(speed.get())), speed));
        named.setMinWidth(Region.USE_PREF_SIZE);
        Controls.name(named, words.of("speed.title"));
        for (Speeds.Named each : Speeds.NAMED) {
            MenuItem item = new MenuItem();
            item.textProperty().bind(words.of(() -> words.say(each.key(), Speeds.text(each.speed()))));
            item.setOnAction(event -> speed.set(each.speed()));
            named.getItems().add(item);
        }
        getChildren().addAll(slider(words, speed), named);
    }

    private static Slider slider(Words words, DoubleProperty speed) {
        Slider slider = new Slider(0, 1, Speeds.place(speed.get()));
        slider.setBlockIncrement(0.05);
        slider.accessibleTextProperty().bind(words.of("speed.title"));
        slider.valueProperty().subscribe(place -> {
            if (Math.abs(Speeds.place(speed.get()) - place.doubleValue()) > 1e-6) {
                speed.set(Speeds.at(place.doubleValue()));
            }
        });
        speed.subscribe(value -> slider.setValue(Speeds.place(value.doubleValue())));
        slider.setPrefWidth(90);
        slider.setMinWidth(60);
        return slider;
    }
}
