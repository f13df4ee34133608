package forhont.cli;

import forhont.storage.Address;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option that says where learners' answers are kept. */
final class Database {

    @Option(
            names = "--database",
            paramLabel = "DATABASE",
            defaultValue = Address.DEFAULT,
            converter = Reader.class,
            description = "File or jdbc:postgresql://… address of what learners did (default: ${DEFAULT-VALUE}).")
    private Address address;

    Address address() {
        return address;
    }

    static final class Reader implements ITypeConverter<Address> {
        @Override
        public Address convert(String text) {
            try {
                return Address.parse(text);
            } catch (IllegalArgumentException bad) {
                throw new TypeConversionException(bad.getMessage());
            }
        }
    }
}
