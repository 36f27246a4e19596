package io.bufferscope.instrument;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.function.ToIntFunction;

/// Places in a source that its trees do not tell: heads of statements, parentheses, names.
///
/// @param text the whole source
record TreeTexts(String text) {

    /// Where the part of a statement ends that runs when its line is reached: all of a simple statement, the head of a
    /// compound one; -1 for a tree that makes no instructions or is treated elsewhere.
    ///
    /// (By kind, not by pattern: the first pattern switch of a process costs as much as reading a file.)
    int headEnd(StatementTree tree, ToIntFunction<Tree> start, ToIntFunction<Tree> end) {
        return switch (tree.getKind()) {
            case IF -> end.applyAsInt(((IfTree) tree).getCondition());
            case WHILE_LOOP -> end.applyAsInt(((WhileLoopTree) tree).getCondition());
            case SWITCH -> end.applyAsInt(((SwitchTree) tree).getExpression());
            case SYNCHRONIZED -> end.applyAsInt(((SynchronizedTree) tree).getExpression());
            case FOR_LOOP -> trimmed(start.applyAsInt(((ForLoopTree) tree).getStatement()));
            case ENHANCED_FOR_LOOP -> trimmed(start.applyAsInt(((EnhancedForLoopTree) tree).getStatement()));
            case TRY -> resourcesEnd((TryTree) tree, start);
            case EXPRESSION_STATEMENT, RETURN, THROW, YIELD, BREAK, CONTINUE, ASSERT -> end.applyAsInt(tree);
            default -> -1;
        };
    }

    private int resourcesEnd(TryTree tree, ToIntFunction<Tree> start) {
        return tree.getResources().isEmpty() ? -1 : trimmed(start.applyAsInt(tree.getBlock()));
    }

    /// The offset of the last `name` before `end`, -1 if there is none.
    int nameBefore(String name, int end) {
        return end < 0 ? -1 : text.lastIndexOf(name, end - 1);
    }

    /// The offset of the next opening parenthesis that is not in a comment, -1 if there is none.
    int parenthesisAfter(int offset) {
        int at = offset;
        while (at >= 0 && at < text.length() && text.charAt(at) != '(') {
            at = text.startsWith("//", at) ? after("\n", at) : text.startsWith("/*", at) ? after("*/", at) : at + 1;
        }
        return at < text.length() ? at : -1;
    }

    private int after(String what, int from) {
        int found = text.indexOf(what, from + 2);
        return found < 0 ? text.length() : found + what.length();
    }

    private int trimmed(int end) {
        int at = end;
        while (at > 0 && Character.isWhitespace(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    /// The name of the method that a call selects.
    static String calledName(Tree select) {
        return select instanceof MemberSelectTree member
                ? member.getIdentifier().toString()
                : select.toString();
    }

    /// The last name of a type, without packages, arguments and annotations.
    static String simpleName(Tree type) {
        return switch (type.getKind()) {
            case PARAMETERIZED_TYPE -> simpleName(((ParameterizedTypeTree) type).getType());
            case ANNOTATED_TYPE -> simpleName(((AnnotatedTypeTree) type).getUnderlyingType());
            case MEMBER_SELECT -> ((MemberSelectTree) type).getIdentifier().toString();
            case IDENTIFIER -> ((IdentifierTree) type).getName().toString();
            default -> "";
        };
    }
}
