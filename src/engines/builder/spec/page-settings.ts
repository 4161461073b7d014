import cities from '../data/cities.json';
import landing from '../data/landing.json';
import { capitalized, type PageSettings } from './app-spec.ts';
import { readConverter, readFormula, readPassword } from './calculations.ts';
import { isPlural } from './nouns.ts';
import { quizOn } from './quiz-questions.ts';

type Reader = (prompt: string, title: string) => PageSettings;

const READERS: Readonly<Record<string, Reader>> = {
  calculator: (prompt, title) => {
    const scientific = /\bscientific|engineering|trigonomet\w*|\bsin\b|square root/i.test(prompt);
    const name = scientific && title === 'Calculator' ? 'Scientific calculator' : title;
    return { title: name, settings: { title: name, scientific }, used: 'scientific engineering' };
  },
  formula: readFormula,
  converter: readConverter,
  password: readPassword,
  random: readRandom,
  timer: readTimer,
  quiz: (prompt, title) => {
    const { questions, topic, used } = quizOn(prompt);
    const name = title === 'Quiz' && topic !== '' ? `Quiz: ${topic}` : title;
    return { title: name, settings: { title: name, questions }, used };
  },
  tictactoe: (prompt, title) => {
    const computer = /\b(?:computer|ai|machine|robot|single[- ]player|one player|alone)\b/i.test(prompt);
    return { title, settings: { title, computer }, used: '' };
  },
  landing: readLanding,
  chat: (prompt, title) => {
    const list =
      /\b(?:rooms?|channels?)\s*(?:called|named|for|:|like)?\s+([\p{L}, ]+)/iu.exec(prompt)?.[1] ?? '';
    const named = list.split(/\s*,\s*|\s+and\s+/).filter((room) => /^\p{L}[\p{L} ]{0,20}$/u.test(room));
    const rooms = named.length > 1 ? named.map((room) => room.toLowerCase()) : ['general', 'ideas', 'help'];
    return { title, settings: { title, rooms }, used: list };
  },
  weather: readWeather,
  drawing: (_prompt, title) => ({ title, settings: { title, colours: COLOURS }, used: '' }),
};

const COLOURS = [
  { name: 'black', value: '#1f2937' },
  { name: 'red', value: '#dc2626' },
  { name: 'orange', value: '#f59e0b' },
  { name: 'green', value: '#16a34a' },
  { name: 'blue', value: '#2563eb' },
  { name: 'purple', value: '#9333ea' },
  { name: 'white', value: '#ffffff' },
];

/** The settings of a page as a prompt describes them; `title` is the given name or the usual one. */
export function settingsOf(kind: string, prompt: string, title: string): PageSettings {
  return READERS[kind]?.(prompt, title) ?? { title, settings: { title }, used: '' };
}

/** Minutes before a word, or of the first time in the text. */
function minutesIn(text: string, before: string): number | undefined {
  const found = new RegExp(
    `(\\d{1,3})[\\s-]*(hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)\\b[\\s\\w-]{0,12}?${before}`,
    'i',
  ).exec(text);
  if (!found) return undefined;
  const [, digits = '', unit = ''] = found;
  const factor = /^h/i.test(unit) ? 60 : /^s/i.test(unit) ? 1 / 60 : 1;
  return Math.max(1 / 60, Number(digits) * factor);
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** Numbers of a range, dice, a coin, or one of the lines that the user writes. */
function readRandom(prompt: string, title: string): PageSettings {
  const settings = (usual: string, values: PageSettings['settings']): PageSettings => {
    const name = title === 'Random numbers' ? usual : title;
    return { title: name, settings: { title: name, ...values }, used: '' };
  };
  if (/\bcoin|heads or tails/i.test(prompt))
    return settings('Coin flip', { action: 'Flip', choices: ['Heads', 'Tails'] });
  if (/\bdice|\bdie\b/i.test(prompt)) {
    const sides = Number(/\b(?:d|(?=\d+[- ]?sided))(\d{1,3})\b/i.exec(prompt)?.[1] ?? 6);
    const said = /\b(two|three|four|five|\d)\s(?:[\p{L}-]+\s)?(?:dice|die)\b/iu.exec(prompt)?.[1] ?? '1';
    const count = COUNTS[said.toLowerCase()] ?? Number(said);
    return settings('Dice', { action: 'Roll', lowest: 1, highest: sides, count });
  }
  if (!/\bnumbers?\b/i.test(prompt))
    return settings('Random choice', { action: 'Pick', choices: ['Ann', 'Bob', 'Carla'] });
  const [, least = '1', most = '100'] =
    /(-?\d{1,9})\s*(?:-|–|to|and|up to)\s*(-?\d{1,9})/i.exec(prompt) ?? [];
  return settings('Random numbers', {
    action: 'Draw',
    lowest: Number(least),
    highest: Number(most),
    count: 1,
  });
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
    if (said !== undefined) return { said, month: occasionMonth, day: occasionDay };
  }
  return undefined;
}

