/// A file with nothing but this comment.
