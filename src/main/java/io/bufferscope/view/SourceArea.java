package io.bufferscope.view;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.StyleHandlerRegistry;
import jfx.incubator.scene.control.richtext.model.StyleAttribute;
import jfx.incubator.scene.control.richtext.model.StyleAttributeMap;

/// A code area that gives each stretch of text the style class of its kind.
///
/// Style names of the rich text area itself are looked up for every stretch whenever the area is laid out, which is
/// what
/// typing in a long source would then mostly cost.
final class SourceArea extends CodeArea {

    private static final StyleAttribute<String> KIND = new StyleAttribute<>("KIND", String.class, false);
    private static final Map<String, StyleAttributeMap> KINDS = new ConcurrentHashMap<>();
    private static final StyleHandlerRegistry HANDLERS = handlers();

    /// The attributes of text of a kind.
    ///
    /// @param styleClass one of [Styles]
    static StyleAttributeMap kind(String styleClass) {
        return KINDS.computeIfAbsent(
                styleClass, name -> StyleAttributeMap.builder().set(KIND, name).build());
    }

    @Override
    public StyleHandlerRegistry getStyleHandlerRegistry() {
        return HANDLERS;
    }

    private static StyleHandlerRegistry handlers() {
        StyleHandlerRegistry.Builder handlers = StyleHandlerRegistry.builder(styleHandlerRegistry);
        handlers.<SourceArea, String>setSegHandler(
                KIND, (area, cell, name) -> cell.getNode().getStyleClass().addAll(Styles.CODE_TEXT, name));
        return handlers.build();
    }
}
