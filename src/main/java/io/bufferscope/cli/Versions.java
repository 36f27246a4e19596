package io.bufferscope.cli;

import picocli.CommandLine.IVersionProvider;

/// The versions that `--version` prints.
final class Versions implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"bufferscope " + application(), "Java " + Runtime.version()};
    }

    static String application() {
        String version = Versions.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }
}
