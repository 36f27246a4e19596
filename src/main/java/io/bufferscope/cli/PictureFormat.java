package io.bufferscope.cli;

/// A file format of pictures, named as on the command line.
enum PictureFormat {
    svg,
    png
}
