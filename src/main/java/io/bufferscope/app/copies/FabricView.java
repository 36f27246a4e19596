package io.bufferscope.app.copies;

import io.bufferscope.app.shell.Drawing;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.copies.rdma.Verb.End;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.copies.Site;
import io.bufferscope.picture.copies.SiteLayout;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The picture of both ends of the RDMA model in the state that is looked at.
final class FabricView extends Drawing {

    private final Manner manner;
    private final RdmaModel model;

    FabricView(Manner manner, RdmaModel model) {
        super(manner);
        this.manner = manner;
        this.model = model;
    }

    @Override
    protected Picture draw(double width) {
        SiteMaker maker = new SiteMaker(manner.words().messages(), model.fabric());
        Site near = maker.site(End.NEAR);
        Site far = maker.site(End.FAR);
        setAccessibleText(Stream.of(near, far).map(FabricView::said).collect(Collectors.joining("\n")));
        return SiteLayout.picture(near, far, width);
    }

    private static String said(Site site) {
        return site.title() + ", " + site.note() + ": "
                + site.boxes().stream().map(Site.Box::tip).collect(Collectors.joining("; "));
    }
}
