import type { LayeredScene } from '../image/layers.ts';
import { ACTION_WORDS } from '../image/prompt/actions.ts';
import { leftOutNotes, standInNotes } from '../prompt-account.ts';
import fillers from './data/film-words.json';

/** Words about the film itself. */
const ABOUT_FILMS: ReadonlySet<string> = new Set(fillers);

/** The words of the prompt that are not in the film: those of the scene, and `unshown` of what nobody is seen to do. */
export function accountOf(
  { leftOut, standIns, actions }: Pick<LayeredScene, 'leftOut' | 'standIns' | 'actions'>,
  unshown: readonly string[],
  prompt: string,
): string[] {
  const made = new Set(actions.flatMap(({ said }) => said.split(' ')));
  const stems = new Set([...made].filter((word) => word.length > 4).map(stemOf));
  const isDone = (word: string): boolean =>
    made.has(word) ||
    ABOUT_FILMS.has(word) ||
    (word.length > 4 && stems.has(stemOf(word)) && ACTION_WORDS.find([word], 0) !== undefined) ||
    (actions.length > 0 && ANY_WAY.test(word));
  const left = inWholePhrases(
    prompt,
    leftOut.filter(
      (phrase) =>
        !phrase.split(' ').every(isDone) && !unshown.some((longer) => ` ${longer} `.includes(` ${phrase} `)),
    ),
  ).filter((phrase) => !unshown.some((longer) => ` ${longer} `.includes(` ${phrase} `)));
  return [...leftOutNotes('shown', [...new Set([...left, ...unshown])]), ...standInNotes(standIns)];
}

/** "A bouncing ball" does bounce. */
const stemOf = (word: string): string => word.slice(0, 4);

/** They say that something moves, and not how. */
const ANY_WAY = /^(?:go(?:es|ing)?|com(?:es?|ing)|gets?|getting|left|starts?|keeps?|chang(?:es|ing))$/;

const JOINT = /^(?:an?|the|its|his|her|their|of|to|from|and|into|over|by|in|on|with)$/;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Neighbours are named as one phrase in the words of the prompt, and a verb with whoever does it. */
function inWholePhrases(prompt: string, left: readonly string[]): string[] {
  const tokens = [...prompt.toLowerCase().matchAll(/[\w'’&-]+/g)];
  const words = tokens.map(([word]) => word);
  const found: Span[] = [];
  const others: string[] = [];
  for (const phrase of left) {
    const parts = phrase.split(' ');
    const from = words.findIndex((_, at) => parts.every((part, n) => words[at + n] === part));
    if (from < 0) others.push(phrase);
    else found.push({ from, to: from + parts.length });
  }
  const textOf = ({ from, to }: Span): string => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    return first && last ? prompt.slice(first.index, last.index + last[0].length).toLowerCase() : '';
  };
  const merged: Span[] = [];
  for (const span of found.toSorted((a, b) => a.from - b.from)) {
    const before = merged.at(-1);
    const isNext =
      before !== undefined &&
      words.slice(before.to, span.from).every((word) => JOINT.test(word)) &&
      !/[,.;:]/.test(textOf({ from: before.from, to: span.to }));
    if (isNext) merged.push({ from: (merged.pop() ?? span).from, to: Math.max(before.to, span.to) });
    else merged.push(span);
  }
  return [...merged.map((span) => textOf(withDoer(span, words, textOf))), ...others];
}

/** "Comes" is named as "chick comes out". */
function withDoer(span: Span, words: readonly string[], textOf: (span: Span) => string): Span {
  const isVerb = ACTION_WORDS.find(words.slice(span.from, span.to), 0) !== undefined;
  if (span.to - span.from > 1 || !(isVerb || /ly$|er$|s$/.test(words[span.from] ?? ''))) return span;
  const before = words[span.from - 1] ?? 'the';
  const after = words[span.to] ?? '';
  const from =
    JOINT.test(before) || /[,.;:]/.test(textOf({ from: span.from - 1, to: span.to }))
      ? span.from
      : span.from - 1;
  const to = /^(?:out|up|down|away|off|back|over|around|through)$/.test(after) ? span.to + 1 : span.to;
  return { from: Math.max(0, from), to };
}