/** "Countdown to my birthday on June 3" */
const OCCASION =
  /\b(?:to|until|till|for) ((?:(?:my|our|the) )?[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20}){0,2}?),? on\b/iu;

function readTimer(prompt: string, title: string): PageSettings {
  const until = dayIn(prompt);
  if (until !== undefined) {
    const { said, ...day } = until;
    const event = OCCASION.exec(prompt)?.[1] ?? '';
    const name = title === 'Timer' ? `Countdown to ${event || said}` : title;
    return { title: name, settings: { title: name, mode: 'until', until: day }, used: `${said} ${event}` };
  }
  const isPomodoro = /\bpomodoro|\bbreaks?\b|\brest\b/i.test(prompt);
  const isInterval = /\binterval|\brest\b/i.test(prompt);
  const mode = isPomodoro ? 'pomodoro' : /\bstop ?watch|\blaps?\b/i.test(prompt) ? 'stopwatch' : 'countdown';
  const usual = {
    pomodoro: isInterval ? 'Interval timer' : 'Pomodoro',
    stopwatch: 'Stopwatch',
    countdown: 'Timer',
  }[mode];
  const name = title === 'Timer' ? usual : title;
  const long = minutesIn(prompt, 'long(?:er)? break');
  const short = minutesIn(prompt.replace(/\blong(?:er)? breaks?\b/gi, ''), '(?:short )?(?:break|rest)');
  const times =
    mode === 'pomodoro'
      ? {
          workMinutes:
            minutesIn(prompt, '(?:work|focus|study|session|pomodoro|exercise|training)') ??
            (isInterval ? 1 : 25),
          breakMinutes: short ?? 5,
          longBreakMinutes: long ?? (isInterval ? (short ?? 5) : Math.max(15, (short ?? 5) * 3)),
        }
      : { minutes: minutesIn(prompt, '') ?? 5 };
  return { title: name, settings: { title: name, mode, ...times }, used: '' };
}

function readLanding(prompt: string, title: string): PageSettings {
  const subject = (
    /\b(?:for|about)\s+(?:(?:an?|my|our|the|some)\s+)?(.+?)(?=\s+(?:called|named|titled|with|in|that|which|where|using)\b|[,.;]|$)/i.exec(
      prompt,
    )?.[1] ?? ''
  ).slice(0, 60);
  const name = title === 'Welcome' && subject !== '' ? capitalized(subject) : title;
  const isNamed = subject !== '' && name !== capitalized(subject);
  const article = /^[aeiou]/i.test(subject) ? 'An' : 'A';
  const settings = {
    title: name,
    tagline: landing.tagline.replace('{title}', name),
    about: landing.about.replace('{subject}', isNamed && !isPlural(subject) ? `${article} ${subject}. ` : ''),
    action: landing.action,
    features: landing.features,
    questions: landing.questions,
  };
  return { title: name, settings, used: `${subject} ${name}` };
}

const WEEK = ['Today', 'Tomorrow', 'Day 3', 'Day 4', 'Day 5'];
const LOOKS = ['sunny', 'mixed', 'cloudy', 'rain'];
const USUAL_CITIES = 5;

function readWeather(prompt: string, title: string): PageSettings {
  const named = cities.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(prompt));
  const chosen = named.length > 0 ? named : cities.slice(0, USUAL_CITIES);
  const sample = chosen.map(({ name, celsius, look }, index) => ({
    name,
    wind: 6 + ((celsius * 7 + index) % 23),
    humidity: 45 + ((celsius * 11 + index * 5) % 40),
    days: WEEK.map((day, at) => {
      const high = celsius + ((at * 5 + index * 3) % 7) - 3;
      return {
        name: day,
        look: at === 0 ? look : (LOOKS[(at + index) % LOOKS.length] ?? look),
        high,
        low: high - 5 - ((at + index) % 4),
      };
    }),
  }));
  const used = chosen.map(({ name }) => name).join(' ');
  return { title, settings: { title, cities: sample }, used };
}
