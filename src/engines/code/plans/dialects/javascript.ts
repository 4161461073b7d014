import type { Type } from '../plan.ts';
import {
  BRACED,
  type Comparison,
  camel,
  type Dialect,
  indented,
  isNumber,
  quoted,
  type StepContext,
} from './dialect.ts';

const TYPES = { int: 'number', float: 'number', text: 'string', bool: 'boolean' };

function type(of: Type): string {
  if (of.kind === 'record') return of.name;
  if (of.kind === 'list') return of.of.kind === 'pair' ? `${type(of.of)}[]` : `${type(of.of)}[]`;
  if (of.kind === 'map') return `Map<${type(of.key)}, ${type(of.of)}>`;
  if (of.kind === 'pair') return `[${type(of.key)}, ${type(of.of)}]`;
  return TYPES[of.kind];
}

function compared({ of, type: key, isDescending }: Comparison): string {
  const [a, b] = isDescending ? ['b', 'a'] : ['a', 'b'];
  return isNumber(key) ? `${of(a)} - ${of(b)}` : `${of(a)}.localeCompare(${of(b)})`;
}

const copied = (input: string): string => `[...${input}]`;

function dialect(isTyped: boolean): Dialect {
  const typed = (text: string): string => (isTyped ? text : '');
  const fold =
    (line: (context: StepContext) => string) =>
    (context: StepContext): { before: string[]; value: string } => ({
      before: [
        `const ${context.out} = new Map${typed(type(context.to).replace(/^Map/, ''))}();`,
        `for (const ${context.it} of ${context.input}) {`,
        ...indented([line(context)]),
        '}',
      ],
      value: context.out,
    });
  const counted = fold(({ out, expr }) => `${out}.set(${expr}, (${out}.get(${expr}) ?? 0) + 1);`);
  const group = fold(({ out, it, expr }) => `${out}.set(${expr}, [...(${out}.get(${expr}) ?? []), ${it}]);`);
  return {
    scalars: {
      lower: '{0}.toLowerCase()',
      upper: '{0}.toUpperCase()',
      trim: '{0}.trim()',
      initial: '{0}.charAt(0)',
      length: '{0}.length',
      reverse: '[...{0}].reverse().join("")',
      capital: '{0}.charAt(0).toUpperCase() + {0}.slice(1)',
      abs: 'Math.abs({0})',
      even: '{0} % 2 === 0',
      odd: '{0} % 2 !== 0',
      letter: '/\\p{L}/u.test({0})',
      blank: '{0}.trim() === ""',
      starts: '{0}.startsWith({1})',
      ends: '{0}.endsWith({1})',
      contains: '{0}.includes({1})',
    },
    steps: {
      lowerText: ({ input }) => `${input}.toLowerCase()`,
      words: ({ input }) => `${input}.match(/[\\p{L}\\p{N}]+(?:'[\\p{L}\\p{N}]+)*/gu) ?? []`,
      lines: ({ input }) => `${input}.replace(/\\n$/, "").split(/\\r?\\n/)`,
      characters: ({ input }) => copied(input),
      filter: ({ input, it, expr }) => `${input}.filter((${it}) => ${expr})`,
      map: ({ input, it, expr }) => `${input}.map((${it}) => ${expr})`,
      distinct: ({ input }) => `[...new Set(${input})]`,
      reverse: ({ input }) => `${copied(input)}.reverse()`,
      sort: ({ input, it, keys }) => {
        const [key] = keys;
        if (keys.length === 1 && key?.of(it) === it && key.type.kind === 'text')
          return `${copied(input)}.sort()${key.isDescending ? '.reverse()' : ''}`;
        return `${copied(input)}.sort((a, b) => ${keys.map(compared).join(' || ')})`;
      },
      take: ({ input, expr }) => `${input}.slice(0, ${expr})`,
      nth: ({ input, expr }) =>
        /^\d+$/.test(expr) ? `${input}[${Number(expr) - 1}]` : `${input}[${expr} - 1]`,
      tally: (context) => counted({ ...context, expr: context.it }),
      entries: ({ input }) => `[...${input}]`,
      group,
      groupSum: fold(({ out, expr, value }) => `${out}.set(${expr}, (${out}.get(${expr}) ?? 0) + ${value});`),
      groupCount: counted,
      groupAverage: (context) => {
        const groups = group({
          ...context,
          out: 'groups',
          it: context.it,
          to: { kind: 'map', key: context.by, of: { kind: 'list', of: context.of } },
        });
        return {
          before: groups.before,
          value: `new Map([...groups].map(([key, group]) => [key, group.reduce((sum, ${context.it}) => sum + ${context.value}, 0) / group.length]))`,
        };
      },
      sum: ({ input }) => `${input}.reduce((sum, value) => sum + value, 0)`,
      average: ({ input }) => `${input}.reduce((sum, value) => sum + value, 0) / ${input}.length`,
      min: ({ input, of }) => (isNumber(of) ? `Math.min(...${input})` : `[...${input}].sort()[0]`),
      max: ({ input, of }) => (isNumber(of) ? `Math.max(...${input})` : `[...${input}].sort().at(-1)`),
      median: ({ input }) => ({
        before: [
          `const ordered = [...${input}].sort((a, b) => a - b);`,
          'const middle = Math.floor(ordered.length / 2);',
        ],
        value: `ordered.length % 2 === 1 ? ordered[middle]${typed('!')} : (ordered[middle - 1]${typed('!')} + ordered[middle]${typed('!')}) / 2`,
      }),
      size: ({ input }) => `${input}.length`,
      first: ({ input }) => `${input}[0]${typed('!')}`,
      minBy: ({ input, keys }) =>
        `${input}.reduce((best, next) => (${keys[0]?.of('next')} < ${keys[0]?.of('best')} ? next : best))`,
      maxBy: ({ input, keys }) =>
        `${input}.reduce((best, next) => (${keys[0]?.of('next')} > ${keys[0]?.of('best')} ? next : best))`,
      any: ({ input, it, expr }) => `${input}.some((${it}) => ${expr})`,
      all: ({ input, it, expr }) => `${input}.every((${it}) => ${expr})`,
      join: ({ input, expr }) => `${input}.join(${expr})`,
    },
    ...BRACED,
    equal: (left, right) => `${left} === ${right}`,
    functionName: camel,
    field: (record, { words }) => `${record}.${camel(words)}`,
    has: (record, { words }) => `${record}.${camel(words)} !== undefined`,
    pair: { key: '{0}[0]', count: '{0}[1]' },
    type,
    isEmpty: (list) => `${list}.length === 0`,
    declare: (name, _, value) => `const ${name} = ${value};`,
    giveBack: (value) => `return ${value};`,
    fail: (whenEmpty, message) => {
      if (whenEmpty.does === 'return') return `return ${whenEmpty.value};`;
      return whenEmpty.does === 'null'
        ? 'return null;'
        : `throw new ${whenEmpty.exception ?? 'Error'}(${quoted(message)});`;
    },
    when: (test, lines) => [`if (${test}) {`, ...indented(lines), '}'],
    writeFunction: ({ name, parameters, result, ending, body }) =>
      `function ${name}(${parameters.map((one) => `${one.name}${typed(`: ${type(one.type)}`)}`).join(', ')})${typed(`: ${type(result)}${ending === 'null' ? ' | null' : ''}`)} {\n${indented(body).join('\n')}\n}`,
    range: (from, to) => `Array.from({ length: ${to - from + 1} }, (_, i) => i + ${from})`,
    list: (items) => `[${items.join(', ')}]`,
    none: 'undefined',
    record: (_, fields, values) =>
      `{ ${fields.map(({ words }, at) => `${camel(words)}: ${values[at]}`).join(', ')} }`,
    show: (call) => [`console.log(${call});`],
    showLines: (call, of) =>
      of.kind === 'list' && of.of.kind !== 'pair'
        ? [`for (const item of ${call}) console.log(item);`]
        : [`for (const [key, count] of ${call}) console.log(\`\${key}: \${count}\`);`],
    read: (name, of, from) => {
      const check =
        from === 'file'
          ? [
              'const [path] = process.argv.slice(2);',
              'if (!path) {',
              '  console.error("usage: node main.js FILE");',
              '  process.exit(1);',
              '}',
            ]
          : [];
      const text = `readFileSync(${from === 'file' ? 'path' : '0'}, "utf8")`;
      if (of.kind !== 'list') return [...check, `const ${name} = ${text};`];
      if (of.of.kind === 'text') return [...check, `const ${name} = ${text}.trimEnd().split(/\\r?\\n/);`];
      return [...check, `const ${name} = ${text}.split(/\\s+/).filter(Boolean).map(Number);`];
    },
    imports: (code) => (/readFileSync/.test(code) ? 'import { readFileSync } from "node:fs";' : ''),
  };
}

export const JAVASCRIPT = dialect(false);
export const TYPESCRIPT = dialect(true);
