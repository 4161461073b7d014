import { createReadStream } from 'node:fs';
import type { Context } from '../../context.ts';
import { resolveFrom } from '../../files/working-directory.ts';
import { unreadable } from '../../input/files.ts';
import { createInput } from '../../terminal/input.ts';

/** The lines of a file or of stdin, one at a time. */
export function linesOf(context: Context, file: string): AsyncIterable<string> {
  if (file === '-') return context.input.lines();
  const stream = createReadStream(resolveFrom(context, file), { highWaterMark: 16 * 1024 });
  return readable(createInput({ stream, kind: 'file', after: context.clock.after }).lines(), file);
}

async function* readable(lines: AsyncIterable<string>, file: string): AsyncGenerator<string> {
  try {
    yield* lines;
  } catch (error) {
    throw unreadable(error, file);
  }
}

export function countedLines(count: number): string {
  return `${count} ${count === 1 ? 'line' : 'lines'}`;
}
