import { braced, camelName, type Line, quote, type Voice } from './voice.ts';

function shown(line: Line): string {
  if (line.every((part) => typeof part === 'string')) return quote(line.join(''));
  const value = (part: Exclude<Line[number], string>): string =>
    part.decimals === undefined
      ? part.code
      : /^[\w.]+$/.test(part.code)
        ? `${part.code}.toFixed(${part.decimals})`
        : `(${part.code}).toFixed(${part.decimals})`;
  const [only] = line;
  if (line.length === 1 && typeof only === 'object') return value(only);
  return `\`${line.map((part) => (typeof part === 'string' ? part.replace(/[`\\]|\$(?=\{)/g, '\\$&') : `\${${value(part)}}`)).join('')}\``;
}

const voice = (typed: boolean): Voice => {
  const of = (kind: string): string => (kind === 'text' ? 'string' : 'number');
  return {
    read: (source, usage, missing) => {
      if (source.from === 'stdin') return ['const text = readFileSync(0, "utf8");'];
      return [
        ...(source.from === 'argument' ? braced('if (process.argv.length !== 3)', usage) : []),
        `const path = ${source.from === 'argument' ? `process.argv[2]${typed ? ' ?? ""' : ''}` : quote(source.path)};`,
        `let text${typed ? ': string' : ''};`,
        'try {',
        '  text = readFileSync(path, "utf8");',
        '} catch {',
        ...missing.map((line) => `  ${line}`),
        '}',
      ];
    },
    lines: ['const lines = text === "" ? [] : text.replace(/\\r?\\n$/, "").split(/\\r?\\n/);'],
    each: (one, list, body) => braced(`for (const ${one} of ${list})`, body),
    or: '||',
    first: typed ? '(lines[0] ?? "")' : 'lines[0]',
    rest: 'lines.slice(1)',
    when: (test, body) => braced(`if (${test})`, body),
    next: 'continue;',
    constant: (name, value) => `const ${name} = ${value};`,
    variable: (name, value) => `let ${name} = ${value};`,
    set: (name, value) => `${name} = ${value};`,
    list: (name, kind) => `const ${name}${typed ? `: ${of(kind)}[]` : ''} = [];`,
    push: (list, value) => `${list}.push(${value});`,
    map: (name) => `const ${name} = new Map${typed ? '<string, number>' : ''}();`,
    parse: (name, text, kind, bad) => [
      `const ${name} = Number(${text});`,
      ...braced(
        kind === 'int'
          ? `if (${text}.trim() === "" || !Number.isInteger(${name}))`
          : `if (${text}.trim() === "" || Number.isNaN(${name}))`,
        bad,
      ),
    ],
    isBlank: (text) => `${text}.trim() === ""`,
    isEmpty: (list) => `${list}.length === 0`,
    isEmptyMap: (map) => `${map}.size === 0`,
    lower: (text) => `${text}.toLowerCase()`,
    contains: (text, part) => `${text}.includes(${part})`,
    words: (text, isPlain) =>
      isPlain
        ? `${text}.split(/\\s+/).filter(Boolean)`
        : `${text}.match(/[\\p{L}\\p{N}_]+(?:'[\\p{L}\\p{N}_]+)*/gu) ?? []`,
    cells: (name, line, separator) => [
      separator === ' '
        ? `const ${name} = ${line}.trim().split(/\\s+/);`
        : separator === ','
          ? `const ${name} = splitRow(${line});`
          : `const ${name} = ${line}.split(${quote(separator)}).map((cell) => cell.trim());`,
    ],
    column: (name, title, missing) => [
      `const ${name} = header.indexOf(${quote(title)});`,
      ...braced(`if (${name} < 0)`, missing),
    ],
    cell: (cells, at) => `${cells}[${at}]${typed ? '!' : ''}`,
    isShort: (cells, at) => `${cells}.length <= ${at}`,
    size: (list) => `${list}.length`,
    length: (text) => `[...${text}].length`,
    wordCount: 'text.split(/\\s+/).filter(Boolean).length',
    text: quote,
    not: (test) => `!(${test})`,
    add: (map, key, value) => [`${map}.set(${key}, (${map}.get(${key}) ?? 0) + ${value});`],
    keep: (map, key, value, sign) => [
      `${map}.set(${key}, Math.${sign === '>' ? 'max' : 'min'}(${value}, ${map}.get(${key}) ?? ${value}));`,
    ],
    fold: (op, list) => {
      const sum = `${list}.reduce((sum, number) => sum + number, 0)`;
      const least = `${list}.reduce((a, b) => Math.min(a, b))`;
      const most = `${list}.reduce((a, b) => Math.max(a, b))`;
      const plain = {
        count: `${list}.length`,
        sum,
        average: `${sum} / ${list}.length`,
        min: least,
        max: most,
        range: `${most} - ${least}`,
      };
      if (op === 'deviation')
        return {
          before: [
            [
              `const mean = ${plain.average};`,
              '// For a sample, the divisor is one less than the count.',
              `const deviation = Math.sqrt(${list}.reduce((sum, number) => sum + (number - mean) ** 2, 0) / Math.max(${list}.length - 1, 1));`,
            ],
          ],
          value: 'deviation',
        };
      if (op !== 'median') return { before: [], value: plain[op] };
      const bang = typed ? '!' : '';
      return {
        before: [
          [
            `const sorted = [...${list}].sort((a, b) => a - b);`,
            'const middle = Math.floor(sorted.length / 2);',
            `const median = sorted.length % 2 === 1 ? sorted[middle]${bang} : (sorted[middle - 1]${bang} + sorted[middle]${bang}) / 2;`,
          ],
        ],
        value: 'median',
      };
    },
    averages: [
      `const averages = new Map([...totals].map(([key, total]) => [key, total / (counts.get(key) ?? 1)]${typed ? ' as const' : ''}));`,
    ],
    entries: (map, order) => {
      if (order.length === 0) return [`const entries = [...${map}];`];
      const keys = order.map(({ by, isDescending }) => {
        const [a, b] = isDescending ? ['b', 'a'] : ['a', 'b'];
        return by === 'value' ? `${a}[1] - ${b}[1]` : `(${a}[0] < ${b}[0] ? -1 : ${a}[0] > ${b}[0] ? 1 : 0)`;
      });
      return [`const entries = [...${map}].sort((a, b) => ${keys.join(' || ')});`];
    },
    eachEntry: (limit, body) =>
      braced(`for (const [key, value] of entries${limit ? `.slice(0, ${limit})` : ''})`, body),
    entry: ['key', 'value'],
    print: (line) => `console.log(${shown(line)});`,
    warn: (line) => `console.error(${shown(line)});`,
    exit: (status) => `process.exit(${status});`,
    name: camelName,
    usage: ['usage: node ', { code: 'process.argv[1]', kind: 'text' }, ' FILE'],
    imports: () => 'import { readFileSync } from "node:fs";',
  };
};

export const JAVASCRIPT = voice(false);
export const TYPESCRIPT = voice(true);
