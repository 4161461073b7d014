import { singular } from '../reading/text.ts';
import { capital } from './spelling.ts';

export const DECLARED =
  /^[^.;]*?\b(data ?class|dataclass|struct|record|interface|class|type|model)\s+(?:called |named |for an? )?(?!with\b|that\b|for\b)([a-z]\w*)\s*(?:\(([^()]*)\)|\{([^{}]*)\}|(?:with|having|that has|containing|of|holding|storing)\s+(?:the |an? )?(?:fields? |properties |attributes )?([^;.(){}]+?))(?: fields?| properties| attributes)?\s*(?:[;.]|,?\s*(?:and|then|plus|with)\s+(?=(?:(?:an?|the|one|two|three)\s+(?:\w+ ){0,2})?(?:functions?|methods?|func|fn)\b)|,\s*(?=(?:an?|one|two|three)\s+(?:\w+ ){0,2}(?:functions?|methods?)\b)|,?\s*(?:and )?(?=(?:functions?|methods?) (?:to|that|for|which)\b)|$)/;

/** "A list of employees (name, age)" declares the employee as "a record" does. */
const GIVEN =
  /^(.*?)\b(?:an? )?(?:list|array|slice|vector|vec|collection) of (\w+)\s*(?:objects?|records?|structs?|dicts?|hashes|maps)?\s*(?:\(([^()]+)\)|(?:each )?(?:with|having) (?:the |fields? |properties )*((?:\w+(?: \w+)?)(?:, (?:and )?\w+(?: \w+)?)*,? and \w+(?: \w+)??))\s*(?:,|;|and|that|which|where)*\s*(?=(?:and )?(?:returns?|finds?|gets?|gives?|sorts?|groups?|counts?|computes?|calculates?|filters?|lists?|sums?)\b)/i;

/** Fields of things that a wish declares without naming any. */
const KNOWN: Readonly<Record<string, string>> = {
  book: 'title, author and year',
  movie: 'title, director, year and rating',
  film: 'title, director, year and rating',
  song: 'title, artist and year',
  album: 'title, artist and year',
  car: 'make, model, year and price',
  employee: 'name, department and salary',
  product: 'name, category and price',
  student: 'name, course and grade',
  person: 'name, age and city',
  city: 'name, country and population',
};
const UNLISTED = new RegExp(
  `\\b(data ?class|dataclass|struct|record|interface|class|type|model)(?:e?s)? for (?:an? |the )?(?:\\w+ )?(${Object.keys(KNOWN).join('|')})s?,? (?:and|with|plus) (?:then )?(?:write |create |make |add |implement )?(?=(?:(?:an?|two|three|some) )?(?:functions?|methods?)\\b)`,
  'i',
);

/** "A data class for a book and a function …": the fields are those that such a thing has. */
function listing(prompt: string): string {
  const [all, kind = '', thing = ''] = UNLISTED.exec(prompt) ?? [];
  if (all === undefined) return prompt;
  const one = thing.toLowerCase();
  return prompt
    .replace(all, `${kind} ${capital(one)} with ${KNOWN[one]}; `)
    .replace(
      /\b(?:(?:publication|publishing|release) year|year of (?:publication|publishing|release))\b/gi,
      'year',
    )
    .replace(
      /(\bfilters?) (?:an?|the|my) (?:\w+ )?(?:library|collection|list|catalogue?|shelf|store|archive)\b/gi,
      `$1 the ${one}s`,
    )
    .replace(/\bfilter(s?) by\b/gi, `filter$1 the ${one}s by`)
    .replace(/\bsort(s?) (?:it|the (?:library|collection|list|result))\b/gi, 'sort$1 them')
    .replace(
      /(?:,? ?\b(?:and )?(?:sorted |ordered )?by (?:their |the )?years?)?,? (?:with the )?(?:from )?\b(?:(newest)(?: first| to oldest| ones first)|oldest(?: first| to newest| ones first))\b/gi,
      (said, isDown?: string) =>
        `${/\bby\b/.test(said) ? said.replace(/(\byears?\b).*$/, '$1') : ', sorted by year'} ${isDown ? 'descending' : 'ascending'}`,
    );
}

export function declaring(given: string): string {
  const prompt = listing(given);
  const [all, before = '', many = '', a, b] = GIVEN.exec(prompt) ?? [];
  if (all === undefined || /\b(?:class|record|struct|interface)\b/i.test(before)) return prompt;
  const one = /^(?:dict|object|record|item|map|hash|row)/i.test(many) ? 'Item' : capital(singular(many));
  return `record ${one} with ${(a ?? b ?? '').trim()}; function that ${prompt.slice(all.length)}`;
}
