import type { Snippet } from '../../../snippets/snippets.ts';
import { singular } from '../../reading/text.ts';
import {
  camel,
  EXAMPLES,
  formatOf,
  isFile,
  isLog,
  isOnlyShown,
  isPlainJoin,
  isTextual,
  isWhole,
  itemName,
  keptIn,
  listName,
  OPPOSITE,
  pascal,
  saidValue,
  sampleOf,
  shownDecimals,
} from '../frame.ts';
import {
  type Check,
  fieldsOf,
  isGiven,
  isListed,
  type Key,
  type Measure,
  type Order,
  PART_LENGTH,
  type Pipeline,
  quote,
} from '../pipeline.ts';

const inside = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
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

export class ScriptWriter {
  readonly #pipeline: Pipeline;
  readonly #item: string;
  readonly #list: string;
  readonly #isTyped: boolean;
  readonly #parser: string | undefined;

  constructor(pipeline: Pipeline, isTyped: boolean, parser: string | undefined) {
    this.#pipeline = pipeline;
    this.#item = itemName(pipeline);
    this.#list = camel([listName(pipeline)]);
    this.#isTyped = isTyped;
    this.#parser = parser;
  }

  /** Fields of a list are named as the language does, those of a file as they are. */
  #name(field: string): string {
    return isFile(this.#pipeline) ? field : camel([field]);
  }

