import { singular, type WishText } from '../reading/text.ts';
import { fieldOf, namesIn } from './record-fields.ts';
import type { Check, Collection } from './server.ts';

export const MEMORY =
  /[,;]? ?\b(?:(?:and|that|which|it|the|data|is|are|all|them|those|everything|with|using|items?|state|records?) )*(?:(?:keeps?|stores?|holds?|saves?|kept|stored|held|saved|storing|keeping|backed by|using|with) (?:(?:them|it|everything|data|the data|its data|(?:(?:the|all|an?|its) )?(?:(?:list|collection|set) of )?\w+) )?)?(?:(?:in|as|by|into|only in) )?(?:an? |the )?(?:in-memory|in memory|memory|(?:global |simple |plain |js |python )?(?:array|list|map|dict(?:ionary)?|slice|hash ?map|object|variable))(?: (?:store|storage|list|array|map|data|database|db|dict|slice|only))*(?: in memory)?\b|\b(?:without|no) (?:a |any )?(?:database|db)\b/;
export const SAFE =
  /[,;]? ?\b(?:(?:and|is|are|be|must|should|all) )*(?:thread|goroutine|concurrency)?[- ]?safe(?:ly)?(?: (?:for|under|against|with|to|when)(?: (?:concurrent(?:ly)?|parallel|simultaneous|multiple|many|use|used|access|accessed|requests?|clients|goroutines|threads|data|races?|race conditions?|from|by))+)?\b|,? ?\b(?:and |that |which )*(?:handles?|supports?|allows?) (?:concurrent|parallel|simultaneous) (?:requests|access|clients)\b|,? ?\b(?:and |with )*(?:no|without) (?:data races?|race conditions?)\b/;
export const IDS =
  /[,;]? ?\b(?:and |each |with |an? |the |gets? |has )*(?:auto-?incrementing |auto-?incremented |auto-?increment |incrementing |unique |generated |numeric |integer |increasing )+ids?\b|\bby id\b|,? ?\b(?:with |and )?ids? (?:that )?(?:are )?(?:generated|assigned)(?: automatically)?\b/;

/** A kind of record that the server keeps. */
export function readCollection(
  wish: WishText,
  plural: string,
  required: readonly string[],
  checks: Readonly<Record<string, Check>>,
): Collection {
  const one = singular(plural);
  const noun = `(?:an? |each |every |the )?(?:${plural}|${one})`;
  const item = '(?:an? |the )?[a-z_]+(?: (?:field|flag|string|text|number|boolean))?';
  const said = wish.take(
    new RegExp(
      `[,;(]? ?(?:\\b(?:and|where|with) )?\\b(?:(?:${noun}|they|it|each) (?:has|have|having|with|consists? of|contains?|need)|(?<=· ?)with(?: the)? (?=fields |(?:an? )?[a-z_]+(?:,| and))) ?(?:the )?(?:fields? |properties |attributes )?(${item}(?:(?:, and |, | and )${item}){0,5})(?: fields?)?(?=[,;.)·]|\\s*$| in memory| kept| stored)`,
    ),
  );
  const fields = namesIn(
    (said?.[1] ?? '').replace(
      /(?<!\band|\ban?|\bthe|,) (?:field|flag|string|text|number|boolean)(?=,| and|$)/g,
      '',
    ),
  ).filter(
    // "With a body" alone is that of the request.
    (name, _, all) => !/^(?:json|memory|id)$/.test(name) && (name !== 'body' || all.length > 1),
  );
  while (
    wish.take(
      new RegExp(
        `\\b(?:of |for |the |all |new |stored |in-memory )*(?:${plural}|${one})\\b(?: (?:list|resource|collection|records?|api))?`,
      ),
    )
  );
  const all = fields.length > 0 ? [...new Set([...fields, ...required])] : [];
  return { plural, singular: one === plural ? 'item' : one, fields: all.map(fieldOf), required, checks };
}
