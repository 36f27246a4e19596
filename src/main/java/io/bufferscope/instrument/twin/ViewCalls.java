package io.bufferscope.instrument.twin;

import org.jspecify.annotations.Nullable;

/// What is written for the calls that make a view of a buffer.
final class ViewCalls {

    @Nullable
    Buf write(Site site, Signature called) {
        return switch (called.toString()) {
            case "slice()" -> rest(site);
            case "slice(int,int)" -> part(site);
            case "duplicate()" ->
                made(site, site.mode() == Mode.EITHER ? State.ANY : site.state().duplicated());
            case "asReadOnlyBuffer()" -> frozen(site);
            default -> throw site.refused(TwinRefusal.Reason.NO_COUNTERPART);
        };
    }

    private static Buf made(Site site, State state) {
        Buf view = new Buf();
        site.flow().set(view, state);
        return view;
    }

    /// A slice of what is between position and limit.
    private static Buf rest(Site site) {
        State state = site.state();
        if (site.mode() == Mode.WRITING) {
            String name = site.name();
            site.rewrite("slice(" + name + ".writerIndex(), " + name + ".writableBytes())");
        }
        return made(site, state.view(state.remaining()));
    }

    private static Buf part(Site site) {
        State state = site.state();
        int size = site.constant(1);
        if (site.mode() == Mode.READING && !state.isBounded(site.constant(0), size)) {
            String many = site.repeatable(1);
            site.flow().insert(site.program().start(site.argument(0)), "Objects.checkFromIndexSize(");
            site.flow()
                    .insert(site.program().end(site.argument(0)), ", " + many + ", " + site.name() + ".writerIndex())");
        }
        return made(site, state.view(size));
    }

    /// A view of a view of this kind would be the same object.
    private static Buf frozen(Site site) {
        site.mode();
        site.refuseIfReadOnly();
        site.rename("asReadOnly");
        return made(site, site.state().frozen());
    }
}
