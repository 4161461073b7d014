import { singularOf } from './nouns.ts';
import { isOwner } from './references.ts';
import { knownEntity } from './subject.ts';

/** Each record of `child` refers to one of `parent`. */
export interface Relation {
  readonly child: string;
  readonly parent: string;
  /** The fields of the child, where they are named with it. */
  readonly fields?: string;
}

const NOUN = String.raw`([\p{L}][\p{L}-]*)`;
const ARTICLE = String.raw`(?:(?:each|every|an?|one|the|its?|their)\s+)?`;

/** "orders have many items, each with a name and a price" */
const HAS_MANY = new RegExp(
  `${ARTICLE}${NOUN}\\s+(?:(?:that|which|can|may|should)\\s+)*(?:have|has|contains?|with|consists? of|own|owns|include|includes)\\s+(?:many|several|multiple|a list of|lots of|one or more)\\s+${NOUN}(?:,?\\s+(?:(?:each|every one|which each|all)\\s+)?(?:with|having|has|of which has)\\s+([^.;]+))?`,
  'giu',
);
/** "workouts, each with several exercises" */
const OF_EACH =
  /,?\s+(?:each|each of which)\s+(?:with|having|has|have|contain(?:s|ing)?)\s+(many|several|multiple|a list of)\b/giu;
/** "each comment belongs to a post" */
const BELONGS = new RegExp(
  `${ARTICLE}${NOUN}\\s+(?:that\\s+|which\\s+)?(?:belongs?\\s+to|(?:is|are)\\s+(?:assigned|linked|related|written|owned)\\s+(?:to|by)|refers?\\s+to)\\s+${ARTICLE}(?:exactly\\s+one\\s+)?${NOUN}`,
  'giu',
);
/** "each book has an author" */
const HAS_ONE = new RegExp(
  `(?:each|every)\\s+${NOUN}\\s+(?:has|have|needs)\\s+(?:an?|one|exactly one|its)\\s+${NOUN}(?=\\s*(?:[,.;]|$|and\\b))`,
  'giu',
);
/** "owners and their pets", "books with their authors" */
const THEIR = new RegExp(`${NOUN}\\s*,?\\s+(?:and|with)\\s+(?:all\\s+)?(?:their|its)\\s+${NOUN}`, 'giu');
/** "books with authors" */
const WITH = new RegExp(`${NOUN}\\s+(?:with|by|and)\\s+${NOUN}(?=\\s*(?:[,.;]|$))`, 'giu');

/** "Agents handle properties" */
const ACTS =
  /(?<=^|[.;,]\s*|\s(?:and|where)\s)(?:each\s)?([\p{L}-]+s)\s+(?:handles?|manages?|owns?|supervises?|leads?|runs?|looks? after|takes? care of|(?:is|are) responsible for|teach(?:es)?)\s+(?:several\s|many\s|the\s)?([\p{L}-]+s)(?=\s*(?:[.;,]|$))/giu;

interface Related {
  /** The text with the entities that are left to read, as a list. */
  readonly text: string;
  readonly relations: readonly Relation[];
}

/** Takes the relations between entities out of a prompt. */
export function takeRelations(prompt: string): Related {
  const relations: Relation[] = [];
  const add = (child: string, parent: string, fields?: string): string => {
    const one = { child: singularOf(child.toLowerCase()), parent: singularOf(parent.toLowerCase()) };
    if (one.child === one.parent) return '';
    relations.push({ ...one, ...(fields !== undefined && { fields }) });
    return ' ';
  };
  const mentioned = (noun: string): number =>
    prompt.toLowerCase().split(singularOf(noun.toLowerCase()).slice(0, -1)).length - 1;
  const text = prompt
    .replace(OF_EACH, ' have $1')
    .replace(HAS_MANY, (_, parent: string, child: string, fields?: string) => add(child, parent, fields))
    .replace(BELONGS, (_, child: string, parent: string) => add(child, parent))
    .replace(HAS_ONE, (whole, child: string, parent: string, at: number) => {
      const isLast = /^\s*(?:[.;]|$)/.test(prompt.slice(prompt.indexOf(whole, at) + whole.length));
      const isEntity = isLast && isOwner(singularOf(child.toLowerCase()), parent.toLowerCase());
      return isEntity || mentioned(parent) > 1 ? add(child, parent) : whole;
    })
    .replace(ACTS, (whole, parent: string, child: string) =>
      mentioned(parent) + mentioned(child) > 2 ? ` ${parent}${add(child, parent)}` : whole,
    )
    .replace(THEIR, (whole, one: string, other: string) => relate(whole, one, other, true))
    .replace(WITH, (whole, one: string, other: string) => relate(whole, one, other, false));
  return { text: text.replace(/\s+,/g, ',').trim(), relations };

  function relate(whole: string, one: string, other: string, isCertain: boolean): string {
    const [a, b] = [singularOf(one.toLowerCase()), singularOf(other.toLowerCase())];
    if (a === one.toLowerCase() || b === other.toLowerCase()) return whole;
    if (isOwner(a, b)) add(a, b);
    else if (isOwner(b, a) || (isCertain && knownEntity(a) !== undefined)) add(b, a);
    else return whole;
    return ` ${one} `;
  }
}
