import type { MemberType } from './class-wish.ts';
import {
  braced,
  type ClassSyntax,
  camel,
  described,
  fieldCamel,
  indented,
  resultOf,
  starts,
  whole,
} from './syntax.ts';

const TS_TYPES: Readonly<Record<MemberType, string>> = {
  int: 'number',
  float: 'number',
  text: 'string',
  bool: 'boolean',
  list: 'T[]',
  map: 'Map<string, number>',
  counts: 'Map<string, number>',
  self: 'this',
  item: 'T',
};

function script(isTyped: boolean): ClassSyntax {
  const typed = (text: string): string => (isTyped ? text : '');
  return {
    ops: {
      size: '{0}.length',
      last: `{0}[{0}.length - 1]${typed('!')}`,
      first: `{0}[0]${typed('!')}`,
      empty: '{0}.length === 0',
      sum: '[...{0}.values()].reduce((sum, value) => sum + value, 0)',
      total: '[...{0}.values()].reduce((sum, value) => sum + value, 0)',
      number: '({0}.get({1}) ?? 0)',
      dot: '[...{0}].reduce((sum, [name, price]) => sum + price * ({1}.get(name) ?? 0), 0)',
      round: 'Math.round(({0}) * {1}) / {1}',
      words: '`${{0}} ${{1}}`',
      sqrt: 'Math.sqrt({0})',
      PI: 'Math.PI',
      has: '{0}.has({1})',
      not: '!{0}',
    },
    does: {
      set: '{0} = {1};',
      add: '{0} += {1};',
      subtract: '{0} -= {1};',
      append: '{0}.push({1});',
      takeLast: `return {0}.pop()${typed('!')};`,
      takeFirst: `return {0}.shift()${typed('!')};`,
      clear: '{0}.length = 0;',

      increase: '{0}.set({1}, ({0}.get({1}) ?? 0) + {2});',
      decrease: '{0}.set({1}, ({0}.get({1}) ?? 0) - {2});',
      put: '{0}.set({1}, {2});',
      drop: '{0}.delete({1});',
    },
    own: (name, isState) => `this.${isState ? '#' : ''}${camel(name)}`,
    ofOther: (name) => `other.${camel(name)}`,
    parameter: camel,
    methodName: (given) => camel(given),
    giveBack: (value) => `return ${value};`,
    block: braced,
    nothing: 'return undefined;',
    no: 'return false;',
    optional: (type) => `${type} | undefined`,
    raise: (when, message, exception) => [
      `if (${when}) {`,
      `  throw new ${exception ?? 'Error'}("${message}");`,
      '}',
    ],
    write: ({ wish, methods, isGeneric }) => {
      const parts = [
        ...wish.fields
          .map((field) =>
            typed(`${fieldCamel(field)}: ${TS_TYPES[field.type === 'date' ? 'text' : field.type]};`),
          )
          .filter(Boolean),
        ...starts(wish.state, {
          map: `new Map${typed('<string, number>')}()`,
          counts: `new Map${typed('<string, number>')}()`,
        }).map(([one, value]) => `#${one.name}${typed(one.type === 'list' ? ': T[]' : '')} = ${value};`),
      ];
      const names = wish.fields.map(
        (field) =>
          `${fieldCamel(field)}${typed(`: ${TS_TYPES[field.type === 'date' ? 'text' : field.type]}`)}`,
      );
      const blocks = [
        ...(parts.length > 0 ? [parts.join('\n')] : []),
        ...(names.length > 0
          ? [
              `constructor(${names.join(', ')}) {\n${indented(wish.fields.map((field) => `this.${fieldCamel(field)} = ${fieldCamel(field)};`)).join('\n')}\n}`,
            ]
          : []),
        ...methods.map(
          ({ method, name, body }) =>
            `${wish.isStatic ? 'static ' : ''}${name}(${method.parameters.map((one) => `${one.name}${typed(`: ${one.type === 'self' ? wish.name : TS_TYPES[one.type]}`)}`).join(', ')})${typed(`: ${resultOf(method, TS_TYPES, (type) => `${type} | undefined`)}`)} {\n${indented(body).join('\n')}\n}`,
        ),
        ...(wish.describes
          ? [
              `toString()${typed(': string')} {\n  return \`${wish.name}(${described(wish, (field) => `\${this.${fieldCamel(field)}}`)})\`;\n}`,
            ]
          : []),
      ];
      return `class ${wish.name}${isGeneric ? typed('<T>') : ''} {\n${indented([blocks.join('\n\n')]).join('\n')}\n}`;
    },
    make: (wish, values, isGeneric) =>
      `new ${wish.name}${isGeneric ? typed('<number>') : ''}(${values.join(', ')})`,
    call: (object, { name }, args) => `${object}.${name}(${args.join(', ')})`,
    print: (value) => `console.log(${value});`,
    declare: (name, _, value) => `const ${name} = ${value};`,
    end: (line) => `${line};`,
    describe: (name) => `console.log(String(${name}));`,
    float: whole,
  };
}

export const JAVASCRIPT = script(false);
export const TYPESCRIPT = script(true);
