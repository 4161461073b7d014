import type { Skill } from '../skill.ts';
import { arithmetic } from './arithmetic.ts';
import { calendar } from './calendar.ts';
import { codeRequest } from './code-request.ts';
import { commitMessage } from './commit-message.ts';
import { dateArithmetic } from './date-arithmetic.ts';
import { documentation } from './documentation.ts';
import { exitStatus } from './exit-status.ts';
import { followUp } from './follow-up.ts';
import { json } from './json.ts';
import { advice, everyday } from './lazy-facts.ts';
import {
  EARLY_SKILLS,
  eitherIdea,
  generalIdeas,
  ideas,
  LATE_SKILLS,
  themeLists,
  usage,
} from './lazy-skills.ts';
import { checklists, flightTimes, shortSums, toldDates } from './lazy-texts.ts';
import { letter } from './letter.ts';
import { memory } from './memory.ts';
import { numerals } from './numerals.ts';
import { otherCommands } from './other-commands.ts';
import { outline } from './outline.ts';
import { passages } from './passages.ts';
import { questionAnswering } from './question-answering.ts';
import { randomChoice } from './random-choice.ts';
import { series } from './series.ts';
import { smallTalk } from './small-talk.ts';
import { solveEquation } from './solve-equation.ts';
import { summary } from './summary.ts';
import { textStatistics } from './text-statistics.ts';
import { textTransform } from './text-transform.ts';
import { timeDifference } from './time-difference.ts';
import { unitConversion } from './unit-conversion.ts';

/** The first skill that gives an answer wins, so the order matters. */
export const SKILLS: readonly Skill[] = [
  passages,
  smallTalk,
  memory,
  followUp,
  commitMessage,
  usage,
  themeLists,
  ...EARLY_SKILLS,
  arithmetic,
  solveEquation,
  numerals,
  series,
  calendar,
  dateArithmetic,
  flightTimes,
  timeDifference,
  toldDates,
  shortSums,
  unitConversion,
  json,
  codeRequest,
  textStatistics,
  summary,
  textTransform,
  everyday,
  generalIdeas,
  checklists,
  outline,
  letter,
  advice,
  eitherIdea,
  randomChoice,
  exitStatus,
  otherCommands,
  ideas,
  documentation,
  ...LATE_SKILLS,
  questionAnswering,
];

/** Skills that may get a part of a message with the rest as its context. */
export const STORED_SKILLS: readonly Skill[] = SKILLS.filter(({ name }) =>
  ['recipe', 'idea', 'error-message'].includes(name),
);

/** Two questions to one of these may share their beginning. */
export const FACTS: readonly string[] = [
  'units',
  'numerals',
  'world-clock',
  'countries',
  'dictionary',
  'calendar',
  'unix-time',
  'reference',
];
export const FACT_SKILLS: readonly Skill[] = SKILLS.filter(
  ({ name }) => name === 'idea' || FACTS.includes(name),
);

/** These read every word of a message, or do not answer it. */
export const ACCOUNTS: readonly string[] = ['countries', 'everyday', 'works', 'people'];

/** These would answer what a text says, where it is to be rewritten. */
export const NOT_FOR_TEXTS: readonly string[] = [
  'recipe',
  'reason',
  'idea',
  'everyday',
  'error-message',
  'code',
  'documentation',
  'dictionary',
  'word-problem',
  'crontab',
  'memory',
  'sentiment',
  'world-clock',
  'calendar',
  'dates',
  'pointer',
];
