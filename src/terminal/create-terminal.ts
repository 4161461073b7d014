import { OctetError } from '../errors.ts';
import { barChart, sparkline } from './bar.ts';
import { LineBelow } from './below.ts';
import { isOn } from './colour.ts';
import { jsonPieces, ndjsonLine, resultEvent } from './json.ts';
import type { KeyOwner } from './line-editor.ts';
import { isText, movesCursor, outputOf } from './output.ts';
import { pagerFor } from './pager.ts';
import { breathe, inPieces, joinedLines, PIECE_CHARACTERS } from './pieces.ts';
import { createPreviews } from './previews.ts';
import { createPrompts } from './prompts.ts';
import { oneLine, sanitise } from './sanitise.ts';
import { shorten } from './shorten.ts';
import { sinkOf } from './sink.ts';
import { giveSize } from './size.ts';
import { SHOW_CURSOR } from './status.ts';
import { Painter, paint, plain, style } from './style.ts';
import { aligned, tabSeparated } from './table.ts';
import type { Terminal, TerminalOptions } from './terminal.ts';
import { markdownStream, neutralStream, rawStream, type TextStream } from './text-stream.ts';
import { fileTree } from './tree.ts';
import { createWaiting, systemAfter } from './waiting.ts';
import { wrapped } from './wrap.ts';

/** Only text from outside is longer, and it is cut. */
const LONGEST_NOTE = 4_000;
const MOST_LINES_AT_ONCE = 1_000;

const asItIs = (text: string): string => text;

/** Characters that are looked at for one listing; what is beyond them is shown without colours. */
const MOST_HIGHLIGHTED = 2_000_000;

