import { type PatternNode, parsePattern } from './parse-pattern.ts';

type Step =
  | { readonly kind: 'character'; readonly test: RegExp }
  | { readonly kind: 'edge'; readonly sign: string }
  | { readonly kind: 'either'; first: number; second: number }
  | { readonly kind: 'found' };

interface Thread {
  readonly step: number;
  readonly from: number;
}

export interface Matched {
  /** The start and end of the first match; undefined if there is none. */
  readonly range: readonly [from: number, to: number] | undefined;
}

export const LONGEST_PATTERN = 100;
export const LONGEST_TEXT = 200;
/** Counts such as {100} are written out, and counts of counts multiply. */
const MOST_STEPS = 2_000;

/**
 * The first match of a pattern that somebody else wrote. All ways are followed at once, character by character: a pattern that
 * JavaScript's own engine would try for ever takes no longer than another. Undefined when it cannot be read or is too large.
 */
export function matchPattern(pattern: string, text: string, ignoresCase = false): Matched | undefined {
  if (pattern.length > LONGEST_PATTERN || text.length > LONGEST_TEXT) return undefined;
  const read = parsePattern(pattern, ignoresCase);
  const steps: Step[] = [];
  if (read === undefined || !write(read, steps)) return undefined;
  steps.push({ kind: 'found' });
  return { range: rangeIn(steps, text) };
}

/** False when it would be too large. */
function write(node: PatternNode, steps: Step[]): boolean {
  if (steps.length > MOST_STEPS) return false;
  if (node.kind === 'sequence') return node.items.every((item) => write(item, steps));
  if (node.kind === 'options') return writeOptions(node.options, steps);
  if (node.kind !== 'repeat') {
    steps.push(node);
    return true;
  }
  const { item, least, most, isLazy } = node;
  for (let count = 0; count < least; count += 1) if (!write(item, steps)) return false;
  const optional = most === Number.POSITIVE_INFINITY ? 1 : most - least;
  const forks: number[] = [];
  for (let count = 0; count < optional; count += 1) {
    forks.push(steps.length);
    steps.push({ kind: 'either', first: steps.length + 1, second: 0 });
    if (!write(item, steps)) return false;
  }
  if (most === Number.POSITIVE_INFINITY)
    steps.push({ kind: 'either', first: forks[0] ?? 0, second: forks[0] ?? 0 });
  for (const at of forks) setFork(steps, at, isLazy ? [steps.length, at + 1] : [at + 1, steps.length]);
  return steps.length <= MOST_STEPS;
}

function writeOptions(options: readonly PatternNode[], steps: Step[]): boolean {
  const ends: number[] = [];
  for (const [index, option] of options.entries()) {
    const isLast = index === options.length - 1;
    const fork = steps.length;
    if (!isLast) steps.push({ kind: 'either', first: fork + 1, second: 0 });
    if (!write(option, steps)) return false;
    if (isLast) continue;
    ends.push(steps.length);
    steps.push({ kind: 'either', first: 0, second: 0 });
    setFork(steps, fork, [fork + 1, steps.length]);
  }
  for (const end of ends) setFork(steps, end, [steps.length, steps.length]);
  return steps.length <= MOST_STEPS;
}

function setFork(steps: readonly Step[], at: number, [first, second]: readonly [number, number]): void {
  const step = steps[at];
  if (step?.kind === 'either') Object.assign(step, { first, second });
}

function rangeIn(steps: readonly Step[], text: string): readonly [number, number] | undefined {
  let range: readonly [number, number] | undefined;
  let threads: Thread[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const seen = new Set<number>();
    const now: Thread[] = [];
    for (const thread of threads) follow(thread, steps, text, at, seen, now);
    if (range === undefined) follow({ step: 0, from: at }, steps, text, at, seen, now);
    threads = [];
    for (const { step, from } of now) {
      const reached = steps[step];
      // Ways after this one have a lower priority.
      if (reached?.kind === 'found') {
        range = [from, at];
        break;
      }
      if (reached?.kind === 'character' && at < text.length && reached.test.test(text.charAt(at)))
        threads.push({ step: step + 1, from });
    }
    if (threads.length === 0 && range !== undefined) break;
  }
  return range;
}

/** All steps that are reached without a character, the preferred ones first. */
function follow(
  { step, from }: Thread,
  steps: readonly Step[],
  text: string,
  at: number,
  seen: Set<number>,
  now: Thread[],
): void {
  const waiting = [step];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const reached = steps[next];
    if (reached?.kind === 'either') waiting.push(reached.second, reached.first);
    else if (reached?.kind !== 'edge') now.push({ step: next, from });
    else if (isEdge(reached.sign, text, at)) waiting.push(next + 1);
  }
}

function isEdge(sign: string, text: string, at: number): boolean {
  if (sign === '^') return at === 0;
  if (sign === '$') return at === text.length;
  const isWord = (index: number) => /^\w$/.test(text.charAt(index));
  return (isWord(at - 1) !== isWord(at)) === (sign === '\\b');
}
