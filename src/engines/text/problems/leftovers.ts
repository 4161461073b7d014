import { bold } from '../skill.ts';
import { countNumbers, QUALIFIES, shown } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const CURRENCY = '(?:[$€£] ?|(?:eur|usd|gbp) )?';
/** "at 6.50 each", "cartons that hold 12", "boxes of 12", "each ticket costs 7", "each needs 4": the size of one. */
const SIZE = new RegExp(
  [
    `\\b(?:at|for|costs?|costing|are|is) ${CURRENCY}${N}(?: ?(?:euros?|dollars?|pounds?|cents?|€))? (?:each|apiece|a piece|per \\w+|a \\w+)\\b`,
    `\\b(?:hold|holds|holding|fit|fits|fitting|take|takes|taking|carry|carries|carrying|seat|seats|seating|contain|contains|containing|needs?|requires?|uses?|gets?|costs?)(?: up to| exactly)? ${CURRENCY}${N}\\b`,
    `\\b(?!euros|dollars|hours|days|weeks|months|years)[a-z]{3,}s (?:of|with) ${N}\\b`,
    `\\b${N}(?: [a-z]+){0,2}? (?:in|into|on|to|per|for) (?:each|every|a|one) `,
  ].join('|'),
  'i',
);
const PEOPLE =
  '(?:children|kids|people|persons|friends|students|pupils|guests|boys|girls|players|families|teams|groups|siblings|brothers|sisters|cousins|colleagues|members|grandchildren|dogs|cats|tables|bags|boxes|baskets|plates|classes|neighbou?rs|us|them)';
/** "34 cookies for 8 children", "divide 50 sweets among 7 kids", "8 children share 34 cookies" */
const SHARED = new RegExp(
  `\\b(\\d+) (?:[a-z]+ ){1,3}?(?:(?:equally|evenly|fairly|are|is|to be|shared|divided|split|handed out|given out) )*(?:for|among(?:st)?|between|by|with|to|into|across|over|on) (?:(?:my|our|the|his|her|all) )?(\\d+) (?:of )?(?:[a-z]+ )?${PEOPLE}\\b|\\b(\\d+) (?:of )?(?:[a-z]+ )?${PEOPLE} (?:want to |have to |will |must |can )?(?:share|split|divide|get) (\\d+) [a-z]+`,
  'i',
);
const EACH = /\bhow many\b[^?.]*\b(?:each|every|per|everyone|everybody|one)\b/i;
const ASKS = /\bhow many\b[^?]*\b(?:can|could|will|would|full|whole|complete|do|does|are|fill|get)\b/i;
const LEFT = /\b(?:left(?: ?over)?|leftover|remain(?:s|der|ing)?|over)\b/i;
const NEEDED =
  /\bhow many (?:[a-z]+ ){1,2}?(?:do|does|are|will|would|must)\b[^?.]*\b(?:need(?:ed)?|required?|necessary|(?:have|has) to)\b/i;
const WHOLE = /\bhow many (?:full|whole|complete)\b/i;

/** Divides one amount by another and tells what is left over: eggs into cartons, tickets for a sum. */
export function leftoverProblem(text: string): string | undefined {
  const share = SHARED.exec(text);
  if (share !== null && LEFT.test(text) && countNumbers(text) === 2 && !QUALIFIES.test(text)) {
    const [all, heads] = [Number(share[1] ?? share[4]), Number(share[2] ?? share[3])];
    if (heads > 0) {
      const [each, over] = [Math.floor(all / heads), all % heads];
      const isAsked = EACH.test(text);
      return `${all} ÷ ${heads} = ${isAsked ? bold(shown(each)) : shown(each)} each, and ${bold(shown(over))} left over (${all} − ${heads} × ${each}).`;
    }
  }
  const size = SIZE.exec(text);
  if (size === null || countNumbers(text) !== 2 || QUALIFIES.test(text)) return undefined;
  const said = size.slice(1).find((each) => each !== undefined) ?? '';
  const rest = text.replace(size[0], (part) => part.replace(said, ' '));
  const [whole = ''] = /\d+(?:\.\d+)?/.exec(rest) ?? [];
  const [all, one] = [Number(whole), Number(said)];
  if (whole === '' || one === 0 || all < one) return undefined;
  const isMoney =
    /[$€£]|\b(?:euros?|dollars?|pounds?|cents?|eur|usd|gbp|cost|costs|pay|spend|budget)\b/i.test(text);
  const count = Math.floor(Number((all / one).toFixed(9)));
  const over = Number((all - count * one).toFixed(2));
  if (LEFT.test(text) && ASKS.test(text))
    return `${whole} ÷ ${said} = ${bold(shown(count))}, and ${bold(shown(over))}${isMoney ? ' is' : over === 1 ? ' is' : ' are'} left over (${whole} − ${shown(count)} × ${said}).`;
  if (!isMoney && NEEDED.test(text))
    return over === 0
      ? `${whole} ÷ ${said} = ${bold(shown(count))}`
      : `${whole} ÷ ${said} ≈ ${shown(Number((all / one).toFixed(2)))}, so ${bold(shown(count + 1))} are needed.`;
  return WHOLE.test(text)
    ? `${whole} ÷ ${said} = ${bold(shown(count))}${over === 0 ? '' : `, with ${shown(over)} left over`}`
    : undefined;
}
