import type { Snippet } from '../../snippets/snippets.ts';
import type { EnumMethod, EnumWish } from './read-enum.ts';

const words = (name: string): string[] =>
  (/[a-z]/.test(name) ? name.replace(/([a-z0-9])([A-Z])/g, '$1_$2') : name).toLowerCase().split('_');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const upper = (name: string): string => words(name).join('_').toUpperCase();
const pascal = (name: string): string => words(name).map(capital).join('');
const camel = (name: string): string =>
  words(name)
    .map((word, at) => (at ? capital(word) : word))
    .join('');
const snake = (name: string): string => words(name).join('_');
const block = (lines: readonly string[], by = 1): string =>
  lines
    .flatMap((line) => line.split('\n'))
    .map((line) => '  '.repeat(by) + line)
    .join('\n');

interface EnumSyntax {
  readonly member: (name: string, type: string) => string;
  /** A member as other code names it. */
  readonly of: (member: string, type: string) => string;
  readonly method: (name: string) => string;
  readonly types: Readonly<Record<'int' | 'float' | 'bool', string>>;
  readonly truth: (value: boolean) => string;
  readonly write: (parts: Parts) => string;
  readonly example: (parts: Parts) => string;
}

interface Made {
  readonly name: string;
  readonly method: EnumMethod;
  readonly type: string;
  /** One for each member, as code. */
  readonly values: readonly string[];
}

interface Parts {
  readonly wish: EnumWish;
  readonly members: readonly string[];
  readonly all: readonly string[];
  readonly methods: readonly Made[];
  readonly summed?: Made;
}

const first = ({ members }: Parts): string => members[0] ?? '';
const variable = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);
const cases = (
  { values }: Made,
  labels: readonly string[],
  line: (label: string, value: string) => string,
): string[] => labels.map((label, at) => line(label, values[at] ?? ''));
const numbers = { int: 'int', float: 'double', bool: 'boolean' };
const truth = (value: boolean): string => String(value);

/** A loop that adds up, or prints what each member gives. */
const looped = (
  { wish, methods, summed, all }: Parts,
  words: {
    loop: (one: string, all: readonly string[]) => string;
    zero: (type: string) => string;
    add: (call: string) => string;
    print: (values: readonly string[]) => string;
    call: (one: string, made: Made) => string;
    name: (one: string) => string;
    end?: string;
  },
): string => {
  const one = variable(wish.name);
  const end = words.end === undefined ? [] : [words.end];
  if (summed)
    return [
      words.zero(summed.type),
      words.loop(one, all),
      `  ${words.add(words.call(one, summed))}`,
      ...end,
      words.print(['total']),
    ].join('\n');
  return [
    words.loop(one, all),
    `  ${words.print([words.name(one), ...methods.map((made) => words.call(one, made))])}`,
    ...end,
  ].join('\n');
};

