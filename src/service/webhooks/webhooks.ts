import type { EventType } from '../../contract/events.ts';
import type { Sql } from '../store/sql.ts';
import { queueEvent } from './deliveries.ts';
import type { Sender, SenderOptions } from './sender.ts';

/** The sender, for the rest of the service. */
export interface Webhooks {
  /** Queues the event for every endpoint that wants it, in the caller's transaction: it is sent if that commits. */
  emit(sql: Sql, type: EventType, data: Readonly<Record<string, unknown>>): string[];
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
  return {
    emit(sql, type, data) {
      const ids = queueEvent(sql, type, data, options.clock.now());
      queued ||= ids.length > 0;
      fresh.push(...ids);
      return ids;
    },
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
