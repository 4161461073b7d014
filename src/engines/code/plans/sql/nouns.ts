import type { Phrase } from '../reading/phrase.ts';
import type { Catalog } from './catalog.ts';
import { knownColumns, singularOf } from './lexicon.ts';
import type { Table } from './schema.ts';

/** A noun for rows: of a table that the wish describes or that many people have, else any word in the plural. */
export function tableAt(
  r: Phrase,
  catalog: Catalog,
  isOpen: boolean,
): { table: Table; isOne: boolean } | undefined {
  const isAll = /\b(?:each|every|all) $/.test(r.text.slice(0, r.at));
  const found =
    r.take(
      `(?:(?:the|all|all the|every|each|any) )?(${catalog.rowWords()})(?: table| entries| records| rows)?`,
    ) ??
    // "A query that finds the average": a verb.
    (isOpen && !catalog.isGiven && !/\b(?:that|which) $/.test(r.text.slice(0, r.at)) && !r.peek(knownColumns)
      ? r.take(/(?:(?:the|all|every|each) )?((?:[a-z]+_)*[a-z]{2,}[^su\W]s)(?: table)?/)
      : undefined);
  const word = found?.[1];
  if (
    !word ||
    (/^(?:sales|this|has|was|is|does|days|months|years|weeks|hours|times)$/.test(word) &&
      !catalog.isGiven &&
      word !== 'sales')
  )
    return undefined;
  const table = catalog.table(word);
  return (
    table && {
      table,
      isOne:
        singularOf(word.replaceAll(' ', '_')) === word.replaceAll(' ', '_') &&
        !isAll &&
        !/^(?:each|every|all)/.test(found[0]),
    }
  );
}
