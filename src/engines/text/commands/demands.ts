/** A command that is put together from what is asked of it. */
export interface Draft {
  /** Parts of the command by their place in it. */
  readonly parts: Map<string, string>;
  /** What each part does, in the order in which it was asked. */
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

const IN_WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
};

export const COUNT = '(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|an?)';
export const ORDINAL =
  '(\\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)';

export const digitsOf = (said: string): string =>
  IN_WORDS[said.toLowerCase()] ?? (/^an?$/i.test(said) ? '1' : said.replace(/\D+$/, ''));
