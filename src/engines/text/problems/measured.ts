import { bold } from '../skill.ts';
import { countNumbers, QUALIFIES, shown } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
/** A kind of quantity and its size in the smallest unit of that kind. */
const SIZES: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  mg: ['mass', 1],
  g: ['mass', 1e3],
  kg: ['mass', 1e6],
  ml: ['volume', 1],
  cl: ['volume', 10],
  dl: ['volume', 100],
  l: ['volume', 1e3],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1e3],
};
const LONG: readonly (readonly [RegExp, string])[] = [
  [/\bmilligrams?\b/gi, 'mg'],
  [/\b(?:kilograms?|kilos?)\b/gi, 'kg'],
  [/\bgrams?\b/gi, 'g'],
  [/\bmillilit(?:re|er)s?\b/gi, 'ml'],
  [/\bcentilit(?:re|er)s?\b/gi, 'cl'],
  [/\blit(?:re|er)s?\b/gi, 'l'],
  [/\bmillimet(?:re|er)s?\b/gi, 'mm'],
  [/\bcentimet(?:re|er)s?\b/gi, 'cm'],
  [/\bmet(?:re|er)s?\b/gi, 'm'],
];
const UNIT = `(${Object.keys(SIZES).join('|')})`;
/** These are other sums than one amount by another. */
const OTHER = /%|[$€£]|\b(?:per|cost|costs|euros?|dollars?|pounds?|square|hours?|minutes?|days?|speed)\b|²/i;

/** Pieces of a size, an amount over a time, groups of two sizes, paint for an area. */
export function measuredProblem(said: string): string | undefined {
  return painted(said) ?? groupsOf(said) ?? perTime(said) ?? pieces(said);
}

/** "needs 750 mg, the tablets are 250 mg each: how many tablets" */
function pieces(said: string): string | undefined {
  const text = LONG.reduce((all, [word, by]) => all.replace(word, by), said);
  const thing = /\bhow many (?:full |whole )?(?:\d+(?:\.\d+)?[ -]?[a-z]{1,2} )?([a-z]{3,})\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  if (thing === undefined || countNumbers(text) !== 2 || OTHER.test(text) || QUALIFIES.test(text))
    return undefined;
  const amounts = [...text.matchAll(new RegExp(`${N} ?${UNIT}\\b`, 'gi'))];
  const one = thing.replace(/(?<=sh|ch|s|x)es$|s$/, '');
  const size = new RegExp(
    `\\b${one}(?:e?s)?(?: (?:that|which|each))? (?:is|are|of|with|holds?|contains?|holding|containing|ha(?:s|ve)|weighs?|weighing|comes? in|at|measures?)(?: about)? ${N} ?${UNIT}\\b|${N}[ -]?${UNIT} ${one}(?:e?s)?\\b|\\beach(?: ${one})? (?:is|holds?|contains?|has|weighs?|measures?) ${N} ?${UNIT}\\b`,
    'i',
  ).exec(text);
  if (amounts.length !== 2 || size === null) return undefined;
  const [count = '', unit = ''] = size.slice(1).filter((each) => each !== undefined);
  const whole = amounts.find(({ index }) => index < size.index || index >= size.index + size[0].length);
  const [, all = '', ofAll = ''] = whole ?? [];
  const [each, total] = [SIZES[unit.toLowerCase()], SIZES[ofAll.toLowerCase()]];
  if (each === undefined || total === undefined || each[0] !== total[0] || Number(count) === 0)
    return undefined;
  const result = Number(((Number(all) * total[1]) / (Number(count) * each[1])).toFixed(6));
  const sum = `${all} ${ofAll} ÷ ${count} ${unit}`;
  if (Number.isInteger(result) || /tablet|pill|capsule|spoon|dose/i.test(thing))
    return `${sum} = ${bold(`${shown(result)} ${result === 1 ? one : thing}`)}`;
  const rounded = Number(result.toFixed(2));
  return `${sum} ${rounded === result ? '=' : '≈'} ${shown(rounded)}: ${bold(`${Math.floor(result)} full ${thing}`)}, or ${bold(String(Math.ceil(result)))} to have enough for all of it`;
}

const TIMES: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
};
const OVER = new RegExp(
  `\\b${N} ?([a-z]+)\\b[^\\d?]*\\b(?:over|in|within|during|for|takes?|lasts?|every) ${N} (seconds?|minutes?|hours?|days?|weeks?)\\b[^\\d]*\\bhow (?:many|much)\\b[^\\d?]*\\b(?:per|an?|each|every) (second|minute|hour|day|week)\\b[^\\d]*$`,
  'i',
);

