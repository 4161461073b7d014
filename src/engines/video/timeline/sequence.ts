import { wordsFor } from '../../image/prompt/actions.ts';

/** The times at which a subject moves, if the prompt tells one deed after another. */
export type Schedule = 'halts' | 'waits' | 'pauses' | 'returns' | 'settles';

export interface Sequence {
  /** The prompt with one deed instead of two. */
  readonly rest: string;
  readonly schedule: Schedule;
  /** A floating thing goes under at the end. */
  readonly founders: boolean;
  /** The text before the words, which ends with who does it. */
  readonly before: string;
  /** The words that tell it. */
  readonly said: string;
}

const THEN =
  '(?:,\\s+(?:and\\s+|but\\s+)?(?:then\\s+)?|\\s+(?:and|but)\\s+(?:then\\s+)?|\\s+then\\s+|\\s+before\\s+)(?:(?:finally|suddenly|slowly|briefly|soon)\\s+)?';
const STOPS =
  '(?:stop(?:s|ping)?|halt(?:s|ing)?|paus(?:es?|ing)|park(?:s|ing)?|brak(?:es?|ing)|pull(?:s|ing)?\\s+up|com(?:es?|ing)\\s+to\\s+(?:a|an)\\s+(?:stop|halt|standstill|rest))';
const WAITS = '(?:wait|stand|rest|perch|hesitate|sit|lie)(?:s|es)?|(?:wait|stand|rest|perch|sitt|ly)ing';
const GOES = `(?:${[
  'continues?',
  'goes(?!\\s+(?:under|down|out))',
  ...(['lift-off', 'run', 'walk', 'drive', 'fly', 'sail', 'swim', 'jump'] as const).flatMap(wordsFor),
].join('|')})\\b`;
const ONWARDS = '(?:\\s+(?:on|off|away|again|ahead|down)\\b)*';
const ARTICLE = '(?:an?|the|his|her|its|their)';
const AT = '(?:at|by|near|beside|next\\s+to|in\\s+front\\s+of|outside|before|for)';
const ON = '(?:on\\s+top\\s+of|on|in)';
/** A thing with at most three words before its name. */
const THING = `${ARTICLE}(?:\\s+[\\w'-]+){1,4}?`;

const PAUSES = new RegExp(
  `(?:${THEN})?\\s*\\b${STOPS}(?:\\s+${AT}\\s+(?<thing>${THING}))?${THEN}(?<goes>${GOES})(?<onwards>${ONWARDS})`,
  'i',
);
const WAITS_FIRST = new RegExp(
  `\\b(?:${WAITS})(?:\\s+(?<where>${AT}|${ON})\\s+(?<thing>${THING}))?${THEN}(?<goes>${GOES})(?<onwards>${ONWARDS})`,
  'i',
);
const HALTS = new RegExp(`${THEN}\\b${STOPS}\\b(?<at>\\s+${AT}(?=\\s+${ARTICLE}\\b))?`, 'i');
const FOUNDERS = new RegExp(`${THEN}\\b(?:sinks?|sinking|goes\\s+(?:under|down))\\b(?!\\s+${ARTICLE})`, 'i');
const RETURNS = new RegExp(
  `\\s+(?:back\\s+and\\s+forth|to\\s+and\\s+fro|there\\s+and\\s+back)\\b|${THEN}\\b(?:turns?\\s+(?:around|back)|returns?|(?:comes?|goes|runs?|walks?|flies|swims?|drives?|sails?)\\s+back)(?:\\s+again)?(?=\\s*(?:[,.;]|$))`,
  'i',
);

const ENDS_ROLLING = `(?:${THEN}|\\s+until\\s+(?:it\\s+)?)(?:roll(?:s|ing)?(?<away>\\s+(?:away|off|out))?|stop(?:s|ping)?|com(?:es?|ing)\\s+to\\s+(?:a\\s+)?(?:rest|stop)|lies\\s+still)\\b`;
const LOWER =
  '(?:,?\\s+(?:that|which|and))?\\s+(?:(?:gets?|getting|becom(?:es|ing)|goes|going)\\s+)?(?:lower|smaller|weaker|less\\s+high)(?:\\s+and\\s+(?:lower|smaller|weaker))?(?:\\s+(?:with|at|after|on)\\s+(?:each|every)\\s+(?:bounce|hop|jump|time))?';
/** "Bounces lower and lower and rolls away". */
const SETTLES = new RegExp(
  `(?<=\\bbounc(?:es|ing|e)\\b.{0,60})(?:${LOWER}(?<where>\\s+(?:on|in|across)\\s+(?:an?|the)\\s+[\\w-]+)?(?:${ENDS_ROLLING})?|${ENDS_ROLLING.replace('<away>', '<off>')})`,
  'i',
);

