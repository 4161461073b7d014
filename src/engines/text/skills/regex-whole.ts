import { seededRandom } from '../../random.ts';
import recipes from '../data/recipes.json';
import { textFromPattern } from '../structured/from-pattern.ts';

/** Texts on which expressions for one kind of text agree, and expressions for another do not. */
const SAMPLES =
  '2024-02-28|2024-13-01|2024-00-10|2024-01-32|24-1-3|28.02.2024|28/02/2024|02/28/2024|32/01/2020|01/32/2020|09:30|23:59|24:00|12:60|9:30|09:30:15|anna@mail.org|b.k@mail.example.com|anna.mail.org|@mail.org|192.168.0.1|1.22.333|256.1.1.1|192.168.0.1:80|1.2.3|1.2.3-beta|#a1b2c3|#fff|#ggg|550e8400-e29b-41d4-a716-446655440000|http://x.org/a|https://x.org|ftp://x.org|x.org|12345|12345-6789|1234|1234567|D-12345|SW1A 1AA|1012 AB|-5|3.14|3.1|.5|abc|Abc|ABC|abc1|abc def|abc-def|abc_def|-abc|00:1A:2B:3C:4D:5E|1234 5678 9012 3456|+49 151 2345678|(555) 123-4567|555-123-4567|Ab1!efgh|abcdefgh|2024-02-28T09:30:00Z|$1,234.50|$5| |'.split(
    '|',
  );
const SHAPES: readonly (readonly [string, string])[] = [
  ['date in the form YYYY-MM-DD, of which neither month nor day is checked', String.raw`\d{4}-\d{2}-\d{2}`],
  ['time of day that also allows one digit for the hour', String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`],
  ['hex colour with six digits', '#[0-9a-fA-F]{6}'],
  ['number of four digits', String.raw`\d{4}`],
  ['number of five digits', String.raw`\d{5}`],
  ['e-mail address with one dot in its domain', String.raw`[\w.]+@\w+\.[a-z]{2,}`],
  [
    'four numbers with dots, such as an IPv4 address, of which none is checked',
    String.raw`\d{1,3}(?:\.\d{1,3}){3}`,
  ],
];

/** For whole texts, wherever the expression looks for them. */
function whole(source: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${source.replace(/^(?:\^|\\b)|(?:\$|\\b)$/g, '')})$`);
  } catch {
    return undefined;
  }
}
const fits = (source: string): string => {
  const tried = whole(source);
  return SAMPLES.map((sample) => (tried?.test(sample) === true ? '1' : '0')).join('');
};

let known: ReadonlyMap<string, string> | undefined;
const kinds = (): ReadonlyMap<string, string> => {
  known ??= new Map(
    [
      ...SHAPES,
      ...recipes
        .flatMap(({ tool, task, run }) => (tool === 'regex' ? [[task, run] as const] : []))
        .toReversed(),
    ].map(([task, run]) => [fits(run), task]),
  );
  return known;
};

const shapeOf = (text: string): string => text.replace(/\d/g, '9').replace(/[a-z]/gi, 'a');

/** The purpose of an expression that accepts and refuses the same texts as a known one, with an example of each. */
export function wholeMeaning(pattern: string): string | undefined {
  const own = fits(pattern);
  const [yes, no] = ['1', '0'].map((sign) => SAMPLES.filter((_, at) => own[at] === sign));
  const task = own.includes('1') ? kinds().get(own) : undefined;
  const example = yes?.[0] ?? made(pattern);
  const other = no?.find((sample) => yes?.some((each) => shapeOf(each) === shapeOf(sample)));
  if (example === undefined || example.trim() === '') return undefined;
  const such = `\`${example}\`${other === undefined ? '' : ` and not \`${other}\``}`;
  return task === undefined
    ? `As a whole it matches, for example, ${such}.`
    : `As a whole it is for: ${task}. It matches ${such}.`;
}

/** A text that the expression matches, tried. */
function made(pattern: string): string | undefined {
  try {
    const text = textFromPattern(pattern, { random: seededRandom(1), path: '', extra: 2 });
    return new RegExp(pattern).test(text) && text.length <= LONGEST ? text : undefined;
  } catch {
    return undefined;
  }
}
const LONGEST = 40;
