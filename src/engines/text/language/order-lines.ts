import { digitsForWords } from '../math/number-words.ts';

interface OrderLine {
  readonly quantity: string;
  readonly item: string;
  /** The price of one, or of all if the text does not say "each". */
  readonly price: string | undefined;
}

const PRICE =
  '(?:[$€£¥]|USD |EUR |GBP )?\\d+(?:[.,]\\d{1,2})?(?: ?(?:€|£|\\$|USD|EUR|GBP|CHF|euros?|dollars?|pounds?|cents?))?(?![\\w%:]|[.,]\\d)';
/** Units of time and measure, and words that go on with a number: "4 of them", "3 times". */
const NO_ITEM =
  "(?!(?:of|or|and|to|at|in|per|each|more|times?|percent|o'clock|am|pm|years?|months?|weeks?|days?|hours?|minutes?|seconds?|km|cm|mm|kg|miles?|metres?|meters?|euros?|dollars?|pounds?|cents?|people|persons?|guests?|nights?|x)\\b)";
/** "bandages 6 cm", "screws M6": the size belongs to the goods. */
const SIZE =
  '(?: (?:\\d+(?:[.,]\\d+)? ?(?:mm|cm|ml|cl|dl|kg|mg|gb|tb|inch(?:es)?|watts?|volts?|[mlgwva])|[a-z]{1,2}\\d{1,3})(?![\\w.]\\w|\\w))?';
const LINE = new RegExp(
  `(?<![\\w.,:$€£#-])(\\d{1,6})(?: ?[x×] | )${NO_ITEM}([\\p{L}][\\p{L}'’-]*(?: (?!(?:at|for|each|costing|priced|from|with|that|which|and|to|in|on|by|is|are|was|were|cost|of size)\\b)[\\p{L}][\\p{L}'’-]*(?![\\p{L}\\d])){0,3}${SIZE})(?:,? (?:at|for|@|costing|priced at|which cost|that cost) (${PRICE}))?`,
  'giu',
);

/** "4 lamps at 19.99 each": how many of what, and for how much. */
export function orderLinesIn(text: string): readonly OrderLine[] {
  return [...digitsForWords(text.replace(/\ban? (?=[a-z]+ (?:at|for) [$€£\d])/gi, '1 ')).matchAll(LINE)].map(
    ([, quantity = '', item = '', price]) => ({ quantity, item: item.trim(), price }),
  );
}
