import { capital } from '../../capital.ts';
import { notAnswered } from '../skill.ts';

interface Steps {
  readonly hours: readonly (readonly [share: number, what: string])[];
  readonly lessons: readonly (readonly string[])[];
  readonly exam: readonly string[];
  readonly rainy: readonly string[];
}

async function steps(): Promise<Steps> {
  const { default: stored } = await import('../data/plans.json');
  return { ...stored, hours: stored.hours.map(([share = '', what = '']) => [Number(share), what]) };
}

const USUAL_WEEKS = 8;
const MOST_WEEKS = 26;

/** The steps in order over so many weeks: several in one, or one for several. */
function overWeeks(all: readonly string[], weeks: number): readonly string[] {
  const at = (week: number): number => Math.round((week * all.length) / weeks);
  return Array.from({ length: weeks }, (_, week) =>
    weeks <= all.length
      ? all.slice(at(week), at(week + 1)).join('; ')
      : (all[Math.min(all.length - 1, Math.floor((week * all.length) / weeks))] ?? ''),
  );
}

/** Weeks with the same content stand in one row. */
function rowsOf(contents: readonly string[]): string {
  const starts = contents.flatMap((text, at) => (text === contents[at - 1] ? [] : [at]));
  return starts
    .map((from, at) => {
      const to = (starts[at + 1] ?? contents.length) - 1;
      return `| ${from === to ? from + 1 : `${from + 1}–${to + 1}`} | ${capital(contents[from] ?? '')} |`;
    })
    .join('\n');
}

interface Time {
  readonly minutes: number | undefined;
  readonly weeks: number | undefined;
}

const PLANNED = /\b(?:plan|schedule|routine|programme?|curriculum)\b/i;
const LEARNS =
  /\b(?:learn(?:ing)?|study(?:ing)?|practi[cs](?:e|ing)|play(?:ing)?|start(?:ing)?|begin(?:ning)?|teach(?:ing)?(?: myself)?|beginners?|lessons?)\b/i;

