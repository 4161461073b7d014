import { mulberry32 } from '../../random.ts';
import { syllablesOf } from '../language/syllables.ts';

/** Lines of a haiku around a thing; `@` is the thing with its article. */
interface Frame {
  readonly first: string;
  readonly last: string;
}
/** Five syllables each, of any season and about nothing else. */
const FRAMES: readonly Frame[] = [
  { first: 'Evening, almost dark:', last: 'nobody asks why.' },
  { first: 'Early in the day', last: 'and the day goes on.' },
  { first: 'After all the noise', last: 'quiet as a stone.' },
  { first: 'Once more I look back:', last: 'then the light is gone.' },
];
/** The same for a season that is named. */
const SEASONS: readonly (readonly [RegExp, Frame])[] = [
  [
    /\b(?:winter|snow\w*|frost\w*|ice)\b/i,
    { first: 'White breath, frozen ground:', last: 'and no bird answers.' },
  ],
  [/\bspring\b/i, { first: 'Rain on the new leaves:', last: 'everything begins.' }],
  [/\bsummer\b/i, { first: 'Heat above the road:', last: 'no wind for a week.' }],
  [
    /\b(?:autumn|fall|october|november)\b/i,
    { first: 'Leaves across the path:', last: 'the light leaves early.' },
  ],
];
/** Words that fill the middle line up to seven syllables, by how many are missing. */
const FILLING: readonly (readonly string[])[] = [
  [''],
  [' waits', ' stays'],
  [' alone', ' at rest'],
  [' waits for us', ' by the door'],
  [' is waiting there', ' and nothing more'],
  [' is all that I see', ' is still on my mind'],
  [' and no one to be found', ' waits at the edge of town'],
];
const LONGEST = 7;

const QUATRAINS: readonly (readonly string[])[] = [
  [
    'I had a word to say of @,',
    'and here it is, at last:',
    'four little lines to hold it still',
    'before the day goes past.',
  ],
  [
    'I looked for words for @',
    'and found them, one by one;',
    'I set them down in four short lines,',
    'and now the song is done.',
  ],
];
const FOR_SOMEONE: readonly (readonly string[])[] = [
  [
    'These lines are meant for @:',
    'the day belongs to you;',
    'may all the good that you have sown',
    'come back to you anew.',
  ],
  [
    'For @ we raise a glass',
    'and sing a bit off key;',
    'may every hour of the day',
    'be all that it can be.',
  ],
];

/** Five lines that rhyme a a b b a, each of them about the thing; `it` stands for it, with its verb. */
const LIMERICKS: readonly (readonly string[])[] = [
  [
    'I once met @ on my way,',
    '{it was} there at the start of the day;',
    'I went out, {it was} near,',
    '{it} came back loud and clear,',
    'and I fear that {it is} here to stay.',
  ],
  [
    'They told me of @ last night,',
    'and {it} gave me a bit of a fright;',
    'so I looked, and {it} grew,',
    'then I slept, and {it} knew,',
    'and {it was} still there at first light.',
  ],
];
const OF_PERSON = [
  'Let me tell you of @ today,',
  'of whom there is plenty to say;',
  '{who is} part of the crew,',
  '{who is} one of the few,',
  'and {who is} on our minds every day.',
];
const MANY: Readonly<Record<string, string>> = {
  it: 'they',
  'it was': 'they were',
  'it is': 'they are',
  'who is': 'who are',
};
/** A person is no “it”. */
const PERSON =
  /^\p{Lu}\p{Ll}|\b(?:my|our|his|her) [a-z]+(?:er|or|ist)\b|\b(?:man|woman|girl|boy|boss|friend|colleague|sister|brother|mother|father|mum|mom|dad|uncle|aunt|son|daughter|wife|husband|developer|programmer|engineer|teacher|doctor|manager|admin|intern|people)s?\b/u;

