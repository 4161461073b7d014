import type { Field } from '../../records/read-record.ts';
import type { Expr, SortKey, Type } from '../plan.ts';
import { fieldNamed, fieldPattern } from './input.ts';
import { NUMBER, type WishText } from './text.ts';

const DOWN =
  '(?:,? ?\\(?(?:in )?(desc(?:ending)?|asc(?:ending)?)(?: order)?\\)?|,? (?:from )?((?:highest|largest|biggest|most|newest|latest|longest)(?: to (?:the )?(?:lowest|smallest|least|shortest|oldest))?(?: first)?)|,? (?:from )?((?:lowest|smallest|least|oldest|cheapest|shortest)(?: to (?:the )?(?:highest|largest|longest))?(?: first)?))?';
const SORTED =
  '(?:and )?(?:(?:then )?(?:sort(?:s|ed|ing)?|order(?:ed|ing))(?: (?:them|it|the results?|the list|(?:an? |the |all )?(?:associative |given )?(?:·+|[a-z]+s|people)))?)';

/** More than that are another wish. */
const MOST_KEYS = 4;

const isDown = (found: RegExpExecArray | undefined): boolean =>
  found?.some((group) => /^desc|^(?:highest|largest|biggest|most|newest|latest|longest)/.test(group ?? '')) ??
  false;

/** The order that the wish asks for; undefined if it asks for none. */
export function readOrder(wish: WishText, of: Type, fields: readonly Field[]): SortKey[] | undefined {
  const keys: SortKey[] = [];
  if (of.kind === 'record') {
    const names = fieldPattern(fields);
    const by = wish.take(new RegExp(`\\b${SORTED} by (?:their |its |the )?(${names})\\b${DOWN}(?!\\w)`));
    const field = by?.[1] ? fieldNamed(fields, by[1]) : undefined;
    if (field) keys.push({ by: { op: 'field', field }, isDescending: isDown(by) });
    const then = new RegExp(
      `(?:\\b(?:and )?then (?:by )?|(?<=·),? (?:and|then|and then)(?: by)? |(?<=·), )(?:their |its |the )?(${names})\\b${DOWN}(?!\\w)`,
    );
    while (keys.length > 0 && keys.length < MOST_KEYS) {
      const said = wish.take(then);
      const next = said?.[1] ? fieldNamed(fields, said[1]) : undefined;
      if (!next) break;
      keys.push({ by: { op: 'field', field: next }, isDescending: isDown(said) });
    }
    const first = wish.take(/,? \b(cheapest|most expensive|oldest|youngest|newest) first\b/);
    const said = first?.[1] ? superlative(first[1], fields) : undefined;
    if (said) keys.push({ by: { op: 'field', field: said.field }, isDescending: said.isMost });
    const named = fields.find(({ words }) => /^(?:name|title)$/.test(words.at(-1) ?? ''));
    if (
      named &&
      keys.length === 0 &&
      wish.take(new RegExp(`,? ?\\b(?:${SORTED} )?(?:alphabetically|in alphabetical order)\\b`))
    )
      keys.push({ by: { op: 'field', field: named }, isDescending: false });
    return keys.length > 0 ? keys : undefined;
  }
  const it: Expr = { op: 'it' };
  if (of.kind === 'pair') {
    const counted =
      wish.take(
        new RegExp(
          `\\b${SORTED} by (?:their |the )?(?:counts?|frequency|frequencies|number of (?:occurrences|times)|occurrences|value|total)${DOWN}(?!\\w)`,
        ),
      ) ??
      wish.take(
        /\bmost (?:frequent|common)(?: \w+)? first\b|\b(?:in )?(?:desc(?:ending)?) (?:order (?:of|by) )?(?:frequency|count)\b|\bby (?:descending|decreasing) (?:frequency|count)\b|,? ?\b(?:the )?(?:highest|largest|biggest)(?: (?:count|total|sum|value|average))? first\b/,
      );
    if (counted)
      keys.push({
        by: { op: 'count' },
        // Sorting by frequency means the most frequent first.
        isDescending:
          !/\basc|lowest|least|fewest|increas/.test(counted[0]) ||
          isDown(counted) ||
          /most|desc|decreas|highest/.test(counted[0]),
      });
    const named = wish.take(
      new RegExp(
        `\\b(?:(?:and )?(?:then|ties)(?: broken)? |${SORTED} )?(?:by (?:the )?(?:word|key|name|letter|length)|(?<=then )(?:the )?(?:word|key|name|letter)|alphabetically|in alphabetical order)${DOWN}(?!\\w)`,
      ),
    );
    if (named || counted) keys.push({ by: { op: 'key' }, isDescending: isDown(named) });
    return keys.length > 0 ? keys : undefined;
  }
  const byLength =
    of.kind === 'text' &&
    wish.take(
      new RegExp(
        `\\b${SORTED} by (?:their |the )?length${DOWN}(?!\\w)|\\b(?:longest|shortest)(?: \\w+)? first\\b`,
      ),
    );
  if (byLength) {
    keys.push({
      by: { op: 'call', name: 'length', of: it },
      isDescending: isDown(byLength) || byLength[0].startsWith('longest'),
    });
    const then = wish.take(/\b(?:and )?(?:then|ties) (?:by )?(?:alphabetical(?:ly)?|name|word)\b/);
    if (then) keys.push({ by: it, isDescending: false });
    return keys;
  }
  const found =
    wish.take(
      new RegExp(
        `\\b(?:${SORTED} )?(?:in )?(alphabetically|alphabetical order|reverse alphabetical order|ascending order|descending order|numerical order|increasing order|decreasing order)${DOWN}(?!\\w)`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `\\b${SORTED}${DOWN}(?!\\w)|(?:, |from )(?:highest|largest|smallest|lowest) (?:first|to (?:highest|largest|smallest|lowest))`,
      ),
    );
  if (!found) return undefined;
  return [
    {
      by: it,
      isDescending:
        isDown(found) ||
        /^reverse|^desc|^decr/.test(found[1] ?? '') ||
        /^(?:, |from )(?:highest|largest)/.test(found[0]),
    },
  ];
}

