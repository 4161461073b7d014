import {
  block,
  camel,
  cases,
  type EnumSyntax,
  looped,
  type Made,
  pascal,
  snake,
  truth,
  upper,
  variable,
} from './enum-syntax.ts';

/** Enumerations in languages that are not compiled by hand. */
export const SCRIPTED: Readonly<Record<string, EnumSyntax>> = {
  python: {
    member: upper,
    of: (member, type) => `${type}.${member}`,
    method: (name) => (/^[a-z_]+$/.test(name) ? name : snake(name)),
    types: { int: 'int', float: 'float', bool: 'bool', text: 'str' },
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
    types: { int: 'number', float: 'number', bool: 'boolean', text: 'string' },
    truth,
    write: ({ wish, members, methods }) => {
      const one = variable(wish.name);
      if (wish.isUnion) return `type ${wish.name} = ${wish.members.map((name) => `"${name}"`).join(' | ')};`;
      // The texts of an enumeration are its values.
      const own = methods.find(({ method }) => method.isOwn && method.result === 'text');
      const bodies = methods
        .filter((made) => made !== own)
        .map(
          (made) =>
            `function ${made.name}(${one}: ${wish.name}): ${made.type} {\n  switch (${one}) {\n${cases(made, members, (label, value) => `    case ${wish.name}.${label}:\n      return ${value};`).join('\n')}\n  }\n}`,
        );
      return [
        `enum ${wish.name} {\n${block(members.map((one_, at) => `${one_} = ${own?.values[at] ?? `"${one_}"`},`))}\n}`,
        ...bodies,
      ].join('\n\n');
    },
    example: (parts) =>
      parts.wish.isUnion
        ? ''
        : looped(
            {
              ...parts,
              methods: parts.methods.filter(({ method }) => !(method.isOwn && method.result === 'text')),
            },
            {
              loop: (one) => `for (const ${one} of Object.values(${parts.wish.name})) {`,
              zero: () => 'let total = 0;',
              add: (call) => `total += ${call};`,
              print: (values) => `console.log(${values.join(', ')});`,
              call: (one, { name }) => `${name}(${one})`,
              name: (one) => one,
              end: '}',
            },
          ),
  },
  php: {
    member: pascal,
    of: (member) => `self::${member}`,
    method: camel,
    types: { int: 'int', float: 'float', bool: 'bool', text: 'string' },
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
};
