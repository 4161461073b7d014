import type { Readable } from 'node:stream';
import type { OutputStream } from './sink.ts';

export interface Choice<Value> {
  readonly value: Value;
  readonly name: string;
  readonly description?: string;
}

/** Questions are sanitised before they get here. */
export interface Asker {
  confirm(message: string, preset: boolean): Promise<boolean>;
  ask(message: string, preset: string | undefined, required: boolean): Promise<string>;
  secret(message: string): Promise<string>;
  /** Returns the index of the choice. */
  choose(message: string, names: readonly Omit<Choice<unknown>, 'value'>[], preset: number): Promise<number>;
}

export type Keyboard = Readable & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown };

export interface PromptSurroundings {
  readonly stdin: Keyboard;
  readonly stderr: OutputStream;
  readonly allowed: boolean;
  /** False for screen readers and terminals without cursor codes. */
  readonly repaints: boolean;
  readonly coloured: boolean;
  readonly signal: AbortSignal | undefined;
  readonly before: () => void;
  /** The reader of keys gives them away while a question is asked. */
  readonly lendKeys: <T>(action: () => Promise<T>) => Promise<T>;
  /** Called however a prompt ends, to restore cursor and line mode. */
  readonly restore: () => void;
}
