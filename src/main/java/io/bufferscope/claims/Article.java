package io.bufferscope.claims;

import java.util.List;

/// An article and what it claims.
///
/// @param id three digits, such as `000`
/// @param title its title, in our words
/// @param written what the explanations of its claims were written for: versions of Netty and of the JDK
public record Article(String id, Text title, Text written, List<Claim> claims) {}
