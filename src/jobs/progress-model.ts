/** How far a wait is, for a person. The three agree: the fraction is the share of the elapsed time in the whole. */
export interface Outlook {
  readonly elapsedMs: number;
  readonly wholeMs?: number;
  /** 0 to 1; it never goes back. */
  readonly fraction?: number;
}

export interface ProgressReport {
  /** 0 to 1, when the service tells. */
  readonly progress?: number | undefined;
  /** Seconds left, when the service tells. */
  readonly estimatedSeconds?: number | undefined;
  readonly isQueued?: boolean;
}

/** A fraction that grew by less says little about the rate. */
const TELLING = 0.02;
/** From here on the bar slows down, so that it is not full before the end. */
const NEARLY = 0.9;
const FULLEST = 0.99;
/** The bar runs at most so far ahead of the progress that the service reports, however sure the estimate is. */
const MOST_AHEAD = 0.15;
/** An estimate follows what is seen within about this share of the time that has passed. */
const SMOOTHING = 0.15;
const SHORTEST_SMOOTHING_MS = 1_000;
const LONGEST_WHOLE_MS = 86_400_000;

/**
 * One truth about the time of a wait. It knows what was usual on this machine, what the service expects, and the rate
 * at which its progress has grown; the last counts the more the further the work is. The estimate moves gradually.
 */
export class ProgressModel {
  #first: { readonly atMs: number; readonly progress: number } | undefined;
  #wholeMs: number | undefined;
  #reportedAtMs = 0;
  #isSeen = false;
  #shown = 0;
  #most = 1;

  constructor(private readonly usualMs?: number) {}

  /** Times are milliseconds since the wait began. */
  report(atMs: number, { progress, estimatedSeconds, isQueued = false }: ProgressReport): void {
    if (isQueued) return;
    this.#most = progress === undefined ? 1 : progress + MOST_AHEAD;
    this.#first ??= { atMs, progress: progress ?? 0 };
    const { atMs: firstMs, progress: firstProgress } = this.#first;
    const grown = (progress ?? 0) - firstProgress;
    const seenMs = grown >= TELLING ? (atMs - firstMs) / grown : undefined;
    this.#isSeen ||= seenMs !== undefined;
    const toldMs =
      estimatedSeconds === undefined
        ? undefined
        : progress !== undefined && progress < 1
          ? (estimatedSeconds * 1_000) / (1 - progress)
          : atMs - firstMs + estimatedSeconds * 1_000;
    this.#follow(blended(seenMs, this.#expected(toldMs), Math.min(1, 2 * grown)), atMs);
  }

  at(nowMs: number): Outlook {
    if (!this.#first) return { elapsedMs: nowMs };
    const wholeMs = this.#wholeMs ?? this.usualMs;
    const sinceFirst = nowMs - this.#first.atMs;
    if (wholeMs === undefined || wholeMs <= 0) return { elapsedMs: sinceFirst };
    const elapsedMs = sinceFirst + this.#first.progress * wholeMs;
    const share = elapsedMs / wholeMs;
    this.#shown = Math.max(this.#shown, Math.min(eased(share), this.#most));
    // Longer than was expected, and nothing tells how much longer.
    if (share > 1 && !this.#isSeen && this.#most >= 1) return { elapsedMs, fraction: this.#shown };
    return { elapsedMs, fraction: this.#shown, wholeMs: this.#shown > 0 ? elapsedMs / this.#shown : wholeMs };
  }

  #expected(toldMs: number | undefined): number | undefined {
    const isSensible = toldMs !== undefined && toldMs >= 0 && toldMs < LONGEST_WHOLE_MS;
    return isSensible ? toldMs : this.usualMs;
  }

  #follow(target: number | undefined, atMs: number): void {
    const passedMs = atMs - this.#reportedAtMs;
    this.#reportedAtMs = atMs;
    if (target === undefined) return;
    if (this.#wholeMs === undefined) {
      this.#wholeMs = target;
      return;
    }
    const withinMs = Math.max(SHORTEST_SMOOTHING_MS, SMOOTHING * atMs);
    this.#wholeMs += (target - this.#wholeMs) * (1 - Math.exp(-passedMs / withinMs));
  }
}

function blended(seen: number | undefined, expected: number | undefined, weight: number): number | undefined {
  if (seen === undefined) return expected;
  return expected === undefined ? seen : seen * weight + expected * (1 - weight);
}

function eased(share: number): number {
  if (share <= NEARLY) return Math.max(0, share);
  const room = FULLEST - NEARLY;
  return NEARLY + room * (1 - Math.exp(-(share - NEARLY) / room));
}

/** `8 s of about 20 s`. */
export function timeText({ elapsedMs, wholeMs }: Outlook): string {
  const elapsedS = Math.max(0, Math.round(elapsedMs / 1_000));
  if (wholeMs === undefined || wholeMs >= LONGEST_WHOLE_MS) return `${elapsedS} s`;
  return `${elapsedS} s of about ${Math.max(elapsedS, Math.round(wholeMs / 1_000))} s`;
}

/** Seconds until the likely end; undefined where nobody can say. */
export function secondsLeft({ elapsedMs, wholeMs }: Outlook): number | undefined {
  return wholeMs === undefined ? undefined : Math.max(0, Math.round((wholeMs - elapsedMs) / 1_000));
}
