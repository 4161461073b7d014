import { capital } from '../../capital.ts';
import { digitsForWords } from '../math/number-words.ts';
import { notAnswered } from '../skill.ts';

interface Table {
  readonly packing: readonly (readonly string[])[];
  readonly seasons: readonly (readonly string[])[];
  readonly running: readonly string[];
  readonly language: readonly string[];
  readonly skill: readonly string[];
}

const table = async (): Promise<Table> => (await import('../data/plans.json')).default;

const whole = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'i');
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A plan in which the numbers, the place and the likings of a wish have their place; undefined for other wishes. */
export async function generalPlan(said: string): Promise<string | undefined> {
  const wish = digitsForWords(said.replace(/\ba (?=(?:week|month|fortnight)\b)/gi, '1 ')).replace(
    /\b1 fortnight\b/i,
    '2 weeks',
  );
  const time = { minutes: minutesIn(wish), weeks: weeksIn(wish.replace(EACH_WEEK, '')) };
  const { examPlan, hoursPlan, lessonPlan, rainyDay } = await import('./special-plans.ts');
  return (
    (await running(wish)) ??
    exams(wish) ??
    (await lessonPlan(wish, time)) ??
    (await examPlan(wish, time)) ??
    (await studying(wish)) ??
    (await rainyDay(wish)) ??
    (await hoursPlan(wish)) ??
    (await (await import('./trip-plan.ts')).visit(wish))
  );
}

const RUNS = /\b(?:run|running|jog|jogging|marathon|couch to|\d+ ?k)\b/i;
const PLANNED = /\b(?:plan|programme?|schedule|routine)\b|\bhow (?:do|should|can) i (?:train|prepare)\b/i;
/** The fewest weeks in which a distance is sensible, and the usual number. */
const LEAST: readonly (readonly [upTo: number, least: number, usual: number])[] = [
  [5, 5, 8],
  [10, 7, 10],
  [22, 10, 12],
  [43, 14, 18],
];

async function running(wish: string): Promise<string | undefined> {
  if (
    !RUNS.test(wish) ||
    !PLANNED.test(wish) ||
    /\b(?:code|script|program that|server|query|test)\b/i.test(wish)
  )
    return undefined;
  const [, distance, unit = ''] = /(\d+(?:\.\d+)?) ?(km|k|kilomet(?:er|re)s?|miles?)\b/i.exec(wish) ?? [];
  const named = /\bhalf[- ]marathon\b/i.test(wish) ? 21.1 : /\bmarathon\b/i.test(wish) ? 42.2 : 5;
  // A plan of a few weeks sets no distance that was not asked for.
  const isOpen = distance === undefined && named === 5 && !/\bcouch to\b/i.test(wish);
  const km = distance === undefined ? named : Number(distance) * (/^mile/i.test(unit) ? 1.609 : 1);
  const [, least = 0, usual = 0] = LEAST.find(([upTo]) => km <= upTo) ?? [];
  const weeks = weeksIn(wish) ?? usual;
  if (usual === 0 || weeks < 2 || weeks > 30) return undefined;
  const { running: all } = await table();
  const few3 = [...all.slice(0, 5), ...all.slice(-1).map((step) => step.replace(/^\d+ min/, '20 to 25 min'))];
  const steps = isOpen ? all.map((step) => step.replace(/;.*$/, '')) : km <= 3.5 ? few3 : all;
  const rows = Array.from({ length: weeks }, (_, at) => {
    const part = at / (weeks - 1);
    if (isOpen && weeks < steps.length) return steps[at] ?? '';
    if (km <= 5) return steps[Math.round(part * (steps.length - 1))] ?? '';
    if (at === weeks - 1) return `20 to 30 min easy, twice; then ${Number(km.toFixed(1))} km`;
    const longest = km > 30 ? 32 : km * 0.9;
    const long = 4 + (longest - 4) * Math.min(1, at / Math.max(1, weeks - (km > 20 ? 3 : 2)));
    // Every fourth week is easier.
    const rest = at % 4 === 3 ? 0.75 : 1;
    const taper = km > 20 && at === weeks - 2 ? 0.5 : 1;
    return `30 to 40 min easy; 6 × 2 min brisk; ${Math.max(3, Math.round(long * rest * taper))} km slowly`;
  });
  const [, often = '3'] =
    /\b(\d) (?:times|runs|days) (?:a|per|each|every|1) week\b/i.exec(
      wish.replace(/\btwice\b/gi, '2 times'),
    ) ?? [];
  const left = often === '3' ? '' : `\n\n${notAnswered([`${often} times a week (it has three runs)`])}`;
  const few =
    weeks < least && !isOpen ? ` ${weeks} weeks are few for this distance: take ${usual} if you can.` : '';
  const goal = isOpen ? 'for beginners' : `${Number(km.toFixed(1))} km`;
  return `# Running plan: ${goal}${isOpen ? ',' : ' in'} ${weeks} weeks\n\n| Week | ${km <= 5 ? 'Three times a week, with 5 min walking before and after' : 'Three runs a week'} |\n|---|---|\n${rows.map((row, at) => `| ${at + 1} | ${row} |`).join('\n')}\n\nRun so slowly that you can talk, rest a day in between, and repeat a week that was too hard.\n\n_A general plan.${few} Ask a doctor first if you have been inactive for long, are ill or have pain._${left}`;
}

