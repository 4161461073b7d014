import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';
import { geometryProblem } from './geometry.ts';
import { MONEY, priced, priceOf } from './money.ts';

const COVERS =
  /[,.;]? ?\b(?:if|when|and|where)? ?(?:1|an?|each|every) (litre|liter|tin|can|bag|pack|box|roll|bucket|tub|kg|gallon)(?: of [a-z ]+?)? (?:covers|is enough for|lasts for|does) (?:about )?(\d+(?:\.\d+)?) ?(?:square (met(?:er|re)s?|f(?:ee|oo)t)|(m)(?:2|²)|sq\.? ?(m|ft))(?!\w)/i;
const NEEDS =
  /[?.,;]* ?(?:and )?\bhow (?:much|many) [a-z ]+? (?:do|will|would|must) (?:i|we) (?:need|buy|use)\b/i;

const PRICED = new RegExp(
  `[,.;?]? ?(?:and )?(?:what does |what is |how much is |what will )?(?:the )?(?:[a-z]+ )?(?:at|for|is|costs?) ${MONEY} ?(?:per|a|an|/|for (?:an?|1|each)) ?(?:m²|square met(?:er|re)|sqm|square foot|sq ?ft|ft²)(?: (?:cost|be))?`,
  'i',
);

/** "4.2 by 3.5 m, carpet at 18 per m²": the area and what it costs. */
function pricedArea(text: string): string | undefined {
  const found = PRICED.exec(text);
  if (found === null) return undefined;
  const shape = text
    .replace(found[0], ' ')
    .replace(/\b(?:how many square (?:met(?:er|re)s|feet)|how much|what)\b.*$/i, '')
    .trim();
  const area = geometryProblem(`what is the area of ${shape.replace(/[.,;? ]+$/, '')}`);
  const [, value, unit] = /\*\*([\d.]+) (m|f)[a-z]*²\*\*$/.exec(area ?? '') ?? [];
  const isMetric = !/foot|ft/i.test(found[0]);
  const { value: each, symbol = '' } = priceOf(found.slice(1));
  if (area === undefined || value === undefined || (unit === 'm') !== isMetric) return undefined;
  return countNumbers(shape) + 1 === countNumbers(text.replace(/m²/g, 'm'))
    ? `${area}\n\n${value} × ${shown(each)} = ${bold(priced(symbol, toCents(Number(value) * each)))}`
    : undefined;
}

/** An area that is asked for, and what is needed to cover it: the second sum takes the result of the first. */
export function coverageProblem(text: string): string | undefined {
  const [covers, needs] = [COVERS.exec(text), NEEDS.exec(text)];
  if (covers === null || needs === null) return pricedArea(text);
  const [said, thing = '', each = '', named = '', short = '', other = ''] = covers;
  const shape = text.replace(said, ' ').replace(needs[0], ' ').trim();
  const area = geometryProblem(
    /\barea\b/i.test(shape)
      ? shape
      : `what is the area of ${shape.replace(/^(?:for|to paint|to cover) /i, '')}`,
  );
  const [, value, unit] = /\*\*([\d.]+) (m|f)[a-z]*²\*\*$/.exec(area ?? '') ?? [];
  const isMetric = /^m/i.test(named || short || other);
  if (area === undefined || value === undefined || (unit === 'm') !== isMetric) return undefined;
  if (Number(each) === 0) return undefined;
  const count = Number(value) / Number(each);
  const several = thing === 'kg' ? thing : `${thing}${thing.endsWith('x') ? 'es' : 's'}`;
  // A part of a tin cannot be bought.
  const isPoured = /^(?:lit|kg|gal)/.test(thing);
  const needed = isPoured ? count.toFixed(2) : shown(Math.ceil(count));
  return `${area}\n\n${value} ÷ ${each} = ${isPoured ? '' : `${count.toFixed(2)}: `}${bold(`${needed} ${several}`)}`;
}
