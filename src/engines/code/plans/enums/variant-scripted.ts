import { block, camel, plain, syntaxName, type VariantSyntax } from './variant-syntax.ts';

/** Types with variants in languages that are not compiled by hand. */
export const SCRIPTED: Readonly<Record<string, VariantSyntax>> = {
  python: {
    method: (name) => name,
    pi: 'math.pi',
    own: (field) => `self.${field}`,
    write: ({ name, methods, variants }, body) => {
      const type = (result: 'float' | 'text'): string => (result === 'text' ? 'str' : 'float');
      const text = [
        `class ${name}(ABC):\n${block([methods.map((one) => `@abstractmethod\ndef ${one.name}(self) -> ${type(one.result)}:\n  ...`).join('\n\n')])}`,
        ...variants.map(
          (one) =>
            `@dataclass\nclass ${one.name}(${name}):\n${block([[...(one.fields.length > 0 ? [one.fields.map((field) => `${field}: float`).join('\n')] : []), ...methods.map((method, at) => `def ${method.name}(self) -> ${type(method.result)}:\n  return ${body(one, at)}`)].join('\n\n')])}`,
        ),
      ].join('\n\n\n');
      return `${text.includes('math.') ? 'import math\n' : ''}from abc import ABC, abstractmethod\nfrom dataclasses import dataclass\n\n\n${text}`;
    },
    make: (one) => `${one.name}(${plain(one)})`,
    list: (items, _, name) => `${name} = [${items.join(', ')}]`,
    total: (list, one, method) => `print(sum(${one}.${method}() for ${one} in ${list}))`,
    each: (list, one, methods) =>
      `for ${one} in ${list}:\n  print(${methods.map((method) => `${one}.${method}()`).join(', ')})`,
  },
  ruby: {
    method: (name) => name,
    pi: 'Math::PI',
    own: (field) => `@${field}`,
    write: ({ name, methods, variants }, body) =>
      [
        `class ${name}\n${block([methods.map((one) => `def ${one.name}${one.isSigned ? '()' : ''}\n  raise NotImplementedError\nend`).join('\n\n')])}\nend`,
        ...variants.map((one) => {
          const made = `def initialize(${one.fields.join(', ')})\n${block(one.fields.map((field) => `@${field} = ${field}`))}\nend`;
          const parts = [
            ...(one.fields.length > 0 ? [made] : []),
            ...methods.map(
              (method, at) => `def ${method.name}${method.isSigned ? '()' : ''}\n  ${body(one, at)}\nend`,
            ),
          ];
          return `class ${one.name} < ${name}\n${block([parts.join('\n\n')])}\nend`;
        }),
      ].join('\n\n'),
    make: (one) => `${one.name}.new${one.samples.length > 0 ? `(${plain(one)})` : ''}`,
    list: (items, _, name) => `${name} = [${items.join(', ')}]`,
    total: (list, _, method) => `puts ${list}.sum(&:${method})`,
    each: (list, one, methods) =>
      `${list}.each { |${one}| puts ${methods.length > 1 ? `"${methods.map((method) => `#{${one}.${method}}`).join(' ')}"` : `${one}.${methods[0]}`} }`,
  },
  php: {
    method: camel,
    pi: 'M_PI',
    own: (field) => `$this->${field}`,
    write: ({ name, methods, variants }, body) => {
      const type = (result: 'float' | 'text'): string => (result === 'text' ? 'string' : 'float');
      return [
        `interface ${name}\n{\n${block(methods.map((one) => `public function ${syntaxName(one, camel)}(): ${type(one.result)};`))}\n}`,
        ...variants.map((one) => {
          const parts = [
            ...(one.fields.length > 0
              ? [
                  `public function __construct(${one.fields.map((field) => `private float $${field}`).join(', ')})\n{\n}`,
                ]
              : []),
            ...methods.map(
              (method, at) =>
                `public function ${syntaxName(method, camel)}(): ${type(method.result)}\n{\n  return ${body(one, at)};\n}`,
            ),
          ];
          return `final class ${one.name} implements ${name}\n{\n${block([parts.join('\n\n')])}\n}`;
        }),
      ].join('\n\n');
    },
    make: (one) => `new ${one.name}(${plain(one)})`,
    list: (items, _, name) => `$${name} = [${items.join(', ')}];`,
    total: (list, one, method) =>
      `echo array_sum(array_map(fn ($${one}) => $${one}->${method}(), $${list})), PHP_EOL;`,
    each: (list, one, methods) =>
      `foreach ($${list} as $${one}) {\n  echo ${methods.map((method) => `$${one}->${method}()`).join(', " ", ')}, PHP_EOL;\n}`,
  },
  javascript: scripted(false),
  typescript: scripted(true),
};

function scripted(isTyped: boolean): VariantSyntax {
  const typed = (text: string): string => (isTyped ? text : '');
  return {
    method: camel,
    pi: 'Math.PI',
    own: (field) => `this.${field}`,
    write: ({ name, methods, variants }, body) => {
      const type = (result: 'float' | 'text'): string =>
        typed(`: ${result === 'text' ? 'string' : 'number'}`);
      const base = isTyped
        ? `interface ${name} {\n${block(methods.map((one) => `${syntaxName(one, camel)}()${type(one.result)};`))}\n}`
        : `class ${name} {\n${block([methods.map((one) => `${syntaxName(one, camel)}() {\n  throw new Error("not implemented");\n}`).join('\n\n')])}\n}`;
      return [
        base,
        ...variants.map((one) => {
          const made = isTyped
            ? `constructor(${one.fields.map((field) => `readonly ${field}: number`).join(', ')}) {}`
            : `constructor(${one.fields.join(', ')}) {\n  super();\n${block(one.fields.map((field) => `this.${field} = ${field};`))}\n}`;
          const parts = [
            ...(one.fields.length > 0 ? [made] : []),
            ...methods.map(
              (method, at) =>
                `${syntaxName(method, camel)}()${type(method.result)} {\n  return ${body(one, at)};\n}`,
            ),
          ];
          return `class ${one.name} ${isTyped ? 'implements' : 'extends'} ${name} {\n${block([parts.join('\n\n')])}\n}`;
        }),
      ].join('\n\n');
    },
    make: (one) => `new ${one.name}(${plain(one)})`,
    list: (items, type, name) => `const ${name}${typed(`: ${type}[]`)} = [${items.join(', ')}];`,
    total: (list, one, method) =>
      `console.log(${list}.reduce((sum, ${one}) => sum + ${one}.${method}(), 0));`,
    each: (list, one, methods) =>
      `for (const ${one} of ${list}) console.log(${methods.map((method) => `${one}.${method}()`).join(', ')});`,
  };
}
