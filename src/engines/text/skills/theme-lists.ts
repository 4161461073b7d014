import { mulberry32 } from '../../random.ts';
import stored from '../data/theme-lists.json';
import { isStopWord, stem, wordsOf } from '../language/words.ts';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

interface Theme {
  /** One word of each group is said. */
  readonly groups: readonly (readonly string[])[];
  /** Words that change nothing of the list. */
  readonly fits: ReadonlySet<string>;
  readonly items: readonly string[];
}

const THEMES: readonly Theme[] = Object.entries(stored).map(([key, items]) => {
  const [groups = '', beside = ''] = key.split(';');
  const parted = groups.split(' ').map((group) => group.split('|'));
  return {
    groups: parted,
    fits: new Set([...parted.flat(), ...beside.split(' ')].map(stem)),
    items: items.split('|'),
  };
});

/** A list is asked for, and not a text, a program or one of several things. */
const WISH =
  /\bideas?\b|\bsuggest\w*\b|\brecommend\w*\b|\b(?:give|list|name|find|show) (?:me |us )?(?:an? |some |\d|[a-z-]+ [a-z]+s\b)|\bthings (?:to|we|i)\b|\bactivities\b|\bbrainstorm\b|\bwhat (?:can|could|should|are|to)\b|\bi need\b|\bprompts?\b|\btopics\b|\bquestions to ask\b|\bways to\b|\bcome up with\b|^(?:some |a few |\d+ )|^(?:[a-z-]+ ){1,2}for\b|\b(?:good|best|some)\b/i;
const OTHER =
  /^(?:please |can you |could you )*(?:write|draw|paint|compose|translate|code|make me an? (?:app|game|program)|create|plan|rewrite|summari[sz]e)\b|[\n"“]|\bnames? (?:for|of)\b|: |\b(?:how many|difference|vs|or not|code|python|javascript|function|recipe)\b/i;
/** Words that ask, and say nothing of the list. */
const IDLE = new Set(
  'idea suggest suggestion recommend recommendation give list name find show need want brainstorm come think thing do good great best nice fun cool easy simple creative cheap some few short quick please help make try unusual interesting original different'
    .split(' ')
    .map(stem),
);
const COUNT =
  /(?<!\b(?:an?|for|of|with|aged?|under|over|and) )\b([2-9]|[1-9]\d)(?: ?(?:or|to|-) ?(\d{1,2}))?\b(?![- ]?(?:min|hour|player|people|person|kid|child|%|€|\$|euro))/;
/** An age says that it is for a child. */
const AGED = /\b(?:\d{1,2}(?: (?:and|or) (?:an? )?))?\d{1,2}[- ](?:years?|months?)[- ]olds?\b/g;
/** A list for people is none for them. */
const FOR_OTHERS =
  /\b(?:dogs?|cats?|rabbits?|hamsters?|birds?|pets?|horses?|bab(?:y|ies)|diabet\w*|allerg\w*|vegans?|gluten|pregnan\w*)\b/i;
const LONGEST = 160;
const USUAL = 5;
const MOST_LEFT = 2;

/** Concrete entries for the themes that people ask lists of; what is said beside the theme and is not weighed is named. */
export const themeLists: Pick<Skill, 'answer'> = {
  answer({ message, seed }) {
    if (message.length > LONGEST || !WISH.test(message) || OTHER.test(message) || FOR_OTHERS.test(message))
      return undefined;
    const said = digitsForWords(message.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')).replace(
      AGED,
      'kid',
    );
    const words = wordsOf(said);
    const all = new Set([...words, ...words.map(stem)]);
    const theme = THEMES.filter(({ groups }) =>
      groups.every((group) => group.some((word) => all.has(word) || all.has(stem(word)))),
    )
      .map((each) => ({ each, left: leftIn(words, each) }))
      .toSorted((a, b) => a.left.length - b.left.length)[0];
    if (theme === undefined || theme.left.length > MOST_LEFT) return undefined;
    // Entries on another subject, or for another place, are none.
    if (theme.left.some((word) => new RegExp(`\\b(?:about|on|in|at) (?:[a-z]+ ){0,2}${word}\\b`).test(said)))
      return undefined;
    const [, low, high] = COUNT.exec(said) ?? [];
    const wanted = Number(high ?? low ?? USUAL) || USUAL;
    const random = mulberry32(Math.trunc(seed));
    const drawn = theme.each.items
      .map((item) => ({ item, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, wanted)
      .map(({ item }) => `- ${item}`);
    const few = drawn.length < wanted ? `${drawn.length} of ${wanted}: I have no more. ` : '';
    const left =
      theme.left.length === 0 ? '' : `; not considered: ${theme.left.map((word) => `“${word}”`).join(', ')}`;
    return `${drawn.join('\n')}\n\n_${few}From a list that was written beforehand${left}._`;
  },
};

const leftIn = (words: readonly string[], { fits }: Theme): readonly string[] => [
  ...new Set(
    words.filter(
      (word) =>
        word.length > 2 &&
        !/^\d/.test(word) &&
        !isStopWord(word) &&
        !IDLE.has(stem(word)) &&
        !fits.has(stem(word)),
    ),
  ),
];
