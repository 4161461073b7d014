import { createInterface, type Interface } from 'node:readline';
import { BLOCK, type LineEditor, type LineSurroundings, type Typed } from '../line-editor.ts';

/** Lines as the terminal itself edits them; only words are written. */
export function plainLines({ stdin, stderr, onInterrupt, signal }: LineSurroundings): LineEditor {
  let lines: Interface | undefined;
  let settle: ((typed: Typed) => void) | undefined;
  const ahead: string[] = [];
  let gathered: string[] = [];
  let inBlock = false;
  let ended = false;
  let releaseInterrupt = (): void => {};

  const finish = (typed: Typed) => {
    gathered = [];
    inBlock = false;
    releaseInterrupt();
    releaseInterrupt = () => {};
    const waiting = settle;
    settle = undefined;
    if (waiting) waiting(typed);
    else if (typed.kind === 'line') ahead.push(typed.text);
  };
  const more = () => void stderr.write('more: ');
  const take = (line: string) => {
    if (line.trim() === BLOCK) {
      inBlock = !inBlock;
      return inBlock ? more() : finish({ kind: 'line', text: gathered.join('\n') });
    }
    const goesOn = !inBlock && line.endsWith('\\');
    gathered.push(goesOn ? line.slice(0, -1) : line);
    if (inBlock || goesOn) return more();
    finish({ kind: 'line', text: gathered.join('\n') });
  };
  const end = () => {
    ended = true;
    // The shell's prompt must start on a new line.
    if (settle) stderr.write('\n');
    finish({ kind: 'end' });
  };
  const open = () => {
    if (lines || ended) return;
    lines = createInterface({ input: stdin, terminal: false });
    lines.on('line', take);
    lines.on('close', () => {
      if (lines) end();
    });
  };
  const shut = () => {
    const opened = lines;
    lines = undefined;
    opened?.close();
  };
  const stop = () => end();
  signal?.addEventListener('abort', stop, { once: true });
  open();

  return {
    read(prompt) {
      const text = ahead.shift();
      if (text !== undefined) return Promise.resolve({ kind: 'line', text });
      if (ended) return Promise.resolve({ kind: 'end' });
      return new Promise((resolve) => {
        settle = resolve;
        releaseInterrupt = onInterrupt(() => {
          ahead.length = 0;
          stderr.write('\n');
          finish({ kind: 'interrupt' });
        });
        stderr.write(prompt);
      });
    },
    // The terminal itself edits the line and recalls nothing.
    remember: () => undefined,
    release: shut,
    take: open,
    close() {
      ended = true;
      signal?.removeEventListener('abort', stop);
      shut();
    },
  };
}
