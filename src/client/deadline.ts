import type { Clock } from '../clock.ts';
import { StopController, type StopSignal } from '../contract/stop-signal.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import type { OctetError } from '../errors.ts';

/** One listener for all deadlines of a signal, since hundreds come and go a second. */
const followers = new WeakMap<StopSignal, Set<Deadline>>();

function follow(parent: StopSignal, deadline: Deadline): void {
  if (parent.aborted) deadline.abort(parent.reason);
  else (followers.get(parent) ?? newFollowers(parent)).add(deadline);
}

function newFollowers(parent: StopSignal): Set<Deadline> {
  const all = new Set<Deadline>();
  followers.set(parent, all);
  const end = () => {
    for (const each of all) each.abort(parent.reason);
  };
  parent.addEventListener('abort', end);
  return all;
}

/**
 * A time limit on top of the user's own signal. Linked by hand: AbortSignal.any keeps something for every signal
 * that it was ever given a long-lived one with, and a batch makes hundreds of thousands.
 */
export class Deadline {
  /** Only a limit of its own needs a signal of its own. */
  private readonly own: StopController | undefined;
  private readonly children: Deadline[] = [];
  private readonly timers: (() => void)[] = [];
  expired = false;

  constructor(
    private readonly clock: Clock,
    readonly parent: StopSignal,
    ms: number | undefined,
    isOwn = ms !== undefined,
  ) {
    this.own = isOwn ? new StopController() : undefined;
    if (isOwn) follow(parent, this);
    if (ms !== undefined) this.limit(ms);
  }

  get signal(): StopSignal {
    return this.own ?? this.parent;
  }

  /** A shorter limit inside this one, for a single attempt; 0 is none. */
  within(ms: number): Deadline {
    const child = new Deadline(this.clock, this.signal, ms > 0 ? ms : undefined, true);
    this.children.push(child);
    return child;
  }

  /** One more limit on the same work, until the returned function is called; 0 is none. */
  limit(ms: number): () => void {
    if (ms <= 0) return () => undefined;
    const cancel = this.clock.after(ms, () => this.expire(ms));
    this.timers.push(cancel);
    return cancel;
  }

  abort(reason: unknown): void {
    this.own?.abort(reason);
  }

  /** The limits no longer count; the signal goes on following. */
  stopTimers(): void {
    for (const cancel of this.timers.splice(0)) cancel();
  }

  /** The work is over: nothing is followed any more. */
  clear(): void {
    this.stopTimers();
    followers.get(this.parent)?.delete(this);
    for (const child of this.children.splice(0)) child.clear();
  }

  /** Waits, and when the limit passes meanwhile, ends with what went wrong rather than with "timed out". */
  async sleep(ms: number, error: OctetError): Promise<void> {
    try {
      await this.clock.sleep(ms, this.signal);
    } catch (reason) {
      this.parent.throwIfAborted();
      throw this.expired ? error : reason;
    }
  }

  private expire(ms: number): void {
    this.expired = true;
    this.own?.abort(
      new TransportFailure('timeout', `no reply within ${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}`),
    );
  }
}
