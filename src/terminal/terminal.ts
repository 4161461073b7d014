import { OctetError } from '../errors.ts';
import { type Bar, barChart, sparkline } from './bar.ts';
import { type ColourChoice, type Environment, isOn } from './colour.ts';
import type { DiffNames } from './diff.ts';
import { jsonPieces, ndjsonLine } from './json.ts';
import { neutralise, oneLine } from './neutralise.ts';
import { isText, movesCursor, type Output, outputOf } from './output.ts';
import type { Pixels } from './pictures.ts';
import { createPrompts, type Keyboard, type Prompts } from './prompts.ts';
import { type OutputStream, sinkOf } from './sink.ts';
import { createStatus, SHOW_CURSOR, type Status } from './status.ts';
import { paint, plain, type Style, style } from './style.ts';
import { aligned, type Column, type Rows, type TableOptions, tabSeparated } from './table.ts';
import { markdownStream, neutralStream, rawStream, type TextStream } from './text-stream.ts';
import { fileTree, type TreeFile } from './tree.ts';
import { wrapped } from './wrap.ts';

export interface TerminalFlags {
  readonly color?: ColourChoice;
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly noInput?: boolean;
  /** Nothing is done, so nothing is said to be under way. */
  readonly dryRun?: boolean;
}

export interface TerminalOptions {
  readonly stdin: Keyboard;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Environment;
  readonly flags: TerminalFlags;
  readonly now: () => number;
  /** Takes secrets out of everything that goes to stderr. */
  readonly redact?: (text: string) => string;
  /** Calls `fire` once after `ms`; the returned function calls it off. */
  readonly after?: (ms: number, fire: () => void) => () => void;
  /** Ends an open prompt. */
  readonly signal?: AbortSignal;
}

/** The fields of the public error document. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly status?: number | undefined;
  readonly type?: string | undefined;
  readonly request_id?: string | undefined;
  readonly exit: number;
}

export type Human = string | readonly string[] | (() => string | readonly string[]);

export interface Terminal extends Prompts {
  readonly out: Output;
  readonly err: Output;
  readonly mode: 'human' | 'json' | 'ndjson';
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly animate: boolean;
  readonly accessible: boolean;
  /** What was written may be written over. */
  readonly repaints: boolean;
  readonly canPrompt: boolean;
  readonly style: Style;
  /** stdout's reader has left; nothing written from now on arrives. */
  readonly gone: boolean;
  onGone(callback: () => void): void;
  /** What was asked for: the document for --json, a `result` event for --ndjson, else the lines for people. */
  result(document: unknown, human: Human): Promise<void>;
  /** One line of --ndjson; nothing in the other modes. */
  event(document: { readonly type: string; readonly [field: string]: unknown }): Promise<void>;
  /** Content for stdout: as it is into a pipe, neutralised on a terminal. */
  write(text: string): Promise<void>;
  /** An artifact for stdout. A terminal gets only what is text, unless forced. */
  writeBytes(bytes: Uint8Array, options?: { readonly force?: boolean }): Promise<void>;
  stream(options?: { readonly markdown?: boolean }): TextStream;
  /** Lines for stdout, broken between words where a person reads them on a screen that is narrower. */
  wrap(text: string): string;
  table(rows: Rows, columns: readonly Column[], options?: TableOptions): string[];
  note(text: string): void;
  warn(text: string): void;
  hint(text: string): void;
  verboseLine(text: string): void;
  error(problem: Problem): void;
  status(text: string): Status;
  /** A unified diff, coloured where it is shown. */
  diff(before: string, after: string, names: DiffNames): Promise<string[]>;
  tree(files: readonly TreeFile[], title?: string): string[];
  /** Horizontal bars for people. */
  chart(bars: readonly Bar[]): string[];
  sparkline(values: readonly number[]): string;
  /** The picture itself on stderr, where that is a terminal that can show it. */
  preview(image: Pixels, png?: Uint8Array): Promise<void>;
  /** The course of a sound, its peaks from 0 to 1, likewise. */
  previewSound(peaks: readonly number[]): Promise<void>;
  flush(): Promise<void>;
  /** Cursor shown and raw mode off; safe in an exit hook, and more than once. */
  restore(): void;
}

