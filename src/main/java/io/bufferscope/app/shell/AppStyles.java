package io.bufferscope.app.shell;

/// The style classes of the window's own parts.
public final class AppStyles {

    public static final String SHELL = "shell";
    public static final String TOP_BAR = "top-bar";
    public static final String APP_NAME = "app-name";
    public static final String SUBJECT = "subject";
    public static final String RAIL = "rail";
    public static final String RAIL_BUTTON = "rail-button";
    public static final String BANNER = "banner";
    public static final String CARD = "card-pane";
    public static final String CARD_TITLE = "card-title";
    public static final String ROOM_PANE = "room-pane";
    public static final String ROOM_SIDE = "room-side";
    public static final String ROOM_BAR = "room-bar";
    public static final String CARDS = "cards";
    public static final String CARD_FLOW = "card-flow";
    public static final String CARD_FORM = "card-form";
    public static final String CARD_FACTS = "card-facts";
    public static final String CARD_EVIDENCE = "card-evidence";
    public static final String SMALL = "small-control";
    public static final String SENTENCE = "sentence";
    public static final String VERDICT = "verdict";
    public static final String ICON_BUTTON = "icon-button";
    public static final String WITH_ICON = "with-icon";
    public static final String SPARE = "spare";
    public static final String MONO = "mono";
    public static final String MUTED = "muted";
    public static final String PANE_HEAD = "pane-head";
    public static final String CHIP = "chip";
    public static final String CHIP_WARNING = "chip-warning";
    public static final String SHEET = "sheet";
    public static final String SHEET_BACK = "sheet-back";
    public static final String KEY_CAP = "key-cap";
    public static final String KEY_CAPS = "key-caps";
    public static final String BUTTON_ROW = "button-row";
    public static final String TERM = "term";
    public static final String TERM_NAME = "term-name";
    public static final String FIND_ROW = "find-row";
    public static final String FIND_KIND = "find-kind";
    public static final String FORM = "form";

    private AppStyles() {}
}
