import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const WHO = '(?:people|persons|servings?|portions?|guests|adults|pancakes|cookies|muffins|cupcakes)';
const FROM_TO = new RegExp(`\\bfrom ${N}(?: ${WHO})? (?:to|up to|down to) ${N}(?: ${WHO})?\\b`, 'i');
const FOR = new RegExp(
  `\\b(?:for|serves?|serving|feeds?|makes?) ${N}(?: (?:${WHO}|of us))?\\b|\\b(?:we are|there are|we're|there will be) ${N}(?: (?:${WHO}|of us))?\\b|\\b${N} (?:${WHO}|of us)\\b`,
  'gi',
);
const ASKED =
  /\bhow (?:much|many)\b|\bwhat (?:do|would) (?:i|we) need\b|\bscale\b|\badjust\b|\bconvert\b|\bamounts?\b|\bquantities\b|\bhalve\b|\bdouble\b/i;
const UNITS =
  'g|kg|mg|ml|l|cl|dl|grams?|kilos?|lit(?:er|re)s?|cups?|tbsp|tsp|tablespoons?|teaspoons?|oz|ounces?|lbs?|pounds?|cloves?|slices?|cans?|tins?|pinch(?:es)?|sticks?|bunch(?:es)?|pieces?';
const INGREDIENT = new RegExp(
  `^(?:and )?(?:about )?${N} ?(?:(${UNITS})\\b)?(?: of)? ?([a-z][a-z -]*)?$`,
  'i',
);

/** "for 4 people it needs 300 g rice, 2 onions and 500 ml stock; we are 7": each amount as a line. */
export function scaledRecipe(text: string): string | undefined {
  if (!ASKED.test(text)) return undefined;
  const servings = servingsIn(text);
  if (servings === undefined) return undefined;
  const { from, to, rest } = servings;
  const ingredients = rest
    .split(/[.?!;:,]\s+|[.?!;:]$|,|\band\b|\bplus\b|\bor\b/i)
    .map((part) => part.replace(/^.*?(?=\d)/, '').trim())
    .filter((part) => /\d/.test(part))
    .map((part) =>
      INGREDIENT.exec(part.replace(/\b(?:how|what|for|is|are|do|in|the recipe)\b.*$/i, '').trim()),
    );
  const known = ingredients.filter((each) => each !== null);
  if (known.length < 2 || known.length !== ingredients.length || known.length !== countNumbers(rest))
    return undefined;
  if (known.some(([, , unit, name]) => unit === undefined && name === undefined)) return undefined;
  const lines = known.map(([, amount = '', unit = '', name = '']) => {
    const value = (Number(amount) * to) / from;
    const said = [unit, name.trim()].filter((part) => part !== '').join(' ');
    return `- ${bold(`${shown(Number(value.toFixed(2)))} ${said}`)}`;
  });
  return `For ${shown(to)} in place of ${shown(from)} (each × ${shown(to)} ÷ ${shown(from)}):\n\n${lines.join('\n')}`;
}

function servingsIn(text: string): { from: number; to: number; rest: string } | undefined {
  const change = FROM_TO.exec(text);
  if (change) {
    const [from, to] = [Number(change[1]), Number(change[2])];
    return from > 0 && to > 0 ? { from, to, rest: text.replace(change[0], ' ') } : undefined;
  }
  const told = [...text.matchAll(FOR)];
  const [first, second] = told.map((match) => Number(match[1] ?? match[2] ?? match[3]));
  if (first === undefined || second === undefined || told.length !== 2 || first === 0 || second === 0)
    return undefined;
  return { from: first, to: second, rest: told.reduce((left, [said]) => left.replace(said, ' ; '), text) };
}
