import {
  block,
  camel,
  cases,
  type EnumSyntax,
  looped,
  numbers,
  pascal,
  snake,
  truth,
  upper,
  variable,
} from './enum-syntax.ts';

/** Enumerations in languages that are compiled. */
export const COMPILED: Readonly<Record<string, EnumSyntax>> = {
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
