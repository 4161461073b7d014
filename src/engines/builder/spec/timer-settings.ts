import { capitalized, type PageSettings } from './app-spec.ts';

const UNIT = '(hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)\\b';

interface Span {
  readonly minutes: number;
  readonly said: string;
}

const factorOf = (unit: string): number => (/^h/i.test(unit) ? 60 : /^s/i.test(unit) ? 1 / 60 : 1);

/** A time before a word, after it, or the first one of the text. */
function spanIn(text: string, word = ''): Span | undefined {
  const time = `(\\d{1,3})[\\s-]*${UNIT}`;
  const found =
    new RegExp(`${time}[\\s\\w-]{0,12}?${word}`, 'i').exec(text) ??
    new RegExp(`${word}[\\s\\w-]{0,12}?${time}`, 'i').exec(text);
  if (!found) return undefined;
  const [said, digits = '', unit = ''] = found;
  return { minutes: Math.max(1 / 60, Number(digits) * factorOf(unit)), said };
}

const LIST = new RegExp(
  `\\b((?:\\d{1,3}(?:[ -]?${UNIT})?(?:, and |, or |, | and | or )){1,8}\\d{1,3})[ -]?${UNIT}`,
  'i',
);

/** "Presets for 3, 5 and 10 minutes": several times to choose from. */
function presetsIn(prompt: string) {
  const [said = '', , , last = ''] = LIST.exec(prompt) ?? [];
  const minutes = [...said.matchAll(new RegExp(`(\\d{1,3})(?:[ -]?${UNIT})?`, 'gi'))].map(
    ([, digits = '', unit = last]) => Math.max(1 / 60, Number(digits) * factorOf(unit)),
  );
  return { said, minutes };
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const OCCASIONS: readonly (readonly [RegExp, month: number, day: number])[] = [
  [/\bnew year['’]?s? eve\b/i, 12, 31],
  [/\bnew year(?:['’]?s)?(?: day)?\b/i, 1, 1],
  [/\b(?:christmas|xmas) eve\b/i, 12, 24],
  [/\bchristmas\b|\bxmas\b/i, 12, 25],
  [/\bhallowe['’]?en\b/i, 10, 31],
  [/\bvalentine(?:['’]?s)?(?: day)?\b/i, 2, 14],
];
const MONTH_NAMES = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
const DAY_FIRST = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH_NAMES})\\b(?:,? (\\d{4})\\b)?`,
  'i',
);
const MONTH_FIRST = new RegExp(`\\b(${MONTH_NAMES}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4})\\b)?`, 'i');

/** The day that a countdown ends on, with the words that say it; without a year it comes every year. */
function dayIn(prompt: string) {
  const [iso, year, month, day] = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(prompt) ?? [];
  if (iso !== undefined) return { said: iso, year: Number(year), month: Number(month), day: Number(day) };
  const dayFirst = DAY_FIRST.exec(prompt);
  const date = dayFirst ?? MONTH_FIRST.exec(prompt);
  if (date) {
    const [name = '', number] = dayFirst ? [date[2], date[1]] : [date[1], date[2]];
    const at = MONTHS.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3)));
    return {
      said: date[0],
      ...(date[3] !== undefined && { year: Number(date[3]) }),
      month: at + 1,
      day: Number(number),
    };
  }
  for (const [pattern, occasionMonth, occasionDay] of OCCASIONS) {
    const said = pattern.exec(prompt)?.[0];
    if (said === undefined) continue;
    const [dated = said, year] = new RegExp(`${said},? (?:in |of )?(20\\d\\d)\\b`, 'i').exec(prompt) ?? [];
    return {
      said: dated,
      ...(year !== undefined && { year: Number(year) }),
      month: occasionMonth,
      day: occasionDay,
    };
  }
  return undefined;
}

/** "Countdown to my birthday on June 3" */
const OCCASION =
  /\b(?:to|until|till|for) ((?:(?:my|our|the) )?[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20}){0,2}?),? on\b/iu;

/** "Countdown to our wedding": the page asks for the day. */
const EVENT =
  /\bcount(?:s|ing)? ?down (?:the days )?(?:to|until|till) ((?:my|our|the|an?) [\p{L}'’-]{2,20}(?: (?!with\b|in\b|and\b|that\b)[\p{L}'’-]{2,20}){0,2})/iu;

/** "25/5 minutes" of work and break. */
const WORK_AND_BREAK = /\b(\d{1,3}) ?\/ ?(\d{1,2})(?: ?(?:minutes?|mins?))?\b/i;

export function readTimer(said: string, title: string): PageSettings {
  const pair = /pomodoro|break|timer/i.test(said) ? (WORK_AND_BREAK.exec(said)?.[0] ?? '') : '';
  const prompt = pair === '' ? said : said.replace(WORK_AND_BREAK, '$1 minutes of work and $2 minute breaks');
  const read = timerIn(prompt, title);
  return { ...read, used: `${read.used} ${pair}` };
}

function timerIn(prompt: string, title: string): PageSettings {
  const until = dayIn(prompt);
  if (until !== undefined) {
    const { said, ...day } = until;
    const event = OCCASION.exec(prompt)?.[1] ?? '';
    const name = title === 'Timer' ? `Countdown to ${event || said}` : title;
    return {
      title: name,
      settings: { title: name, mode: 'until', until: day },
      used: `${said} ${event} days until till`,
      ...lacking(prompt, 'until'),
    };
  }
  const event = spanIn(prompt) === undefined ? EVENT.exec(prompt)?.[1] : undefined;
  if (event !== undefined) {
    const name = title === 'Timer' ? `Countdown to ${event}` : title;
    return {
      title: name,
      settings: { title: name, mode: 'until' },
      used: `${event} days day until till date choose pick set`,
      ...lacking(prompt, 'until'),
    };
  }
  const isInterval =
    /\binterval|\brest\b|\btabata|\bhiit\b|\d (?:seconds|minutes) off\b/i.test(prompt) ||
    (TRAINING.test(prompt) && /\bbreaks?\b|\bpauses?\b|\brounds?\b/i.test(prompt));
  const isPomodoro = isInterval || /\bpomodoro|\bbreaks?\b/i.test(prompt);
  const mode = isPomodoro ? 'pomodoro' : /\bstop ?watch|\blaps?\b/i.test(prompt) ? 'stopwatch' : 'countdown';
  const usual = {
    pomodoro: isInterval
      ? capitalized(`${/\btabata\b|\bhiit\b/i.exec(prompt)?.[0] ?? 'interval'} timer`)
      : 'Pomodoro',
    stopwatch: 'Stopwatch',
    countdown: 'Timer',
  }[mode];
  const purpose = PURPOSE.exec(prompt)?.[0] ?? '';
  const name = title === 'Timer' ? (purpose === '' ? usual : capitalized(purpose.toLowerCase())) : title;
  const sound = SOUND.exec(prompt)?.[0];
  // A break of an interval has no button to press in the middle of a training.
  const runsOn = AUTOMATIC.exec(prompt)?.[0] ?? (isInterval ? '' : undefined);
  const log = mode === 'stopwatch' ? undefined : LOG.exec(prompt)?.[0];
  const { used, ...times } =
    mode === 'pomodoro'
      ? rounds(prompt, isInterval)
      : mode === 'countdown'
        ? countdown(prompt)
        : { used: '' };
  return {
    title: name,
    settings: {
      title: name,
      mode,
      ...times,
      ...(mode === 'pomodoro' && runsOn !== undefined && { runsOn: true }),
      ...(isInterval && !/\bbreaks?\b/i.test(prompt) && { breakName: 'Rest' }),
      ...(sound !== undefined && mode !== 'stopwatch' && { sound: true }),
      ...(log !== undefined && { log: true }),
    },
    used:
      mode === 'stopwatch'
        ? `times time ${purpose}`
        : `${used} ${sound ?? ''} ${log ?? ''} ${isPomodoro ? `${runsOn ?? ''} count counts counting counter finished completed` : ''} ${isInterval ? (TRAINING.exec(prompt)?.[0] ?? '') : ''} ${purpose} ${FOR_PURPOSE.exec(prompt)?.[0] ?? ''}`,
    ...lacking(prompt, mode),
  };
}

/** "A log of what I worked on in each session", "a list of the tasks I did today". */
const LOG =
  /\b(?:(?:task|session|work|daily) )?(?:logs?|lists?|history|record)(?: (?:of|with|for) (?:(?:the|all|my|each|every|finished|completed|done|past) )*(?:what (?:i|we|you) (?:(?:have|am|was|were) )?(?:did|do|done|work(?:ed|ing)?|finish(?:ed)?)(?: on)?|tasks?(?: (?:i|we|you) (?:(?:have )?(?:did|done|finished|completed|worked on)))?|sessions?|work|pomodoros?))(?:(?: (?:in|during|for|per|after))? (?:each|every|the|a|one) (?:session|pomodoro|day|round|interval)s?| today)*|\b(?:task|session|work) (?:log|history)\b|\blogs? (?:each|every|the|all|my|finished|completed) (?:\w+ )?(?:sessions?|pomodoros?|tasks?)\b/i;

type Mode = 'pomodoro' | 'stopwatch' | 'countdown' | 'until';

const PHASES = 'break breaks rest rounds round interval session sessions work works focus long short next';
/** Words for what timers of other modes have. */
const ABSENT: Readonly<Record<Mode, string>> = {
  pomodoro: 'laps lap event',
  stopwatch: `${PHASES} progress bar event end ends ending`,
  countdown: `${PHASES} laps lap`,
  until: `${PHASES} laps lap progress bar start stop reset pause restart resume`,
};
const OTHER_MODES: Readonly<Record<Mode, RegExp>> = {
  pomodoro: /\bstop ?watch\b/i,
  stopwatch: /\bcount ?down(?: timer)?\b|\b(?:a|and) timer\b/i,
  countdown: /$^/,
  until: /\bstop ?watch\b|\bpomodoro\b/i,
};

/** One page has one mode: of "a stopwatch and a countdown" the second is missing. */
function lacking(prompt: string, mode: Mode): Pick<PageSettings, 'missing' | 'absent'> {
  const other = OTHER_MODES[mode].exec(prompt)?.[0];
  return { absent: ABSENT[mode], missing: other === undefined ? [] : [other.replace(/^(?:a|and) /i, '')] };
}

/** They say what a timer is for, and change nothing else. */
const PURPOSES =
  '(?:boxing|workout|gym|fitness|yoga|meditation|tea|egg|kitchen|cooking|coffee|baking|study|exam|homework|reading|nap|game|classroom|presentation|speech|meeting|plank|laundry|parking)';
const PURPOSE = new RegExp(`\\b${PURPOSES} timer\\b`, 'i');
const FOR_PURPOSE = new RegExp(
  `\\btimer for (?:(?:my|the|an?) )?${PURPOSES}(?=s?\\s*(?:[,.;:]|$)| with )`,
  'i',
);

const TRAINING = /\b(?:boxing|circuits?|workouts?|exercises?|training|gym|fitness|sprints?)\b/i;
const AUTOMATIC =
  /\b(?:(?:starts?|runs?|goes|continues?|switch(?:es)?|moves?|advances?|changes?)(?: [\p{L}-]+){0,5}? )?(?:automatically|by (?:itself|themselves)|on its own|auto-?starts?)\b/iu;

/** It sounds at the end of every phase; a tone at another time is a wish of its own. */
const SOUND =
  /\b(?:(?:plays?|with|makes?|and|gives?) )?(?:an? |the )?(?:(?:alarm|short|end|bell|gong|loud|audio) )?(?:sounds?(?: alerts?| signals?| effects?)?|beep(?:s|ing)?|alarms?|bells?|chimes?|audio alerts?|rings?|signals?|gongs?|whistles?)(?: (?:when(?:ever)?|at|after|for|on|between|with|every time|each time) (?:(?:it|the|an?|each|every|all|one|of) ?)*(?:[\p{L} -]{0,40}?(?:ends?|is over|is up|finish(?:es|ed)|is done|done|runs? out|rounds?|end|sessions?|breaks?|phases?|changes?|switch(?:es)?|intervals?|transitions?))?)?/iu;

const LONG_BREAK = 15;
/** Minutes. */
const USUAL: Readonly<
  Record<'pomodoro' | 'interval' | 'tabata', { work: number; rest: number; rounds?: number }>
> = {
  pomodoro: { work: 25, rest: 5 },
  interval: { work: 1, rest: 0.5 },
  tabata: { work: 1 / 3, rest: 1 / 6, rounds: 8 },
};
const ORDINALS: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4 };

/** "12 rounds", "12 hard rounds", "12 3-minute rounds"; "3 minute rounds" gives no number. */
const COUNT = new RegExp(
  `\\b(\\d{1,2}) (?:x )?(?:\\d{1,3}[ -]?${UNIT} |(?!${UNIT})[\\p{L}-]+ )?(?:rounds|sessions|cycles|intervals|sets|pomodoros|times)\\b`,
  'iu',
);

/** Work and break in turn. A long break comes if it is asked for, or if no time of a break is given. */
function rounds(prompt: string, isInterval: boolean) {
  const longBreak = /\blong(?:er)?[\s\w-]{0,14}?breaks?(?: (?:of|for|is|lasts?) \d+[ -]?\w+)?/gi;
  const long = spanIn(prompt, '\\blong(?:er)?[\\s\\w-]{0,4}?break');
  const isLongAsked = prompt.search(longBreak) >= 0;
  const every =
    /\b(?:after|every)(?: every)? (\d{1,2}|fourth|third|second)(?:th|rd|nd)? (?:[\p{L}-]+ )?(?:rounds?|sessions?|pomodoros?|breaks?|cycles?|intervals?)/iu.exec(
      prompt,
    );
  const plain = prompt.replace(long?.said ?? longBreak, ' , ').replace(every?.[0] ?? '', ' ');
  const short = spanIn(plain, '(?:short )?\\b(?:break|rest|pause|off)');
  const withoutShort = plain.replace(short?.said ?? '', ' , ');
  const named = spanIn(
    withoutShort,
    '\\b(?:work|focus|study|session|pomodoro|exercise|training|round|set|on)\\b',
  );
  const work = named ?? spanIn(withoutShort);
  // "30 seconds plank": the phase has a name.
  const [, workName] =
    named || !work || !isInterval
      ? []
      : (new RegExp(
          `${work.said} (?:of )?(?!and\\b|then\\b|with\\b|for\\b|each\\b|per\\b)([\\p{L}-]{3,20})`,
          'iu',
        ).exec(plain) ?? []);
  const [total = '', count] = every ? [] : (COUNT.exec(prompt) ?? []);
  const said = every?.[1]?.toLowerCase() ?? '';
  const usual = /\btabata\b/i.test(prompt) ? USUAL.tabata : isInterval ? USUAL.interval : USUAL.pomodoro;
  const shortMinutes = short?.minutes ?? usual.rest;
  const roundCount = count === undefined ? usual.rounds : Number(count);
  const hasLong = isLongAsked || (!isInterval && short === undefined);
  return {
    workMinutes: work?.minutes ?? usual.work,
    ...(workName !== undefined && { workName: capitalized(workName.toLowerCase()) }),
    breakMinutes: shortMinutes,
    ...(hasLong && {
      longBreakMinutes: long?.minutes ?? Math.max(LONG_BREAK, shortMinutes * 3),
      longBreakEvery: Math.max(1, every ? (ORDINALS[said] ?? Number(said)) : Number(count ?? 4)),
    }),
    // With a long break, rounds are those before it.
    ...(roundCount !== undefined && !isLongAsked && { rounds: Math.max(1, roundCount) }),
    used: [long, short, work]
      .map((span) => span?.said ?? '')
      .concat(
        total,
        workName ?? '',
        isInterval ? 'tabata hiit on off' : '',
        hasLong ? (every?.[0] ?? '') : '',
      )
      .join(' '),
  };
}

/** "1 hour 30 minutes" is one time. */
const COMPOUND =
  /\b(\d{1,2}) ?(h|hrs?|hours?)(?: and|,)? (\d{1,2}) ?(m|mins?|minutes?)\b|\b(\d{1,3}) ?(m|mins?|minutes?)(?: and|,)? (\d{1,2}) ?(s|secs?|seconds?)\b/i;

function countdown(prompt: string) {
  const whole = COMPOUND.exec(prompt);
  if (whole) {
    const [used, ...parts] = whole;
    const [first, firstUnit = '', second, secondUnit = ''] = parts.filter((part) => part !== undefined);
    const minutes = Number(first) * factorOf(firstUnit) + Number(second) * factorOf(secondUnit);
    return { minutes, used };
  }
  const presets = presetsIn(prompt);
  const [first] = presets.minutes;
  if (first !== undefined)
    return { minutes: first, presets: presets.minutes, used: `${presets.said} presets preset` };
  const span = spanIn(prompt);
  return { minutes: span?.minutes ?? 5, used: span?.said ?? '' };
}