function systemAfter(ms: number, fire: () => void): () => void {
  const timer = setTimeout(fire, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

/** The fields of the result beside its type; what has a type of its own, or no fields, goes under `result`. */
function resultEvent(document: unknown): object {
  const plainObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  if (!plainObject || 'type' in document) return { type: 'result', result: document };
  return { type: 'result', ...document };
}

export function createTerminal(options: TerminalOptions): Terminal {
  const { env, flags, stdin, stdout, stderr } = options;
  const redact = options.redact ?? ((text: string) => text);
  const out = outputOf(stdout, env, flags.color);
  const err = outputOf(stderr, env, flags.color);
  const mode = flags.ndjson ? 'ndjson' : flags.json ? 'json' : 'human';
  const quiet = flags.quiet === true;
  const verbose = flags.verbose === true;
  const accessible = isOn(env.ACCESSIBLE);
  const inCI = isOn(env.CI);
  const repaints = movesCursor(env) && !accessible;
  const animate = err.isTTY && !inCI && repaints;
  const canPrompt = stdin.isTTY === true && err.isTTY && !flags.noInput && !inCI;
  const results = sinkOf(stdout, 'standard output');
  const notes = sinkOf(stderr, 'standard error', true);
  let touched = false;

  /** A script that asked for JSON reads all of stderr as one document when the command fails. */
  const machineReads = mode !== 'human' && !err.isTTY && !verbose;
  let held: string[] = [];

  function line(text: string): void {
    // Lines after the first are indented, so that outside text cannot pass for a line of ours.
    const safe = neutralise(redact(text)).replace(/\r?\n/g, '\n  ');
    const shown = err.isTTY ? wrapped(safe, err.columns) : safe;
    void notes.write(`${paint(shown, err.color > 0)}\n`);
  }

  function note(text: string): void {
    if (quiet) return;
    if (machineReads) held.push(text);
    else line(text);
  }

  let begun = false;

  function emit(event: object): Promise<void> {
    begun = true;
    return results.write(ndjsonLine(event, out.isTTY));
  }

  async function writeJson(document: unknown): Promise<void> {
    const form = out.isTTY ? { forTerminal: true, indent: 2 } : { forTerminal: false };
    for (const piece of jsonPieces(document, form)) await results.write(piece);
  }

  function write(text: string): Promise<void> {
    return results.write(out.isTTY ? paint(neutralise(text), out.color > 0) : paint(text, out.color > 0));
  }

  function restore(): void {
    if (!touched) return;
    touched = false;
    if (stdin.isTTY) stdin.setRawMode?.(false);
    if (err.isTTY && repaints) void notes.write(SHOW_CURSOR);
  }

  const prompts = createPrompts({
    stdin,
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
      if (mode === 'ndjson') return emit(resultEvent(document));
      if (mode === 'json') return writeJson(document);
      const lines = typeof human === 'function' ? human() : human;
      const text = typeof lines === 'string' ? lines : lines.join('\n');
      if (text === '') return Promise.resolve();
      return write(text.endsWith('\n') ? text : `${text}\n`);
    },
    event: (document) => (mode === 'ndjson' ? emit(document) : Promise.resolve()),
    write,
    async writeBytes(bytes, { force = false } = {}) {
      if (!out.isTTY || force) return results.write(bytes);
      if (isText(bytes)) return write(new TextDecoder().decode(bytes));
      throw new OctetError(
        'unsafe',
        'the result is binary and would garble this terminal',
        'save it with -o FILE, or add --force',
      );
    },
    stream({ markdown = false } = {}) {
      const put = (text: string): Promise<void> => results.write(text);
      if (!out.isTTY) return rawStream(put);
      if (!markdown) return neutralStream(put);
      const load = async () => {
        const { MarkdownRenderer } = await import('./markdown/renderer.ts');
        return new MarkdownRenderer({ columns: () => out.columns, coloured: out.color > 0, accessible });
      };
      return markdownStream(put, load, out.color > 0);
    },
    wrap: (text) => (out.isTTY ? wrapped(text, out.columns) : text),
    table: (rows, columns, options) =>
      out.isTTY ? aligned(rows, columns, out.columns, options) : tabSeparated(rows),

    note,
    hint: (text) => note(`${style.cyan('hint:')} ${text}`),
    warn: (text) => line(`${style.yellow('warning:')} ${text}`),
    verboseLine(text) {
      if (verbose) line(style.dim(text));
    },
    error(problem) {
      held = [];
      const message = oneLine(redact(plain(problem.message)));
      const hint = problem.hint === undefined ? undefined : oneLine(redact(plain(problem.hint)));
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
        // Who follows the events on stdout learns there, too, that no more will come.
        if (begun) void emit({ type: 'error', error });
        void notes.write(redact(ndjsonLine({ error }, true)));
        return;
      }
      line(`${style.red(style.bold('error:'))} ${message}`);
      if (hint) line(`${style.cyan('hint:')} ${hint}`);
    },
    status(text) {
      if (animate) touched = true;
      return createStatus(text, {
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
      });
    },
    ...prompts,
    async diff(before, after, names) {
      const { unifiedDiff } = await import('./diff.ts');
      return unifiedDiff(before, after, names);
    },
    tree: fileTree,
    chart: (bars) => barChart(bars, Math.min(out.columns, 100)),
    sparkline,
    async preview(image, png) {
      if (!err.isTTY || quiet || accessible) return;
      const { pictureLines } = await import('./pictures.ts');
      const room = { columns: Math.min(err.columns, 80), rows: 24, level: err.color };
      const lines = pictureLines(image, png, movesCursor(env) ? env : {}, room);
      if (lines.length > 0) await notes.write(`${lines.join('\n')}\n`);
    },
    async previewSound(peaks) {
      if (!err.isTTY || quiet || accessible) return;
      const { waveform } = await import('./pictures.ts');
      line(style.cyan(waveform(peaks, Math.min(err.columns, 80))));
    },

    async flush() {
      for (const text of held.splice(0)) line(text);
      await notes.flush();
      await results.flush();
    },
    restore,
  };
}
