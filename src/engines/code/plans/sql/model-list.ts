import { pluralOf } from '../reading/plural.ts';
import type { WishText } from '../reading/text.ts';
import { saidAs, singularOf } from './lexicon.ts';
import { modelTables } from './models.ts';

/** "For a small guitar shop with", "for my book club:": the trade says nothing about the tables. */
const DOMAIN =
  /\bfor (?:an?|my|our|the|some) ((?:[a-z][a-z'&/-]* ){0,4}?[a-z][a-z'&/-]*)(?= (?:with|that (?:has|have|stores?|tracks?|manages?|keeps?)|which|containing|consisting|including|having|to (?:store|track|manage|keep))\b| ?[:(,–—]| - )/;

const OPENS =
  /^(?:[,:(]| \(| -| –| —| with| containing| consisting of| including| having| that (?:has|have|stores?|tracks?|manages?|keeps?)| to (?:store|track|manage|keep))+(?: track of)?(?: (?:the|these|following|two|three|four|five|tables?\b(?! ?,| and)|for|of|called|named|at least))*:? ?/;
const BARE =
  /\b(?:tables?|schema|database)(?: (?:for|with|called|named|of|to store|storing))+(?: (?:the|these|two|three|four|five|tables?))*:? (?!an? )|\b(?:tables?|schema|database): ?/;

/** A list of tables ends with a rule, a query or another wish. */
const ENDS =
  /[.;()]|,? (?:(?:and|then|plus|but) )?(?:with|without|where|so that|such that|in which|using|linked|connected|that|which|having|including|ensuring|making sure|make sure|each|every|plus|then|no|only|on|in|for|between|of)\b|,? and (?:an? (?!link|join|junction|bridge|mapping|association|connecting)|the|add|adds|make|write|insert|ensure|include|foreign|primary|check|sample|also|show|list|one|some|proper|appropriate)\b|$/;

const MIDDLE =
  /^(?:(?:an?|the) )?(?:link(?:ing)?|join(?:ing)?|junction|bridge|mapping|association|connecting)(?: table)?(?: (?:between|for) them)?$/;
/** Words that are said of tables and are none. */
const NONE =
  /^(?:.* )?(?:keys?|constraints?|columns|fields|relationships?|relations|types|rows|records|data|indexes|indices|checks|references|names|queries|statements|each|others?|following|entities|values|options that.*)$/;

export interface Listed {
  readonly tables: readonly string[];
  /** A table between two of them is asked for. */
  readonly isManyToMany: boolean;
}

/** "Parts used per job": how many of them each one has. */
const COUNTED =
  / (?:(?:used|needed|sold|ordered|required|installed|consumed) )?(?:per|in each|for each) [a-z]+$/;

/** At a restaurant guests sit at tables. */
const nameOf = (item: string): string | undefined => {
  const plain = item
    .trim()
    .replace(/^(?:an?|the|their|its|also|some|many|individual) /, '')
    .replace(/ tables?$/, '')
    .replace(COUNTED, '');
  if (plain === 'tables') return 'dining_tables';
  if (!/^[a-z]{3,}(?:[ _-][a-z]{3,})?$/.test(plain) || NONE.test(plain)) return undefined;
  const name = plain.replace(/[ -]/g, '_');
  const known = modelTables.find((table) => table === name || table === pluralOf(singularOf(name)));
  const isMany =
    /[^s]s$/.test(name) ||
    / tables?$/.test(item.trim()) ||
    /^(?:people|children|staff|equipment|media)$/.test(name);
  return (
    known ??
    (isMany
      ? /^(?:people|children|staff|equipment|media)$/.test(name)
        ? name
        : pluralOf(singularOf(name))
      : undefined)
  );
};

const betweenThem = (tables: readonly string[]): string | undefined =>
  tables
    .flatMap((one) => tables.map((other) => `${singularOf(one)}_${other}`))
    .find((name) => modelTables.includes(name));

/** The tables that a wish lists after its trade, whatever they are called. */
export function readList(wish: WishText): Listed {
  const domain = DOMAIN.exec(wish.rest);
  const after = domain ? domain.index + domain[0].length : -1;
  const opened = domain ? OPENS.exec(wish.rest.slice(after)) : null;
  const bare = opened ? null : BARE.exec(wish.rest);
  const start = opened ? after + opened[0].length : bare ? bare.index + bare[0].length : -1;
  if (start < 0) return { tables: [], isManyToMany: false };
  const text = wish.rest.slice(start);
  const listed = text.slice(0, ENDS.exec(text)?.index);
  const tables: string[] = [];
  let isManyToMany = false;
  for (const item of listed.split(/,? and |, ?| & /)) {
    if (MIDDLE.test(item.trim())) isManyToMany = true;
    // "Ingredients and amounts": how much of each is a column of the table between them.
    const between = /^(?:their |the )?(?:amounts|quantities)$/.test(item.trim())
      ? betweenThem(tables)
      : undefined;
    const name = between ?? nameOf(item);
    if (name === undefined && !isManyToMany) break;
    if (name !== undefined) tables.push(name);
  }
  const isKnown = opened !== null || tables.some((name) => modelTables.includes(name));
  if (tables.length < 2 || !isKnown) return { tables: [], isManyToMany: false };
  if (domain && opened) wish.cover(domain.index, after);
  if (/,? (?:and )?(?:(?:their|the) )?(?:amounts|quantities)\b/.test(listed))
    wish.take(/(?:,? and|,) (?:(?:their|the) )?(?:amounts|quantities)\b/);
  if (isManyToMany)
    wish.take(
      /\b(?:an? |the )?(?:link(?:ing)?|join(?:ing)?|junction|bridge|mapping|association|connecting) table\b/,
    );
  return { tables: [...new Set(tables)], isManyToMany };
}

/** The words for rows of some tables. */
export const wordsFor = (tables: readonly string[]): string =>
  tables
    .flatMap((name) => (name === 'dining_tables' ? ['tables', 'table'] : saidAs(name).split('|')))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