/** "1000 ml run over 8 hours: how many ml per hour" */
function perTime(text: string): string | undefined {
  const [, amount = '', unit = '', time = '', span = '', wanted = ''] = OVER.exec(text) ?? [];
  const [own, each] = [TIMES[span.toLowerCase().replace(/s$/, '')], TIMES[wanted.toLowerCase()]];
  const named = new RegExp(
    `\\bhow (?:many|much) (?:${unit}\\b|(?:does|do|is|of it|must|should|will|can)\\b)`,
    'i',
  );
  if (own === undefined || each === undefined || countNumbers(text) !== 2 || Number(time) === 0)
    return undefined;
  if (QUALIFIES.test(text) || !named.test(text) || unit.toLowerCase() in TIMES) return undefined;
  const many = (Number(time) * own) / each;
  const result = Number(amount) / many;
  const rounded = Number(result.toFixed(2));
  return `${amount} ${unit} ÷ ${shown(many)} ${wanted}${many === 1 ? '' : 's'} ${Math.abs(rounded - result) < 1e-9 ? '=' : '≈'} ${bold(`${shown(rounded)} ${unit} per ${wanted}`)}`;
}

const GROUPS = new RegExp(
  `\\b${N} ([a-z]+)\\b[^\\d]*\\b(groups|teams|tables|rows|packs|boxes|bags|cars|rooms)\\b(?: (?:of|for|with|that (?:hold|seat|take)))? (?:either )?${N} or (?:of )?${N}\\b`,
  'i',
);

/** "28 pupils in groups of 3 or 4: how many of each" */
function groupsOf(text: string): string | undefined {
  const [, all = '', things = '', groups = '', first = '', second = ''] = GROUPS.exec(text) ?? [];
  const [total, small, large] = [Number(all), Number(first), Number(second)];
  if (countNumbers(text) !== 3 || !/\bhow many\b/i.test(text) || small === large) return undefined;
  if (![total, small, large].every((each) => Number.isInteger(each) && each > 0) || total > 2_000)
    return undefined;
  const ways = Array.from({ length: Math.floor(total / large) + 1 }, (_, count) => count)
    .filter((count) => (total - count * large) % small === 0)
    .map((count) => [(total - count * large) / small, count] as const);
  if (ways.length === 0)
    return `${total} ${things} cannot be put into ${groups} of ${small} or ${large} without a rest.`;
  const shownWays = ways.slice(0, 12).map(([few, many]) => {
    const parts = [few > 0 ? `${few} of ${small}` : '', many > 0 ? `${many} of ${large}` : ''];
    return `- ${bold(parts.filter((each) => each !== '').join(' and '))}`;
  });
  const more = ways.length > 12 ? `\n- … ${ways.length} ways in all` : '';
  return `${total} ${things} in ${groups} of ${small} or ${large}${ways.length > 1 ? ', any of these' : ''}:\n\n${shownWays.join('\n')}${more}`;
}

const AREA = new RegExp(`${N} ?(?:square met(?:re|er)s?|sqm|m²|m2|square f(?:ee|oo)t|sq ?ft)`, 'i');
const COVERS = new RegExp(
  `\\b(?:1 )?(lit(?:re|er)|l|gallon|tin|can|bucket)s? (?:of paint )?(?:covers?|is enough for|lasts for|does) (?:about )?${N}(?: ?(?:square met(?:re|er)s?|sqm|m²|m2|square f(?:ee|oo)t|sq ?ft))?|\\b(?:covers?) (?:about )?${N}(?: ?(?:square met(?:re|er)s?|sqm|m²|m2))? (?:per|a|an|/) ?(lit(?:re|er)|l|gallon|tin|can|bucket)`,
  'i',
);
const COATS = new RegExp(`\\b${N} (?:coats|layers|times)\\b`, 'i');

/** "46 m², a litre covers 8, two coats" */
function painted(said: string): string | undefined {
  const text = said.replace(/\bm2\b/gi, 'm²');
  const [covers, coats] = [COVERS.exec(text), COATS.exec(text)];
  const rest = text.replace(covers?.[0] ?? '', ' ');
  const area = AREA.exec(rest)?.[1];
  const each = covers?.[2] ?? covers?.[3];
  const unit = (covers?.[1] ?? covers?.[4] ?? '').replace(/^l$/i, 'litre').toLowerCase();
  const used = countNumbers(covers?.[0] ?? '') + 1 + (coats === null ? 0 : 1);
  if (area === undefined || each === undefined || countNumbers(text) !== used || Number(each) === 0)
    return undefined;
  if (
    !/\bhow (?:much|many)\b/i.test(text) ||
    /\b(?:except|minus|without|windows?|doors?)\b|[%$€£]/i.test(text)
  )
    return undefined;
  const times = Number(coats?.[1] ?? 1);
  const result = Number(((Number(area) * times) / Number(each)).toFixed(2));
  const steps =
    times === 1
      ? area
      : `${area} × ${times} = ${shown(Number(area) * times)}; ${shown(Number(area) * times)}`;
  return `${steps} ÷ ${each} ≈ ${bold(`${shown(result)} ${unit}${result === 1 ? '' : 's'}`)}`.replace(
    '≈',
    Math.abs(result * Number(each) - Number(area) * times) < 1e-9 ? '=' : '≈',
  );
}
