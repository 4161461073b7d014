import { setMaxListeners } from 'node:events';
import type { Context } from '../../context.ts';
import { OctetError, type Reason } from '../../errors.ts';
import { WorkerStopped } from './line-work.ts';

/** After a signal, requests under way get this long for their replies. */
const GRACE_MS = 8_000;
/** On top of it, for giving back what is held. */
const CLEANUP_MS = 3_000;

/** How a worker ends: in order after the first signal, at once after the second. */
export interface Stop {
  /** No more lines are begun. */
  readonly stopping: AbortController;
  /** Requests under way are left. */
  readonly abandon: AbortSignal;
  /** The database is not waited for any longer. */
  readonly end: AbortSignal;
  reason: Reason | undefined;
  release(): void;
}

export function stopOnSignal({ clock, interrupts, signal, terminal }: Context): Stop {
  const stopping = new AbortController();
  const abandon = new AbortController();
  const end = new AbortController();
  // Every line that waits for its turn listens.
  setMaxListeners(0, stopping.signal, abandon.signal);
  const release = interrupts.takeStop((reason) => {
    stop.reason = reason;
    terminal.note('finishing requests under way; press Ctrl-C again to stop now');
    stopping.abort(new WorkerStopped());
    clock.after(GRACE_MS, () => abandon.abort());
    clock.after(GRACE_MS + CLEANUP_MS, () => end.abort(new OctetError(reason, reason)));
  });
  const leave = () => {
    stopping.abort(new WorkerStopped());
    abandon.abort();
  };
  signal.addEventListener('abort', leave, { once: true });
  const stop: Stop = {
    stopping,
    abandon: abandon.signal,
    end: AbortSignal.any([signal, end.signal]),
    reason: undefined,
    release() {
      release();
      signal.removeEventListener('abort', leave);
    },
  };
  return stop;
}
