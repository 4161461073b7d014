import { NUMBER, numberOf, type WishText } from '../reading/text.ts';
import type { Recipe } from './recipe.ts';

const OFF = '(?:(\\d+) ?(?:%|percent) )?(?:(?:quantity|bulk|volume) )?(?:discounts?|off|cheaper)';
const WHEN =
  '(?:for|on|from|when|if|once|there|are|is|you|one|someone|a|the|customer|buy|buys|buying|takes?|taking|items?|products?|of|each|with)';
const SAME = '(?:(?:pieces|units|items|of|the|same|one|an?|each|any|single|identical)\\b ?)+';
const BULK = new RegExp(
  `(?:,? ?\\b(?:and|that|which|with|an?|gives|giving|applies|where|get|gets)\\b)*,? ?\\b${OFF}(?: of (\\d+) ?(?:%|percent))?(?: ${WHEN})*? (more than|over|at least|from) ${NUMBER} ${SAME}(?:items?|products?|articles?|kind|things?)?(?: (?:on|up))?`,
);

/** "A discount for more than three of the same item", of a class that has one; a tenth where the wish names no share. */
export function bulkOf(wish: WishText, recipe: Recipe, chosen: Map<string, string>): Record<string, string> {
  if (!recipe.options.some(({ name }) => name === 'bulk')) return {};
  const found = wish.take(BULK);
  if (found) chosen.set('bulk', 'bulk');
  const [, before, after, from, count = 'three'] = found ?? [];
  return {
    // The pieces are whole: at least five are more than four.
    many: String(numberOf(count) - (/least|from/.test(from ?? '') ? 1 : 0)),
    bulkKept: String((100 - Number(before ?? after ?? 10)) / 100),
  };
}
