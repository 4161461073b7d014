import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';
import { type Equation, solveSystem } from './linear-system.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const WHO = `((?:[A-Z][a-z]+|(?:[Tt]heir|[Hh]is|[Hh]er|[Mm]y|[Tt]he|[Aa]) [a-z]+)(?:'s (?:[a-z]+))?|[Ii]|[Hh]e|[Ss]he)`;
const BE = '(?:is|was|will be|am|are|were)';
const TIMES = `(twice|half|thrice|${N} times)`;
const OLDER = new RegExp(`^${WHO} ${BE} (?:now )?${N} years? (older|younger) than ${WHO}$`);
/** "my daughter is 3 years younger": than the one who was spoken of before. */
const OLDER_THAN_LAST = new RegExp(`^${WHO} ${BE} (?:now )?${N} years? (older|younger)$`);
const AS_OLD = new RegExp(`^${WHO} ${BE} (?:now )?${TIMES} (?:as old as|the age of|${WHO}'s age) ?${WHO}?$`);
/** "In 6 years he will be twice as old": as the other one of two. */
const AS_OLD_THEN = new RegExp(`^${WHO} ${BE} (?:only )?${TIMES} as old$`);
const AGED = new RegExp(`^${WHO} ${BE} (?:now )?${N}(?: years? old)?(?: now)?$`);
const SUM = new RegExp(
  `^(?:the )?(?:sum|total) of (?:their|the|both)(?: two)? ages ${BE} ${N}(?: years)?$|^(?:together|combined|in total),? they ${BE} ${N}(?: years old)?$|^they ${BE} ${N}(?: years old)? (?:together|in total|altogether)$|^their (?:combined |total )?ages? (?:${BE}|add up to|sum to|total) ${N}$`,
  'i',
);
const ASKED =
  /^how old (?:(?:is|am|are|was|were) (.+?)|will (.+?) be)(?: now| today| currently)?(?: in (\d+) years)?(?: when (.+?) (?:is|am|are|turns?|reach(?:es)?) (\d+)(?: years old)?)?$/i;
const SHIFT = new RegExp(
  `^(?:in )?${N} years (?:from now|later|ago|time)|^in ${N} years(?: time)?|^after ${N} years`,
  'i',
);
const TAIL = new RegExp(` (?:in )${N} years(?: time)?$| ${N} years (?:ago|from now)$`, 'i');

const ASKS = /\bhow old\b|\b(?:find|what are|calculate|determine) (?:their|the|both)\b.*\bages\b/i;
/** "Her daughter" is the daughter. */
const bare = (who: string): string =>
  who.replace(/^(?:the|an?|his|her|their|my) (?=[a-z])/i, '').toLowerCase();

interface Told {
  readonly equation: Equation;
  readonly numbers: number;
}

/** Ages of people, each statement an equation; one that is not understood ends it. */
export function ageProblem(text: string): string | undefined {
  if (!/\b(?:old|older|younger|ages?)\b/i.test(text) || !ASKS.test(text)) return undefined;
  const sentences = text
    .replace(
      /\b(?:find|what are|calculate|determine) (?:their|the|both)(?: present| current)? ages(?: now)?/gi,
      'how old are they',
    )
    .replace(
      /\b(?:the )?sum of the (?:present |current )?ages of [\w ]+? and [\w ]+? (is|was) (?=\d)/gi,
      'the sum of their ages $1 ',
    )
    .replace(/\b(I|he|she|they|we)'ll\b/gi, '$1 will')
    .replace(/\b(I)'m\b/gi, '$1 am')
    .replace(/\b(he|she)'s\b/gi, '$1 is')
    .replace(/\b(they|we)'re\b/gi, '$1 are')
    .replace(/\b(?:who am|who's) (?=\d)/gi, 'who is ')
    // "my brother who is 11 now"
    .replace(
      /\b((?:my|his|her|their|the) [a-z]+|[A-Z][a-z]+),? who is (?:now )?(\d+)(?: years old)?(?: now)?,?/g,
      '$1. $1 is $2. ',
    )
    .replace(/\b(than|as) me\b/gi, '$1 I')
    .replace(
      /\b(than|as) (?:(him)|her)(?= ?(?:[.,;!?]|$))/gi,
      (_, than: string, him?: string) => `${than} ${him ? 'he' : 'she'}`,
    )
    .replace(/\b(together|combined|in total),? we (?=are|were|will)/gi, '$1 they ')
    .replace(/\bwe (are|were|will be) (\d+)(?: years old)? (?=together|in total|altogether)/gi, 'they $1 $2 ')
    .replace(/\b(?:currently|right now|today|at present)\b,?/gi, '')
    // "her brother Tom" is Tom.
    .replace(/\b(?:his|her|my|their|the) (?:[a-z]+ )?[a-z]+ (?=[A-Z][a-z]+\b)/g, '')
    .replace(
      /,? (?:and|but|while) (?=(?:in \d+ years|the sum|together|\d+ years ago|[A-Z][a-z]+ (?:is|was|will)|I am|(?:my|his|her|the|our) (?:[a-z]+ )?[a-z]+ (?:is|was|am))\b)/g,
      '. ',
    )
    .replace(/, (?=how old\b|in \d+ years\b|\d+ years ago\b|together\b|they\b)/gi, '. ')
    .split(/[.?!;]+\s*/)
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '');
  const [asked, ...more] = sentences.filter((each) => /^how old\b/i.test(each));
  const question = ASKED.exec(asked ?? '');
  if (question === null || more.length > 0) return undefined;
  const people: string[] = [];
  const person = (said: string): string => {
    const plain = bare(said);
    const known = /^(?:he|she)$/.test(plain)
      ? (sexed(plain, people) ?? people[0])
      : people.find((each) => bare(each) === plain);
    if (known !== undefined) return known;
    people.push(said);
    return said;
  };
  // A sum is of those whom the other statements name.
  const told = sentences
    .filter((each) => each !== asked)
    .toSorted((one, other) => Number(SUM.test(one)) - Number(SUM.test(other)))
    .map((each) => statement(each, person, () => people));
  const known = told.flatMap((each) => each ?? []);
  if (known.length < told.length || people.length === 0 || people.length > 4) return undefined;
  const later = (question[3] === undefined ? 0 : 1) + (question[5] === undefined ? 0 : 1);
  if (known.reduce((sum, { numbers }) => sum + numbers, later) !== countNumbers(text)) return undefined;
  const ages = solveSystem(
    known.map(({ equation }) => equation),
    people,
  );
  if (ages === undefined || [...ages.values()].some((age) => age < 0)) return undefined;
  const who = (question[1] ?? question[2] ?? '').trim();
  if (question[5] === undefined) {
    const meant = sexed(who, people) ?? (/^(?:he|she)$/i.test(who) ? (people[0] ?? who) : who);
    return answer(ages, meant, Number(question[3] ?? 0));
  }
  const named = question[4] ?? '';
  const then = ages.get(sexed(named, people) ?? person(named));
  return then === undefined ? undefined : answer(ages, sexed(who, people) ?? who, Number(question[5]) - then);
}

/** "he" among a son and a daughter is the son. */
const SEXES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:he|him)$/i, /\b(?:son|brother|father|dad|grandfather|grandpa|uncle|nephew|husband|boy)\b/i],
  [/^(?:she|her)$/i, /\b(?:daughter|sister|mother|mum|mom|grandmother|grandma|aunt|niece|wife|girl)\b/i],
];
function sexed(said: string, people: readonly string[]): string | undefined {
  const words = SEXES.find(([pronoun]) => pronoun.test(said))?.[1];
  const found = words === undefined ? [] : people.filter((each) => words.test(each));
  return found.length === 1 ? found[0] : undefined;
}

function statement(
  sentence: string,
  person: (said: string) => string,
  people: () => readonly string[],
): Told | undefined {
  const shift = SHIFT.exec(sentence) ?? TAIL.exec(sentence);
  const years = Number(shift?.slice(1).find((each) => each !== undefined) ?? 0);
  const at = shift !== null && /\bago\b/i.test(shift[0]) ? -years : years;
  const plain = (shift === null ? sentence : sentence.replace(shift[0], '')).replace(/^,? ?(?:then )?/, '');
  const also = shift === null ? 0 : 1;
  const older = OLDER.exec(plain) ?? OLDER_THAN_LAST.exec(plain);
  if (older) {
    const [, one = '', count = '', sign = '', other = people().at(-1) ?? ''] = older;
    if (other === '') return undefined;
    const difference = sign === 'older' ? Number(count) : -Number(count);
    return {
      equation: equationOf(
        [
          [person(one), 1],
          [person(other), -1],
        ],
        difference,
      ),
      numbers: 1 + also,
    };
  }
  const times = AS_OLD.exec(plain) ?? AS_OLD_THEN.exec(plain);
  if (times) {
    const [, one = '', word = '', count, owner, named] = times;
    const [first, second] = people();
    const rest = people().length === 2 ? (person(one) === first ? second : first) : undefined;
    const other = owner ?? named ?? rest;
    if (other === undefined) return undefined;
    const factor = count === undefined ? (FACTORS[word.toLowerCase()] ?? 0) : Number(count);
    // (one + at) = factor × (other + at)
    return {
      equation: equationOf(
        [
          [person(one), 1],
          [person(other), -factor],
        ],
        (factor - 1) * at,
      ),
      numbers: (count === undefined ? 0 : 1) + also,
    };
  }
  const sum = SUM.exec(plain);
  if (sum) {
    const total = Number(sum.slice(1).find((each) => each !== undefined));
    const all = people();
    return {
      equation: equationOf(
        all.map((each) => [each, 1] as const),
        total - at * all.length,
      ),
      numbers: 1 + also,
    };
  }
  const [, one = '', age] = AGED.exec(plain) ?? [];
  return age === undefined
    ? undefined
    : { equation: equationOf([[person(one), 1]], Number(age) - at), numbers: 1 + also };
}

const FACTORS: Readonly<Record<string, number>> = { twice: 2, thrice: 3, half: 0.5 };

const equationOf = (factors: readonly (readonly [string, number])[], value: number): Equation => ({
  factors: new Map(factors),
  value,
});

function answer(ages: ReadonlyMap<string, number>, who: string, later: number): string | undefined {
  const plain = bare(who);
  const isAll =
    /^(?:they|they (?:both|all)|the 2|the two|both of them|each|both|each of them|they now)$/.test(plain) ||
    /\band\b/.test(plain);
  const chosen = [...ages].filter(([name]) => isAll || bare(name) === plain);
  if (chosen.length === 0) return undefined;
  const now = [...ages].map(([name, age]) => `${name} ${shown(age)}`).join(', ');
  const result = chosen.map(([name, age]) => `${name} ${bold(shown(age + later))}`).join(', ');
  return `The ages that make every statement true: ${now}.  \n${later === 0 ? '' : `In ${later} years: `}${result}`;
}