export function createTerminal(options: TerminalOptions): Terminal {
  const { env, flags, stdout, stderr } = options;
  const { redact = asItIs, redactAddresses = asItIs } = options;
  giveSize(stdout, env);
  giveSize(stderr, env);
  const out = outputOf(stdout, env, flags.color);
  const err = outputOf(stderr, env, flags.color);
  const mode = flags.ndjson ? 'ndjson' : flags.json ? 'json' : 'human';
  const quiet = flags.quiet === true;
  const verbose = flags.verbose === true;
  const accessible = isOn(env.ACCESSIBLE);
  const inCI = isOn(env.CI);
  const repaints = movesCursor(env) && !accessible;
  const animate = err.isTTY && !inCI && repaints;
  // Last, because opening stdin takes a while.
  const canPrompt = err.isTTY && !flags.noInput && !inCI && options.stdin.isTTY === true;
  const results = sinkOf(stdout, 'standard output');
  const notes = sinkOf(stderr, 'standard error', true);
  const below = new LineBelow(() => err.columns, err.color > 0);
  let keyOwner: KeyOwner | undefined;
  let touched = false;

  /** A script that asked for JSON reads all of stderr as one document when the command fails. */
  const machineReads = mode !== 'human' && !err.isTTY && !verbose;
  let held: string[] = [];

  function line(text: string): void {
    // Lines after the first are indented, so that outside text cannot pass for a line of ours.
    const safe = sanitise(shorten(redact(text), LONGEST_NOTE)).replace(/\r?\n/g, '\n  ');
    const shown = err.isTTY ? wrapped(safe, err.columns) : safe;
    void notes.write(below.around(`${paint(shown, err.color > 0)}\n`));
  }

  function note(text: string): void {
    if (quiet) return;
    if (machineReads) held.push(text);
    else line(text);
  }

  function log(text: string): void {
    if (!quiet) void notes.write(`${sanitise(redact(text)).replace(/\r?\n/g, ' ')}\n`);
  }

  function warn(text: string): void {
    const warning = `${style.yellow('warning:')} ${redactAddresses(text)}`;
    // A command that follows events, or has given its document and goes on, may do so for long.
    if (machineReads && mode === 'json' && !begun) held.push(warning);
    else line(warning);
  }

  let begun = false;

  function emit(event: object): Promise<void> {
    begun = true;
    return results.write(ndjsonLine(event, out.isTTY));
  }

  /** A list is one item a line. */
  async function emitEach(items: readonly unknown[]): Promise<void> {
    begun = true;
    for (const item of items) await emit(resultEvent(item));
  }

  async function writeJson(document: unknown): Promise<void> {
    begun = true;
    const form = out.isTTY ? { forTerminal: true, indent: 2 } : { forTerminal: false };
    let written = 0;
    for (const piece of jsonPieces(document, form)) {
      await results.write(piece);
      written += piece.length;
      if (written > PIECE_CHARACTERS) await breathe(options.signal);
    }
  }

  function write(text: string): Promise<void> {
    if (text.length > PIECE_CHARACTERS) return writePieces(inPieces(text));
    return results.write(out.isTTY ? paint(sanitise(text), out.color > 0) : paint(text, out.color > 0));
  }

  function writeLines(text: string): Promise<void> {
    if (text === '') return Promise.resolve();
    return write(text.endsWith('\n') ? text : `${text}\n`);
  }

  /** Many lines for a person, who may have a pager. */
  async function writeLong(lines: readonly string[]): Promise<void> {
    const text = `${lines.join('\n')}\n`;
    if (await inPager(paint(sanitise(text), out.color > 0))) return;
    await writePieces(joinedLines(lines));
  }

  async function writePieces(pieces: Iterable<string>): Promise<void> {
    const painter = new Painter(out.color > 0);
    for (const piece of pieces) {
      await results.write(painter.paint(out.isTTY ? sanitise(piece) : piece));
      await breathe(options.signal);
    }
  }

  const inPager = pagerFor(options.page, out, () => !accessible && !inCI && options.stdin.isTTY === true);

  async function paged(text: string, { markdown = false, wanted = false } = {}): Promise<void> {
    const pieces: string[] = [];
    const held = textStream(async (piece) => void pieces.push(piece), markdown);
    await held.push(text);
    await held.end();
    const shown = pieces.join('');
    if (!(await inPager(shown, wanted))) await results.write(shown);
  }

  function textStream(put: (text: string) => Promise<void>, markdown: boolean): TextStream {
    if (!out.isTTY) return rawStream(put);
    if (!markdown) return neutralStream(put, options.signal);
    const load = async () => {
      const { MarkdownRenderer } = await import('./markdown/renderer.ts');
      return new MarkdownRenderer({ columns: () => out.columns, coloured: out.color > 0, accessible });
    };
    return markdownStream(put, load, { coloured: out.color > 0, signal: options.signal });
  }

  function restore(): void {
    if (!touched) return;
    touched = false;
    if (options.stdin.isTTY) options.stdin.setRawMode?.(false);
    if (err.isTTY && repaints) void notes.write(SHOW_CURSOR);
  }

  const waiting = createWaiting(
    {
      stream: stderr,
      animate,
      accessible,
      silent: quiet || machineReads || flags.dryRun === true,
      coloured: err.color > 0,
      columns: () => err.columns,
      line,
      after: options.after ?? systemAfter,
      now: options.now,
      redact,
    },
    {
      before: () => {
        if (animate) touched = true;
      },
      // Verbose lines say it already.
      tellsWhy: !verbose,
    },
  );

  async function lendKeys<T>(action: () => Promise<T>): Promise<T> {
    keyOwner?.release();
    try {
      return await action();
    } finally {
      keyOwner?.take();
    }
  }

  const prompts = createPrompts({
    lendKeys,
    get stdin() {
      return options.stdin;
    },
    stderr,
    allowed: canPrompt,
    repaints,
    coloured: err.color > 0,
    signal: options.signal,
    before: () => {
      touched = true;
    },
    restore,
  });

  return {
    out,
    err,
    mode,
    quiet,
    verbose,
    animate,
    accessible,
    repaints,
    canPrompt,
    style,
    get gone() {
      return results.gone;
    },
    onGone: (callback) => results.onGone(callback),

    result(document, human) {
      if (mode === 'ndjson')
        return Array.isArray(document) ? emitEach(document) : emit(resultEvent(document));
      if (mode === 'json') return writeJson(document);
      const lines = typeof human === 'function' ? human() : human;
      if (typeof lines === 'string')
        return out.isTTY && lines !== '' ? writeLong([lines.replace(/\n$/, '')]) : writeLines(lines);
      if (out.isTTY) return writeLong([...lines]);
      if (!Array.isArray(lines) || lines.length > MOST_LINES_AT_ONCE) return writePieces(joinedLines(lines));
      return writeLines(lines.join('\n'));
    },
    event: (document) => (mode === 'ndjson' ? emit(document) : Promise.resolve()),
    write,
    async writeBytes(bytes, { force = false } = {}) {
      if (!out.isTTY || force) return results.write(bytes);
      if (isText(bytes)) return write(new TextDecoder().decode(bytes));
      throw new OctetError(
        'unsafe',
        'refusing to print binary data to the terminal',
        'save it with -o FILE, or add --force',
      );
    },
    stream({ markdown = false } = {}) {
      return textStream((text) => results.write(below.around(text)), markdown);
    },
    paged,
    wrap: (text) => (out.isTTY ? wrapped(text, out.columns) : text),
    table: (rows, columns, options) =>
      out.isTTY ? aligned(rows, columns, out.columns, options) : tabSeparated(rows),

    note,
    log,
    hint: (text) => note(`${style.cyan('hint:')} ${text}`),
    warn,
    verboseLine(text) {
      if (verbose) line(style.dim(redactAddresses(text)));
    },
    error(problem) {
      held = [];
      const readable = (text: string): string => oneLine(shorten(redact(plain(text)), LONGEST_NOTE));
      const message = readable(redactAddresses(problem.message));
      const hint = problem.hint === undefined ? undefined : readable(problem.hint);
      if (mode !== 'human') {
        const error = {
          code: problem.code,
          message,
          hint: hint ?? null,
          status: problem.status ?? null,
          type: problem.type ?? null,
          request_id: problem.request_id ?? null,
          exit: problem.exit,
        };
        // A reader of the event stream needs to see the error there as well.
        if (begun && mode === 'ndjson') void emit({ type: 'error', error });
        void notes.write(redact(ndjsonLine({ error }, true)));
        return;
      }
      line(`${style.red(style.bold('error:'))} ${message}`);
      if (hint) line(`${style.cyan('hint:')} ${hint}`);
    },
    ...waiting,
    ...prompts,
    async diff(before, after, names) {
      const { unifiedDiff } = await import('./diff.ts');
      return unifiedDiff(before, after, names);
    },
    async highlight(code, language) {
      if (!out.isTTY || out.color === 0) return undefined;
      const { knowsLanguage, LineHighlighter } = await import('./markdown/highlight.ts');
      if (!knowsLanguage(language)) return undefined;
      const highlighter = new LineHighlighter(language, { characters: MOST_HIGHLIGHTED });
      return code
        .replace(/\n$/, '')
        .split('\n')
        .map((each) => highlighter.line(each));
    },
    tree: fileTree,
    chart: (bars) => barChart(bars, Math.min(out.columns, 100)),
    sparkline,
    ...createPreviews({ err, env, notes, line, allowed: err.isTTY && !quiet && !accessible }),
    showBelow(text) {
      if (!err.isTTY || !repaints) return;
      const change = below.change(text);
      if (change !== '') void notes.write(change);
    },
    setClipboard(encoded) {
      if (!err.isTTY || !movesCursor(env) || !/^[\w+/=]*$/.test(encoded)) return false;
      void notes.write(`\x1b]52;c;${encoded}\x07`);
      return true;
    },
    ownKeys(owner) {
      keyOwner = owner;
    },
    lendKeys,
    async flush() {
      for (const text of held.splice(0)) line(text);
      await notes.flush();
      await results.flush();
    },
    restore,
  };
}