/** It does not go off what it sits on, but with it. */
const RIDDEN = /^(?:rid|driv)/i;

interface Rule {
  readonly pattern: RegExp;
  readonly schedule: Schedule;
  readonly founders?: true;
  /** Stands in the prompt instead of the words; undefined where they mean another thing. */
  instead(groups: Readonly<Record<string, string | undefined>>, before: string): string | undefined;
}

const GOING = new RegExp(`\\b${GOES}`, 'i');
const goingOn = (goes: string): string => (/^(?:goes|continues?)$/i.test(goes) ? 'moves' : goes);
const isLiftOff = (goes: string): boolean => wordsFor('lift-off').includes(goes.toLowerCase());
const isLeaving = (onwards = ''): boolean => /off|away|down/i.test(onwards);

const RULES: readonly Rule[] = [
  {
    pattern: SETTLES,
    schedule: 'settles',
    instead: ({ where = '', away, off }, before) =>
      `${where}${/\bbounces?\b/i.test(before) && (away ?? off) !== undefined ? ' away' : ''}`,
  },
  {
    pattern: PAUSES,
    schedule: 'pauses',
    instead: ({ thing, goes = '' }, before) => {
      if (isLiftOff(goes)) return undefined;
      const again = GOING.test(before) ? '' : ` ${goingOn(goes)}`;
      return `${again}${thing === undefined ? '' : ` past ${thing}`}`;
    },
  },
  {
    pattern: WAITS_FIRST,
    schedule: 'waits',
    instead: ({ where, thing, goes = '', onwards }) => {
      if (thing === undefined) return `${goingOn(goes)}${isLeaving(onwards) ? ' away' : ''}`;
      const isOn = /^(?:on|in)\b(?! front)/i.test(where ?? '');
      if (isOn && RIDDEN.test(goes)) return undefined;
      if (isLiftOff(goes)) return `${goes} from ${thing}`;
      if (isOn) return `${goes} off ${thing}`;
      return `${goingOn(goes)} ${isLeaving(onwards) ? 'away from' : 'past'} ${thing}`;
    },
  },
  { pattern: HALTS, schedule: 'halts', instead: ({ at }) => (at === undefined ? '' : ' to') },
  { pattern: FOUNDERS, schedule: 'halts', founders: true, instead: () => '' },
  { pattern: RETURNS, schedule: 'returns', instead: () => '' },
];

/** "Stops at a light, then drives on", "and sinks", "back and forth"; undefined where nothing comes after another. */
export function sequenceIn(prompt: string): Sequence | undefined {
  for (const { pattern, schedule, founders = false, instead } of RULES) {
    const found = pattern.exec(prompt);
    if (!found) continue;
    const before = prompt.slice(0, found.index);
    const text = instead(found.groups ?? {}, before);
    if (text === undefined) continue;
    return {
      rest: `${before}${text}${prompt.slice(found.index + found[0].length)}`,
      schedule,
      founders,
      before,
      said: found[0].replace(/^[\s,]+(?:and\s+|but\s+)?(?:then\s+)?/i, '').toLowerCase(),
    };
  }
  return undefined;
}

/** The motion waits for the end of the countdown. */
export const afterCountdown = (prompt: string): Sequence => ({
  rest: prompt,
  schedule: 'waits',
  founders: false,
  before: prompt,
  said: '',
});

const eased = (value: number): number => value * value * (3 - 2 * value);
export const shareOf = (progress: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (progress - from) / (to - from)));

/** The share of the way at a share of the time. */
export function scheduled(schedule: Schedule | undefined, progress: number): number {
  switch (schedule) {
    case 'halts':
      return 1 - (1 - shareOf(progress, 0, 0.66)) ** 1.6;
    case 'waits':
      return shareOf(progress, 0.36, 1) ** 1.4;
    case 'pauses':
      return 0.5 * eased(shareOf(progress, 0, 0.36)) + 0.5 * eased(shareOf(progress, 0.58, 1));
    case 'returns':
      return eased(1 - Math.abs(1 - 2 * progress));
    default:
      return progress;
  }
}

/** True if nothing moves now: feet stand, and bodies do not bob. */
export const isStillAt = (schedule: Schedule | undefined, progress: number): boolean =>
  (schedule === 'halts' && progress > 0.66) ||
  (schedule === 'waits' && progress < 0.36) ||
  (schedule === 'pauses' && progress > 0.36 && progress < 0.58);
