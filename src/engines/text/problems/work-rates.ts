import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';
import { PERIOD, periodOf } from './periods.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  k: 1e3,
  m: 1e6,
};

const THING = '([a-z]+)(?: (?:total|altogether))?';
/** "3 workers do 40 jobs an hour", "a printer prints 30 pages per minute", "I write 400 words in an hour". */
const RATE = new RegExp(
  `^(?:if |when |each of )?(?:(?:${N}|an?|the|our|my|one|each|every|i|we) )?(?:[a-z]+ )??([a-z]+)(?: each)?(?: can| could)? ([a-z]+) ${N} ${THING}(?: each)? ?(?:an?|per|each|every|/|in (?:an?|1|one)) ?${PERIOD}\\b(.*)$`,
  'i',
);
const HOW_LONG =
  /^[^?\d]*\b(?:how long|how much time|how many (?:seconds|minutes|hours|days|weeks))\b[^?\d]*?(\d+(?:\.\d+)?) ?(thousand|million|billion|k|m)?\b[ -]?([a-z]+)?[^\d]*$/i;
const HOW_MANY_WORKERS = new RegExp(
  `^[^?\\d]*\\bhow many ([a-z]+)\\b[^?\\d]*?${N} ?(thousand|million|k)?\\b ?([a-z]+) ?(?:an?|per|each|every|/|in (?:an?|1|one)) ?${PERIOD}\\b[^\\d]*$`,
  'i',
);

/** So much in a period: how long for more of it, or how many are needed for more in the same period. */
export function workRate(text: string): string | undefined {
  return atRate(text) ?? inParallel(text) ?? otherTeam(text) ?? fewerOfThem(text) ?? otherSpan(text);
}

function atRate(text: string): string | undefined {
  const [whole = '', some, who = '', , made = '', thing = '', period = '', rest = ''] = RATE.exec(text) ?? [];
  if (whole === '' || Number(made) === 0) return undefined;
  const unit = periodOf(period);
  const numbers = some === undefined ? 1 : 2;
  const isEach = /\beach\b/i.test(whole.slice(0, whole.length - rest.length));
  const [, wanted, scale = '', things] = HOW_LONG.exec(rest) ?? [];
  const inOne = (whole.slice(0, -rest.length || undefined).match(/\bin 1 /) ?? []).length;
  if (wanted !== undefined) {
    if (countNumbers(text) !== numbers + 1 + inOne || !(things === undefined || isSame(things, thing)))
      return undefined;
    const count = Number(wanted) * (SCALES[scale.toLowerCase()] ?? 1);
    const together = isEach ? Number(made) * Number(some ?? 1) : Number(made);
    const sum =
      isEach && some !== undefined ? `${some} × ${made} = ${shown(together)} ${thing} per ${unit}; ` : '';
    const time = count / together;
    const other =
      some === undefined || isEach || Number(some) === 1
        ? ''
        : `, if ${made} is what all ${some} do together (if each of them does ${made}: ${shown(count / (together * Number(some)))} ${unit}s)`;
    return `${sum}${shown(count)} ÷ ${shown(together)} = ${bold(counted(time, unit))}${inParts(time, unit)}${other}`;
  }
  const [, whom = '', more = '', size = '', others = '', second = ''] = HOW_MANY_WORKERS.exec(rest) ?? [];
  if (more === '' || some === undefined || isEach || countNumbers(text) !== 3) return undefined;
  if (!isSame(who, whom) || !isSame(thing, others) || periodOf(second) !== unit) return undefined;
  const wantedRate = Number(more) * (SCALES[size.toLowerCase()] ?? 1);
  const exact = (wantedRate * Number(some)) / Number(made);
  const count = Math.ceil(Number(exact.toFixed(6)));
  return `${made} ÷ ${some} = ${shown(Number((Number(made) / Number(some)).toFixed(4)))} ${thing} per ${unit} each; ${shown(wantedRate)} ÷ ${shown(Number((Number(made) / Number(some)).toFixed(4)))} ${count === exact ? '=' : `≈ ${shown(Number(exact.toFixed(2)))}, so`} ${bold(`${count} ${whom}`)}`;
}

const PARALLEL = new RegExp(
  `^(?:if )?(?:an?|each|one|every|1) ([a-z]+) (?:takes|needs|lasts|runs for) ${N} ?${PERIOD}\\b[^\\d]*?\\bhow long\\b[^\\d]*?${N} ([a-z]+)\\b[^\\d]*?\\b(?:with|on|by|using|over|across) ${N} (?:parallel )?([a-z]+)[^\\d]*$`,
  'i',
);

/** "A job takes 45 seconds: how long do 200 jobs take with 4 workers?": the last round may not be full. */
function inParallel(text: string): string | undefined {
  const [, thing = '', time = '', period = '', count = '', things = '', workers = '', who = ''] =
    PARALLEL.exec(text) ?? [];
  if (time === '' || !isSame(thing, things) || Number(workers) === 0) return undefined;
  const rounds = Math.ceil(Number(count) / Number(workers));
  const total = rounds * Number(time);
  const unit = periodOf(period);
  return `${count} ÷ ${workers} ${who} = ${rounds} rounds${rounds * Number(workers) === Number(count) ? '' : ' (the last one not full)'}; ${rounds} × ${time} = ${bold(counted(total, unit))}${inParts(total, unit)}`;
}

