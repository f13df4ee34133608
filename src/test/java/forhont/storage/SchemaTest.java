package forhont.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SchemaTest {
    private static final String NEXT = "classpath:forhont/storage/next";

    private static Schema later(Address address) {
        return new Schema(address, Schema.PLACE, NEXT);
    }

    @ParameterizedTest
    @EnumSource
    void a_database_of_a_newer_version_is_refused_and_left_alone(Databases kind) {
        Address address = kind.fresh();
        later(address).bringUpToDate(Given.START);
        assertThatThrownBy(() -> Store.open(address, InstantSource.system(), sentence -> {}))
                .isInstanceOf(NewerSchema.class)
                .hasMessageContaining("schema 4")
                .hasMessageContaining("schema 3");
    }

    @Test
    void a_file_is_copied_before_it_is_changed() {
        Address address = Databases.SQLITE.fresh();
        assertThat(new Schema(address).bringUpToDate(Given.START)).isEmpty();
        assertThat(new Schema(address).bringUpToDate(Given.START)).isEmpty();
        String copy = later(address).bringUpToDate(Instant.EPOCH).orElseThrow();
        assertThat(copy).endsWith("forhont.db.schema-3-19700101-000000");
        Address old = new Address.SqliteFile(Path.of(copy));
        int rows = Jdbi.create(Pools.plain(old))
                .withHandle(handle -> handle.createQuery("select count(*) from pulse")
                        .mapTo(Integer.class)
                        .one());
        assertThat(rows).isEqualTo(1);
        Store.open(old, InstantSource.system(), sentence -> {}).close();
    }

    @ParameterizedTest
    @EnumSource
    void answers_kept_in_the_first_form_are_there_in_the_next(Databases kind) {
        Address address = kind.fresh();
        Flyway.configure()
                .dataSource(Pools.plain(address))
                .locations(Schema.PLACE)
                .target("1")
                .load()
                .migrate();
        Secret device = Secret.random();
        Answered before = Given.right(Secret.random(), "a");
        Jdbi.create(Pools.plain(address)).useHandle(handle -> {
            String id = device.digest();
            handle.execute("insert into learner (id, since, used) values (?, 0, 0)", id);
            handle.execute(
                    "insert into pass (digest, learner, kind, valid_until) values (?, ?, 'device', ?)",
                    id,
                    id,
                    LearnerRows.ALWAYS);
            handle.execute(
                    "insert into answer values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    id,
                    before.item(),
                    before.given(),
                    before.lesson(),
                    before.step(),
                    before.version(),
                    before.attempt(),
                    1,
                    before.at().toEpochMilli());
        });
        try (Store store = Store.open(address, InstantSource.system(), sentence -> {})) {
            assertThat(new Learners(store).answers(device)).containsExactly(before);
        }
    }
}
