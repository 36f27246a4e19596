package io.bufferscope.app.scope;

/// The style classes of the Scope room.
final class ScopeStyles {

    static final String PROGRAMS = "programs";
    static final String PROBLEMS = "problems";
    static final String TIMELINE = "timeline";
    static final String TIMELINE_ROW = "timeline-row";
    static final String STEP_LABEL = "step-label";
    static final String HINT = "hint";
    static final String LEGEND = "legend";
    static final String TAPE_TOOLS = "tape-tools";
    static final String POINTER_WORD = "pointer-word";
    static final String VARIABLES = "variables";
    static final String VARIABLE_TYPE = "variable-type";
    static final String VARIABLE_ROW = "variable-row";
    static final String CONSOLE = "console";
    static final String CONSOLE_ERROR = "console-error";
    static final String INPUT = "input-card";
    static final String NOTE = "note";
    static final String LOG = "log-pane";
    static final String DEPTHS = "depths";
    static final String LOG_NUMBER = "log-number";
    static final String LOG_TOOLS = "log-tools";

    static final String RUNS = "runs";
    static final String RUNS_SCROLL = "runs-scroll";
    static final String RUN = "run";
    static final String RUN_ROW = "run-row";
    static final String BREAKPOINTS = "breakpoints";
    static final String BREAKPOINT = "breakpoint";
    static final String BREAKPOINT_LINE = "breakpoint-line";
    static final String CONDITION_PROBLEM = "condition-problem";
    static final String HISTORY = "history";
    static final String JUMPS = "jumps";
    static final String JUMP = "jump";
    static final String TIME_LINK = "time-link";
    static final String TIMELINE_LEGEND = "timeline-legend";

    static final String PALETTE = "palette";
    static final String PALETTE_GROUPS = "palette-groups";
    static final String PALETTE_ROW = "palette-row";
    static final String PALETTE_GROUP = "palette-group";
    static final String PALETTE_CALL = "palette-call";
    static final String PALETTE_MENU = "palette-menu";
    static final String PALETTE_HINT = "palette-hint";

    static final String COMPARE = "compare";
    static final String COMPARE_HEAD = "compare-head";

    private ScopeStyles() {}
}
