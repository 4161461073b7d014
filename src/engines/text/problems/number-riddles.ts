import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';

/** `times`·x + `more` */
interface Linear {
  readonly times: number;
  readonly more: number;
}

/** A number that is not known, told in words. */
export function numberRiddle(text: string): string | undefined {
  return consecutive(text) ?? thoughtOf(text) ?? told(text);
}

const ROW =
  /\b(\d+) (?:consecutive|successive|neighbou?ring) (?:(even|odd) )?(?:(?:whole|natural|positive|page) )*(?:numbers|integers|pages)\b|\b(\d+) (?:(even|odd) )?(?:whole |natural )?(?:numbers|integers) in a row\b/i;
const TOTAL = /\b(?:sum|add(?:s|ed)? up|adds?|total|together|make|makes|is|are|give|gives)\b/i;
const MOST_IN_ROW = 50;

/** "the sum of three consecutive even numbers is 114" */
function consecutive(text: string): string | undefined {
  const row = ROW.exec(text);
  if (
    row === null ||
    countNumbers(text) !== 2 ||
    !TOTAL.test(text) ||
    /\b(?:product|squares?|multipl\w+)\b/i.test(text)
  )
    return undefined;
  const count = Number(row[1] ?? row[3]);
  const kind = (row[2] ?? row[4])?.toLowerCase();
  const sum = Number(/\d+(?:\.\d+)?/.exec(text.replace(row[0], ' '))?.[0]);
  if (count < 2 || count > MOST_IN_ROW) return undefined;
  const step = kind === undefined ? 1 : 2;
  const first = (sum - (step * count * (count - 1)) / 2) / count;
  const isKind = kind === undefined || Math.abs(first % 2) === (kind === 'even' ? 0 : 1);
  if (!Number.isInteger(first) || !isKind)
    return `No ${count} consecutive ${kind === undefined ? '' : `${kind} `}numbers ${bold(`have the sum ${shown(sum)}`)}.`;
  const all = Array.from({ length: count }, (_, at) => first + step * at);
  const end = /\b(?:largest|biggest|greatest|highest|last)\b/i.test(text)
    ? all.at(-1)
    : /\b(?:smallest|lowest|first)\b/i.test(text)
      ? all[0]
      : /\bmiddle\b/i.test(text) && count % 2 === 1
        ? all[(count - 1) / 2]
        : undefined;
  return `${all.join(' + ')} = ${shown(sum)}: ${bold(end === undefined ? all.join(count === 2 ? ' and ' : ', ') : String(end))}`;
}

const THINKS =
  /\b(?:think(?:ing)?|thought|pick(?:ed)?|choose|chose|have|take|start with)\b[^.,;:]{0,20}?\b(?:an?|the|my|some|any|secret) number[.,;:]?(.*)$/i;
const N = String.raw`(\d+(?:\.\d+)?)`;
const STEPS: readonly (readonly [RegExp, (value: Linear, by: number) => Linear])[] = [
  [/^(?:i )?(?:double|doubled)(?: (?:it|that|this|the (?:number|result)))?$/, (all) => scaled(all, 2)],
  [/^(?:i )?(?:triple|tripled)(?: (?:it|that|this|the (?:number|result)))?$/, (all) => scaled(all, 3)],
  [/^(?:i )?(?:halve|halved)(?: (?:it|that|this|the (?:number|result)))?$/, (all) => scaled(all, 0.5)],
  [
    new RegExp(
      `^(?:i )?(?:multipl(?:y|ied)(?: (?:it|that|this|the (?:number|result)))?(?: by| with)?|times) ${N}$`,
    ),
    (all, by) => scaled(all, by),
  ],
  [
    new RegExp(`^(?:i )?divided?(?: (?:it|that|this|the (?:number|result)))? by ${N}$`),
    (all, by) => scaled(all, 1 / by),
  ],
  [
    new RegExp(`^(?:i )?(?:add|added|plus)(?: to (?:it|that))? ${N}(?: to (?:it|that|this|the result))?$`),
    (all, by) => ({ ...all, more: all.more + by }),
  ],
  [
    new RegExp(
      `^(?:i )?(?:subtract(?:ed)?|minus|take away|took away|take|deduct) ${N}(?: from (?:it|that|this|the result))?(?: away)?$`,
    ),
    (all, by) => ({ ...all, more: all.more - by }),
  ],
];
const scaled = ({ times, more }: Linear, by: number): Linear => ({ times: times * by, more: more * by });
const RESULT = new RegExp(
  `^(?:(?:i|you|we) )?(?:get|got|have|end up with|end with|arrive at|am left with|the (?:result|answer) is|that (?:is|makes|gives)|it (?:is|makes|gives)|is|makes|gives|result(?: is)?|equals) (?:now )?${N}$`,
);

