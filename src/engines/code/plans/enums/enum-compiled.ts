import {
  block,
  camel,
  cases,
  type EnumSyntax,
  looped,
  type Made,
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
          : `${made.name === 'toString' ? '@Override\npublic ' : ''}${made.type} ${made.name}() {\n  return switch (this) {\n${block(
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
      if (bodies.length === 0) return `enum ${wish.name} {\n  ${list}\n}`;
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
    types: { int: 'Int', float: 'Double', bool: 'Boolean', text: 'String' },
    truth,
    write: ({ wish, members, methods }) => {
      const own = methods.find(({ method }) => method.isOwn);
      const list = members.map((one, at) => (own ? `${one}(${own.values[at]})` : one)).join(',\n');
      const bodies = methods.map((made) =>
        made === own
          ? `fun ${made.name}(): ${made.type} = amount`
          : `${made.name === 'toString' ? 'override ' : ''}fun ${made.name}(): ${made.type} = when (this) {\n${block(cases(made, members, (label, value) => `${label} -> ${value.replace(/^\w+\./, '')}`))}\n}`,
      );
      if (bodies.length === 0) return `enum class ${wish.name} {\n${block([list])}\n}`;
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
    method: (name) =>
      name === 'value' ? 'rawValue' : /^to_?string$/i.test(name) ? 'description' : camel(name),
    types: { int: 'Int', float: 'Double', bool: 'Bool', text: 'String' },
    truth,
    write: ({ wish, members, methods }) => {
      const own = methods.find(({ method }) => method.isOwn);
      const bodies = methods
        .filter(({ name }) => name !== 'rawValue')
        .map((made) =>
          made === own
            ? `var ${made.name}: ${made.type} {\n  rawValue\n}`
            : `var ${made.name}: ${made.type} {\n  switch self {\n${cases(made, members, (label, value) => `  case .${label}: return ${value}`).join('\n')}\n  }\n}`,
        );
      const list = own
        ? members.map((one, at) => `  case ${one} = ${own.values[at]}`).join('\n')
        : `  case ${members.join(', ')}`;
      const head = `enum ${wish.name}: ${own ? `${own.type}, ` : ''}CaseIterable${bodies.some((one) => one.startsWith('var description')) ? ', CustomStringConvertible' : ''} {\n${list}`;
      return `${head}${bodies.length > 0 ? `\n\n${block([bodies.join('\n\n')])}` : ''}\n}`.replace(
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
    types: { int: 'int', float: 'double', bool: 'bool', text: 'string' },
    truth,
    write: ({ wish, members, methods }) => {
      const one = variable(wish.name);
      const bodies = methods
        // An enumeration has it by itself.
        .filter(({ name }) => name !== 'ToString')
        .map(
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
        call: (one, { name }) => (name === 'ToString' ? `${one}.ToString()` : `${name}(${one})`),
        name: (one) => one,
        end: '}',
      }),
  },
  rust: {
    member: pascal,
    of: (member, type) => `${type}::${member}`,
    method: snake,
    types: { int: 'i64', float: 'f64', bool: 'bool', text: "&'static str" },
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
    method: (name) => (/^to_?string$/i.test(name) ? 'String' : pascal(name)),
    types: { int: 'int', float: 'float64', bool: 'bool', text: 'string' },
    truth,
    write: ({ wish, members, methods }) => {
      const self = wish.name.charAt(0).toLowerCase();
      const [head = '', ...rest] = members;
      const bodies = methods
        .filter(({ name }) => name !== 'String')
        .map(
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
    method: (name) => (name.includes('_') ? name : camel(name)),
    types: { int: 'int', float: 'double', bool: 'bool', text: 'std::string' },
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
  c: {
    member: (name, type) => `${upper(type)}_${upper(name)}`,
    of: (member) => member,
    method: snake,
    types: { int: 'int', float: 'double', bool: 'bool', text: 'const char *' },
    truth,
    write: ({ wish, members, methods }) => {
      const one = variable(wish.name);
      const chosen = (type: string, name: string, values: readonly string[]): string =>
        `${type}${type.endsWith('*') ? '' : ' '}${name}(${wish.name} ${one}) {\n  switch (${one}) {\n${members.map((label, at) => `    case ${label}: return ${values[at]};`).join('\n')}\n  }\n  return ${type === wish.name ? one : '0'};\n}`;
      return [
        `typedef enum {\n${block([members.join(',\n')])}\n} ${wish.name};`,
        chosen(
          'const char *',
          'name_of',
          wish.members.map((name) => `"${name}"`),
        ),
        ...methods.map(({ type, name, values }) => chosen(type, name, values)),
      ].join('\n\n');
    },
    example: ({ wish, members, methods, summed }) => {
      const one = variable(wish.name);
      const loop = `for (${wish.name} ${one} = ${members[0]}; ${one} <= ${members.at(-1)}; ${one}++)`;
      const sign = (type: string): string => (type === 'int' ? '%d' : type === 'double' ? '%g' : '%s');
      if (summed)
        return `${summed.type} total = 0;\n${loop} total += ${summed.name}(${one});\nprintf("${sign(summed.type)}\\n", total);`;
      const shown = ({ type, name }: Made): string =>
        type === 'bool'
          ? `${name}(${one}) ? "true" : "false"`
          : type === wish.name
            ? `name_of(${name}(${one}))`
            : `${name}(${one})`;
      return `${loop} {\n  printf("${['%s', ...methods.map(({ type }) => sign(type))].join(' ')}\\n", ${[`name_of(${one})`, ...methods.map(shown)].join(', ')});\n}`;
    },
  },
};
