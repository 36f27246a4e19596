package io.bufferscope.app.copies;

import io.bufferscope.copies.rdma.AsyncEvent;
import io.bufferscope.copies.rdma.Completion;
import io.bufferscope.copies.rdma.CompletionQueue;
import io.bufferscope.copies.rdma.Fabric;
import io.bufferscope.copies.rdma.MemoryRegion;
import io.bufferscope.copies.rdma.QpState;
import io.bufferscope.copies.rdma.QueuePair;
import io.bufferscope.copies.rdma.Verb;
import io.bufferscope.copies.rdma.Verb.End;
import io.bufferscope.copies.rdma.VerbText;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.copies.Site;
import io.bufferscope.picture.copies.Site.Cell;
import io.bufferscope.picture.copies.Site.Use;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// The words of the ends of the RDMA model out of its state.
final class SiteMaker {

    private static final List<String> STATES =
            Stream.of(QpState.values()).map(QpState::name).toList();

    private final Messages words;
    private final Fabric fabric;

    SiteMaker(Messages words, Fabric fabric) {
        this.words = words;
        this.fabric = fabric;
    }

    Site site(End end) {
        List<Site.Box> boxes = new ArrayList<>();
        fabric.domains().forEach((id, where) -> {
            if (where == end) {
                boxes.add(domain(id));
            }
        });
        fabric.pairs().values().stream().filter(pair -> pair.end() == end).forEach(pair -> boxes.add(pair(pair)));
        fabric.queues().values().stream().filter(queue -> queue.end() == end).forEach(queue -> boxes.add(queue(queue)));
        fabric.regions().values().stream()
                .filter(region -> region.end() == end)
                .forEach(each -> boxes.add(region(each)));
        fabric.events().values().stream().filter(event -> event.end() == end).forEach(event -> boxes.add(event(event)));
        long pinned = fabric.pinned(end);
        String note = words.text("rdma.pinned", ByteSize.of(pinned), ByteSize.of(fabric.pinLimit()));
        return new Site(VerbText.end(end, words), note, pinned / (double) fabric.pinLimit(), boxes);
    }

    private Site.Box domain(int id) {
        String title = "PD " + id + " · " + words.text("rdma.domain");
        return new Site.Box("pd:" + id, title, "", false, List.of(), -1, List.of(), "", title);
    }

    private Site.Box pair(QueuePair pair) {
        String title = "QP " + pair.id() + (pair.peer() == 0 ? "" : " → " + pair.peer()) + " · "
                + (pair.reliable() ? "RC" : "UC") + " · PD " + pair.pd() + " · CQ " + pair.cq();
        List<Cell> sends = new ArrayList<>();
        pair.sends().forEach(send -> sends.add(new Cell("#" + send.id(), Use.FULL)));
        fill(sends, new Cell("", Use.TAKEN), pair.used());
        fill(sends, new Cell("", Use.EMPTY), pair.mostSends());
        List<Cell> receives = new ArrayList<>();
        pair.receives().forEach(each -> receives.add(new Cell("#" + each.id(), Use.FULL)));
        fill(receives, new Cell("", Use.EMPTY), pair.mostReceives());
        List<Site.Row> rows = List.of(
                new Site.Row(words.text("rdma.sends"), sends), new Site.Row(words.text("rdma.receives"), receives));
        String tip = title + ": " + pair.state() + ". "
                + words.text(
                        "rdma.pair.tip",
                        pair.sends().size(),
                        pair.used(),
                        pair.mostSends(),
                        pair.receives().size());
        boolean broken = pair.state() == QpState.ERR || pair.state() == QpState.SQE;
        String peer = pair.peer() == 0 ? "" : "qp:" + pair.peer();
        return new Site.Box(
                "qp:" + pair.id(), title, "", broken, STATES, pair.state().ordinal(), rows, peer, tip);
    }

    private static void fill(List<Cell> cells, Cell with, int upTo) {
        cells.addAll(Collections.nCopies(Math.max(0, upTo - cells.size()), with));
    }

    private Site.Box queue(CompletionQueue queue) {
        int size = queue.entries().size();
        String title = "CQ " + queue.id() + " · "
                + words.text(queue.broken() ? "rdma.queue.broken" : "rdma.queue", size, queue.capacity());
        List<Cell> cells = new ArrayList<>();
        queue.entries().forEach(entry -> cells.add(cell(entry)));
        fill(cells, new Cell("", Use.EMPTY), queue.capacity());
        List<Site.Row> rows = List.of(new Site.Row(words.text("rdma.completions"), cells));
        String all =
                String.join(", ", queue.entries().stream().map(SiteMaker::said).toList());
        String tip = all.isEmpty() ? title : title + ": " + all;
        return new Site.Box("cq:" + queue.id(), title, "", queue.broken(), List.of(), -1, rows, "", tip);
    }

    private static Cell cell(Completion completion) {
        boolean good = completion.status() == Completion.Status.SUCCESS;
        return new Cell((good ? "✓" : "✗") + completion.request(), good ? Use.FULL : Use.BAD);
    }

    /// A completion in a few words.
    static String said(Completion completion) {
        return "#" + completion.request() + " " + completion.status();
    }

    private Site.Box region(MemoryRegion region) {
        boolean copy = region.backing() == Verb.Backing.JNI_COPY;
        String kind = copy ? "GetByteArrayElements" : words.text("rdma.direct");
        String title = "MR " + region.id() + " · PD " + region.pd() + " · " + kind;
        String access = (region.localWrite() ? " · LOCAL_WRITE" : "") + (region.remoteWrite() ? " · REMOTE_WRITE" : "");
        String note =
                words.text("rdma.region", region.length(), String.format("%03x", region.address() % MemoryRegion.PAGE))
                        + access;
        Use use = region.freed() ? Use.BAD : Use.FULL;
        int pages = (int) (region.pinned() / MemoryRegion.PAGE);
        List<Site.Row> rows = new ArrayList<>();
        rows.add(new Site.Row(words.text("rdma.pages"), Collections.nCopies(pages, new Cell("4 KiB", use))));
        if (region.received() > 0) {
            String bytes = Integer.toString(region.received());
            rows.add(new Site.Row(words.text("rdma.arrived"), List.of(new Cell(bytes, Use.FULL))));
        }
        String state = region.freed() ? " · " + words.text("rdma.freed") : "";
        return new Site.Box(
                "mr:" + region.id(),
                title + state,
                note,
                region.freed(),
                List.of(),
                -1,
                rows,
                "",
                title + ". " + note + state);
    }

    private Site.Box event(AsyncEvent event) {
        String read = words.text(event.read() ? "rdma.event.read" : "rdma.event.waits");
        String title = "#" + event.id() + " " + event.kind() + " · " + event.source() + " · " + read;
        return new Site.Box("event:" + event.id(), title, "", true, List.of(), -1, List.of(), "", title);
    }
}
