import type { Status } from './status.ts';

const TICK_MS = 1_000;

interface CountdownSurroundings {
  readonly animate: boolean;
  /** The latest status line; it may have ended. */
  readonly current: Status | undefined;
  readonly create: (text: string) => Status;
  readonly line: (text: string) => void;
  readonly after: (ms: number, fire: () => void) => () => void;
}

/** Says once how long a wait will be; where lines can be repainted, what is left of it every second. */
export function startCountdown(
  textOf: (seconds: number) => string,
  waitMs: number,
  { animate, current, create, line, after }: CountdownSurroundings,
): () => void {
  let leftMs = waitMs;
  const text = () => textOf(Math.max(1, Math.ceil(leftMs / 1_000)));
  if (!animate) {
    line(text());
    return () => {};
  }
  const isShared = current?.interject(text()) === true;
  const shown = isShared ? current : create(text());
  const say = (said: string) => (isShared ? shown.interject(said) : shown.update(said));
  let cancel = after(TICK_MS, tick);
  function tick(): void {
    leftMs -= TICK_MS;
    say(text());
    if (leftMs > TICK_MS) cancel = after(TICK_MS, tick);
  }
  return () => {
    cancel();
    if (isShared) shown.interject(undefined);
    else shown.done();
  };
}