/** "I think of a number, double it, add 7 and get 31." */
function thoughtOf(text: string): string | undefined {
  const [, rest] = THINKS.exec(text) ?? [];
  if (rest === undefined) return undefined;
  let value: Linear = { times: 1, more: 0 };
  let result: number | undefined;
  const clauses = rest
    .toLowerCase()
    .replace(/\b(?:what|which)\b.*$/, '')
    .split(/[,.;:]| and | then | (?=(?:i|you|we) (?:get|got|have|end|arrive)\b)/)
    .map((clause) => clause.replace(/^\s*(?:if|when|and|then|i then)\s+/, '').trim())
    .filter((clause) => clause !== '' && !/^(?:if|when|then|and)$/.test(clause));
  for (const clause of clauses) {
    const end = RESULT.exec(clause)?.[1];
    const step = STEPS.find(([reads]) => reads.test(clause));
    if (result !== undefined) return undefined;
    if (end !== undefined) result = Number(end);
    else if (step === undefined) return undefined;
    else value = step[1](value, Number(step[0].exec(clause)?.[1] ?? 0));
  }
  return result === undefined || !/\b(?:what|which)\b/i.test(text)
    ? undefined
    : solved(value, { times: 0, more: result });
}

const FACTORS: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  triple: 3,
  thrice: 3,
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  fifth: 0.2,
};
const SPLIT =
  ' ?(?:[.,;:?]|,? and|,? so)? ?(?:\\b(?:what|which|find|calculate|tell me|how (?:big|large))\\b.*)?$';
const BALANCE = new RegExp(
  `^(.*?\\b(?:number|x|itself|double|half|triple|third|quarter)\\b.*?|.*?) (?:is equal to|is the same as|are equal to|equals|makes?|gives?|results? in|are|is|=|comes to) (.+?)${SPLIT}`,
  'i',
);

/** "three times a number minus 4 is 20", "25% of what number is 60" */
function told(text: string): string | undefined {
  if (!/\bnumber\b/i.test(text) || /\bnumber of\b/i.test(text)) return undefined;
  const plain = text
    .toLowerCase()
    .replace(/^(?:what|which) number[, ]+(?=.*\b(?:is|gives|makes)\b)/, 'a number ')
    .replace(/^(?:if|when|suppose|say) /, '')
    .replace(/^(?:find|what is|which is) (?:a|the) number (?:such that|so that|if|when) /, '')
    .replace(/[?.! ]+$/, '');
  const [, left = '', right = ''] = BALANCE.exec(plain) ?? [];
  const [one, other] = [expression(left), expression(right)];
  if (one === undefined || other === undefined || countNumbers(text) === 0) return undefined;
  return one.times === 0 && other.times === 0 ? undefined : solved(one, other);
}

const OPERAND =
  /^(?:(\d+(?:\.\d+)?)% of |(\d+(?:\.\d+)?) times |(?:an? |the )?(twice|double|triple|thrice|half|third|quarter|fifth)(?: of)? )?(?:(?:an?|the|my|this|that|some|what|which|its|same|of) )*(?:(number|x|it|itself|double|half|triple|third|quarter)|(\d+(?:\.\d+)?))(?: times)?$/;
const MORE_THAN = /^(\d+(?:\.\d+)?) (more|less|greater|smaller) than (.+)$/;
const SUM_OF = /^(?:the )?sum of (.+)$/;

function expression(said: string): Linear | undefined {
  const text = said.trim();
  const than = MORE_THAN.exec(text);
  if (than !== null) {
    const inner = expression(than[3] ?? '');
    const by = Number(than[1]) * (/more|greater/.test(than[2] ?? '') ? 1 : -1);
    return inner && { ...inner, more: inner.more + by };
  }
  const parts = (SUM_OF.exec(text)?.[1] ?? text).split(
    / (plus|and|minus|increased by|decreased by|reduced by|less|\+|-) /,
  );
  let all: Linear = { times: 0, more: 0 };
  for (let at = 0; at < parts.length; at += 2) {
    const found = OPERAND.exec((parts[at] ?? '').trim());
    if (found === null) return undefined;
    const [, percent, count, word, name, number] = found;
    const factor =
      percent !== undefined
        ? Number(percent) / 100
        : count !== undefined
          ? Number(count)
          : (FACTORS[word ?? ''] ?? 1);
    const sign = /^(?:minus|decreased|reduced|less|-)/.test(parts[at - 1] ?? '') ? -1 : 1;
    const own = FACTORS[name ?? ''] ?? 1;
    all =
      number === undefined
        ? { ...all, times: all.times + sign * factor * own }
        : { ...all, more: all.more + sign * factor * Number(number) };
  }
  return all;
}

const side = ({ times, more }: Linear): string =>
  [
    times === 0 ? '' : times === 1 ? 'x' : `${shown(times)}x`,
    more === 0 && times !== 0
      ? ''
      : `${times === 0 ? (more < 0 ? '−' : '') : more < 0 ? ' − ' : ' + '}${shown(Math.abs(more))}`,
  ].join('');

function solved(one: Linear, other: Linear): string | undefined {
  const times = one.times - other.times;
  if (Math.abs(times) < 1e-9) return undefined;
  const value = (other.more - one.more) / times;
  return Number.isFinite(value) ? `${side(one)} = ${side(other)}, so x = ${bold(shown(value))}` : undefined;
}
