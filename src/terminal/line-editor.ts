import type { Keyboard } from './asker.ts';
import type { OutputStream } from './sink.ts';

export interface LineEditorOptions {
  /** Earlier lines for the up-arrow and Ctrl-R, newest first. */
  readonly history: readonly string[];
  /** Called with every line that was typed. */
  readonly remember?: (text: string) => void;
  /** Words that Tab offers for what was typed so far. */
  readonly complete: (line: string) => readonly string[];
}

/** The terminal that the lines are typed on. */
export interface LineSurroundings {
  readonly stdin: Keyboard;
  readonly stderr: OutputStream;
  /** Off for screen readers and terminals that cannot move the cursor: the terminal itself edits the line then. */
  readonly repaints: boolean;
  /** Gives Ctrl-C as a signal to the handler until the returned function is called. */
  readonly onInterrupt: (handler: () => void) => () => void;
  /** Ctrl-C as a key while no line is read: it is meant for what is running. */
  readonly interrupt: () => void;
  /** Shows one line under the output that is being written; an empty one removes it. */
  readonly showBelow: (text: string) => void;
  readonly columns: () => number;
  readonly rows: () => number;
  /** Undefined where the system has no job control. */
  readonly jobControl?: JobControl;
  /** Ends an open line. */
  readonly signal?: AbortSignal;
}

export interface JobControl {
  /** Stops the process as Ctrl-Z does; returns when it goes on. */
  suspend(): void;
  /** Calls the handler whenever the process goes on after a stop. */
  onResume(handler: () => void): () => void;
}

export type Typed =
  | { readonly kind: 'line'; readonly text: string }
  /** Ctrl-C with nothing to stop. */
  | { readonly kind: 'interrupt' }
  /** Ctrl-D, or the terminal is gone. */
  | { readonly kind: 'end' };

/** The reader of the keys of a conversation; other programs and prompts borrow them. */
export interface KeyOwner {
  release(): void;
  take(): void;
}

export interface LineEditor extends KeyOwner {
  read(prompt: string): Promise<Typed>;
  /** Offers a text from now on as if it had been typed. */
  remember(text: string): void;
  close(): void;
}

/** A line of three quotes begins and ends a block. */
export const BLOCK = '"""';
