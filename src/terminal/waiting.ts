import { startCountdown } from './countdown.ts';
import { createStatus, type Status, type StatusSurroundings } from './status.ts';

export interface Waiting {
  status(text: string): Status;
  /** Says why nothing happens for so long, counting down where lines can be repainted; the returned function ends it. */
  countdown(why: string, textOf: (seconds: number) => string, waitMs: number): () => void;
}

/** The status line of a waiting command. */
export function createWaiting(
  around: StatusSurroundings,
  { before, tellsWhy }: { readonly before: () => void; readonly tellsWhy: boolean },
): Waiting {
  let current: Status | undefined;
  function status(text: string): Status {
    before();
    current = createStatus(text, around);
    return current;
  }
  return {
    status,
    countdown(why, textOf, waitMs) {
      if (!tellsWhy || around.silent) return () => {};
      const { animate, line, after } = around;
      const text = (seconds: number) => `${why}, ${textOf(seconds)}`;
      return startCountdown(text, waitMs, { animate, current, create: status, line, after });
    },
  };
}

export function systemAfter(ms: number, fire: () => void): () => void {
  const timer = setTimeout(fire, ms);
  timer.unref();
  return () => clearTimeout(timer);
}
