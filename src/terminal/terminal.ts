import type { Keyboard } from './asker.ts';
import type { Bar } from './charts.ts';
import type { ColourChoice, ColourEnvironment } from './colour.ts';
import type { DiffNames } from './diff.ts';
import type { KeyOwner } from './line-editor.ts';
import type { Output } from './output.ts';
import type { Page } from './pager.ts';
import type { Previews } from './previews.ts';
import type { Prompts } from './prompts.ts';
import type { OutputStream } from './sink.ts';
import type { TerminalStyle } from './style.ts';
import type { Column, Rows, TableOptions } from './table.ts';
import type { TextStream } from './text-stream.ts';
import type { TreeFile } from './tree.ts';
import type { Waiting } from './waiting.ts';

export interface TerminalFlags {
  readonly color?: ColourChoice;
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly noInput?: boolean;
  /** A dry run shows no status line. */
  readonly dryRun?: boolean;
}

export interface TerminalOptions {
  readonly stdin: Keyboard;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: ColourEnvironment;
  readonly flags: TerminalFlags;
  readonly now: () => number;
  /** Takes secrets out of everything that goes to stderr. */
  readonly redact?: (text: string) => string;
  /** Hides the queries of addresses in errors, warnings and verbose lines; notes and hints may hold one to copy. */
  readonly redactAddresses?: (text: string) => string;
  /** Calls `fire` once after `ms`; the returned function calls it off. */
  readonly after?: (ms: number, fire: () => void) => () => void;
  /** Shows a text in a pager; false where there is none. `wanted`: one that is usual will do. */
  readonly page?: Page;
  /** Ends an open prompt. */
  readonly signal?: AbortSignal;
}

/** The fields of the public error document. */
interface ErrorReport {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly status?: number | undefined;
  readonly type?: string | undefined;
  readonly request_id?: string | undefined;
  readonly exit: number;
}

/** A text, or its lines; a function is called when they are needed, and may make the lines while they are written. */
type Human = string | readonly string[] | (() => string | Iterable<string>);

export interface Terminal extends Prompts, Previews, Waiting {
  readonly out: Output;
  readonly err: Output;
  readonly mode: 'human' | 'json' | 'ndjson';
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly animate: boolean;
  readonly accessible: boolean;
  /** The terminal can repaint lines. */
  readonly repaints: boolean;
  readonly canPrompt: boolean;
  readonly style: TerminalStyle;
  /** stdout's reader has left; nothing written from now on arrives. */
  readonly gone: boolean;
  onGone(callback: () => void): void;
  /** The result: a document with --json, a `result` event with --ndjson, otherwise lines. */
  result(document: unknown, human: Human): Promise<void>;
  /** A list for a program, item by item: an array with --json, a `result` event for each with --ndjson. */
  items(items: AsyncIterable<unknown>): Promise<void>;
  /** One line of --ndjson; nothing in the other modes. */
  event(document: { readonly type: string; readonly [field: string]: unknown }): Promise<void>;
  /** Content for stdout: as it is into a pipe, sanitised on a terminal. */
  write(text: string): Promise<void>;
  /** An artifact for stdout. A terminal gets only what is text, unless forced. */
  writeBytes(bytes: Uint8Array, options?: { readonly force?: boolean }): Promise<void>;
  stream(options?: { readonly markdown?: boolean }): TextStream;
  /** A whole text for stdout: in a pager where it is wanted, or set and the text is longer than the screen. */
  paged(text: string, options?: { readonly markdown?: boolean; readonly wanted?: boolean }): Promise<void>;
  /** Lines for stdout, broken between words where a person reads them on a screen that is narrower. */
  wrap(text: string): string;
  table(rows: Rows, columns: readonly Column[], options?: TableOptions): string[];
  note(text: string): void;
  /** One line of a log on stderr, in every mode but quiet: a server goes on after its document. */
  log(text: string): void;
  warn(text: string): void;
  hint(text: string): void;
  verboseLine(text: string): void;
  error(problem: ErrorReport): void;
  /** The lines of a program in colour; undefined where it is shown as it is. */
  highlight(code: string, language: string): Promise<string[] | undefined>;
  /** A unified diff, coloured where it is shown. */
  diff(before: string, after: string, names: DiffNames): Promise<string[]>;
  tree(files: readonly TreeFile[], title?: string): string[];
  /** Horizontal bars for people. */
  chart(bars: readonly Bar[]): string[];
  sparkline(values: readonly number[]): string;
  /** One line under the output that is being written; an empty one removes it. */
  showBelow(text: string): void;
  /** Asks the terminal to hold this, in base64, on its clipboard; false where there is no terminal. */
  setClipboard(encoded: string): boolean;
  /** From now on this reader has the keys; undefined: nobody reads them. */
  ownKeys(owner: KeyOwner | undefined): void;
  /** Gives the keys to a prompt or another program for as long as the action runs. */
  lendKeys<T>(action: () => Promise<T>): Promise<T>;
  flush(): Promise<void>;
  /** Cursor shown and raw mode off; safe in an exit hook, and more than once. */
  restore(): void;
}
