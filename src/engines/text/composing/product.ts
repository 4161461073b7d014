import { capital } from '../../capital.ts';
import { asSentence } from './clauses.ts';
import { type Composed, composed } from './composed.ts';
import { lengthNote, wordsIn } from './limits.ts';
import type { TextWish } from './wish.ts';

const PLURAL = /(?:[^sui]s|shoes)$/i;
const UNIT = '(?:mm|cm|m|km|inch(?:es)?|in|ft|litres?|liters?|l|ml)';
const SIZE = new RegExp(
  `^(?:size:? )?(\\d[\\d.,]* ?(?:x|×|by) ?\\d[\\d.,]*(?: ?(?:x|×|by) ?\\d[\\d.,]*)? ?${UNIT}?)$`,
  'i',
);
const LENGTH = new RegExp(`^(\\d[\\d.,]* ?${UNIT})(?: (high|wide|long|deep|tall|thick))?$`, 'i');
const WEIGHT = /^(\d[\d.,]* ?(?:g|kg|grams?|kilos?|oz|ounces?|lbs?|pounds?))$/i;
const PRICE =
  /^(?:price:? |only |for |costs? )?((?:[$€£] ?\d[\d.,]*|\d[\d.,]* ?(?:euros?|eur|dollars?|usd|pounds|gbp|francs|chf|[$€£]))(?: each| per \w+| a piece)?)$/i;
const MADE =
  /^(?:(?:hand)?made|built|knitted|sewn|woven|printed|grown|baked|roasted|produced|designed) (?:in|by|of|from|with) .+$/i;
const MATERIAL =
  /^((?:(?:solid|real|pure|organic|natural|recycled|stainless|\d+ ?%) )*(?:oak|pine|beech|walnut|birch|ash|maple|wood|bamboo|cork|cotton|wool|linen|leather|silk|felt|steel|iron|brass|copper|silver|gold|alumini?um|glass|ceramic|porcelain|stone|marble|clay|concrete|rubber|plastic))$/i;
const AGE = /^(\d+ (?:years?|months?) old)$/i;
const STATE =
  /^(?:(?:very |fully |almost |like |100% )*(?:red|blue|green|black|white|grey|gray|brown|yellow|pink|purple|orange|beige|waterproof|washable|machine washable|dishwasher safe|vegan|organic|handmade|new|used|foldable|adjustable|rechargeable|wireless|fragrance[- ]free|gluten[- ]free|recyclable|unscented|light|durable|soft|available|biodegradable|dark \w+|light \w+)(?: and [a-z]+)?)$/i;
const THING =
  /^(?:with |has |an? )?((?:an? |\d+ |two |three |four |five |six )?(?:[a-z-]+ ){0,4}[a-z-]+(?: (?:on|in|at|of|for|with) (?:the |an? )?[a-z -]+)?)$/i;
const CLAUSE =
  /^(?:it |they |keeps?|holds?|fits?|lasts?|smells?|works?|comes?|needs?|contains?|includes?|can |is |are )/i;

/** What is for sale and each of its details in plain sentences, without praise that the wish does not hold. */
export function product(wish: TextWish): Composed | undefined {
  const what = /^(?:for|of) (?:selling )?(?:an? |my |our |the )?(.+)$/i.exec(wish.about)?.[1];
  if (what === undefined || wish.parts.length === 0) return undefined;
  const noun = what.split(/ (?:with|of|for|in|from|made|that|which)\b/)[0] ?? what;
  const many = PLURAL.test(noun);
  const [it, be, has, cost, weigh, measure] = many
    ? ['They', 'are', 'have', 'cost', 'weigh', 'measure']
    : ['It', 'is', 'has', 'costs', 'weighs', 'measures'];
  const own: string[] = [];
  const others: string[] = [];
  let price = '';
  const left: string[] = [];
  for (const part of wish.parts) {
    const size = SIZE.exec(part)?.[1];
    const length = LENGTH.exec(part);
    const weight = WEIGHT.exec(part)?.[1];
    const paid = PRICE.exec(part)?.[1];
    const age = AGE.exec(part)?.[1];
    const material = MATERIAL.exec(part)?.[1];
    if (paid !== undefined) price = paid;
    else if (size !== undefined) own.push(`${measure} ${size}`);
    else if (length !== null)
      own.push(length[2] === undefined ? `${measure} ${length[1]}` : `${be} ${length[1]} ${length[2]}`);
    else if (weight !== undefined) own.push(`${weigh} ${weight}`);
    else if (material !== undefined) own.push(`${be} made of ${material}`);
    else if (age !== undefined || STATE.test(part) || MADE.test(part)) own.push(`${be} ${part}`);
    else if (CLAUSE.test(part))
      others.push(asSentence(/^(?:it|they)\b/i.test(part) ? part : `${it} ${part}`));
    else {
      const thing = THING.exec(part)?.[1];
      if (thing === undefined) left.push(part);
      else {
        const isOne =
          !/^(?:an? |\d|two|three|four|five|six)/i.test(thing) &&
          !PLURAL.test(thing.split(/ (?:on|in|at|of|for|with)\b/)[0] ?? thing);
        own.push(`${has} ${isOne ? `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ` : ''}${thing}`);
      }
    }
  }
  const grouped =
    own.length <= FEW
      ? [own]
      : [own.slice(0, Math.ceil(own.length / 2)), own.slice(Math.ceil(own.length / 2))];
  const sentences = [
    ...grouped.filter((some) => some.length > 0).map((some) => `${it} ${listed(some)}.`),
    ...others,
    ...(price === '' ? [] : [`${it} ${cost} ${price}.`]),
  ];
  const text = `**${capital(what)}**\n\n${sentences.join(' ')}`;
  return composed(text, left, lengthNote(wish.limits, wordsIn(text)));
}
const FEW = 3;

/** "is red, is new and has a bell": the same verb is said once. */
function listed(parts: readonly string[]): string {
  const short = parts.map((part, at) => {
    const verb = part.split(' ')[0] ?? '';
    return at > 0 && parts[at - 1]?.split(' ')[0] === verb ? part.slice(verb.length + 1) : part;
  });
  return short.length < 2 ? (short[0] ?? '') : `${short.slice(0, -1).join(', ')} and ${short.at(-1)}`;
}
