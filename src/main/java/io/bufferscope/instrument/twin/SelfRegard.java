package io.bufferscope.instrument.twin;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import org.jspecify.annotations.Nullable;

/// The search for places where a program asks for names or lines of its own code, or for exceptions that it did not
/// catch: a twin would answer otherwise.
final class SelfRegard extends TreeScanner<@Nullable Void, @Nullable Void> {

    private static final Pattern ASKING = Pattern.compile("java\\.lang\\.(StackTraceElement|StackWalker|Class)\\..*"
            + "|java\\.lang\\.reflect\\..*"
            + "|java\\.lang\\.Object\\.getClass"
            + "|java\\.lang\\.(Throwable|Thread)\\.(getStackTrace|printStackTrace|dumpStack)"
            + "|java\\.lang\\.System\\.setErr");

    /// Methods that hand an exception to code that is no `catch`.
    private static final Pattern EXCEPTIONS = Pattern.compile(
            "java\\.lang\\.Thread(\\.Builder\\S*)?\\.\\w*[uU]ncaughtExceptionHandler"
                + "|java\\.util\\.concurrent\\.\\w+\\.(exceptionally\\w*|exceptionNow|handle\\w*|whenComplete\\w*|get|join)");

    private final Program program;

    SelfRegard(Program program) {
        this.program = program;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void p) {
        if (program.meanings().element(call) instanceof ExecutableElement method) {
            String name = method.getEnclosingElement() + "." + method.getSimpleName();
            if (ASKING.matcher(name).matches()) {
                throw new Refused(TwinRefusal.Reason.OWN_NAME, call);
            }
            if (EXCEPTIONS.matcher(name).matches()) {
                throw new Refused(TwinRefusal.Reason.EXCEPTION_USED, call);
            }
        }
        return super.visitMethodInvocation(call, null);
    }

    /// The class object of one of the program's own classes.
    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree select, @Nullable Void p) {
        Tree type = select.getExpression();
        Element named = program.meanings().element(type);
        boolean own = named != null
                && named.getKind() != ElementKind.PACKAGE
                && program.meanings().classes().stream()
                        .anyMatch(each -> named.equals(program.meanings().element(each)));
        if (own && type instanceof IdentifierTree && select.getIdentifier().contentEquals("class")) {
            throw new Refused(TwinRefusal.Reason.OWN_NAME, select);
        }
        return super.visitMemberSelect(select, null);
    }
}