const TEAM = new RegExp(
  `^(?:if )?(?:an? |our )?team of ${N} (?:[a-z]+ )?(?:needs|takes|requires) ${N} ${PERIOD}\\b[^\\d]*?\\bhow (?:long|many [a-z]+)\\b[^\\d]*?${N}(?: [a-z]+)?[^\\d]*$`,
  'i',
);

const TAKES = new RegExp(
  `^(?:if )?it takes ${N} [a-z]+ ${N} ${PERIOD}\\b[^\\d]*?\\bhow (?:long|many [a-z]+)\\b[^\\d]*?${N} (?:people|persons|men|women|workers|developers|devs|engineers|painters|machines|of them)\\b[^\\d]*$`,
  'i',
);

const NEED = new RegExp(
  `${N} ([a-z]+) (?:needs?|takes?|took|needed|require|can (?:do|finish) (?:it|this|that) in) ${N} ${PERIOD}\\b[^\\d]*?\\b(?:only |just )?${N}(?: (?:of (?:us|them)|([a-z]+)))?\\b[^\\d]*?\\bhow (?:long|many (?:hours|days|weeks|months|minutes))\\b[^\\d]*$`,
  'i',
);

/** "3 painters need 8 days. We only have 2 painters, how long will it take?" */
function fewerOfThem(text: string): string | undefined {
  const [said, some = '', who = '', time = '', period = '', others = '', whom] = NEED.exec(text) ?? [];
  if (
    said === undefined ||
    countNumbers(text) !== 3 ||
    (whom !== undefined && !isSame(who, whom)) ||
    Number(others) === 0
  )
    return undefined;
  const work = Number(some) * Number(time);
  const unit = periodOf(period);
  return `${some} × ${time} = ${shown(work)} ${unit}s of work for one; ${shown(work)} ÷ ${others} = ${bold(counted(work / Number(others), unit))}, if all work equally fast and can share the work.`;
}

function otherTeam(text: string): string | undefined {
  const [, some = '', time = '', period = '', others = ''] = TEAM.exec(text) ?? TAKES.exec(text) ?? [];
  if (some === '' || Number(others) === 0) return undefined;
  const work = Number(some) * Number(time);
  const unit = periodOf(period);
  return `${some} × ${time} = ${shown(work)} ${unit}s of work for one; ${shown(work)} ÷ ${others} = ${bold(counted(work / Number(others), unit))}, if all work equally fast and can share the work.`;
}

const MADE = new RegExp(
  `^(?:if )?${N} ([a-z]+) (?:can )?[a-z]+ ${N} ([a-z]+) in ${N} ${PERIOD}\\b[^\\d]*?\\bhow many ([a-z]+)\\b[^\\d]*?${N} ([a-z]+)\\b[^\\d]*?\\bin ${N} ${PERIOD}[^\\d]*$`,
  'i',
);

/** "6 machines make 240 parts in 2 hours: how many parts do 4 machines make in 3 hours?" */
function otherSpan(text: string): string | undefined {
  const [
    ,
    some = '',
    who = '',
    made = '',
    thing = '',
    span = '',
    unit = '',
    asked = '',
    others = '',
    whom = '',
    wanted = '',
    second = '',
  ] = MADE.exec(text) ?? [];
  if (some === '' || !isSame(who, whom) || !isSame(thing, asked) || periodOf(unit) !== periodOf(second))
    return undefined;
  const one = Number(made) / Number(some) / Number(span);
  if (!Number.isFinite(one)) return undefined;
  return `${made} ÷ ${some} ÷ ${span} = ${shown(one)} per ${periodOf(unit)} for one of the ${who}; × ${others} × ${wanted} = ${bold(`${shown(one * Number(others) * Number(wanted))} ${asked}`)}`;
}

const counted = (time: number, unit: string): string => {
  const value = Number(time.toFixed(4));
  return `${shown(value)} ${unit}${value === 1 ? '' : 's'}`;
};

/** 1200 seconds are 20 minutes, too. */
export function inParts(time: number, unit: string): string {
  const seconds = Math.round(
    time * (unit === 'second' ? 1 : unit === 'minute' ? 60 : unit === 'hour' ? 3_600 : 0),
  );
  const isOdd =
    unit === 'second'
      ? seconds >= 60
      : unit === 'minute'
        ? seconds >= 3_600 || !Number.isInteger(time)
        : !Number.isInteger(time);
  if (seconds === 0 || !isOdd) return '';
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(seconds / 3_600), 'h'],
    [Math.floor((seconds % 3_600) / 60), 'min'],
    [seconds % 60, 's'],
  ];
  return ` (${parts.flatMap(([count, name]) => (count > 0 ? [`${count} ${name}`] : [])).join(' ')})`;
}

const isSame = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^people$/, 'person')
    .replace(/e?s$/, '');
