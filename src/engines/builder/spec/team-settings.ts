import { capitalized, type PageSettings } from './app-spec.ts';
import { singularOf } from './nouns.ts';
import { namesIn } from './play-settings.ts';
import { CURRENCIES, ITEM, product } from './shop-settings.ts';
import { splitList } from './word-lists.ts';

const currencyIn = (prompt: string): string => CURRENCIES.find(([words]) => words.test(prompt))?.[1] ?? '€';

const LABEL = /\b(projects?|customers?|clients?|tasks?|jobs?|orders?|activit(?:y|ies)|subjects?)\b/i;
const RATE = /\b(?:hourly (?:rate|wage|pay)|rate per hour|(?:price|pay|wage) (?:per|an|by the) hour)\b/i;
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:days?|daily|today)\b/i, 'day'],
  [/\b(?:weeks?|weekly)\b/i, 'week'],
  [/\b(?:months?|monthly)\b/i, 'month'],
];

/** A clock for one's own work, with the sums of the periods that the prompt names. */
export function readWorklog(prompt: string, title: string): PageSettings {
  const label = LABEL.exec(prompt)?.[1];
  const rate = RATE.exec(prompt)?.[0];
  const named = PERIODS.flatMap(([words, period]) => (words.test(prompt) ? [period] : []));
  return {
    title,
    settings: {
      title,
      periods: named.length > 0 ? named : ['day', 'week'],
      ...(label !== undefined && { label: capitalized(singularOf(label.toLowerCase())) }),
      ...(rate !== undefined && { rate: 50, currency: currencyIn(prompt) }),
    },
    used: `${label ?? ''} ${rate ?? ''} ${rate === undefined ? '' : 'amount earned earnings money'}`,
  };
}

const CHORES =
  /\b(?:chores|tasks|duties|jobs)(?: ?\(|: ?| like | such as | are )((?:(?! ?(?:points|with|tick|each))[\p{L}' -]{2,30}, ?){1,11}(?:and )?(?! ?(?:points|with|tick|each))[\p{L}' -]{2,30}?)(?=[).;]|, (?:points|with|tick|each)\b|$)/iu;
const USUAL_CHORES = ['Kitchen', 'Bathroom', 'Rubbish', 'Vacuum cleaning'];
const COUNT =
  /\b(?:(?:family|flat|household|group|team|us|wg) of (\d{1,2})|(\d{1,2}) (?:[\p{L}-]+ )?(?:people|persons|flatmates|roommates|housemates|members|kids|children|friends|colleagues|of us))\b/iu;
const POINTS = /\bpoints?(?: (?:for|per) (?:each|every|the)? ?(?:person|one|task|member|child)?)?\b/i;

/** Tasks that go on from one to the next every week. */
export function readRota(prompt: string, title: string): PageSettings {
  const listed = CHORES.exec(prompt)?.[1] ?? '';
  const { names, said } = namesIn(prompt);
  const [counted = '', ...digits] = COUNT.exec(prompt) ?? [];
  const count = Number(digits.find((one) => one !== undefined) ?? 3);
  const people = names.length > 1 ? names : Array.from({ length: count }, (_, at) => `Person ${at + 1}`);
  const points = POINTS.exec(prompt)?.[0] ?? '';
  const tasks =
    listed === '' ? USUAL_CHORES.slice(0, Math.max(3, count)) : splitList(listed).map(capitalized);
  return {
    title,
    settings: { title, people, tasks, points: points !== '' },
    used: `${listed} ${names.length > 1 ? said : ''} ${counted} ${points}`,
  };
}

const SCALE =
  /\b(?:(?:on )?an? )?(?:(?:rating )?scale )?(?:of |from )?(\d{1,2}) ?(?:to|-|–) ?(\d{1,2})(?: stars?| points?)?\b/i;
const QUESTIONS = /\b(\d{1,2}) (?:[\p{L}-]+ )?(?:questions|statements|items)\b/iu;
const ASKED = /["“]([^"”]{3,120})["”]/g;
const ABOUT =
  /\b(?:surveys?|questionnaires?|evaluations?|feedback forms?) (?:about|on|for|after|of) ((?:(?!with\b|where\b|that\b|and\b)[\p{L}'’-]+ ?){1,5}?)(?=\s?(?:[,.;:(]|$)|\s(?:with|where|that|and|on)\b)/iu;
const USUAL_QUESTIONS = [
  'How satisfied are you overall?',
  'How clear was the information?',
  'How well was it organised?',
  'How friendly were the people?',
  'How likely are you to recommend it?',
];

/** Questions that are answered with a number, and the means of the answers. */
export function readSurvey(prompt: string, title: string): PageSettings {
  const [scale = '', low = '1', high = '5'] = SCALE.exec(prompt) ?? [];
  const quoted = [...prompt.matchAll(ASKED)].map(([, text = '']) => text);
  const [counted = '', count] = QUESTIONS.exec(prompt) ?? [];
  const questions =
    quoted.length > 0
      ? quoted
      : Array.from({ length: Number(count ?? 5) }, (_, at) => USUAL_QUESTIONS[at] ?? `Question ${at + 1}`);
  const about = ABOUT.exec(prompt)?.[1]?.trim() ?? '';
  const name = title === 'Survey' && about !== '' ? `Survey: ${about}` : title;
  return {
    title: name,
    settings: {
      title: name,
      questions,
      lowest: Number(low),
      highest: Math.max(Number(low) + 1, Number(high)),
    },
    used: `${scale} ${quoted.join(' ')} ${counted} ${about}`,
  };
}

const GOODS = new RegExp(
  String.raw`(?:\b(?:buttons|keys|register|till|products|goods|items|sell(?:s|ing)?|prices)\b(?: (?:big|for|of|with|are))*|:) ((?:${ITEM}, ?){0,20}${ITEM},? and ${ITEM})`,
  'iu',
);
const USUAL_GOODS = 'Coffee, Cake, Juice, Sandwich';

/** A till with a button for each thing that is sold. */
export function readRegister(prompt: string, title: string): PageSettings {
  const listed = GOODS.exec(prompt)?.[1] ?? '';
  const products = splitList(listed || USUAL_GOODS).map(product);
  return {
    title,
    settings: { title, currency: currencyIn(prompt), products },
    used: listed,
  };
}