const syllables = (text: string): number =>
  (text.match(/[\p{L}']+/gu) ?? []).reduce((sum, word) => sum + syllablesOf(word), 0);

const pick = <Item>(items: readonly Item[], seed: number): Item | undefined =>
  items[Math.floor(mulberry32(Math.trunc(seed))() * items.length)];

/** A haiku with the thing itself in its middle line; undefined where it is too long for one. */
export function haikuAbout(thing: string, seed: number): readonly string[] | undefined {
  const missing = LONGEST - syllables(thing);
  const filling = pick(FILLING[missing] ?? [], seed);
  const frame = SEASONS.find(([named]) => named.test(thing))?.[1] ?? pick(FRAMES, seed);
  if (filling === undefined || frame === undefined || !/^[\p{L}' -]+$/u.test(thing)) return undefined;
  return [frame.first, `${thing}${filling},`, frame.last];
}

/** Four lines of which the second and the fourth rhyme, with the thing in the first. */
export function quatrainAbout(
  thing: string,
  isForSomeone: boolean,
  seed: number,
): readonly string[] | undefined {
  const lines = pick(isForSomeone ? FOR_SOMEONE : QUATRAINS, seed);
  return thing.length > MOST_LETTERS ? undefined : lines?.map((line) => line.replace('@', () => thing));
}

export function limerickAbout(thing: string, seed: number): readonly string[] | undefined {
  if (thing.length > MOST_LETTERS) return undefined;
  const isMany = /[^su]s$/.test(thing) && !/^(?:an?|one|this|that) /i.test(thing);
  return (PERSON.test(thing) ? OF_PERSON : pick(LIMERICKS, seed))?.map((line) =>
    line
      .replace('@', () => thing)
      .replace(/\{([^}]+)\}/g, (_, it: string) => (isMany ? (MANY[it] ?? it) : it)),
  );
}

const MOST_LETTERS = 40;

/** "who loses his chalk" makes the hero of the first two lines. */
export function limerickOf(hero: string, clause: string): readonly string[] | undefined {
  const deed = /^(?:who|that) ((?:[a-z]+s) [a-z' -]+)$/i.exec(clause)?.[1];
  if (
    deed === undefined ||
    !/^an? /i.test(hero) ||
    /^(?:is|was|has|does) |\balways\b/i.test(deed) ||
    deed.length > MOST_LETTERS ||
    hero.length > MOST_LETTERS
  )
    return undefined;
  const who = /\bhis\b|\bhim\b/i.test(deed) ? 'he' : /\bher\b/i.test(deed) ? 'she' : undefined;
  return [
    `There once was ${hero}, they say,`,
    `who ${deed.replace(/ every day$/, '')} every day;`,
    'in the spring, in the fall,',
    who === undefined ? 'with no worry at all,' : `${who} won't worry at all`,
    who === undefined ? 'and then laughs in the friendliest way.' : `and just laughs in the friendliest way.`,
  ];
}

const NUMBERS: Readonly<Record<string, string>> = {
  '10': 'ten',
  '20': 'twenty',
  '25': 'five and twenty',
  '30': 'thirty',
  '40': 'forty',
  '50': 'fifty',
  '60': 'sixty',
  '70': 'seventy',
  '80': 'eighty',
  '90': 'ninety',
};
const LIKES =
  /\b(?:(?:they|who|both) (?:really |both |also )?(?:love|like|enjoy)|[a-z-]+ (?:turns \d+ and )?(?:really |both |also )?(?:loves|likes|enjoys|is (?:into|crazy about|fond of))) ((?:the )?[a-zà-ÿ' -]{3,30}?)(?=[.,;!?]|$| (?:and|but) (?:always |never |often |still )?[a-z]+s [a-z])/i;
const OWN_PARTNER =
  /\b(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend|love)\b|\bour (?:own )?(?:\d+\w* )?(?:wedding )?anniversary\b/i;

const MARRIED = /\bmarried (?:for )?(\d{1,2}) years\b/i;
const NAMED =
  /\b(?:(?:her|his) name is|called|named|for(?: (?:my|our|an?)(?: [a-z]+){1,2})?|(?:[Mm]y|[Oo]ur) (?:[a-z]+ )?[a-z]+) ([A-Z][\p{L}-]+(?: and [A-Z][\p{L}-]+)?)/u;

/** The habits of a person: "he loves fishing and falls asleep in front of the tv". */
const DOES = /^(?:(?:he|she|who|that|[A-Z][a-z]+) )?((?:(?:always|never|often|still) )?)([a-z]{2,}s)\b(.*)$/;
const NO_HABIT =
  /^(?:loves|likes|enjoys|turns|retires|leaves|gets|is|was|has|does|his|this|its|always|years|lines|works)$/;
/** The frames of the couplets in which the first two habits stand. */
const HABITS: readonly (readonly [string, string])[] = [
  ['you @: we know, we know,', 'and that is why we like you so;'],
  ['you @, that much is true,', 'and nobody does it like you do;'],
];

/** Habits, told to the person. */
function habitsIn(wish: string): readonly string[] {
  return wish
    .split(/[,;.!]\s*|\s+(?:and|but)\s+|\s+(?=who )/)
    .flatMap((part) => {
      const [, how = '', verb = '', rest = ''] = DOES.exec(part.trim()) ?? [];
      if (verb === '' || (how === '' && rest === '') || NO_HABIT.test(verb) || part.length > MOST_LETTERS)
        return [];
      const plain = verb
        .replace(/ies$/, 'y')
        .replace(/(ch|sh|ss|x|zz|go|do)es$/, '$1')
        .replace(/([^s])s$/, '$1');
      return [`${how}${plain}${rest.replace(/\b(?:his|her|their)\b/g, 'your')}`];
    })
    .slice(0, HABITS.length);
}

/** Rhyming lines for a day of honour, with the age, the pleasures and the habits that are told. */
export function occasionVerse(wish: string, isFour = false): readonly string[] | undefined {
  const lines = honourOf(wish);
  const told = isFour ? [] : habitsIn(wish);
  const habits = told.flatMap((habit, at) => (HABITS[at] ?? []).map((line) => line.replace('@', habit)));
  return lines && [...lines.slice(0, 2), ...habits, ...lines.slice(2)];
}

/** Four of them: two for the day, and a toast. */
function honourOf(wish: string): readonly string[] | undefined {
  const count =
    /\b(\d{1,2})(?:st|nd|rd|th)? (?:birthday|(?:wedding )?anniversary)\b/i.exec(wish)?.[1] ??
    MARRIED.exec(wish)?.[1] ??
    /\bturn(?:s|ing) (\d{1,2})\b/i.exec(wish)?.[1];
  const name = NAMED.exec(wish)?.[1];
  const years = count === undefined ? undefined : (NUMBERS[count] ?? count);
  const liked = LIKES.exec(wish)?.[1];
  const job = /\b(\d{1,2}) years as (an? [a-z ]{3,20}?)(?=[.,;!?]|$| who| and)/i.exec(wish);
  const toast = (glass: string, you: string): readonly string[] => [
    `here's to ${liked ?? glass}, ${name === undefined ? '' : `${name}, `}and to ${you},`,
    'and all the things you still will do!',
  ];
  if (/\banniversary\b/i.test(wish) || MARRIED.test(wish)) {
    const begin = `${years === undefined ? 'For all the' : `For ${years}`} years, through sun and rain,`;
    return OWN_PARTNER.test(wish)
      ? [
          begin,
          "I'd choose you every time again;",
          `there's ${liked ?? 'the road'}, and you, and me,`,
          "and nowhere else I'd rather be.",
        ]
      : [begin, "you'd choose each other once again;", ...toast('a glass', 'you two')];
  }
  if (/\bbirthday\b/i.test(wish))
    return [
      ...(years === undefined
        ? ['Another year, another song,', 'and may the coming one be long;']
        : [`So you are ${years} now, they say,`, 'and just as young as yesterday;']),
      ...toast('the candles', 'you'),
    ];
  if (/\bwedding\b|\bgetting married\b/i.test(wish))
    return [
      'Two roads have met and now are one,',
      'the longest walk has just begun;',
      ...toast('the cake', 'you two'),
    ];
  if (
    /\bretire\w*\b|\b(?:farewell|leaving)\b.*\b(?:colleague|boss|coworker|teacher)\b|\b(?:colleague|boss|coworker)\b.*\b(?:farewell|leaving)\b/i.test(
      wish,
    )
  )
    return [
      ...(job === null
        ? ['The desk is clear, the clock may rest,', 'the years to come shall be the best;']
        : [
            `For ${NUMBERS[job[1] ?? ''] ?? job[1]} years ${job[2]}, they say,`,
            'and from now on a holiday;',
          ]),
      ...toast('the garden', 'you'),
    ];
  return undefined;
}
