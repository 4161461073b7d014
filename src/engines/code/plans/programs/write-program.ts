import type { Snippet } from '../../snippets/snippets.ts';
import type { Cells, Deed, EntryShow, Fold, Program, Report, Rows } from './program.ts';
import { type Steps, stepsOf } from './voices/list-steps.ts';
import { SPLIT_ROW } from './voices/split-row.ts';
import type { Line, Voice } from './voices/voice.ts';
import { voiceOf } from './voices/voices.ts';
import { writeLines } from './write-lines.ts';

type Of<K extends Report['kind']> = Extract<Report, { kind: K }>;

/** The text of a program; undefined for a language that has no voice for it. */
export function writeProgram(program: Program, language: string): Snippet | undefined {
  const voice = voiceOf(language);
  const { source } = program;
  const isEnded = source.from === 'stdin' && source.until !== undefined;
  const steps = stepsOf(language);
  if (!voice || !steps || (isEnded && !voice.readUntil)) return undefined;
  const lines = new ProgramWriter(program, voice, steps).write();
  const code = lines.join('\n');
  const splits = /\bsplit_?row\(/i.test(code) ? [SPLIT_ROW[language] ?? ''] : [];
  return { definition: [voice.imports?.(code) ?? '', ...splits].filter(Boolean).join('\n\n'), example: code };
}

class ProgramWriter {
  readonly #program: Program;
  readonly #voice: Voice;
  readonly #steps: Steps;

  constructor(program: Program, voice: Voice, steps: Steps) {
    this.#program = program;
    this.#voice = voice;
    this.#steps = steps;
  }

  #ref(name: string): string {
    return this.#voice.ref?.(name) ?? name;
  }

  #text(name: string): { code: string; kind: 'text' } {
    return { code: this.#ref(name), kind: 'text' };
  }

  /** The message and action in a case; `status` if the wish names none. */
  #deed(deed: Deed | undefined, line: Line, status: number): string[] {
    const { print, warn, exit } = this.#voice;
    const said = deed?.message === undefined ? line : [deed.message];
    const say = deed && !deed.toStderr ? print : warn;
    return [...(said.length > 0 ? [say(said)] : []), exit(deed ? (deed.status ?? 0) : status)];
  }

  #bad(line: Line): string[] {
    const { bad } = this.#program;
    const { print, warn, exit, next } = this.#voice;
    if (!bad) return [warn(line), exit(1)];
    const said = bad.message === undefined ? line : [bad.message];
    const isSaid = bad.toStderr || bad.message !== undefined;
    return [
      ...(isSaid ? [bad.toStderr ? warn(said) : print(said)] : []),
      bad.status === undefined ? next : exit(bad.status),
    ];
  }

  /** Ends the program when nothing was read; a report that has nothing to say then may go on. */
  #whenNothing(test: string, what: string, isNeeded: boolean): string[] {
    const { empty } = this.#program;
    if (!empty && !isNeeded) return [];
    return this.#voice.when(test, this.#deed(empty, [what], 1));
  }

  write(): string[] {
    const { source, report, usage, missing, rows, cells } = this.#program;
    const voice = this.#voice;
    const failed = this.#deed(
      missing && { ...missing, status: missing.status ?? 1 },
      ['cannot read ', this.#text('path')],
      1,
    );
    const end = source.from === 'stdin' ? source.until : undefined;
    const read =
      end !== undefined && voice.readUntil
        ? voice.readUntil(end)
        : voice.read(
            source,
            this.#deed(usage && { ...usage, status: usage.status ?? 1 }, voice.usage, 1),
            failed,
          );
    switch (report.kind) {
      case 'folds':
        return [
          ...read,
          ...(rows ? this.#column(rows) : cells ? this.#cells(cells) : this.#numbers()),
          ...this.#folds(report.folds),
        ];
      case 'tally':
        return [...read, ...this.#tally(report)];
      case 'groups':
        return [...read, ...(rows ? this.#groups(report, rows) : [])];
      default:
        return [
          ...read,
          ...writeLines(report, {
            voice,
            steps: this.#steps,
            ignoresCase: this.#program.ignoresCase,
            whenNothing: (test, what, isNeeded) => this.#whenNothing(test, what, isNeeded),
          }),
        ];
    }
  }

  #numbers(): string[] {
    const voice = this.#voice;
    const { isOnePerLine, number, source } = this.#program;
    const one = isOnePerLine ? 'line' : 'token';
    // The word that ends the input may stand on the same line as numbers.
    const end = source.from === 'stdin' && !isOnePerLine ? source.until : undefined;
    const same =
      end && (voice.same?.(this.#ref(one), voice.text(end)) ?? `${this.#ref(one)} == ${voice.text(end)}`);
    const body = [
      ...(same ? voice.when(same, [voice.next.replace('continue', 'break')]) : []),
      ...(isOnePerLine ? voice.when(voice.isBlank(this.#ref(one)), [voice.next]) : []),
      ...voice.parse('number', this.#ref(one), number, this.#bad(['not a number: ', this.#text(one)])),
      voice.push('numbers', this.#ref('number')),
    ];
    return [
      ...(isOnePerLine ? voice.lines : []),
      voice.list('numbers', number),
      ...voice.each(one, isOnePerLine ? this.#ref('lines') : voice.words(this.#ref('text'), true), body),
    ];
  }

  /** The numbers of all cells; an empty cell is none. */
  #cells({ separator, hasHeader }: Cells): string[] {
    const voice = this.#voice;
    const { number } = this.#program;
    const cell = this.#ref('cell');
    return [
      ...voice.lines,
      voice.list('numbers', number),
      ...voice.each('line', hasHeader ? voice.rest : this.#ref('lines'), [
        ...voice.when(voice.isBlank(this.#ref('line')), [voice.next]),
        ...voice.cells('cells', this.#ref('line'), separator),
        ...voice.each('cell', this.#ref('cells'), [
          ...voice.when(voice.isBlank(cell), [voice.next]),
          ...voice.parse('number', cell, number, this.#bad(['not a number: ', this.#text('cell')])),
          voice.push('numbers', this.#ref('number')),
        ]),
      ]),
    ];
  }

  #folds(folds: readonly Fold[]): string[] {
    const voice = this.#voice;
    const { number } = this.#program;
    const written = new Set<string>();
    const shown = folds.flatMap(({ op, label, decimals }) => {
      const { before, value } = voice.fold(op, 'numbers', number);
      const isFloat =
        op === 'average' || op === 'median' || op === 'deviation' || (number === 'float' && op !== 'count');
      const line: Line = [
        ...(folds.length > 1 ? [`${label}: `] : []),
        {
          code: value,
          kind: isFloat ? 'float' : 'int',
          ...(decimals !== undefined && isFloat ? { decimals } : {}),
        },
      ];
      const fresh = before.filter((block) => !written.has(block.join('\n')));
      for (const block of fresh) written.add(block.join('\n'));
      return [...fresh.flat(), voice.print(line)];
    });
    const isNeeded = folds.some(({ op }) => op !== 'count' && op !== 'sum');
    return [...this.#whenNothing(voice.isEmpty('numbers'), 'no numbers', isNeeded), ...shown];
  }

  /** The lines of a table, each with its cells; `make` gets the code of a column's cell. */
  #rows(rows: Rows, used: readonly number[], make: (cell: (at: number) => string) => string[]): string[] {
    const voice = this.#voice;
    const name = (at: number): string => voice.name([...(rows.columns[at] ?? '').split(/[ _]/), 'column']);
    const isTitled = rows.hasHeader && !rows.isNumbered;
    const place = (at: number): string => (isTitled ? this.#ref(name(at)) : String(at));
    const places = [...new Set(used)].sort((a, b) => a - b);
    const checked = isTitled ? places : places.slice(-1);
    const nothing = rows.hasHeader
      ? voice.when(voice.isEmpty('lines'), this.#deed(this.#program.empty, ['no input'], 1))
      : [];
    const header = isTitled
      ? [
          ...voice.cells('header', voice.first, rows.separator),
          ...places.flatMap((at) =>
            voice.column(name(at), rows.columns[at] ?? '', [
              voice.warn([`no column ${rows.columns[at]}`]),
              voice.exit(1),
            ]),
          ),
        ]
      : [];
    const body = [
      ...voice.when(voice.isBlank(this.#ref('line')), [voice.next]),
      ...voice.cells('cells', this.#ref('line'), rows.separator),
      ...voice.when(
        checked.map((at) => voice.isShort('cells', place(at))).join(` ${voice.or} `),
        this.#bad(['too few columns: ', this.#text('line')]),
      ),
      ...make((at) => voice.cell('cells', place(at))),
    ];
    return [
      ...nothing,
      ...header,
      ...voice.each('line', rows.hasHeader ? voice.rest : this.#ref('lines'), body),
    ];
  }

  #parsed(cell: string): string[] {
    const voice = this.#voice;
    const told = this.#bad(['not a number: ', { code: cell, kind: 'text' }]);
    const { rows } = this.#program;
    // The titles of a table stand before its first number.
    const bad =
      rows?.isNumbered && !rows.hasHeader && told.length > 1
        ? [...voice.when(voice.isEmpty('numbers'), [voice.next]), ...told]
        : told;
    return [
      ...(this.#program.skipsEmpty ? voice.when(voice.isBlank(cell), [voice.next]) : []),
      ...voice.parse('number', cell, this.#program.number, bad),
    ];
  }

  #column(rows: Rows): string[] {
    const voice = this.#voice;
    const at = rows.value ?? 0;
    const read = this.#rows(rows, [at], (cell) => [
      ...this.#parsed(cell(at)),
      voice.push('numbers', this.#ref('number')),
    ]);
    return [...voice.lines, voice.list('numbers', this.#program.number), ...read];
  }

  #groups({ op, by, value, show }: Of<'groups'>, rows: Rows): string[] {
    const voice = this.#voice;
    const { number } = this.#program;
    const map = op === 'count' ? 'counts' : op === 'min' ? 'lowest' : op === 'max' ? 'highest' : 'totals';
    const key = this.#ref('key');
    const amount = this.#ref('number');
    const count = voice.add('counts', key, '1', 'int');
    const read = this.#rows(rows, op === 'count' ? [by] : [by, value], (cell) => {
      const own = voice.constant('key', cell(by), 'text');
      if (op === 'count') return [own, ...count];
      const kept =
        op === 'min' || op === 'max'
          ? voice.keep(map, key, amount, op === 'min' ? '<' : '>')
          : [...voice.add(map, key, amount, number), ...(op === 'average' ? count : [])];
      return [...this.#parsed(cell(value)), own, ...kept];
    });
    const of = op === 'count' ? 'int' : op === 'average' ? 'float' : number;
    return [
      ...voice.lines,
      voice.map(map, op === 'count' ? 'int' : number),
      ...(op === 'average' ? [voice.map('counts', 'int')] : []),
      ...read,
      ...this.#whenNothing(voice.isEmptyMap(map), 'no rows', false),
      ...(op === 'average' ? voice.averages : []),
      ...this.#entries(op === 'average' ? 'averages' : map, show, of),
    ];
  }

  #entries(map: string, show: EntryShow, of: 'int' | 'float'): string[] {
    const voice = this.#voice;
    const [key, value] = voice.entry;
    const { decimals, frame, isValueFirst, limit } = show;
    const isRounded = decimals !== undefined && of === 'float';
    const parts = [
      { code: key, kind: 'text' as const },
      { code: value.replace('@', map), kind: of, ...(isRounded ? { decimals } : {}) },
    ];
    const [first, second] = isValueFirst ? parts.toReversed() : parts;
    const line: Line = [frame[0], first ?? '', frame[1], second ?? '', frame[2]].filter(
      (part) => part !== '',
    );
    return [...voice.entries(map, show.order, of), ...voice.eachEntry(limit, [voice.print(line)])];
  }

  #tally({ of, show }: Of<'tally'>): string[] {
    const voice = this.#voice;
    const { ignoresCase } = this.#program;
    const lower = (code: string): string => (ignoresCase ? voice.lower(code) : code);
    const isWords = of === 'words';
    const counted = isWords
      ? voice.each(
          'word',
          voice.words(lower(this.#ref('text')), false),
          voice.add('counts', this.#ref('word'), '1', 'int'),
        )
      : voice.each('line', this.#ref('lines'), [
          ...voice.when(voice.isBlank(this.#ref('line')), [voice.next]),
          ...voice.add('counts', lower(this.#ref('line')), '1', 'int'),
        ]);
    return [
      ...(isWords ? [] : voice.lines),
      ...(isWords && voice.tally
        ? voice.tally('counts', voice.words(lower(this.#ref('text')), false))
        : [voice.map('counts', 'int'), ...counted]),
      ...this.#whenNothing(voice.isEmptyMap('counts'), 'no words', false),
      ...this.#entries('counts', show, 'int'),
    ];
  }
}
