import cities from '../data/cities.json';
import type { PageSettings } from './app-spec.ts';
import { ARCADE } from './arcade-settings.ts';
import { readBoard } from './board-settings.ts';
import { readSignup, readSlots } from './booking-settings.ts';
import { readConverter, readFormula, readPassword } from './calculations.ts';
import { readCalendar } from './calendar-settings.ts';
import { readLeague, readPoll } from './contest-settings.ts';
import { readDashboard } from './dashboard-settings.ts';
import { DESK } from './desk-settings.ts';
import { GAMES } from './game-settings.ts';
import { givenQuestions } from './given-questions.ts';
import { readGroups } from './group-settings.ts';
import { readLanding } from './landing-settings.ts';
import {
  readExpenses,
  readFlashcards,
  readHangman,
  readMemory,
  readSliding,
  readSnake,
} from './play-settings.ts';
import { readHabits, readMetronome, readReaction, readTyping } from './practice-settings.ts';
import { quizOn } from './quiz-questions.ts';
import { readRandom } from './random-settings.ts';
import { readScores } from './score-settings.ts';
import { readShop } from './shop-settings.ts';
import { readSums } from './sums-settings.ts';
import { readRegister, readRota, readSurvey, readWorklog } from './team-settings.ts';
import { readTimer } from './timer-settings.ts';
import { TOOLS } from './tool-settings.ts';
import { WORKBENCH } from './workbench-settings.ts';

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
  groups: readGroups,
  sums: readSums,
  reaction: readReaction,
  timer: readTimer,
  quiz: (prompt, title) => {
    const own = givenQuestions(prompt);
    const { questions, topic, used, missing, ...rules } = quizOn(prompt);
    const about = own === undefined ? topic : (QUIZ_TOPIC.exec(prompt)?.[1] ?? '');
    const name = title === 'Quiz' && about !== '' ? `Quiz: ${about}` : title;
    return {
      title: name,
      settings: { title: name, questions: own?.questions ?? questions, ...rules },
      used: `${used} ${own === undefined ? '' : `${own.used} ${about} given these following`}`,
      missing: own?.missing ?? missing,
    };
  },
  tictactoe: (prompt, title) => {
    const computer = /\b(?:computer|ai|machine|robot|single[- ]player|one player|alone)\b/i.test(prompt);
    // A person always has the first move.
    const x =
      /\b(?:computer|ai|machine|robot) (?:is|plays|has|gets) x\b|\b(?:i am|i['’]m|i play|player is|you are|human is) o\b/i;
    return { title, settings: { title, computer }, used: x.test(prompt) ? '' : '3x3 3 x' };
  },
  memory: readMemory,
  sliding: readSliding,
  hangman: readHangman,
  snake: readSnake,
  flashcards: readFlashcards,
  expenses: readExpenses,
  habits: readHabits,
  typing: readTyping,
  metronome: readMetronome,
  board: readBoard,
  poll: readPoll,
  league: readLeague,
  scores: readScores,
  shop: readShop,
  slots: readSlots,
  signup: readSignup,
  worklog: readWorklog,
  rota: readRota,
  survey: readSurvey,
  register: readRegister,
  landing: readLanding,
  calendar: readCalendar,
  dashboard: readDashboard,
  ...ARCADE,
  ...DESK,
  ...GAMES,
  ...TOOLS,
  ...WORKBENCH,
  chat: (prompt, title) => {
    const named = ROOMS.exec(prompt)?.[1] ?? '';
    const list = named.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).map((room) => room.toLowerCase());
    const rooms = list.length > 1 ? list : ['general', 'ideas', 'help'];
    const count = new RegExp(`\\b${rooms.length} (?:rooms|channels)\\b`, 'i').exec(prompt)?.[0] ?? '';
    const group = GROUP.exec(prompt)?.[1] ?? '';
    const name = title === 'Chat' && group !== '' ? `Chat: ${group}` : title;
    const used = `${list.length > 1 ? named : ''} ${count} ${name} username usernames nickname nicknames`;
    return { title: name, settings: { title: name, rooms }, used };
  },
  weather: readWeather,
  drawing: readDrawing,
};

