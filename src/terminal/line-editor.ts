import { createInterface } from 'node:readline';
import type { Keyboard } from './asker.ts';
import type { OutputStream } from './sink.ts';

export interface LineEditorOptions {
  /** Earlier lines for the up-arrow, newest first. */
  readonly history: readonly string[];
  /** Words that Tab offers for what was typed so far. */
  readonly complete: (line: string) => readonly string[];
}

/** The terminal that the lines are typed on. */
export interface LineSurroundings {
  /** Off for screen readers and terminals that cannot move the cursor: the terminal itself edits the line then. */
  readonly repaints: boolean;
  /** Gives Ctrl-C as a signal to the handler until the returned function is called. */
  readonly onInterrupt: (handler: () => void) => () => void;
}

type Typed =
  | { readonly kind: 'line'; readonly text: string }
  /** Ctrl-C with nothing to stop. */
  | { readonly kind: 'interrupt' }
  /** Ctrl-D, or the terminal is gone. */
  | { readonly kind: 'end' };

export interface LineEditor {
  read(prompt: string, prefill?: string): Promise<Typed>;
  close(): void;
}

const PASTE_ON = '\x1b[?2004h';
const PASTE_OFF = '\x1b[?2004l';
/** Lines that end in a backslash go on; a line of three quotes begins and ends a block. */
const BLOCK = '"""';

export function createLineEditor(
  stdin: Keyboard,
  stderr: OutputStream,
  options: LineEditorOptions,
  { repaints, onInterrupt }: LineSurroundings,
): LineEditor {
  const lines = createInterface({
    input: stdin,
    output: stderr as NodeJS.WritableStream,
    terminal: repaints,
    history: [...options.history],
    historySize: 1_000,
    removeHistoryDuplicates: true,
    completer: (line: string) => [options.complete(line), line],
  });
  let settle: ((typed: Typed) => void) | undefined;
  const ahead: Typed[] = [];
  let gathered: string[] = [];
  let inBlock = false;
  let pasting = false;
  let closed = false;
  let release = (): void => {};
  const rawMode = (on: boolean): void => {
    if (repaints) stdin.setRawMode?.(on);
  };
  if (repaints) stderr.write(PASTE_ON);

  const finish = (typed: Typed) => {
    const waiting = settle;
    // Lines that come at once, from a terminal that does not mark a paste, are read one after the other.
    if (!waiting && typed.kind === 'line') ahead.push(typed);
    settle = undefined;
    gathered = [];
    inBlock = false;
    release();
    // From Node 24 on, an interface that was closed throws at whatever is asked of it.
    if (!closed) lines.pause();
    // During an answer no key is read, so raw mode must be off for Ctrl-C to be a signal.
    rawMode(false);
    waiting?.(typed);
  };
  const more = () => {
    lines.setPrompt(repaints ? '… ' : 'more: ');
    lines.prompt();
  };

  stdin.on('keypress', (_: unknown, key: { name?: string } | undefined) => {
    if (key?.name === 'paste-start') pasting = true;
    if (key?.name === 'paste-end') pasting = false;
  });
  lines.on('line', (line) => {
    if (line.trim() === BLOCK) {
      inBlock = !inBlock;
      if (inBlock) return more();
      return finish({ kind: 'line', text: gathered.join('\n') });
    }
    if (!inBlock && !pasting && line.endsWith('\\')) {
      gathered.push(line.slice(0, -1));
      return more();
    }
    gathered.push(line);
    if (inBlock || pasting) return more();
    finish({ kind: 'line', text: gathered.join('\n') });
  });
  const interrupt = () => {
    stderr.write('\n');
    // Drop the partial input, as shells do; otherwise it would appear at the next prompt.
    Object.assign(lines, { line: '', cursor: 0 });
    finish({ kind: 'interrupt' });
  };
  lines.on('SIGINT', interrupt);
  lines.on('close', () => {
    closed = true;
    // The shell's prompt must start on a new line.
    if (settle) stderr.write('\n');
    finish({ kind: 'end' });
  });

  return {
    read(prompt, prefill = '') {
      const typed = ahead.shift();
      if (typed) return Promise.resolve(typed);
      if (closed) return Promise.resolve({ kind: 'end' });
      return new Promise((resolve) => {
        settle = resolve;
        if (!repaints) release = onInterrupt(interrupt);
        rawMode(true);
        lines.resume();
        lines.setPrompt(prompt);
        lines.prompt();
        if (prefill !== '') lines.write(prefill);
      });
    },
    close() {
      if (closed) return;
      if (repaints) stderr.write(PASTE_OFF);
      lines.close();
    },
  };
}