  #get(field: string, of = this.#item): string {
    const name = this.#name(field);
    return /^[a-z_$][\w$]*$/i.test(name) ? `${of}.${name}` : `${of}[${quote(name)}]`;
  }

  #text(field: string, of = this.#item): string {
    return this.#isTyped && isTextual(this.#pipeline)
      ? `(${this.#get(field, of)} ?? "")`
      : this.#get(field, of);
  }

  #number(field: string, of = this.#item): string {
    const get = this.#get(field, of);
    const value = isTextual(this.#pipeline) ? `Number(${get})` : get;
    return this.#pipeline.isMissingZero ? `(${value} || 0)` : value;
  }

  #test(check: Check, isKept: boolean): string {
    const get = this.#get(check.field);
    const not = isKept ? '' : '!';
    switch (check.is) {
      case 'present':
        return isTextual(this.#pipeline)
          ? `${isKept ? '!!' : '!'}${get}?.trim()`
          : this.#pipeline.numbers.has(check.field)
            ? `${get} ${isKept ? '!=' : '=='} null`
            : `${isKept ? '' : '!'}${get}`;
      case 'numeric':
        return `${not}isNumeric(${get})`;
      case 'true':
        return isTextual(this.#pipeline)
          ? `${check.isNot === isKept ? '!' : ''}/^(?:true|yes|1)$/i.test(${this.#text(check.field)})`
          : `${check.isNot === isKept ? '!' : ''}${get}`;
      case 'contains':
        return `${not}${this.#text(check.field)}.includes(${quote(check.value)})`;
      case 'within':
        return `${not}${this.#text(check.field)}.startsWith(${isGiven(check.value) ? `String(${check.value.given})` : quote(check.value)})`;
      case 'compare': {
        const sign = isKept ? check.sign : OPPOSITE[check.sign];
        const strict = sign === '==' ? '===' : sign === '!=' ? '!==' : sign;
        if (typeof check.value === 'number') return `${this.#number(check.field)} ${strict} ${check.value}`;
        const { ignoresCase } = this.#pipeline;
        const value = saidValue(check, (text) => quote(ignoresCase ? text.toLowerCase() : text));
        return `${ignoresCase ? `${this.#text(check.field)}.toLowerCase()` : get} ${strict} ${value}`;
      }
    }
  }

  #key({ field, part }: Key): string {
    const get = this.#text(field);
    if (part === 'week') return `weekOf(${get})`;
    if (part) return `${get}.slice(0, ${PART_LENGTH[part]})`;
    return this.#pipeline.ignoresCase ? `${get}.trim().toLowerCase()` : get;
  }

  #measure(measure: Measure): string {
    const { op, field = '' } = measure;
    const kept = keptIn(this.#pipeline);
    const { decimals } = this.#pipeline;
    const values = kept === 'numbers' ? 'values' : `group.map((record) => ${this.#number(field, 'record')})`;
    const sum = `${values}.reduce((sum, value) => sum + value, 0)`;
    const plain = {
      count: kept === 'counts' ? 'count' : kept === 'numbers' ? 'values.length' : 'group.length',
      distinct: `new Set(group.map((record) => ${this.#get(field, 'record')})).size`,
      sum,
      average: `${sum} / ${kept === 'numbers' ? 'values' : 'group'}.length`,
      min: `Math.min(...${values})`,
      max: `Math.max(...${values})`,
      median: `median(${values})`,
    }[op];
    return decimals !== undefined && !isWhole(measure) ? `round(${plain})` : plain;
  }

  #skips(): string[] {
    return this.#pipeline.checks.map((check) => `if (${this.#test(check, false)}) continue;`);
  }

  #compare(order: readonly Order[], isRow: boolean): string {
    return order
      .map(({ name, isDescending, isNumber }) => {
        const of = (one: string): string =>
          isRow ? `${one}.${camel([name])}` : isNumber ? this.#number(name, one) : this.#text(name, one);
        const [a, b] = isDescending ? ['b', 'a'] : ['a', 'b'];
        return isNumber ? `${of(a)} - ${of(b)}` : `${of(a)}.localeCompare(${of(b)})`;
      })
      .join(' || ');
  }

  #limit(list: string): string {
    const { limit } = this.#pipeline;
    return limit === undefined ? list : `${list}.slice(0, ${isGiven(limit) ? limit.given : limit})`;
  }

  #body(): string[] {
    const { shape, keys, measures, having, order, checks, fields, output } = this.#pipeline;
    const typed = (type: string): string => (this.#isTyped ? type : '');
    const kept = keptIn(this.#pipeline);
    const tests = checks.map((check) => this.#test(check, true)).join(' && ');
    const chosen = tests ? `${this.#list}.filter((${this.#item}) => ${tests})` : this.#list;
    const type = this.#type();
    const [firstKey] = keys;
    const key =
      keys.length > 1
        ? `JSON.stringify([${keys.map((one) => this.#key(one)).join(', ')}])`
        : firstKey
          ? this.#key(firstKey)
          : '';
    const push = (value: string): string[] => [
      `const key = ${key};`,
      'const group = groups.get(key) ?? [];',
      `group.push(${value});`,
      'groups.set(key, group);',
    ];
    switch (shape) {
      case 'rows': {
        const sorted =
          order.length > 0
            ? `${tests ? chosen : `[...${this.#list}]`}.sort((a, b) => ${this.#compare(order, false)})`
            : chosen;
        const picked = fields.map((field) =>
          this.#get(field) === `${this.#item}.${this.#name(field)}`
            ? `${this.#name(field)}: ${this.#get(field)}`
            : `${quote(field)}: ${this.#get(field)}`,
        );
        return [
          `const rows = ${this.#limit(sorted)};`,
          fields.length > 0
            ? `return rows.map((${this.#item}) => ({ ${picked.join(', ')} }));`
            : 'return rows;',
        ];
      }
      case 'groups':
      case 'duplicates':
      case 'unique': {
        const sorted =
          order.length > 0 ? `[...${this.#list}].sort((a, b) => ${this.#compare(order, false)})` : this.#list;
        const isCut = this.#pipeline.limit !== undefined;
        return [
          `const groups = new Map${typed(`<string, ${type}[]>`)}();`,
          `for (const ${this.#item} of ${sorted}) {`,
          ...inside([...this.#skips(), ...push(this.#item)]),
          '}',
          shape === 'unique'
            ? `return [...groups.values()].flatMap((group) => group.slice(0, 1));`
            : shape === 'duplicates'
              ? 'return Object.fromEntries([...groups].filter(([, group]) => group.length > 1));'
              : isCut
                ? `return Object.fromEntries([...groups].map(([key, group]) => [key, ${this.#limit('group')}]));`
                : 'return Object.fromEntries(groups);',
        ];
      }
      case 'totals': {
        const field = measures.find((one) => one.field)?.field ?? '';
        const [only] = measures;
        const isEmpty = kept === 'numbers' && measures.some(({ op }) => op !== 'sum' && op !== 'count');
        return [
          kept === 'numbers'
            ? `const values = ${chosen}.map((${this.#item}) => ${this.#number(field)});`
            : kept === 'records'
              ? `const group = ${chosen};`
              : `const count = ${chosen}.length;`,
          ...(isEmpty ? ['if (values.length === 0) return null;'] : []),
          measures.length === 1 && only
            ? `return ${this.#measure(only)};`
            : `return { ${measures.map((one) => `${camel([one.name])}: ${this.#measure(one)}`).join(', ')} };`,
        ];
      }
      case 'summary': {
        const field = measures.find((one) => one.field)?.field ?? '';
        const one = kept === 'counts' ? 'count' : kept === 'numbers' ? 'values' : 'group';
        const names = keys.map(({ name }) => camel([name]));
        const cells = [
          ...names,
          ...measures.map((each) => {
            const code = this.#measure(each);
            return code === camel([each.name]) ? code : `${camel([each.name])}: ${code}`;
          }),
        ];
        const isMap = output === 'map' && measures.length === 1;
        const result = this.#limit('rows');
        return [
          `const groups = new Map${typed(`<string, ${kept === 'counts' ? 'number' : kept === 'numbers' ? 'number[]' : `${type}[]`}>`)}();`,
          `for (const ${this.#item} of ${this.#list}) {`,
          ...inside([
            ...this.#skips(),
            ...(kept === 'counts'
              ? [`const key = ${key};`, 'groups.set(key, (groups.get(key) ?? 0) + 1);']
              : push(kept === 'numbers' ? this.#number(field) : this.#item)),
          ]),
          '}',
          ...(keys.length > 1
            ? [
                `const rows = [...groups].map(([key, ${one}]) => {`,
                `  const [${names.join(', ')}]${typed(': string[]')} = JSON.parse(key);`,
                `  return { ${names.map((name) => (this.#isTyped ? `${name}: ${name} ?? ""` : name)).join(', ')}, ${cells.slice(names.length).join(', ')} };`,
                `})${this.#having()};`,
              ]
            : [
                `const rows = [...groups].map(([${names[0]}, ${one}]) => ({ ${cells.join(', ')} }))${this.#having()};`,
              ]),
          ...(order.length > 0 ? [`rows.sort((a, b) => ${this.#compare(order, true)});`] : []),
          isMap
            ? `return Object.fromEntries(${result}.map((row) => [${names.map((name) => `row.${name}`).join(' + " " + ')}, row.${camel([measures[0]?.name ?? ''])}]));`
            : `return ${result};`,
        ].filter((line) => line !== '' || having.length > 0);
      }
    }
  }

  #having(): string {
    return this.#pipeline.having
      .map(({ name, sign, value }) => `.filter((row) => row.${camel([name])} ${sign} ${value})`)
      .join('');
  }

  #type(): string {
    if (isTextual(this.#pipeline)) return 'Record<string, string>';
    return isFile(this.#pipeline) ? 'Entry' : pascal([singular(this.#pipeline.noun)]);
  }

  /** The declared type of a record. */
  #declared(): string[] {
    if (!this.#isTyped || isTextual(this.#pipeline)) return [];
    const { numbers, checks } = this.#pipeline;
    const isTrue = (field: string): boolean =>
      checks.some((check) => check.is === 'true' && check.field === field);
    const isOptional = (field: string): boolean =>
      this.#pipeline.isMissingZero
        ? numbers.has(field)
        : checks.some((check) => check.is === 'present' && check.field === field);
    const fields = [...fieldsOf(this.#pipeline), ...(isLog(this.#pipeline) ? ['line'] : [])];
    return [
      `interface ${this.#type()} {`,
      ...fields.map(
        (field) =>
          `  ${this.#name(field)}: ${numbers.has(field) ? 'number' : isTrue(field) ? 'boolean' : isOnlyShown(this.#pipeline, field) ? 'unknown' : 'string'}${isOptional(field) ? ' | null' : ''};`,
      ),
      '}',
      '',
    ];
  }

  #line(): string {
    const { keys, measures } = this.#pipeline;
    const names = keys.map(({ name }) => `\${row.${camel([name])}}`).join(', ');
    const values = measures.map((one) => {
      const decimals = shownDecimals(this.#pipeline, one);
      const code = `\${row.${camel([one.name])}${decimals === undefined ? '' : `.toFixed(${decimals})`}}`;
      return measures.length > 1 ? `${one.name} ${code}` : code;
    });
    return keys.length > 0 ? `\`${names}: ${values.join(', ')}\`` : 'Object.values(row).join(", ")';
  }

  #shown(call: string): string[] {
    const { shape, output, target, fields } = this.#pipeline;
    const isRows = isListed(this.#pipeline);
    const csv = (rows: string): string[] => [
      `const table = ${rows};`,
      `const cell = (value${this.#isTyped ? ': unknown' : ''}) => (/[",\\n]/.test(String(value)) ? \`"\${String(value).replaceAll('"', '""')}"\` : String(value));`,
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
    if (!isFile(this.#pipeline) || !isRows || output === 'map') return [`console.log(${call});`];
    if (shape !== 'summary' && isLog(this.#pipeline) && fields.length === 0)
      return [`for (const row of ${call}) console.log(row.line);`];
    if (shape !== 'summary' && /^json/.test(formatOf(this.#pipeline) ?? ''))
      return [`for (const row of ${call}) console.log(JSON.stringify(row));`];
    return [`for (const row of ${call}) console.log(${this.#line()});`];
  }

  #reader(): string[] {
    const typed = (type: string): string => (this.#isTyped ? type : '');
    const type = this.#type();
    const head = `function readRecords(text${typed(': string')})${typed(`: ${type}[]`)} {`;
    switch (formatOf(this.#pipeline)) {
      case 'csv':
        return this.#parser ? [this.#parser, ''] : [];
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
          '// The common log format; a number at the end of a line is how long the request took.',
          'const LINE = /^(\\S+) \\S+ \\S+ \\[(\\d\\d)\\/(\\w{3})\\/(\\d{4}):([\\d:]+)[^\\]]*\\] "(\\S+) (\\S+)[^"]*" (\\d{3}) (\\S+)(?:.*?\\s(\\d+(?:\\.\\d+)?)\\s*(?:ms|s)?\\s*$)?/;',
          'const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];',
          '',
          head.replace(`: ${type}[]`, ''),
          '  return text.split("\\n").flatMap((line) => {',
          '    const found = LINE.exec(line);',
          '    if (!found) return [];',
          `    const [, ip${typed(' = ""')}, day, month${typed(' = ""')}, year, clock, method${typed(' = ""')}, path${typed(' = ""')}, status, size, duration] = found;`,
          '    const time = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}-${day} ${clock}`;',
          '    return [{ ip, time, method, path, status: Number(status), size: Number(size) || 0, duration: Number(duration ?? 0), line }];',
          '  });',
          '}',
          '',
        ];
      default:
        return [];
    }
  }

  write(): Snippet | undefined {
    const { source, join, given, givenName, name, checks, decimals, measures } = this.#pipeline;
    if (isTextual(this.#pipeline) && !this.#parser) return undefined;
    const isPlain = isPlainJoin(this.#pipeline);
    const called = givenName ?? camel(name);
    const typed = (type: string): string => (this.#isTyped ? type : '');
    const types = { year: 'number | string', month: 'string', n: 'number', value: 'number' };
    const parameters = [
      `${this.#list}${typed(`: ${this.#type()}[]`)}`,
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
      ...(this.#pipeline.keys.some(({ part }) => part === 'week') ? WEEK(this.#isTyped) : []),
    ];
    const definition = [
      ...this.#declared(),
      ...this.#reader(),
      ...helpers,
      ...(join
        ? [
            `// Those that have the same ${join.on} in both.`,
            `function joinRecords(first${typed(`: ${this.#type()}[]`)}, second${typed(`: ${this.#type()}[]`)})${typed(`: ${this.#type()}[]`)} {`,
            `  const others = new Map(first.map((record) => [${this.#get(join.on, 'record')}, record]));`,
            `  return second.filter((record) => others.has(${this.#get(join.on, 'record')})).map((record) => ({ ...others.get(${this.#get(join.on, 'record')}), ...record }));`,
            '}',
            '',
          ]
        : []),
      ...(isPlain ? [] : [`function ${called}(${parameters}) {`, ...inside(this.#body()), '}']),
    ];
    const example: string[] = [];
    if (source.from === 'list') {
      const fields = fieldsOf(this.#pipeline);
      const rows = [0, 1, 2, 3].map((at) => {
        const cells = fields.map((field) => {
          const { text, isNumber } = sampleOf(this.#pipeline, field, at);
          const isMissing =
            at === 3 && checks.some((check) => check.is === 'present' && check.field === field);
          return `${this.#name(field)}: ${isMissing ? 'null' : isNumber ? text : quote(text)}`;
        });
        return `  { ${cells.join(', ')} },`;
      });
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        `const ${this.#list}${typed(`: ${this.#type()}[]`)} = [`,
        ...rows,
        '];',
        ...this.#shown(`${called}(${[this.#list, ...values].join(', ')})`),
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
        `${isTextual(this.#pipeline) ? 'parseCsv' : 'readRecords'}(readFileSync(${from}, "utf8"))`;
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
        `let records${typed(`: ${this.#type()}[]`)};`,
        'try {',
        `  records = ${join ? `joinRecords(${read(join.path === undefined ? argument(2) : quote(join.path))}, ${read(path)})` : read(path)};`,
        '} catch (error) {',
        `  console.error(\`cannot read the input: \${${typed('error instanceof Error ? ')}error.message${typed(' : error')}}\`);`,
        '  process.exit(1);',
        '}',
        ...this.#shown(isPlain ? 'records' : `${called}(${['records', ...values].join(', ')})`),
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
