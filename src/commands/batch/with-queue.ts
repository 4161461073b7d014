import { checkQueueUrl, passwordsIn } from '../../config/queue-url.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import type { ChunkQueue } from '../../queue/chunk-queue.ts';
import type { Database } from '../../queue/database.ts';
import { DatabaseRetry } from '../../queue/database-retry.ts';

export interface QueueFlags {
  readonly queue?: string;
}

interface QueueUse {
  /** Makes the tables, or brings them up to date. */
  readonly prepare?: boolean;
  /** Not for a dry run. */
  readonly changes?: boolean;
}

export interface OpenQueue {
  readonly database: Database;
  readonly queue: ChunkQueue;
}

/** Opens the queue for one command and closes it afterwards. */
export async function withQueue<Result>(
  context: Context,
  flags: QueueFlags,
  options: QueueUse,
  work: (open: OpenQueue) => Promise<Result>,
): Promise<Result> {
  if (context.flags.dryRun && (options.changes || options.prepare))
    throw new OctetError('usage', '--dry-run cannot be used with a queue');
  const url = await queueAddress(context, flags);
  const [{ openQueue }, { ChunkQueue: Queue }] = await Promise.all([
    import('../../queue/open.ts'),
    import('../../queue/chunk-queue.ts'),
  ]);
  const { signal, env: variables } = context;
  try {
    const database = await openQueue({ url, variables, signal, prepare: options.prepare });
    try {
      return await work({ database, queue: new Queue(database) });
    } finally {
      await database.close();
    }
  } catch (error) {
    // Connections are cut when the user leaves: that is no error of the queue.
    signal.throwIfAborted();
    throw error;
  }
}

/** Waits for a database that is away, until `signal`. */
export function databaseRetryOf(context: Context, signal: AbortSignal = context.signal): DatabaseRetry {
  const { clock, random, terminal } = context;
  return new DatabaseRetry({ clock, random, signal, warn: terminal.warn, note: terminal.note });
}

/** From --queue, OCTET_QUEUE_URL, the setting `queue`, or the output of `queue_command`; its password is a secret. */
async function queueAddress(context: Context, flags: QueueFlags): Promise<string> {
  const given = flags.queue ?? (await context.config()).queue?.value ?? (await fromCommand(context));
  if (given === undefined) {
    const hint = 'add --queue URL, or set OCTET_QUEUE_URL, or run: octet config set queue URL';
    throw new OctetError('usage', 'no queue address', hint);
  }
  const passwords = passwordsIn(given);
  for (const password of passwords) context.redactor.register(password);
  if (flags.queue !== undefined && passwords.length > 0)
    context.terminal.warn(
      'a password in --queue stays in the history of your shell; use OCTET_QUEUE_URL instead',
    );
  return checkQueueUrl(given, flags.queue === undefined ? 'the address of the queue' : '--queue');
}

async function fromCommand(context: Context): Promise<string | undefined> {
  const { queueCommand } = await context.config();
  if (!queueCommand) return undefined;
  const { runKeyCommand } = await context.keySource();
  return (await runKeyCommand(queueCommand.value, 'queue_command')).trim();
}
