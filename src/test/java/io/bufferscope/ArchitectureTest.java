package io.bufferscope;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.netty.buffer.ByteBuf;
import java.nio.Buffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// The house as `docs/architecture.md` draws it: which room may use what.
@AnalyzeClasses(
        packages = {"io.bufferscope", "io.netty.buffer"},
        importOptions = ArchitectureTest.OurClasses.class)
class ArchitectureTest {

    private static final String HOUSE = "io.bufferscope";

    /// The accessors that stand in Netty's own package to see what Netty shows to nobody else: a part of the probe.
    private static final String ACCESSORS = "io.netty.buffer";

    /// Each room and the rooms that it may use. The root, written as an empty name, puts the house together: it
    /// makes the runner for both fronts and trains the image's caches.
    private static final Map<String, List<String>> MAY_USE = Map.ofEntries(
            Map.entry("", List.of("app", "cli", "view", "session", "trace")),
            Map.entry(
                    "cli",
                    List.of(
                            "view",
                            "picture",
                            "bench",
                            "condition",
                            "claims",
                            "copies",
                            "lesson",
                            "handout",
                            "files",
                            "session",
                            "instrument",
                            "trace",
                            "l10n",
                            "theme")),
            Map.entry(
                    "app",
                    List.of(
                            "view",
                            "picture",
                            "bench",
                            "condition",
                            "claims",
                            "copies",
                            "lesson",
                            "handout",
                            "files",
                            "session",
                            "instrument",
                            "trace",
                            "l10n",
                            "theme")),
            Map.entry("view", List.of("picture", "trace", "l10n", "theme")),
            Map.entry("picture", List.of("trace", "l10n", "theme")),
            Map.entry("condition", List.of("trace", "l10n")),
            Map.entry("bench", List.of("trace", "l10n")),
            Map.entry("lesson", List.of("session", "instrument", "condition", "trace", "l10n", "files")),
            Map.entry("handout", List.of("lesson", "session", "picture", "trace", "theme", "l10n")),
            Map.entry("files", List.of()),
            Map.entry("claims", List.of("session", "instrument", "trace", "l10n")),
            Map.entry("copies", List.of("session", "trace", "l10n")),
            Map.entry("session", List.of("instrument", "trace")),
            Map.entry("instrument", List.of("trace")),
            Map.entry("probe", List.of("trace")),
            Map.entry("trace", List.of()),
            Map.entry("l10n", List.of()),
            Map.entry("theme", List.of()));

    @ArchTest
    static void rooms_areAllInTheTable(JavaClasses house) {
        assertThat(house.stream().filter(type -> !accessor(type)).map(ArchitectureTest::room))
                .isSubsetOf(MAY_USE.keySet());
    }

    @ArchTest
    static void rooms_useOnlyWhatTheTableAllows(JavaClasses house) {
        assertThat(house.stream().flatMap(ArchitectureTest::forbiddenUses).distinct())
                .isEmpty();
    }