function weeksIn(wish: string): number | undefined {
  const [, count, unit = ''] = /(\d+)[- ](week|month)s?\b(?! from)/i.exec(wish) ?? [];
  return count === undefined ? undefined : Number(count) * (/month/i.test(unit) ? 4 : 1);
}

function exams(wish: string): string | undefined {
  const [, many, span, unit = ''] =
    /(\d+) (?:[a-z]+ )?(?:exams|tests|finals)\b[^.]*?\b(?:in|within|over) (?:the next )?(\d+) (days?|weeks?)\b/i.exec(
      wish,
    ) ?? [];
  if (many === undefined || !/\bplan|schedule|split|organi[sz]e|prepare\b/i.test(wish)) return undefined;
  const [count, days] = [Number(many), Number(span) * (/week/i.test(unit) ? 7 : 1)];
  if (count < 2 || count > 8 || days < count * 2 || days > 60) return undefined;
  const last = Math.max(1, Math.round(days / 7));
  const first = Math.floor(((days - last) * 0.55) / count);
  const second = Math.floor((days - last - first * count) / count);
  const rows = [
    ...Array.from(
      { length: count },
      (_, at) =>
        [
          first,
          `Exam ${at + 1}: go through the material, summarise it on a page, note what is unclear`,
        ] as const,
    ),
    ...(second === 0
      ? []
      : Array.from(
          { length: count },
          (_, at) => [second, `Exam ${at + 1}: old papers against the clock, then what went wrong`] as const,
        )),
    [
      days - (first + second) * count,
      'All: your pages and weak points only; the last evening off, and sleep',
    ] as const,
  ];
  let day = 1;
  const lines = rows.map(([length, text]) => {
    const line = `| ${length === 1 ? day : `${day}–${day + length - 1}`} | ${text} |`;
    day += length;
    return line;
  });
  return `# Study plan: ${count} exams in ${days} days\n\n| Day | What |\n|---|---|\n${lines.join('\n')}\n\n- A day: 3 blocks of 50 minutes, 10 minutes of break in between, and 10 minutes on what you did the day before\n- Put the hardest or the earliest exam first; once a week half a day off\n\n_A general plan: shift the days to the dates of your exams._`;
}

const LANGUAGES =
  /\b(?:spanish|french|german|italian|portuguese|dutch|swedish|polish|turkish|japanese|chinese|mandarin|korean|russian|arabic|greek|english|language)\b/i;

const EACH_WEEK = /\b(?:a|per|every|each|1) week\b/gi;
const DAILY = '[^.?!]{0,20}?\\b(?:every|a|per|each|1) (?:day|evening|morning|night|weekday)\\b';
const SO_MANY = new RegExp(`(\\d+(?:\\.5)?)[- ](hours?|minutes?|mins?)\\b${DAILY}`, 'i');
const ONE_HOUR = new RegExp(`\\b(half an hour|an? half hour|an hour)\\b${DAILY}`, 'i');