const SUBJECT =
  /\b(?:learn(?:ing)?|study(?:ing)?|teach(?:ing)? myself|get(?:ting)? (?:better at|into)) (?!plan|schedule)(?:the |some |how to |to )?([\w.+# -]{2,40}?)(?= (?:again|with|in|for|by|within|on|over|at|every|and|using|from|as)\b|[.,?!]|$)/i;

/** These change a plan, and this one knows nothing of them. */
const OTHERS =
  /\b(?:intermediate|advanced|[abc][12]|(?:\d|twice|once) (?:times )?a week|(?:only )?(?:on|at) (?:the )?(?:weekends?|saturdays|sundays|weekdays)|for (?:my|a|our) (?:kid|child|son|daughter)\w*|(?:with|without) a teacher)\b/gi;

/** An instrument, a language or a skill, week by week. */
export async function lessonPlan(wish: string, { minutes, weeks }: Time): Promise<string | undefined> {
  if (!PLANNED.test(wish) || !LEARNS.test(wish) || /\bexams?\b|\btests?\b/i.test(wish)) return undefined;
  const { lessons } = await steps();
  const [, ...general] = lessons.at(-1) ?? [];
  const found = lessons.slice(0, -1).flatMap(([words = '', ...content]) => {
    const name = new RegExp(`\\b(?:${words})\\b`, 'i').exec(wish)?.[0];
    return name === undefined ? [] : [{ name, content }];
  })[0] ?? { name: SUBJECT.exec(wish)?.[1] ?? '', content: general };
  const count = weeks ?? USUAL_WEEKS;
  if (
    found.name === '' ||
    (found.content === general && minutes !== undefined) ||
    count < 1 ||
    count > MOST_WEEKS
  )
    return undefined;
  const daily =
    minutes === undefined
      ? ''
      : `\n\nEach day, ${minutes} minutes: ${Math.round(minutes / 4)} repeating, ${Math.round(minutes / 2)} on what is new, ${minutes - Math.round(minutes / 4) - Math.round(minutes / 2)} for pleasure.`;
  const left = notAnswered([...new Set(wish.match(OTHERS) ?? [])]);
  const usual = weeks === undefined ? ` No length was named: it is for ${USUAL_WEEKS} weeks.` : '';
  return `# Plan: ${capital(found.name.replace(/^to /i, ''))} in ${count} week${count === 1 ? '' : 's'}\n\n| Week | What |\n|---|---|\n${rowsOf(overWeeks(found.content, count))}${daily}\n\nGo on only when a week sits; slow and clean beats fast.\n\n_A general plan for beginners.${usual}_${left === '' ? '' : `\n\n${left}`}`;
}

const EXAM = /\b(?:an?|my|the|for) ((?:(?!for\b|my\b|the\b|plan\b|a\b)[a-z]+ ){0,2})(exam|test|finals?)\b/i;

/** One exam, over the time that is left. */
export async function examPlan(wish: string, { minutes, weeks }: Time): Promise<string | undefined> {
  const exam = EXAM.exec(wish);
  const days = /\b(\d+) days?\b/i.exec(wish.replace(/\b(?:a|per|each|every) day\b/gi, ''))?.[1];
  const span = weeks ?? (days === undefined ? undefined : Number(days));
  if (exam === null || !PLANNED.test(wish) || span === undefined || span < 1 || span > MOST_WEEKS)
    return undefined;
  const unit = weeks === undefined ? 'Day' : 'Week';
  const { exam: content } = await steps();
  const daily =
    minutes === undefined
      ? ''
      : `\n\nEach day, ${minutes} minutes: ${Math.round(minutes / 6)} on the day before, ${minutes - 2 * Math.round(minutes / 6)} on the topic of the day, ${Math.round(minutes / 6)} for what is still unclear.`;
  const topics = /: ((?!\d)[^.:?!]+)/.exec(wish)?.[1];
  const name = capital(`${exam[1] ?? ''}${exam[2] ?? ''}`.trim());
  return `# Study plan: ${name} in ${span} ${unit.toLowerCase()}${span === 1 ? '' : 's'}\n\n| ${unit} | What |\n|---|---|\n${rowsOf(overWeeks(content, span))}${daily}\n\n_A general plan: put your own topics in${topics === undefined ? '' : `; not in it: “${topics.trim()}”`}._`;
}

const KIDS = /\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddlers?|grandchild(?:ren)?)\b/i;
const AGES = /\b(\d{1,2})(?: (?:and|&|or) |, )(\d{1,2})\b|\b(\d{1,2})[- ]years?[- ]old/i;
const HOURS = ['9:00', '10:00', '12:00', '13:00', '14:00', '15:30', '16:30', '18:00'];

/** A day indoors with children, for their ages. */
export async function rainyDay(wish: string): Promise<string | undefined> {
  const day = /\b(?:saturday|sunday|weekend|day|afternoon|morning)\b/i.exec(wish)?.[0];
  if (!/\brain(?:y|s|ing)?\b|\bindoors?\b/i.test(wish) || !KIDS.test(wish) || day === undefined)
    return undefined;
  if (!/\b(?:plan|ideas?|schedule|activit\w+|what (?:can|could|should))\b/i.test(wish)) return undefined;
  const [, one, two, only] = AGES.exec(wish) ?? [];
  const ages = [one ?? only, two].flatMap((each) => (each === undefined ? [] : [Number(each)]));
  const [young, old] = [Math.min(...ages), Math.max(...ages)];
  const hasTwo = ages.length === 2 && young !== old;
  const named = (age: number): string => (hasTwo ? `the ${age}-year-old` : 'the children');
  const { rainy } = await steps();
  const isHalf = /^(?:afternoon|morning)$/i.test(day);
  const from = /^afternoon$/i.test(day) ? 3 : 0;
  const kept = isHalf ? rainy.slice(from, from + 4) : rainy;
  const lines = kept.map(
    (text, at) =>
      `- **${HOURS[from + at]}** ${text
        .replace(
          '{young} measure and stir, {old} read',
          hasTwo ? `${named(young)} stirs, ${named(old)} measures and reads` : 'they measure, stir and read',
        )
        .replace(
          'drawings for {young}, riddles for {old}',
          hasTwo ? `drawings for ${named(young)}, riddles for ${named(old)}` : 'drawings or riddles',
        )}`,
  );
  const cost = /\b(?:cheap|money|budget|free|spend)/i.test(wish)
    ? ' It costs little more than the ingredients.'
    : '';
  const left = notAnswered([
    ...new Set(wish.match(/\b(?:swimming|museum|cinema|allerg\w+|vegan|vegetarian|dog|baby)\b/gi) ?? []),
  ]);
  const title = `Rainy ${capital(day)}${ages.length === 0 ? ' with children' : ` with children (${ages.join(' and ')})`}`;
  return `# ${title}\n\n${lines.join('\n')}\n\n_A general plan: leave out what does not suit you.${cost}_${left === '' ? '' : `\n\n${left}`}`;
}

const JAM = /\b(?:game jam|hackathon|hack day|jam)\b/i;

/** A jam or a hackathon, its hours shared out. */
export async function hoursPlan(wish: string): Promise<string | undefined> {
  const name = JAM.exec(wish)?.[0];
  if (name === undefined || !PLANNED.test(wish)) return undefined;
  const hours = Number(
    /\b(\d{1,3})[- ]?(?:hours?|hrs?|h)\b/i.exec(wish)?.[1] ?? (/\bday\b/i.test(wish) ? 24 : 48),
  );
  if (hours < 8 || hours > 120) return undefined;
  const { hours: parts } = await steps();
  const ends = parts.map((_, at) => {
    const share = parts.slice(0, at + 1).reduce((sum, [each]) => sum + each, 0);
    // Each part has an hour at least, also those behind it.
    return Math.max(at + 1, Math.min(hours - (parts.length - 1 - at), Math.round((share * hours) / 100)));
  });
  const rows = parts.map(([, what], at) => `| ${ends[at - 1] ?? 0}–${ends[at]} | ${what} |`);
  const sleep = hours >= 20 ? ` Of these, ${Math.floor(hours / 24) * 7 || 5} hours are for sleep.` : '';
  return `# Plan: ${capital(name)}, ${hours} hours\n\n| Hours | What |\n|---|---|\n${rows.join('\n')}\n\nAlways have a version that runs; what is not begun after two thirds of the time is left out.${sleep}\n\n_A general plan: shift the hours to your own._`;
}