    @ArchTest
    static final ArchRule rooms_haveNoCycles =
            slices().matching(HOUSE + ".(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule packages_haveNoCycles =
            slices().matching(HOUSE + ".(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule javaFx_isOnlyInAppAndView = noClasses()
            .that()
            .resideOutsideOfPackages(HOUSE + ".app..", HOUSE + ".view..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "jfx..", "com.sun.javafx..", "atlantafx..", "org.kordamp..");

    @ArchTest
    static final ArchRule netty_isOnlyInProbeBenchAndCopies = noClasses()
            .that()
            .resideOutsideOfPackages(HOUSE + ".probe..", HOUSE + ".bench..", HOUSE + ".copies..", ACCESSORS)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.netty..");

    @ArchTest
    static final ArchRule jmh_isOnlyInBench = noClasses()
            .that()
            .resideOutsideOfPackage(HOUSE + ".bench..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.openjdk.jmh..");

    @ArchTest
    static final ArchRule trace_usesTheBaseModuleOnly = classes()
            .that()
            .resideInAPackage(HOUSE + ".trace..")
            .should()
            .onlyDependOnClassesThat(ofJavaBase()
                    .or(JavaClass.Predicates.resideInAnyPackage(HOUSE + ".trace..", "org.jspecify.annotations")));

    @ArchTest
    static final ArchRule protobuf_isOnlyInCopiesAndBench = noClasses()
            .that()
            .resideOutsideOfPackages(HOUSE + ".copies.foreign..", HOUSE + ".bench.suite..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google.protobuf..");

    /// A buffer kept is a second truth; only what observes buffers, or moves bytes, holds one.
    @ArchTest
    static final ArchRule buffers_areNoFieldsOutsideTheirRooms = fields().that()
            .haveRawType(assignableTo(Buffer.class).or(assignableTo(ByteBuf.class)))
            .should()
            .beDeclaredInClassesThat()
            .resideInAnyPackage(
                    HOUSE + ".probe..",
                    HOUSE + ".trace..",
                    HOUSE + ".session..",
                    HOUSE + ".bench..",
                    HOUSE + ".copies..",
                    ACCESSORS);

    @ArchTest
    static final ArchRule theDoorToTheFxThread_isOneClass = noClasses()
            .that()
            .doNotHaveFullyQualifiedName(HOUSE + ".view.FxThread")
            .should()
            .callMethod(javafx.application.Platform.class, "runLater", Runnable.class);

    @ArchTest
    static final ArchRule standardStreams_areUsedOnlyByTheCommandLine = noClasses()
            .that()
            .resideOutsideOfPackages(HOUSE, HOUSE + ".cli..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .callMethod(Throwable.class, "printStackTrace");

    @ArchTest
    static final ArchRule otherToolkits_areNotUsed = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene.web..", "javafx.embed..", "javax.swing..", "java.awt..");

    @ArchTest
    static void packages_sayWhatTheyAreFor(JavaClasses house) {
        assertThat(house.stream().map(JavaClass::getPackage).distinct().filter(it -> !described(it)))
                .isEmpty();
    }

    private static Stream<String> forbiddenUses(JavaClass type) {
        if (accessor(type)) {
            return uses(type).filter(used -> !used.equals("trace") && !used.equals("probe"));
        }
        String room = room(type);
        return uses(type)
                .filter(used -> !used.equals(room)
                        && !MAY_USE.getOrDefault(room, List.of()).contains(used))
                .map(used -> type.getName() + " uses " + used);
    }

    private static Stream<String> uses(JavaClass type) {
        return type.getDirectDependenciesFromSelf().stream()
                .map(it -> it.getTargetClass().getBaseComponentType())
                .filter(used -> used.getName().startsWith(HOUSE + "."))
                .map(ArchitectureTest::room)
                .distinct();
    }

    private static String room(JavaClass type) {
        List<String> parts = new ArrayList<>(Arrays.asList(type.getPackageName().split("\\.")));
        return parts.size() < 3 ? "" : parts.get(2);
    }

    private static boolean accessor(JavaClass type) {
        return type.getPackageName().equals(ACCESSORS);
    }

    private static boolean described(JavaPackage room) {
        return room.tryGetPackageInfo().isPresent();
    }

    private static DescribedPredicate<JavaClass> ofJavaBase() {
        Set<String> packages = Object.class.getModule().getPackages();
        return describe("in java.base", type -> {
            JavaClass base = type.getBaseComponentType();
            return base.isPrimitive() || packages.contains(base.getPackageName());
        });
    }

    /// What `src/main` was compiled to: not Netty's jar, not the tests, not what JMH wrote.
    static final class OurClasses implements ImportOption {

        @Override
        public boolean includes(Location location) {
            return location.contains("/target/classes/") && !location.contains("/jmh_generated/");
        }
    }
}
