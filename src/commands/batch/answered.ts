import type { Context } from '../../context.ts';
import { isObject } from '../../contract/shape.ts';
import { EXIT_STATUS } from '../../errors.ts';
import { readLines } from '../../files/json-lines.ts';
import { resolveFrom } from '../../files/working-directory.ts';

/** Failures that a second try may mend: nobody answered, or the service was unwell. */
const WORTH_REPEATING: ReadonlySet<unknown> = new Set([
  EXIT_STATUS.limited,
  EXIT_STATUS.service,
  EXIT_STATUS.network,
  EXIT_STATUS.credits,
]);

/** The lines of the input that an earlier run has an answer for, by their place in the file. */
export async function answeredBefore(context: Context, output: string): Promise<Set<number>> {
  const done = new Set<number>();
  for await (const line of readLines(resolveFrom(context, output))) {
    if (line.kind !== 'record' || typeof line.record.index !== 'number') continue;
    const { index, ok, error } = line.record;
    const exit = isObject(error) ? error.exit : undefined;
    if (ok === true || !WORTH_REPEATING.has(exit)) done.add(index);
  }
  return done;
}
