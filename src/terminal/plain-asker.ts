import { createInterface } from 'node:readline';
import type { Asker, Keyboard, PromptSurroundings } from './asker.ts';

class PromptAborted extends Error {
  override readonly name = 'AbortError';
}

/** One line as the terminal itself edits it; nothing is repainted. */
function readLine(stdin: Keyboard, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = createInterface({ input: stdin, terminal: false });
    const stop = (): void => reader.close();
    signal?.addEventListener('abort', stop, { once: true });
    reader.once('line', (line) => {
      resolve(line);
      reader.close();
    });
    reader.once('close', () => {
      signal?.removeEventListener('abort', stop);
      reject(new PromptAborted('the question was not answered'));
    });
  });
}

/** Like readLine, with the echo off: line editing is then ours too. */
function readHidden(stdin: Keyboard, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    let typed = '';
    const finish = (settle: () => void): void => {
      stdin.off('data', take);
      signal?.removeEventListener('abort', abort);
      stdin.setRawMode?.(false);
      stdin.pause();
      settle();
    };
    const abort = (): void => finish(() => reject(new PromptAborted('the question was not answered')));
    const take = (chunk: Buffer | string): void => {
      for (const character of chunk.toString('utf8')) {
        if (character === '\r' || character === '\n') {
          finish(() => resolve(typed));
          return;
        }
        if (character === '\x03' || character === '\x04') {
          abort();
          return;
        }
        const isErasing = character === '\x7f' || character === '\b';
        typed = isErasing ? [...typed].slice(0, -1).join('') : typed + character;
      }
    };
    stdin.setRawMode?.(true);
    signal?.addEventListener('abort', abort, { once: true });
    stdin.on('data', take);
    stdin.resume();
  });
}

/** Questions as plain lines, for screen readers and terminals that cannot move the cursor. */
export function plainAsker({ stdin, stderr, signal }: PromptSurroundings): Asker {
  async function line(question: string): Promise<string> {
    stderr.write(`${question} `);
    return (await readLine(stdin, signal)).trim();
  }

  return {
    async confirm(message, preset) {
      for (;;) {
        const answer = (
          await line(`${message} (yes or no, ${preset ? 'yes' : 'no'} if empty)`)
        ).toLowerCase();
        if (answer === '') return preset;
        if ('yes'.startsWith(answer)) return true;
        if ('no'.startsWith(answer)) return false;
      }
    },
    async ask(message, preset, required) {
      for (;;) {
        const answer = await line(preset === undefined ? `${message}:` : `${message} (${preset} if empty):`);
        if (answer !== '') return answer;
        if (preset !== undefined || !required) return preset ?? '';
      }
    },
    async secret(message) {
      stderr.write(`${message} (input is hidden): `);
      const answer = await readHidden(stdin, signal);
      stderr.write('\n');
      return answer;
    },
    async choose(message, names, preset) {
      stderr.write(`${message}\n`);
      for (const [place, { name, description }] of names.entries()) {
        stderr.write(`  ${place + 1}. ${name}${description === undefined ? '' : `: ${description}`}\n`);
      }
      for (;;) {
        const answer = await line(`a number from 1 to ${names.length} (${preset + 1} if empty):`);
        const place = answer === '' ? preset : Number(answer) - 1;
        if (Number.isInteger(place) && place >= 0 && place < names.length) return place;
      }
    },
  };
}
