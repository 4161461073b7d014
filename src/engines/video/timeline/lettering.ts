/** A text over the film, and when it is seen: 0 to 1 of the film. */
export interface Letters {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isNumber?: true;
}

interface Lettered {
  readonly letters: readonly Letters[];
  /** The prompt without the words for them. */
  readonly rest: string;
  /** The motion waits for the end of a countdown. */
  readonly isCountdown: boolean;
}

const KIND =
  '(?:titles?|text|words?|caption|headline|lettering|letters|logo|message|slogan|sentence|name|credits?)';
const QUOTED = '["“„]([^"”“]{1,80})["”“]';
const PLAIN = "((?:[A-Z0-9][\\w'’-]*)(?:\\s+(?:&|and|of|the|in|[A-Z0-9][\\w'’-]*))*)";
const HOW = '(?:\\s+(?:slowly|gently|then|gradually|suddenly))*';
const COMES =
  '(?:fad(?:es?|ing)\\s+in|appear(?:s|ing)?|(?:is|are)\\s+(?:shown|written|seen)|com(?:es?|ing)\\s+(?:up|in)|slid(?:es?|ing)\\s+in|shows?\\s+up|pops?\\s+up|fl(?:ies|ying)\\s+in|lights?\\s+up)';
const ON_SCREEN =
  '(?:\\s+(?:in|at|on|across)\\s+(?:the\\s+)?(?:middle|cent(?:er|re)|top|bottom|screen|image|picture)(?:\\s+of\\s+the\\s+(?:screen|image|picture))?)?';
const OVER = '(?:\\s+(?:over|above|on\\s+top\\s+of|in\\s+front\\s+of)(?=\\s))?';
const START =
  '(?:[,;:]?\\s*\\b(?:and|with|while|as|then|intro|opening)\\b)*[,;:]?\\s*(?:\\b(?:the|a|an|my)\\s+)?(?:\\b(?:big|white|golden|glowing)\\s+)*';
const LEAD = '(?:\\s+(?:that\\s+)?(?:says?|saying|reads?|reading|of))?\\s*:?\\s*';

const TITLES = [
  new RegExp(`${START}\\b${KIND}${LEAD}${QUOTED}(?:${HOW}\\s+${COMES}${HOW})?${ON_SCREEN}${OVER}`),
  new RegExp(`${START}${QUOTED}${HOW}\\s+${COMES}${HOW}${ON_SCREEN}${OVER}`),
  new RegExp(`${START}\\b${KIND}${LEAD}${PLAIN}${HOW}\\s+${COMES}${HOW}${ON_SCREEN}${OVER}`),
];

const ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(?:\\d{1,2}|${ONES.join('|')})`;
const LIST = `${NUMBER}(?:(?:\\s*[,.…-]+\\s*|\\s+)(?:and\\s+)?${NUMBER})+`;
const AFTER = '(?:[,;:]?\\s*\\b(?:and\\s+then|then|before|until|and|on\\s+(?:the\\s+)?screen)\\b)*';
const COUNTDOWN = new RegExp(
  `(?:[,;:]?\\s*\\b(?:with|after|and)\\b)*\\s*(?:\\b(?:an?|the)\\s+)?\\b(?:count(?:s|ing)?[- ]?down)\\b(?:\\s+(?:numbers?|timer))?(?:\\s*:?\\s*(?:from\\s+)?(${LIST}|${NUMBER}(?:\\s+(?:down\\s+)?to\\s+${NUMBER})?))?${AFTER}`,
  'i',
);

const countOf = (word: string): number => {
  const index = ONES.indexOf(word.toLowerCase());
  return index < 0 ? Number(word) : index;
};

/** The purpose of a film, which is not shown in it. */
const PURPOSE =
  /^\s*(?:an?\s+|the\s+)?(?:short\s+)?(?:intro|outro|opening|trailer|teaser|ad|advert|clip)(?:\s+(?:video|film|scene))?\s+(?:for|of|to)\s+(?:my|our|an?|the)\s+(?:[\w-]+\s+){0,3}?[\w-]+\s*[:,]\s*/i;

/** The share of the film in which it is counted. */
const COUNTED = 0.36;
/** More would not be read. */
const LONGEST_COUNT = 10;

/** A title that fades in, and a countdown: they are lettered over the film. */
export function letteringIn(whole: string): Lettered {
  const prompt = whole.replace(PURPOSE, '');
  let rest = prompt;
  const letters: Letters[] = [];
  const counted = COUNTDOWN.exec(rest);
  const numbers = counted ? numbersOf(counted[1]) : [];
  if (counted && numbers.length > 1) {
    rest = rest.replace(counted[0], ' ');
    const each = COUNTED / numbers.length;
    letters.push(
      ...numbers.map((text, index) => ({
        text,
        from: each * index,
        to: each * (index + 1),
        isNumber: true as const,
      })),
    );
  }
  for (const pattern of TITLES) {
    const found = pattern.exec(rest);
    if (!found?.[1]) continue;
    letters.push({ text: found[1].trim(), from: letters.length > 0 ? COUNTED : 0.08, to: 2 });
    rest = rest.replace(found[0], ' ');
    break;
  }
  return {
    letters,
    rest: letters.length > 0 ? rest.replace(/\s+/g, ' ').trim() : prompt,
    isCountdown: numbers.length > 1,
  };
}

/** "3 2 1", "from five to one", "from 10"; three where nothing is said. */
function numbersOf(said = '3'): readonly string[] {
  const values = (said.match(new RegExp(`\\b${NUMBER}\\b`, 'gi')) ?? []).map(countOf);
  const [first = 3, last = 1] = [values[0], values.at(-1)];
  if (values.length > 2) return values.map(String);
  const end = values.length === 2 ? last : 1;
  if (first <= end || first - end >= LONGEST_COUNT) return [];
  return Array.from({ length: first - end + 1 }, (_, index) => String(first - index));
}
