import type { Snippet } from '../../../snippets/snippets.ts';
import {
  EXAMPLES,
  exampleRows,
  flaggedIn,
  formatOf,
  inside,
  isFile,
  isLog,
  isPlainJoin,
  isTextual,
  isWhole,
  shownDecimals,
  snake,
} from '../frame.ts';
import { isListed, type Pipeline, quote } from '../pipeline.ts';

import { PythonBody } from './python-body.ts';
import { derivedIn, FOLDER_READER, isPace, validIn } from './python-extras.ts';

const READERS: Readonly<Record<string, readonly string[]>> = {
  csv: ['with open(path, encoding="utf-8", newline="") as file:', '  return list(csv.DictReader(file))'],
  json: ['with open(path, encoding="utf-8") as file:', '  return json.load(file)'],
  yaml: ['with open(path, encoding="utf-8") as file:', '  return yaml.safe_load(file) or []'],
  jsonl: [
    'with open(path, encoding="utf-8") as file:',
    '  return [json.loads(line) for line in file if line.strip()]',
  ],
  access: [
    'records = []',
    'with open(path, encoding="utf-8", errors="replace") as file:',
    '  for line in file:',
    '    found = LINE.match(line)',
    '    if not found:',
    '      continue',
    '    record = found.groupdict()',
    '    record["line"] = line.rstrip("\\n")',
    '    record["status"] = int(record["status"])',
    '    record["size"] = record["bytes"] = int(record["size"]) if record["size"].isdigit() else 0',
    '    record["duration"] = float(record["duration"] or 0)',
    '    time = datetime.strptime(record["time"], "%d/%b/%Y:%H:%M:%S %z")',
    '    record["time"] = time.strftime("%Y-%m-%d %H:%M:%S")',
    '    records.append(record)',
    'return records',
  ],
  log: [
    'records = []',
    'with open(path, encoding="utf-8", errors="replace") as file:',
    '  for line in file:',
    '    found = LINE.match(line)',
    '    if found:',
    '      record = found.groupdict()',
    '      records.append({**record, "level": record["level"].upper(), "line": line.rstrip("\\n")})',
    'return records',
  ],
};
const LINES: Readonly<Record<string, readonly string[]>> = {
  access: [
    '# The common log format, also for requests that are not HTTP; a number at the end of a line is the duration.',
    'LINE = re.compile(',
    `  r'(?P<ip>\\S+) \\S+ \\S+ \\[(?P<time>[^\\]]+)\\] "(?P<method>[A-Z]*) ?(?P<path>[^\\s"]*)[^"]*" '`,
    `  r'(?P<status>\\d{3}) (?P<size>\\S+)(?:.*?\\s(?P<duration>\\d+(?:\\.\\d+)?)\\s*(?:ms|s)?\\s*$)?'`,
    ')',
  ],
  log: [
    '# Lines such as "2024-03-01 12:30:00 ERROR message".',
    `LINE = re.compile(r"(?P<time>\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)\\S*\\s+\\[?(?P<level>[A-Za-z]+)\\]?:?\\s+(?P<message>.*)")`,
  ],
};