/** "20 minutes a day", "an hour every evening" */
function minutesIn(wish: string): number | undefined {
  const [, one] = ONE_HOUR.exec(wish) ?? [];
  if (one !== undefined) return /half/i.test(one) ? 30 : 60;
  const [, count, unit = ''] = SO_MANY.exec(wish) ?? [];
  return count === undefined ? undefined : Number(count) * (/^h/i.test(unit) ? 60 : 1);
}

async function studying(wish: string): Promise<string | undefined> {
  const subject =
    /\b(?:learn(?:ing)?|study(?:ing)?|practi[cs](?:e|ing)|get better at) (?!plan|schedule)(?:the |some )?([\w.+# -]{2,40}?)(?= (?:with|in|for|by|within|on|over|at|every|and|using)\b|[.,?!]|$)/i.exec(
      wish,
    )?.[1];
  const minutes = minutesIn(wish);
  if (
    subject === undefined ||
    minutes === undefined ||
    !/\bplan\b|\bschedule\b|\broutine\b|\bsplit\b|\borgani[sz]e\b|\bhow (?:should|do|can)\b/i.test(wish)
  )
    return undefined;
  const weeks = weeksIn(wish.replace(EACH_WEEK, ''));
  if (minutes < 10 || minutes > 600) return undefined;
  const stored = await table();
  const [repeat, lesson] = [0.2, 0.5].map((share) => Math.max(5, Math.round((minutes * share) / 5) * 5));
  const split = [repeat ?? 0, lesson ?? 0, minutes - (repeat ?? 0) - (lesson ?? 0)];
  const days = (LANGUAGES.test(subject) ? stored.language : stored.skill).map((text) =>
    text.replace(/\{(\d)\}/g, (_, at: string) => String(split[Number(at) - 1])),
  );
  const phases = weeks === undefined || weeks < 3 ? '' : `\n\n${phasesOf(weeks, subject)}`;
  return `# Study plan: ${capital(subject)}\n\n| Day | ${minutes} minutes |\n|---|---|\n${days.map((text, at) => `| ${WEEKDAYS[at]} | ${text} |`).join('\n')}${phases}\n\n_A general plan: keep the time of day, change the content as you go._`;
}

function phasesOf(weeks: number, subject: string): string {
  const [one, two] = [Math.round(weeks / 3), Math.round((2 * weeks) / 3)];
  return [
    `- Weeks 1–${one}: the basics, one course or book only`,
    `- Weeks ${one + 1}–${two}: the commonest cases, more practice than reading`,
    `- Weeks ${two + 1}–${weeks}: use it for something real; in the last week look back at what you can do in ${subject}`,
  ].join('\n');
}

const PLACE =
  /\b(?:in|to|on|through|across|around|at) (?:the )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Winter|Spring|Summer|Autumn)\b)(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u;

/** True if all children with a known age are past nappies. */
function isPastNappies(wish: string): boolean {
  const said = /\b(?:aged?s?|ages) ((?:\d+|[, &-]|and|to)+)|((?:\d+|[, &-]|and)+)[- ]years?[- ]olds?/i.exec(
    digitsForWords(wish),
  );
  const ages = (said?.[1] ?? said?.[2] ?? '').match(/\d+/g) ?? [];
  return ages.length > 0 && ages.every((age) => Number(age) > 3);
}

/** Things for a kind of journey and a season, beside those that everybody packs. */
export async function packedFor(wish: string): Promise<readonly string[]> {
  const { packing, seasons } = await table();
  const weather = (await import('./climates.ts')).weatherFor(wish);
  const kinds = packing.filter(([words = '']) => whole(words).test(wish));
  const special = kinds.length > 1 ? kinds.filter(([words]) => !words?.startsWith('city')) : kinds;
  const unknown = weather === undefined ? PLACE.exec(wish)?.[1] : undefined;
  return [
    ...special
      .flatMap(([, ...items]) => items)
      .map((item) =>
        isPastNappies(wish)
          ? item.replace(/Nappies and wipes|, carrier or pushchair/, (of) =>
              of.startsWith(',') ? '' : 'Wipes',
            )
          : item,
      ),
    ...(unknown === undefined ? [] : [`I do not know the weather of ${unknown}: look at a forecast first`]),
    ...(weather ??
      seasons.filter(([words = '']) => whole(words).test(wish)).flatMap(([, ...items]) => items)),
  ];
}