const QUIZ_TOPIC =
  /\b(?:quiz|trivia)(?: game)? (?:about|on|of|for) (?:the )?([\p{L} -]{2,40}?)(?=\s(?:with|in|that|called|and)\b|[,.:;(]|$)/iu;

/** "Rooms for news, music and sport": the "and" before the last ends the list. */
const ROOMS =
  /\b(?:rooms?|channels?)\s*(?:called|named|for|:|like)?\s+(?!(?:with|where|that|which|in|and|to|has|have)\b)((?:[\p{L}-]{1,20}(?: \p{L}{1,20})?\s*,\s*){0,8}[\p{L}-]{1,20}(?: \p{L}{1,20})??,? and [\p{L}-]{1,20})/iu;

/** "A chat for a book club" */
const GROUP =
  /^(?:(?!rooms\b|channels\b)[\p{L}-]{1,30} ){1,6}?for (?:(?:an?|the|my|our) (?=\p{L})|(?=[a-z-]{2,20}s\b))([\p{L}'’ -]{2,30}?)(?= (?:with|that|which|where|in|and|to)\b|[,.;:]|$)/iu;

const COLOURS = [
  { name: 'black', value: '#1f2937' },
  { name: 'red', value: '#dc2626' },
  { name: 'orange', value: '#f59e0b' },
  { name: 'green', value: '#16a34a' },
  { name: 'blue', value: '#2563eb' },
  { name: 'purple', value: '#9333ea' },
  { name: 'yellow', value: '#fde047' },
  { name: 'brown', value: '#92400e' },
  { name: 'pink', value: '#f472b6' },
  { name: 'white', value: '#ffffff' },
];

function readDrawing(prompt: string, title: string): PageSettings {
  const [said = '', digits] = /\b(\d{1,3}) (?:[\p{L}-]+ )?colou?rs\b/iu.exec(prompt) ?? [];
  const asked = Number(digits ?? COLOURS.length);
  const lacking = asked - COLOURS.length;
  const [brushed = '', count] =
    /\b(\d) (?:brush(?:es)?|pen|line)?[ -]?(?:sizes|widths|thicknesses|brushes)\b/i.exec(prompt) ?? [];
  const sizes = Array.from({ length: Number(count ?? 0) }, (_, at) => 6 + at * 14);
  return {
    title,
    settings: { title, colours: COLOURS.slice(0, Math.max(1, asked)), ...(sizes.length > 0 && { sizes }) },
    used: `${brushed} eraser ${said} ${COLOURS.map(({ name }) => name).join(' ')} ${/\bwhite background\b/i.exec(prompt)?.[0] ?? ''}`,
    missing: lacking > 0 ? [`${lacking} of the ${asked} colours`] : [],
  };
}

/** The settings of a page as a prompt describes them; `title` is the given name or the usual one. */
export function settingsOf(kind: string, prompt: string, title: string): PageSettings {
  return READERS[kind]?.(prompt, title) ?? { title, settings: { title }, used: '' };
}

const USUAL_DAYS = 5;
const MOST_DAYS = 16;
const LOOKS = ['sunny', 'mixed', 'cloudy', 'rain'];
const USUAL_CITIES = 5;

/** "In Leeds", "for Oslo and New York": the data are samples, so that any place can have some. */
const PLACES =
  /\b(?:in|for|of|like|as|cities:?|:) ((?:\p{Lu}[\p{L}'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{0,30}){0,2}(?:, and | and |, |(?![\p{L}'’-])))+)/gu;

const NO_PLACE = /^(?:fahrenheit|celsius|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|i)$/i;

function readWeather(prompt: string, title: string): PageSettings {
  const places = [...prompt.matchAll(PLACES)]
    .flatMap(([, list = '']) => list.split(/, and | and |, /))
    .filter((place) => !NO_PLACE.test(place));
  const known = cities.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(prompt));
  const others = places
    .filter((place) => place !== '' && !known.some(({ name }) => name.toLowerCase() === place.toLowerCase()))
    .map((name, index) => ({ name, celsius: 12 + ((name.length * 5 + index) % 11), look: 'mixed' }));
  const named = [...known, ...others];
  const [total = '', count = USUAL_CITIES] = /\b(\d{1,2}) (?:[\p{L}-]+ )?cities\b/iu.exec(prompt) ?? [];
  const chosen = named.length > 0 ? named : cities.slice(0, Math.max(1, Number(count)));
  const [span = '', length] = /\b(\d{1,2})[- ]days?\b/i.exec(prompt) ?? [];
  const dayCount = length === undefined ? (/\bweek(?:ly)?\b/i.test(prompt) ? 7 : USUAL_DAYS) : Number(length);
  const week = Array.from({ length: Math.min(MOST_DAYS, Math.max(1, dayCount)) }, (_, at) =>
    at === 0 ? 'Today' : at === 1 ? 'Tomorrow' : `Day ${at + 1}`,
  );
  const sample = chosen.map(({ name, celsius, look }, index) => ({
    name,
    wind: 6 + ((celsius * 7 + index) % 23),
    humidity: 45 + ((celsius * 11 + index * 5) % 40),
    days: week.map((day, at) => {
      const high = celsius + ((at * 5 + index * 3) % 7) - 3;
      return {
        name: day,
        look: at === 0 ? look : (LOOKS[(at + index) % LOOKS.length] ?? look),
        high,
        low: high - 5 - ((at + index) % 4),
      };
    }),
  }));
  const counts = `${dayCount === week.length ? span : ''} ${Number(count) === chosen.length ? total : ''}`;
  const used = `${chosen.map(({ name }) => name).join(' ')} ${counts}`;
  return {
    title,
    settings: {
      title,
      cities: sample,
      unit: /\bfahrenheit\b/i.test(prompt) && !/\bcelsius\b/i.test(prompt) ? 'F' : 'C',
    },
    used,
  };
}
