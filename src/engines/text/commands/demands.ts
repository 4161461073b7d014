import { digitsForWords } from '../math/number-words.ts';
/** A command that is put together from what is asked of it. */
export interface Draft {
  /** Parts of the command by their place in it. */
  readonly parts: Map<string, string>;
  /** An explanation of each part, in the order of the question. */
  readonly told: string[];
}

/** A phrase that asks for one thing; its part of the command, or undefined where the value cannot be written safely. */
export interface Demand {
  readonly reads: RegExp;
  readonly gives: (found: RegExpExecArray) => Given | undefined;
}

interface Given {
  readonly parts: Readonly<Record<string, string>>;
  readonly told: string;
}

/** Words that ask for nothing. Whatever else is left over was asked for and not understood. */
const IDLE =
  /\b(?:and|that|which|who|whose|are|is|were|was|has|have|had|been|be|the|an?|all|of|my|me|our|with|but|only|just|please|in|on|also|then|them|it|they|their|its|those|these|this|any|every|each|bash|linux|unix|shell|terminal|command|commands?|line|using|use|from|for|to|ones|i|you|we|do|does|did|how|can|could|would|what|what's|need|want|give|show|list|see|print|display|get|tell|recursively|one|there|both|some|git|write|find|search)\b|[\s,.;:?!'-]+/gi;

/** Every demand that the wish makes, each once; undefined when a word is left over. */
export function draftFrom(wish: string, demands: readonly Demand[]): Draft | undefined {
  const draft: Draft = { parts: new Map(), told: [] };
  let left = wish;
  for (const { reads, gives } of demands) {
    const found = reads.exec(left);
    if (found === null) continue;
    const given = gives(found);
    if (given === undefined) return undefined;
    for (const [place, part] of Object.entries(given.parts)) {
      // Two sizes or two folders are a range or a choice, and not known here.
      if (draft.parts.has(place)) return undefined;
      draft.parts.set(place, part);
    }
    if (given.told !== '') draft.told.push(given.told);
    left = `${left.slice(0, found.index)} , ${left.slice(found.index + found[0].length)}`;
  }
  return left.replace(IDLE, '') === '' ? draft : undefined;
}

export const inOrder = ({ parts }: Draft, places: readonly string[]): string =>
  places.flatMap((place) => parts.get(place) ?? []).join(' ');

export interface Composed {
  readonly task: string;
  readonly run: string;
  readonly note?: string;
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

export const COUNT = '(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|an?)';
export const ORDINAL = `(\\d{1,3}(?:st|nd|rd|th)|${ORDINALS.join('|')})`;

export function digitsOf(said: string): string {
  const place = ORDINALS.indexOf(said.toLowerCase()) + 1;
  if (place > 0 || /^an?$/i.test(said)) return String(place || 1);
  return digitsForWords(said).replace(/\D+$/, '');
}
