import type { Snippet } from '../../../snippets/snippets.ts';
import {
  camel,
  EXAMPLES,
  exampleRows,
  flaggedIn,
  formatOf,
  inside,
  isFile,
  isLog,
  isOnlyShown,
  isPlainJoin,
  isTextual,
  isWhole,
  shownDecimals,
  signIn,
} from '../frame.ts';
import { fieldsOf, isListed, quote } from '../pipeline.ts';

import { ScriptBody } from './script-body.ts';

const WEEK = (typed: boolean): string[] => [
  '// The ISO week of a date, such as 2024-W09.',
  `function weekOf(text${typed ? ': string' : ''}) {`,
  '  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);',
  '  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));',
  '  const start = Date.UTC(date.getUTCFullYear(), 0, 1);',
  '  const week = Math.ceil(((date.getTime() - start) / 86_400_000 + 1) / 7);',
  '  return `${date.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;',
  '}',
  '',
];

const TO_NUMBER = (typed: boolean): string[] => [
  `function toNumber(text${typed ? ': string | undefined' : ''}) {`,
  '  const number = Number(text);',
  '  if (!text?.trim() || Number.isNaN(number)) throw new Error(`not a number: ${text}`);',
  '  return number;',
  '}',
  '',
];

export class ScriptWriter extends ScriptBody {
  /** The declared type of a record. */
  #declared(): string[] {
    if (!this.isTyped || isTextual(this.pipeline)) return [];
    const { numbers, checks } = this.pipeline;
    const isTrue = (field: string): boolean =>
      checks.some((check) => check.is === 'true' && check.field === field);
    const isOptional = (field: string): boolean =>
      this.pipeline.isMissingZero
        ? numbers.has(field)
        : checks.some((check) => check.is === 'present' && check.field === field);
    const fields = [...fieldsOf(this.pipeline), ...(isLog(this.pipeline) ? ['line'] : [])];
    return [
      `interface ${this.type()} {`,
      ...fields.map(
        (field) =>
          `  ${this.name(field)}: ${numbers.has(field) ? 'number' : isTrue(field) ? 'boolean' : isOnlyShown(this.pipeline, field) ? 'unknown' : 'string'}${isOptional(field) ? ' | null' : ''};`,
      ),
      '}',
      '',
    ];
  }

  #line(): string {
    const { keys, measures } = this.pipeline;
    const names = keys.map(({ name }) => `\${row.${camel([name])}}`).join(', ');
    const values = measures.map((one) => {
      const decimals = shownDecimals(this.pipeline, one);
      const code = `\${row.${camel([one.name])}${decimals === undefined ? '' : `.toFixed(${decimals})`}}`;
      return measures.length > 1 ? `${one.name} ${code}` : code;
    });
    const flag = flaggedIn(this.pipeline);
    const mark = flag
      ? `\${row.${camel([flag.name])} ${flag.test} ${flag.value} ? ${quote(flag.mark)} : ""}`
      : '';
    return keys.length > 0 ? `\`${names}: ${values.join(', ')}${mark}\`` : 'Object.values(row).join(", ")';
  }

  #shown(call: string): string[] {
    const { shape, output, target, fields, value } = this.pipeline;
    const isRows = isListed(this.pipeline);
    const csv = (rows: string): string[] => [
      `const table = ${rows};`,
      `const cell = (value${this.isTyped ? ': unknown' : ''}) => (/[",\\n]/.test(String(value)) ? \`"\${String(value).replaceAll('"', '""')}"\` : String(value));`,
      'const lines = [Object.keys(table[0] ?? {}), ...table.map((row) => Object.values(row))].map((row) => row.map(cell).join(","));',
    ];
    if (target && isRows) {
      if (output === 'csv')
        return [...csv(call), `writeFileSync(${quote(target)}, lines.join("\\n") + "\\n");`];
      if (output === 'json')
        return [`writeFileSync(${quote(target)}, JSON.stringify(${call}, null, 2) + "\\n");`];
      return [`writeFileSync(${quote(target)}, ${call}.map((row) => ${this.#line()} + "\\n").join(""));`];
    }
    if (output === 'json') return [`console.log(JSON.stringify(${call}, null, 2));`];
    if (output === 'csv' && isRows) return [...csv(call), 'console.log(lines.join("\\n"));'];
    if (output === 'table' && isRows) return [`console.table(${call});`];
    const isPrinted = isFile(this.pipeline) || this.pipeline.extras.flag !== undefined;
    if (!isPrinted || !isRows || output === 'map') return [`console.log(${call});`];
    if (value !== undefined) return [`for (const value of ${call}) console.log(value);`];
    if (shape !== 'summary' && isLog(this.pipeline) && fields.length === 0)
      return [`for (const row of ${call}) console.log(row.line);`];
    if (shape !== 'summary' && /^json/.test(formatOf(this.pipeline) ?? ''))
      return [`for (const row of ${call}) console.log(JSON.stringify(row));`];
    return [`for (const row of ${call}) console.log(${this.#line()});`];
  }

  #reader(): string[] {
    const typed = (type: string): string => (this.isTyped ? type : '');
    const type = this.type();
    const head = `function readRecords(text${typed(': string')})${typed(`: ${type}[]`)} {`;
    switch (formatOf(this.pipeline)) {
      case 'csv':
        return this.parser ? [this.parser, ''] : [];
      case 'json':
        return [head, '  return JSON.parse(text);', '}', ''];
      case 'jsonl':
        return [
          head,
          '  return text.split("\\n").filter((line) => line.trim() !== "").map((line) => JSON.parse(line));',
          '}',
          '',
        ];
      case 'log':
        return [
          '// Lines such as "2024-03-01 12:30:00 ERROR message".',
          'const LINE = /^(\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)\\S*\\s+\\[?([A-Za-z]+)\\]?:?\\s+(.*)$/;',
          '',
          head.replace(`: ${type}[]`, ''),
          '  return text.split("\\n").flatMap((line) => {',
          '    const found = LINE.exec(line);',
          '    if (!found) return [];',
          `    const [, time${typed(' = ""')}, level${typed(' = ""')}, message${typed(' = ""')}] = found;`,
          '    return [{ time, level: level.toUpperCase(), message, line }];',
          '  });',
          '}',
          '',
        ];
      case 'access':
        return [
          '// The common log format, also for requests that are not HTTP; a number at the end of a line is the duration.',
          'const LINE = /^(\\S+) \\S+ \\S+ \\[(\\d\\d)\\/(\\w{3})\\/(\\d{4}):([\\d:]+)[^\\]]*\\] "([A-Z]*) ?([^\\s"]*)[^"]*" (\\d{3}) (\\S+)(?:.*?\\s(\\d+(?:\\.\\d+)?)\\s*(?:ms|s)?\\s*$)?/;',
          'const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];',
          '',
          head.replace(`: ${type}[]`, ''),
          '  return text.split("\\n").flatMap((line) => {',
          '    const found = LINE.exec(line);',
          '    if (!found) return [];',
          `    const [, ip${typed(' = ""')}, day, month${typed(' = ""')}, year, clock, method${typed(' = ""')}, path${typed(' = ""')}, status, size, duration] = found;`,
          '    const time = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}-${day} ${clock}`;',
          '    return [{ ip, time, method, path, status: Number(status), size: Number(size) || 0, bytes: Number(size) || 0, duration: Number(duration ?? 0), line }];',
          '  });',
          '}',
          '',
        ];
      default:
        return [];
    }
  }

  write(): Snippet | undefined {
    const { source, join, given, givenName, name, checks, decimals, measures } = this.pipeline;
    if (isTextual(this.pipeline) && !this.parser) return undefined;
    const isPlain = isPlainJoin(this.pipeline);
    const called = givenName ?? camel(name);
    const typed = (type: string): string => (this.isTyped ? type : '');
    const types = { year: 'number | string', month: 'string', n: 'number', value: 'number' };
    const parameters = [
      `${this.list}${typed(`: ${this.type()}[]`)}`,
      ...given.map((one) => `${one}${typed(`: ${types[one]}`)}`),
    ].join(', ');
    const isRounded = decimals !== undefined && measures.some((one) => !isWhole(one));
    const helpers = [
      ...(isRounded
        ? [
            `const round = (value${typed(': number')}) => ${decimals === 0 ? 'Math.round(value)' : `Number(value.toFixed(${decimals}))`};`,
            '',
          ]
        : []),
      ...(checks.some(({ is }) => is === 'numeric')
        ? [
            `const isNumeric = (text${typed(': unknown')}) => String(text ?? "").trim() !== "" && Number.isFinite(Number(text));`,
            '',
          ]
        : []),
      ...(measures.some(({ op }) => op === 'median')
        ? [
            `function median(values${typed(': number[]')}) {`,
            '  const sorted = [...values].sort((a, b) => a - b);',
            '  const middle = Math.floor(sorted.length / 2);',
            `  return sorted.length % 2 === 1 ? sorted[middle]${typed('!')} : (sorted[middle - 1]${typed('!')} + sorted[middle]${typed('!')}) / 2;`,
            '}',
            '',
          ]
        : []),
      ...(this.pipeline.keys.some(({ part }) => part === 'week') ? WEEK(this.isTyped) : []),
    ];
    const body = isPlain
      ? []
      : [
          ...signIn(
            this.pipeline,
            (one) => this.number(one),
            (amount) => [`const sign = ${this.list}.some((${this.item}) => ${amount} < 0) ? -1 : 1;`],
          ),
          ...this.body(),
        ];
    const definition = [
      ...this.#declared(),
      ...this.#reader(),
      ...(/\btoNumber\(/.test(body.join()) ? TO_NUMBER(this.isTyped) : []),
      ...helpers,
      ...(join
        ? [
            `// Those that have the same ${join.on} in both.`,
            `function joinRecords(first${typed(`: ${this.type()}[]`)}, second${typed(`: ${this.type()}[]`)})${typed(`: ${this.type()}[]`)} {`,
            `  const others = new Map${typed(`<unknown, ${this.type()}[]>`)}();`,
            '  for (const record of first) {',
            `    const same = others.get(${this.get(join.on, 'record')});`,
            '    if (same) same.push(record);',
            `    else others.set(${this.get(join.on, 'record')}, [record]);`,
            '  }',
            `  return second.flatMap((record) => (others.get(${this.get(join.on, 'record')}) ?? []).map((other) => ({ ...other, ...record })));`,
            '}',
            '',
          ]
        : []),
      ...(isPlain ? [] : [`function ${called}(${parameters}) {`, ...inside(body), '}']),
    ];
    const example: string[] = [];
    if (source.from === 'list') {
      const records = exampleRows(this.pipeline, 'javascript', (field, { text, isNumber, isMissing }) => {
        return `${this.name(field)}: ${isMissing ? 'null' : isNumber ? text : quote(text)}`;
      });
      const rows = records.map((cells) => `  { ${cells.join(', ')} },`);
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        `const ${this.list}${typed(`: ${this.type()}[]`)} = [`,
        ...rows,
        '];',
        ...this.#shown(`${called}(${[this.list, ...values].join(', ')})`),
      );
    } else {
      const isArgument = source.from === 'argument';
      const isTwo = join !== undefined && isArgument;
      const names = [
        ...(isTwo ? ['FIRST', 'SECOND'] : isArgument ? ['FILE'] : []),
        ...given.map((one) => one.toUpperCase()),
      ];
      const first = isTwo ? 4 : isArgument ? 3 : 2;
      const bang = typed(' ?? ""');
      const argument = (at: number): string => `process.argv[${at}]${bang}`;
      const path =
        source.from === 'stdin'
          ? '0'
          : isArgument
            ? argument(isTwo ? 3 : 2)
            : quote(source.from === 'file' ? source.path : '');
      const read = (from: string): string =>
        `${isTextual(this.pipeline) ? 'parseCsv' : 'readRecords'}(readFileSync(${from}, "utf8"))`;
      const values = given.map((one, at) =>
        one === 'n' ? `Number(process.argv[${first + at}])` : `process.argv[${first + at}]${bang}`,
      );
      example.push(
        ...(names.length > 0
          ? [
              `if (process.argv.length !== ${names.length + 2}) {`,
              `  console.error("usage: node ${'program.js'} ${names.join(' ')}");`,
              '  process.exit(1);',
              '}',
            ]
          : []),
        'try {',
        `  const records${typed(`: ${this.type()}[]`)} = ${join ? `joinRecords(${read(join.path === undefined ? argument(2) : quote(join.path))}, ${read(path)})` : read(path)};`,
        ...inside(this.#shown(isPlain ? 'records' : `${called}(${['records', ...values].join(', ')})`)),
        '} catch (error) {',
        `  console.error(\`cannot read the input: \${${typed('error instanceof Error ? ')}error.message${typed(' : error')}}\`);`,
        '  process.exit(1);',
        '}',
      );
    }
    const code = [...definition, ...example].join('\n');
    const io = [
      /\breadFileSync\b/.test(code) && 'readFileSync',
      /\bwriteFileSync\b/.test(code) && 'writeFileSync',
    ].filter(Boolean);
    const imports = io.length > 0 ? [`import { ${io.join(', ')} } from "node:fs";`, ''] : [];
    return { definition: [...imports, ...definition].join('\n'), example: example.join('\n') };
  }
}
