import type { EventType } from '../../contract/events.ts';
import { maybeText, type Sql } from '../store/sql.ts';
import { queueEvent } from './deliveries.ts';
import type { Sender, SenderOptions } from './sender.ts';

/** The sender, for the rest of the service. */
export interface Webhooks {
  /**
   * Queues an event of this account for every endpoint that wants it, in the caller's transaction: it is sent if that
   * commits. What happens in a test is told to the endpoints of that test alone.
   */
  emit(sql: Sql, account: string, type: EventType, data: Readonly<Record<string, unknown>>): string[];
  /** The same for an event that belongs to no account. */
  emitIn(
    sql: Sql,
    test: string | undefined,
    type: EventType,
    data: Readonly<Record<string, unknown>>,
  ): string[];
  /** Called after commits; sends what is due. */
  wake(): void;
  /** Goes on with what an earlier process left. */
  resume(): void;
  close(drainMs: number): Promise<void>;
}

/** An attempt that is under way when a command ends may end, too; cut off it would count as a failed one. */
const LEAST_GRACE_MS = 2_000;

/** The sender is loaded when there is something to send: most commands have no endpoint. */
export function openWebhooks(options: SenderOptions): Webhooks {
  let sender: Promise<Sender> | undefined;
  let queued = false;
  let fresh: string[] = [];
  const start = (): Promise<Sender> => {
    sender ??= import('./sender.ts').then(({ startSender }) => startSender(options));
    return sender;
  };
  const emitIn: Webhooks['emitIn'] = (sql, test, type, data) => {
    const ids = queueEvent(sql, type, data, { now: options.clock.now(), test });
    queued ||= ids.length > 0;
    fresh.push(...ids);
    return ids;
  };
  return {
    emit: (sql, account, type, data) => emitIn(sql, testOf(sql, account), type, data),
    emitIn,
    wake() {
      if (!queued) return;
      queued = false;
      for (const id of fresh) options.onChange?.(id);
      fresh = [];
      void start().then((each) => each.wake());
    },
    resume: () => void start().then((each) => each.wake()),
    async close(drainMs) {
      if (!sender) return;
      const started = await sender;
      started.wake();
      const enough = new AbortController();
      // Called off: everything ended in time.
      const late = options.clock.sleep(Math.max(drainMs, LEAST_GRACE_MS), enough.signal).catch(() => {});
      await Promise.race([started.idle(), late]);
      enough.abort();
      await started.close();
    },
  };
}

function testOf(sql: Sql, account: string): string | undefined {
  const row = sql.get('SELECT test FROM accounts WHERE id = ?', account);
  return row && (maybeText(row, 'test') ?? undefined);
}