const SYNTAXES: Readonly<Record<string, EnumSyntax>> = {
  java: {
    member: upper,
    of: (member, type) => `${type}.${member}`,
    method: camel,
    types: numbers,
    truth,
    write: ({ wish, members, methods }) => {
      const own = methods.find(({ method }) => method.isOwn);
      const list = members.map((one, at) => (own ? `${one}(${own.values[at]})` : one)).join(', ');
      const bodies = methods.map((made) =>
        made === own
          ? `${made.type} ${made.name}() {\n  return ${made.name};\n}`
          : `${made.type} ${made.name}() {\n  return switch (this) {\n${block(
              cases(made, members, (label, value) => `case ${label} -> ${value.replace(/^\w+\./, '')};`),
              2,
            )}\n  };\n}`,
      );
      const stored = own
        ? [
            `private final ${own.type} ${own.name};`,
            `${wish.name}(${own.type} ${own.name}) {\n  this.${own.name} = ${own.name};\n}`,
          ]
        : [];
      return `enum ${wish.name} {\n  ${list};\n\n${block([[...stored, ...bodies].join('\n\n')])}\n}`.replace(
        /^ +$/gm,
        '',
      );
    },
    example: (parts) =>
      looped(parts, {
        loop: (one) => `for (${parts.wish.name} ${one} : ${parts.wish.name}.values()) {`,
        zero: (type) => `${type} total = 0;`,
        add: (call) => `total += ${call};`,
        print: (values) => `System.out.println(${values.join(' + " " + ')});`,
        call: (one, { name }) => `${one}.${name}()`,
        name: (one) => one,
        end: '}',
      }),
  },
  kotlin: {
    member: upper,
    of: (member, type) => `${type}.${member}`,
    method: camel,
    types: { int: 'Int', float: 'Double', bool: 'Boolean' },
    truth,
    write: ({ wish, members, methods }) => {
      const own = methods.find(({ method }) => method.isOwn);
      const list = members.map((one, at) => (own ? `${one}(${own.values[at]})` : one)).join(',\n');
      const bodies = methods.map((made) =>
        made === own
          ? `fun ${made.name}(): ${made.type} = amount`
          : `fun ${made.name}(): ${made.type} = when (this) {\n${block(cases(made, members, (label, value) => `${label} -> ${value.replace(/^\w+\./, '')}`))}\n}`,
      );
      return `enum class ${wish.name}${own ? `(private val amount: ${own.type})` : ''} {\n${block([list])};\n\n${block([bodies.join('\n\n')])}\n}`.replace(
        /^ +$/gm,
        '',
      );
    },
    example: (parts) =>
      looped(parts, {
        loop: (one) => `for (${one} in ${parts.wish.name}.values()) {`,
        zero: (type) => `var total = ${type === 'Double' ? '0.0' : '0'}`,
        add: (call) => `total += ${call}`,
        print: (values) =>
          values.length > 1
            ? `println("${values.map((value) => `\${${value}}`).join(' ')}")`
            : `println(${values[0]})`,
        call: (one, { name }) => `${one}.${name}()`,
        name: (one) => one,
        end: '}',
      }),
  },
  swift: {
    member: camel,
    of: (member) => `.${member}`,
    method: camel,
    types: { int: 'Int', float: 'Double', bool: 'Bool' },
    truth,
    write: ({ wish, members, methods }) => {
      const bodies = methods.map(
        (made) =>
          `var ${made.name}: ${made.type} {\n  switch self {\n${cases(made, members, (label, value) => `  case .${label}: return ${value}`).join('\n')}\n  }\n}`,
      );
      return `enum ${wish.name}: CaseIterable {\n  case ${members.join(', ')}\n\n${block([bodies.join('\n\n')])}\n}`.replace(
        /^ +$/gm,
        '',
      );
    },
    example: (parts) =>
      looped(parts, {
        loop: (one) => `for ${one} in ${parts.wish.name}.allCases {`,
        zero: (type) => `var total: ${type} = 0`,
        add: (call) => `total += ${call}`,
        print: (values) => `print(${values.join(', ')})`,
        call: (one, { name }) => `${one}.${name}`,
        name: (one) => one,
        end: '}',
      }),
  },
  csharp: {
    member: pascal,
    of: (member, type) => `${type}.${member}`,
    method: pascal,
    types: { int: 'int', float: 'double', bool: 'bool' },
    truth,
    write: ({ wish, members, methods }) => {
      const one = variable(wish.name);
      const bodies = methods.map(
        (made) =>
          `static ${made.type} ${made.name}(${wish.name} ${one})\n{\n  switch (${one})\n  {\n${block(
            cases(made, members, (label, value) => `case ${wish.name}.${label}:\n  return ${value};`),
            2,
          )}\n    default:\n      throw new ArgumentOutOfRangeException(nameof(${one}));\n  }\n}`,
      );
      return [`enum ${wish.name}\n{\n${block([members.join(',\n')])}\n}`, ...bodies].join('\n\n');
    },
    example: (parts) =>
      looped(parts, {
        loop: (one) => `foreach (${parts.wish.name} ${one} in Enum.GetValues(typeof(${parts.wish.name})))\n{`,
        zero: (type) => `${type} total = 0;`,
        add: (call) => `total += ${call};`,
        print: (values) =>
          `Console.WriteLine(${values.length > 1 ? `$"${values.map((value) => `{${value}}`).join(' ')}"` : values[0]});`,
        call: (one, { name }) => `${name}(${one})`,
        name: (one) => one,
        end: '}',
      }),
  },
  rust: {
    member: pascal,
    of: (member, type) => `${type}::${member}`,
    method: snake,
    types: { int: 'i64', float: 'f64', bool: 'bool' },
    truth,
    write: ({ wish, members, methods }) => {
      const bodies = methods.map(
        (made) =>
          `pub fn ${made.name}(self) -> ${made.type === wish.name ? 'Self' : made.type} {\n  match self {\n${block(
            cases(
              made,
              members,
              (label, value) => `Self::${label} => ${value.replace(`${wish.name}::`, 'Self::')},`,
            ),
            2,
          )}\n  }\n}`,
      );
      return `#[derive(Debug, Clone, Copy, PartialEq, Eq)]\npub enum ${wish.name} {\n${block(members.map((one) => `${one},`))}\n}\n\nimpl ${wish.name} {\n  pub const ALL: [${wish.name}; ${members.length}] = [${members.map((one) => `${wish.name}::${one}`).join(', ')}];\n\n${block([bodies.join('\n\n')])}\n}`.replace(
        /^ +$/gm,
        '',
      );
    },
    example: (parts) =>
      looped(parts, {
        loop: (one) => `for ${snake(one)} in ${parts.wish.name}::ALL {`,
        zero: (type) => `let mut total = ${type === 'f64' ? '0.0' : '0'};`,
        add: (call) => `total += ${call};`,
        print: (values) =>
          `println!("${values.map((value) => (value === 'total' ? '{}' : '{:?}')).join(' ')}", ${values.join(', ')});`,
        call: (one, { name }) => `${snake(one)}.${name}()`,
        name: snake,
        end: '}',
      }),
  },
  python: {
    member: upper,
    of: (member, type) => `${type}.${member}`,
    method: (name) => (/^[a-z_]+$/.test(name) ? name : snake(name)),
    types: { int: 'int', float: 'float', bool: 'bool' },
    truth: (value) => (value ? 'True' : 'False'),
    write: ({ wish, members, methods }) => {
      const own = methods.find(({ method }) => method.isOwn);
      const list = members.map((one, at) => `${one} = ${own ? own.values[at] : at + 1}`);
      const bodies = methods
        .filter((made) => made.name !== 'value')
        .map((made) =>
          made === own
            ? `def ${made.name}(self) -> ${made.type}:\n  return self.value`
            : `def ${made.name}(self) -> ${made.type === wish.name ? `"${made.type}"` : made.type}:\n  return {\n${block(
                cases(made, members, (label, value) => `${wish.name}.${label}: ${value},`),
                2,
              )}\n  }[self]`,
        );
      return `from enum import Enum\n\n\nclass ${wish.name}(Enum):\n${block([list.join('\n'), ...bodies.map((one) => `\n${one}`)])}`.replace(
        /^ +$/gm,
        '',
      );
    },
    example: (parts) =>
      looped(parts, {
        loop: (one) => `for ${snake(one)} in ${parts.wish.name}:`,
        zero: () => 'total = 0',
        add: (call) => `total += ${call}`,
        print: (values) => `print(${values.join(', ')})`,
        call: (one, { name }) => `${snake(one)}.${name}${name === 'value' ? '' : '()'}`,
        name: (one) => `${snake(one)}.name`,
      }),
  },
  typescript: {
    member: pascal,
    of: (member, type) => `${type}.${member}`,
    method: camel,
    types: { int: 'number', float: 'number', bool: 'boolean' },
    truth,
    write: ({ wish, members, methods }) => {
      const one = variable(wish.name);
      const bodies = methods.map(
        (made) =>
          `function ${made.name}(${one}: ${wish.name}): ${made.type} {\n  switch (${one}) {\n${cases(made, members, (label, value) => `    case ${wish.name}.${label}:\n      return ${value};`).join('\n')}\n  }\n}`,
      );
      return [
        `enum ${wish.name} {\n${block(members.map((one_) => `${one_} = "${one_}",`))}\n}`,
        ...bodies,
      ].join('\n\n');
    },
    example: (parts) =>
      looped(parts, {
        loop: (one) => `for (const ${one} of Object.values(${parts.wish.name})) {`,
        zero: () => 'let total = 0;',
        add: (call) => `total += ${call};`,
        print: (values) => `console.log(${values.join(', ')});`,
        call: (one, { name }) => `${name}(${one})`,
        name: (one) => one,
        end: '}',
      }),
  },
  php: {
    member: pascal,
    of: (member) => `self::${member}`,
    method: camel,
    types: { int: 'int', float: 'float', bool: 'bool' },
    truth,
    write: ({ wish, members, methods }) => {
      const bodies = methods.map(
        (made) =>
          `public function ${made.name}(): ${made.type === wish.name ? 'self' : made.type}\n{\n  return match ($this) {\n${block(
            cases(made, members, (label, value) => `self::${label} => ${value},`),
            2,
          )}\n  };\n}`,
      );
      return `enum ${wish.name}\n{\n${block([members.map((one) => `case ${one};`).join('\n'), ...bodies.map((one) => `\n${one}`)])}\n}`.replace(
        /^ +$/gm,
        '',
      );
    },
    example: (parts) => {
      const result = (made: Made): string => (made.method.result === 'self' ? '->name' : '');
      return looped(parts, {
        loop: (one) => `foreach (${parts.wish.name}::cases() as $${one}) {`,
        zero: () => '$total = 0;',
        add: (call) => `$total += ${call};`,
        print: (values) =>
          `echo ${values.map((value) => (value === 'total' ? '$total' : value)).join(', " ", ')}, PHP_EOL;`,
        call: (one, made) =>
          made.method.result === 'bool'
            ? `var_export($${one}->${made.name}(), true)`
            : `$${one}->${made.name}()${result(made)}`,
        name: (one) => `$${one}->name`,
        end: '}',
      });
    },
  },
  go: {
    member: (name, type) => type + pascal(name),
    of: (member) => member,
    method: pascal,
    types: { int: 'int', float: 'float64', bool: 'bool' },
    truth,
    write: ({ wish, members, methods }) => {
      const self = wish.name.charAt(0).toLowerCase();
      const [head = '', ...rest] = members;
      const bodies = methods.map(
        (made) =>
          `func (${self} ${wish.name}) ${made.name}() ${made.type} {\n  return []${made.type}{${made.values.join(', ')}}[${self}]\n}`,
      );
      const names = members.map((one) => `"${one.slice(wish.name.length)}"`).join(', ');
      return [
        `type ${wish.name} int`,
        `const (\n${block([`${head} ${wish.name} = iota`, ...rest])}\n)`,
        `func (${self} ${wish.name}) String() string {\n  return []string{${names}}[${self}]\n}`,
        ...bodies,
      ].join('\n\n');
    },
    example: (parts) =>
      looped(parts, {
        loop: (one, all) => `for _, ${one} := range []${parts.wish.name}{${all.join(', ')}} {`,
        zero: (type) => `var total ${type}`,
        add: (call) => `total += ${call}`,
        print: (values) => `fmt.Println(${values.join(', ')})`,
        call: (one, { name }) => `${one}.${name}()`,
        name: (one) => one,
        end: '}',
      }),
  },
  cpp: {
    member: pascal,
    of: (member, type) => `${type}::${member}`,
    method: camel,
    types: { int: 'int', float: 'double', bool: 'bool' },
    truth,
    write: ({ wish, members, methods }) => {
      const one = variable(wish.name);
      const label = (at: number): string => `${wish.name}::${members[at]}`;
      const shown = `std::string nameOf(${wish.name} ${one}) {\n  switch (${one}) {\n${members.map((name, at) => `    case ${label(at)}: return "${name}";`).join('\n')}\n  }\n  return "";\n}`;
      const bodies = methods.map(
        (made) =>
          `${made.type} ${made.name}(${wish.name} ${one}) {\n  switch (${one}) {\n${made.values.map((value, at) => `    case ${label(at)}: return ${value};`).join('\n')}\n  }\n  return {};\n}`,
      );
      return [`enum class ${wish.name} { ${members.join(', ')} };`, shown, ...bodies].join('\n\n');
    },
    example: (parts) =>
      looped(parts, {
        loop: (one, all) => `for (${parts.wish.name} ${one} : {${all.join(', ')}}) {`,
        zero: (type) => `${type} total = 0;`,
        add: (call) => `total += ${call};`,
        print: (values) => `std::cout << ${values.join(" << ' ' << ")} << '\\n';`,
        call: (one, { name, method }) =>
          method.result === 'self' ? `nameOf(${name}(${one}))` : `${name}(${one})`,
        name: (one) => `nameOf(${one})`,
        end: '}',
      }),
  },
};

/** The enumeration in the language, with an example that shows each member; undefined for a language that is not written here. */
export function writeEnum(wish: EnumWish, language: string): Snippet | undefined {
  const syntax = Object.hasOwn(SYNTAXES, language) ? SYNTAXES[language] : undefined;
  if (!syntax) return undefined;
  const members = wish.members.map((one) => syntax.member(one, wish.name));
  const all = members.map((one) => syntax.of(one, wish.name));
  const methods = wish.methods.map((method): Made => {
    const values = method.values.map((value) =>
      typeof value === 'boolean'
        ? syntax.truth(value)
        : method.result === 'self'
          ? (all[value] ?? '')
          : String(value),
    );
    const type = method.result === 'self' ? wish.name : syntax.types[method.result];
    return { name: syntax.method(method.name), method, type, values };
  });
  const summed = wish.totals
    ? methods.find(({ method }) => method.result === 'int' || method.result === 'float')
    : undefined;
  const parts: Parts = { wish, members, all, methods, ...(summed ? { summed } : {}) };
  if (first(parts) === '') return undefined;
  return { definition: syntax.write(parts), example: syntax.example(parts) };
}