class Writer extends PythonBody {
  #shown(call: string): string[] {
    const { shape, output, target, keys, measures, fields, value } = this.pipeline;
    const isRows = isListed(this.pipeline);
    if (target && isRows) {
      const write =
        output === 'csv'
          ? [
              '  writer = csv.DictWriter(file, fieldnames=list(rows[0]) if rows else [])',
              '  writer.writeheader()',
              '  writer.writerows(rows)',
            ]
          : output === 'json'
            ? ['  json.dump(rows, file, indent=2)', '  file.write("\\n")']
            : ['  for row in rows:', `    print(${this.#line()}, file=file)`];
      return [
        `rows = ${call}`,
        `with open(${quote(target)}, "w", encoding="utf-8"${output === 'csv' ? ', newline=""' : ''}) as file:`,
        ...write,
      ];
    }
    if (output === 'json') return [`print(json.dumps(${call}, indent=2))`];
    if (value !== undefined) return [`for value in ${call}:`, '  print(value)'];
    if (output === 'map') return [`for key, value in ${call}.items():`, '  print(f"{key}: {value}")'];
    if (shape === 'totals') {
      const [only] = measures;
      if (measures.length === 1 && only) return [`print(${call})`];
      return [`for name, value in ${call}.items():`, '  print(f"{name}: {value}")'];
    }
    if (!isRows)
      return [
        `for key, group in ${call}.items():`,
        ...(isFile(this.pipeline)
          ? [
              '  print(key)',
              '  for record in group:',
              `    print("  " + ", ".join(str(value) for value in record.values()))`,
            ]
          : ['  print(key, group)']),
      ];
    if (output === 'table') return [`print_table(${call})`];
    if (output === 'csv')
      return [
        `rows = ${call}`,
        'writer = csv.DictWriter(sys.stdout, fieldnames=list(rows[0]) if rows else [], lineterminator="\\n")',
        'writer.writeheader()',
        'writer.writerows(rows)',
      ];
    if (shape !== 'summary' && isLog(this.pipeline) && fields.length === 0)
      return [`for row in ${call}:`, '  print(row["line"])'];
    if (shape !== 'summary' && /^json/.test(formatOf(this.pipeline) ?? ''))
      return [`for row in ${call}:`, '  print(json.dumps(row))'];
    if (shape !== 'summary' && !isFile(this.pipeline)) return [`for row in ${call}:`, '  print(row)'];
    return [
      `for row in ${call}:`,
      `  print(${keys.length > 0 ? this.#line() : '", ".join(str(value) for value in row.values())'})`,
    ];
  }

  /** One row of a summary as a line of text. */
  #line(): string {
    const { keys, measures } = this.pipeline;
    const shownKeys = keys.map(({ name }) => `{row['${name}']}`).join(', ');
    const values = measures.map((one) => {
      const decimals = shownDecimals(this.pipeline, one);
      if (isPace(this.pipeline, one)) return `{as_pace(row['${one.name}'])}`;
      // Cells of a file are read as floats, and 140 is no 140.0.
      const whole = isTextual(this.pipeline) && !isWhole(one) ? ':.12g' : '';
      const code = `{row['${one.name}']${decimals === undefined ? whole : `:.${decimals}f`}}`;
      return measures.length > 1 ? `${one.name} ${code}` : code;
    });
    const flag = flaggedIn(this.pipeline);
    const mark = flag ? `{'${flag.mark}' if row['${flag.name}'] ${flag.test} ${flag.value} else ''}` : '';
    return keys.length > 0 ? `f"${shownKeys}: ${values.join(', ')}${mark}"` : '*row.values()';
  }

  write(): Snippet {
    const { source, join, given, output, shape, givenName, name, checks, target, extras } = this.pipeline;
    const called = givenName ?? snake(name);
    const parameters = [this.list, ...given.map((one) => one)].join(', ');
    const format = formatOf(this.pipeline);
    const isTable = output === 'table' && !target && (shape === 'summary' || shape === 'rows');
    const helpers = [
      ...(format
        ? [
            ...(LINES[format] ?? []),
            ...(LINES[format] ? ['', ''] : []),
            'def read_records(path):',
            ...inside(READERS[format] ?? []),
            '',
            '',
          ]
        : []),
      ...(join
        ? [
            'def join_records(first, second):',
            `  # Those that have the same ${join.on} in both.`,
            '  others = {}',
            '  for record in first:',
            `    others.setdefault(record[${quote(join.on)}], []).append(record)`,
            `  return [{**other, **record} for record in second for other in others.get(record[${quote(join.on)}], [])]`,
            '',
            '',
          ]
        : []),
      ...(checks.some(({ is }) => is === 'numeric')
        ? [
            'def to_number(text):',
            '  try:',
            '    number = float(text)',
            '  except (TypeError, ValueError):',
            '    return None',
            '  return number if math.isfinite(number) else None',
            '',
            '',
          ]
        : []),
    ];
    if (extras.isFolder) helpers.push(...FOLDER_READER);
    helpers.push(...derivedIn(this.pipeline), ...(extras.skipped ? validIn(this.pipeline) : []));
    const table = isTable
      ? [
          '',
          '',
          'def print_table(rows):',
          '  if not rows:',
          '    return',
          `  shown = [[f"{value:.${this.pipeline.decimals ?? 2}f}" if isinstance(value, float) else str(value) for value in row.values()] for row in rows]`,
          '  lines = [list(rows[0]), *shown]',
          '  widths = [max(len(line[at]) for line in lines) for at in range(len(lines[0]))]',
          '  lines.insert(1, ["-" * width for width in widths])',
          '  for line in lines:',
          '    cells = [cell.ljust(width) if isinstance(kind, str) else cell.rjust(width) for cell, width, kind in zip(line, widths, rows[0].values())]',
          '    print("  ".join(cells).rstrip())',
        ]
      : [];
    const isPlain = isPlainJoin(this.pipeline);
    const own = isPlain
      ? []
      : [`def ${called}(${parameters}):`, ...inside([...this.signed(), ...this.body()])];
    const definition = [...(isPlain ? helpers.slice(0, -2) : helpers), ...own, ...table];
    const example: string[] = [];
    if (source.from === 'list') {
      const records = exampleRows(this.pipeline, 'python', (field, { text, isNumber, isMissing }) => {
        const isTruth = text === 'true' || text === 'false';
        return `${quote(field)}: ${isMissing ? 'None' : isTruth ? (text === 'true' ? 'True' : 'False') : isNumber ? text : quote(text)}`;
      });
      const rows = records.map((cells) => `  {${cells.join(', ')}},`);
      const values = given.map((one) =>
        one === 'month' ? quote(EXAMPLES[one] ?? '') : (EXAMPLES[one] ?? ''),
      );
      example.push(
        `${this.list} = [`,
        ...rows,
        ']',
        ...this.#shown(`${called}(${[this.list, ...values].join(', ')})`),
      );
    } else {
      const isArgument = source.from === 'argument';
      const isTwo = join !== undefined && isArgument;
      const read = `${extras.isFolder ? 'read_folder' : 'read_records'}(${source.from === 'stdin' ? '0' : isArgument ? `sys.argv[${isTwo ? 2 : 1}]` : quote(source.from === 'file' ? source.path : '')})`;
      const names = [
        ...(isTwo ? ['FIRST', 'SECOND'] : isArgument ? [extras.isFolder ? 'FOLDER' : 'FILE'] : []),
        ...given.map((one) => one.toUpperCase()),
      ];
      const first = isTwo ? 3 : isArgument ? 2 : 1;
      const values = given.map((one, at) =>
        one === 'n' ? `int(sys.argv[${first + at}])` : `sys.argv[${first + at}]`,
      );
      example.push(
        ...(names.length > 0
          ? [
              `if len(sys.argv) != ${names.length + 1}:`,
              `  sys.exit(f"usage: {sys.argv[0]} ${names.join(' ')}")`,
            ]
          : []),
        'try:',
        join
          ? `  records = join_records(read_records(${join.path === undefined ? 'sys.argv[1]' : quote(join.path)}), ${read})`
          : `  records = ${read}`,
        ...inside([
          ...(extras.skipped ? ['valid = [record for record in records if is_valid(record)]'] : []),
          ...this.#shown(
            isPlain
              ? 'records'
              : `${called}(${[extras.skipped ? 'valid' : 'records', ...values].join(', ')})`,
          ),
          ...(extras.skipped === 'counted'
            ? ['print(f"skipped {len(records) - len(valid)} rows", file=sys.stderr)']
            : []),
        ]),
        'except (OSError, ValueError) as error:',
        '  sys.exit(f"cannot read the input: {error}")',
        ...(isLog(this.pipeline)
          ? []
          : ['except KeyError as error:', '  sys.exit(f"the column {error} is missing")']),
      );
    }
    const code = [...definition, ...example].join('\n');
    const from = [
      /(?<![\w.])date\.(?:from|today)/.test(code) && 'date',
      /\bdatetime\./.test(code) && 'datetime',
      /\btimedelta\(/.test(code) && 'timedelta',
    ].filter(Boolean);
    const statistics = [/\bmean\(/.test(code) && 'mean', /\bmedian\(/.test(code) && 'median'].filter(Boolean);
    const imports = [
      /\bcsv\./.test(code) && 'import csv',
      /\bjson\./.test(code) && 'import json',
      /\bmath\./.test(code) && 'import math',
      /\bre\./.test(code) && 'import re',
      /\bsys\./.test(code) && 'import sys',
      /\byaml\./.test(code) && 'import yaml  # pip install pyyaml',
      /\bPath\(/.test(code) && 'from pathlib import Path',
      from.length > 0 && `from datetime import ${from.join(', ')}`,
      statistics.length > 0 && `from statistics import ${statistics.join(', ')}`,
    ].filter(Boolean);
    return {
      definition: [...imports, ...(imports.length > 0 ? ['', ''] : []), ...definition].join('\n'),
      example: example.join('\n'),
    };
  }
}

export const inPython = (pipeline: Pipeline): Snippet => new Writer(pipeline).write();
