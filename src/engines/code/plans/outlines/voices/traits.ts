import { capital } from '../../../../capital.ts';
import type { ClassType } from '../outline.ts';
import { snake } from '../spelling.ts';

/** Equality and text form of a class; Kotlin and Rust generate them. */
interface Traits {
  readonly equals?: (type: ClassType) => string;
  readonly describes?: (type: ClassType) => string;
}

const all = ({ fields }: ClassType, write: (name: string) => string, between: string): string =>
  fields.map(({ name }) => write(name)).join(between);
const shown = (type: ClassType, write: (name: string) => string): string =>
  `${type.name}(${all(type, (name) => `${name}=${write(name)}`, ', ')})`;

const script = (isTyped: boolean): Traits => ({
  equals: (type) =>
    `equals(other${isTyped ? `: ${type.name}` : ''})${isTyped ? ': boolean' : ''} {\n  return ${all(type, (name) => `this.${name} === other.${name}`, ' && ')};\n}`,
  describes: (type) =>
    `toString()${isTyped ? ': string' : ''} {\n  return \`${shown(type, (name) => `\${this.${name}}`)}\`;\n}`,
});

export const TRAITS: Readonly<Record<string, Traits>> = {
  python: {
    equals: (type) =>
      `def __eq__(self, other: object) -> bool:\n  return isinstance(other, ${type.name}) and ${all(type, (name) => `self.${snake(name)} == other.${snake(name)}`, ' and ')}\n\ndef __hash__(self) -> int:\n  return hash((${all(type, (name) => `self.${snake(name)}`, ', ')},))`,
    describes: (type) =>
      `def __str__(self) -> str:\n  return f"${shown(type, (name) => `{self.${snake(name)}}`)}"\n\n__repr__ = __str__`,
  },
  ruby: {
    equals: (type) =>
      `def ==(other)\n  other.is_a?(${type.name}) && ${all(type, (name) => `${snake(name)} == other.${snake(name)}`, ' && ')}\nend\nalias eql? ==\n\ndef hash\n  [${all(type, snake, ', ')}].hash\nend`,
    describes: (type) => `def to_s\n  "${shown(type, (name) => `#{@${snake(name)}}`)}"\nend`,
  },
  php: {
    equals: (type) =>
      `public function equals(self $other): bool\n{\n  return ${all(type, (name) => `$this->${name} === $other->${name}`, ' && ')};\n}`,
    describes: (type) =>
      `public function __toString(): string\n{\n  return "${shown(type, (name) => `{$this->${name}}`)}";\n}`,
  },
  javascript: script(false),
  typescript: script(true),
  java: {
    equals: (type) =>
      `@Override\npublic boolean equals(Object object) {\n  return object instanceof ${type.name} other && ${all(type, (name) => `Objects.equals(${name}, other.${name})`, ' && ')};\n}\n\n@Override\npublic int hashCode() {\n  return Objects.hash(${all(type, (name) => name, ', ')});\n}`,
    describes: (type) =>
      `@Override\npublic String toString() {\n  return "${type.name}(${type.fields.map(({ name }) => `${name}=" + ${name} + "`).join(', ')})";\n}`,
  },
  csharp: {
    equals: (type) =>
      `public override bool Equals(object obj)\n{\n  return obj is ${type.name} other && ${all(type, (name) => `Equals(${capital(name)}, other.${capital(name)})`, ' && ')};\n}\n\npublic override int GetHashCode()\n{\n  return (${type.fields.length > 1 ? all(type, capital, ', ') : all(type, capital, '')}).GetHashCode();\n}`,
    describes: (type) =>
      `public override string ToString()\n{\n  return $"${shown(type, (name) => `{${capital(name)}}`)}";\n}`,
  },
  swift: {
    equals: (type) =>
      `static func == (left: ${type.name}, right: ${type.name}) -> Bool {\n  return ${all(type, (name) => `left.${name} == right.${name}`, ' && ')}\n}`,
    describes: (type) => `var description: String {\n  return "${shown(type, (name) => `\\(${name})`)}"\n}`,
  },
  go: {
    equals: (type) =>
      `func (${type.name.charAt(0).toLowerCase()} *${type.name}) Equals(other *${type.name}) bool {\n  return ${all(type, (name) => `${type.name.charAt(0).toLowerCase()}.${capital(name)} == other.${capital(name)}`, ' && ')}\n}`,
    describes: (type) =>
      `func (${type.name.charAt(0).toLowerCase()} *${type.name}) String() string {\n  return fmt.Sprintf("${shown(type, () => '%v')}", ${all(type, (name) => `${type.name.charAt(0).toLowerCase()}.${capital(name)}`, ', ')})\n}`,
  },
  cpp: {
    equals: (type) =>
      `bool operator==(const ${type.name} &other) const {\n  return ${all(type, (name) => `${name}_ == other.${name}_`, ' && ')};\n}`,
    describes: (type) =>
      `friend std::ostream &operator<<(std::ostream &out, const ${type.name} &value) {\n  return out << "${type.name}(${type.fields.map(({ name }) => `${name}=" << value.${name}_ << "`).join(', ')})";\n}`,
  },
};