/** The field and direction of each superlative. */
const MOST: Readonly<Record<string, readonly [names: readonly string[], isMost: boolean]>> = {
  cheapest: [['price', 'cost'], false],
  'most expensive': [['price', 'cost'], true],
  oldest: [['age'], true],
  youngest: [['age'], false],
  newest: [['year', 'date', 'created at'], true],
  latest: [['year', 'date', 'created at'], true],
  'most recent': [['year', 'date', 'created at'], true],
  earliest: [['year', 'date', 'created at'], false],
  'highest paid': [['salary'], true],
  'best rated': [['rating', 'score'], true],
  'highest rated': [['rating', 'score'], true],
  'top rated': [['rating', 'score'], true],
  'lowest rated': [['rating', 'score'], false],
  heaviest: [['weight'], true],
  lightest: [['weight'], false],
  tallest: [['height'], true],
  'best paid': [['salary'], true],
};

export function superlative(
  word: string,
  fields: readonly Field[],
): { field: Field; isMost: boolean } | undefined {
  const [names, isMost] = MOST[word] ?? [[], false];
  const field = fields.find(({ words }) => names.includes(words.join(' ')));
  return field && { field, isMost };
}

/** "The 3 cheapest products", "the 5 longest lines": an order and how many of it. */
export function readFirst(
  wish: WishText,
  of: Type,
  fields: readonly Field[],
): { readonly key: SortKey; readonly count: string } | undefined {
  const words =
    'highest[- ]paid|best[- ]rated|highest[- ]rated|top[- ]rated|lowest[- ]rated|most recent|latest|earliest|longest|shortest|largest|biggest|highest|smallest|lowest|cheapest|most expensive|oldest|youngest|newest|best[- ]paid|heaviest|tallest';
  const ranked = of.kind === 'record' ? rankedBy(wish, fields) : undefined;
  if (ranked) return ranked;
  const found = new RegExp(`\\b(?:the )?(?:top )?(${NUMBER}|n|k) (${words})(?: [a-z]+)?`).exec(wish.rest);
  const [, count, , word = ''] = found ?? [];
  if (!count) return undefined;
  const key = firstKey(word.replace('-', ' '), of, fields);
  if (!key) return undefined;
  wish.take(new RegExp(`\\b(?:the )?(?:top )?(?:${NUMBER}|n|k) (?:${words})(?: [a-z]+)?`));
  return { key, count };
}

/** "Top 3 products by rating", "the two users with the most points". */
function rankedBy(
  wish: WishText,
  fields: readonly Field[],
): { readonly key: SortKey; readonly count: string } | undefined {
  const names = fieldPattern(fields);
  const top = wish.take(
    new RegExp(
      `\\b(?:the )?top (${NUMBER}|n|k)(?: (?!(?:by|sorted|ordered)\\b)[a-z]+| ·+)? by (?:their |the )?(${names})\\b(?:,? \\(?desc(?:ending)?\\)?)?`,
    ),
  );
  const most = top
    ? undefined
    : wish.take(
        new RegExp(
          `\\b(?:the )?(${NUMBER}|n|k) (?:[a-z]+|·+) (?:with|that have|having) (?:the )?(highest|largest|biggest|most|lowest|smallest|least|fewest) (${names})\\b`,
        ),
      );
  const field = fieldNamed(fields, top?.[3] ?? most?.[4] ?? '');
  const count = (top ?? most)?.[1];
  if (!field || !count) return undefined;
  const isDescending = !/^(?:lowest|smallest|least|fewest)$/.test(most?.[3] ?? '');
  return { key: { by: { op: 'field', field }, isDescending }, count };
}

function firstKey(word: string, of: Type, fields: readonly Field[]): SortKey | undefined {
  if (of.kind === 'record') {
    const said = superlative(word, fields);
    return said && { by: { op: 'field', field: said.field }, isDescending: said.isMost };
  }
  if (of.kind === 'text')
    return /^(?:longest|shortest)$/.test(word)
      ? { by: { op: 'call', name: 'length', of: { op: 'it' } }, isDescending: word === 'longest' }
      : undefined;
  if (!/est$/.test(word) || /^(?:cheap|old|young|new|long|short)/.test(word)) return undefined;
  return { by: { op: 'it' }, isDescending: /^(?:larg|bigg|high)/.test(word) };
}
