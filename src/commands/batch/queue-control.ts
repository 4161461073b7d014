import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { cancelBatch, pauseBatch, resumeBatch, retryBatch } from '../../queue/control.ts';
import type { ResumeFlags, RetryFlags } from './flags.ts';
import { unknownResult } from './line-end.ts';
import { countedLines } from './lines.ts';
import { type QueueFlags, withQueue } from './with-queue.ts';

export async function pause(context: Context, name: string, flags: QueueFlags): Promise<void> {
  await withQueue(context, flags, { changes: true }, ({ database }) => pauseBatch(database, name));
  await context.terminal.result({ name, state: 'paused' }, name);
}

export async function resume(context: Context, name: string, flags: ResumeFlags): Promise<void> {
  await withQueue(context, flags, { changes: true }, ({ database }) =>
    resumeBatch(database, name, flags.maxCredits),
  );
  await context.terminal.result({ name, state: 'running' }, name);
}

export async function cancel(context: Context, name: string, flags: QueueFlags): Promise<void> {
  const { terminal } = context;
  if (context.flags.yes !== true) {
    const isSure =
      !terminal.canPrompt ||
      (await terminal.confirm(`cancel ${name}? lines that were not sent stay without a result`, {
        flag: '--yes',
        default: false,
      }));
    if (!isSure) throw new OctetError('usage', 'not cancelled', 'add --yes');
  }
  await withQueue(context, flags, { changes: true }, ({ database, queue }) =>
    cancelBatch(database, queue, name, unknownResult),
  );
  await terminal.result({ name, state: 'cancelled' }, name);
}

/** Lines whose outcome is unknown may have been paid for, so they are repeated only when that is asked for. */
export async function retry(context: Context, name: string, flags: RetryFlags): Promise<void> {
  const { again, unreadable, unknown } = await withQueue(
    context,
    flags,
    { changes: true },
    ({ database, queue }) => retryBatch(database, queue, name, flags.unknown === true),
  );
  const { terminal } = context;
  if (unreadable > 0) terminal.note(`${countedLines(unreadable)} cannot be read: still failed`);
  if (unknown > 0)
    terminal.note(
      `${countedLines(unknown)} with unknown outcome, perhaps charged; to send them again, add --unknown`,
    );
  terminal.note(`${countedLines(again)} will be sent again`);
  await terminal.result({ name, lines: again }, name);
}
