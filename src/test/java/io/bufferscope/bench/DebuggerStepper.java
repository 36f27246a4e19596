package io.bufferscope.bench;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.Field;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.LocalVariable;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.StackFrame;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.StepEvent;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.StepRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/// A stepper over the Java debugger interface that reads a buffer's position and limit at each line.
///
/// What a visualizer without woven code does; the yardstick of [RecordingBenchmark].
final class DebuggerStepper {

    private final Path classes;
    private final String mainClass;
    private final String variable;
    private long steps;
    private long checksum;

    DebuggerStepper(Path classes, String mainClass, String variable) {
        this.classes = classes;
        this.mainClass = mainClass;
        this.variable = variable;
    }

    /// Steps through the program until it ends or `limit` has passed, and returns steps per second.
    double stepsPerSecond(Duration limit) throws Exception {
        LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("main").setValue(mainClass);
        arguments.get("options").setValue("-cp " + classes);
        VirtualMachine machine = connector.launch(arguments);
        try {
            ClassPrepareRequest prepare = machine.eventRequestManager().createClassPrepareRequest();
            prepare.addClassFilter(mainClass);
            prepare.enable();
            return step(machine, limit);
        } finally {
            machine.process().destroyForcibly();
        }
    }

    private double step(VirtualMachine machine, Duration limit) throws Exception {
        long start = 0;
        long end = Long.MAX_VALUE;
        try {
            while (System.nanoTime() < end) {
                EventSet events = machine.eventQueue().remove();
                for (Event event : events) {
                    handle(machine, event);
                }
                if (start == 0 && steps > 0) {
                    start = System.nanoTime();
                    end = start + limit.toNanos();
                }
                events.resume();
            }
        } catch (VMDisconnectedException ended) {
            end = System.nanoTime();
        }
        return steps * 1e9 / (Math.min(System.nanoTime(), end) - start);
    }

    private void handle(VirtualMachine machine, Event event) throws Exception {
        switch (event) {
            case ClassPrepareEvent prepared -> stopInMain(machine, prepared);
            case BreakpointEvent reached -> stepLines(machine, reached.thread());
            case StepEvent stepped -> read(stepped.thread());
            default -> {}
        }
    }

    private static void stopInMain(VirtualMachine machine, ClassPrepareEvent prepared) {
        machine.eventRequestManager()
                .createBreakpointRequest(prepared.referenceType()
                        .methodsByName("main")
                        .getFirst()
                        .location())
                .enable();
    }

    private static void stepLines(VirtualMachine machine, ThreadReference thread) {
        StepRequest request =
                machine.eventRequestManager().createStepRequest(thread, StepRequest.STEP_LINE, StepRequest.STEP_OVER);
        request.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
        request.enable();
    }

    private void read(ThreadReference thread) throws IncompatibleThreadStateException, AbsentInformationException {
        steps++;
        StackFrame frame = thread.frame(0);
        LocalVariable local = frame.visibleVariableByName(variable);
        if (local != null && frame.getValue(local) instanceof ObjectReference buffer) {
            checksum += number(buffer, "position") + number(buffer, "limit");
        }
    }

    private static int number(ObjectReference buffer, String name) {
        Field field = buffer.referenceType().fieldByName(name);
        return ((com.sun.jdi.IntegerValue) buffer.getValue(field)).value();
    }

    /// Sum of all that was read, so that nothing is read for nothing.
    long checksum() {
        return checksum;
    }
}
