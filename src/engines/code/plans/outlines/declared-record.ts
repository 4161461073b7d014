import { capital } from '../../../capital.ts';
import models from '../../data/record-models.json';
import { singular } from '../reading/text.ts';

export const DECLARED =
  /^[^.;]*?\b(data ?class|dataclass|struct|record|interface|class|type|model)\s+(?:called |named |for an? )?(?!with\b|that\b|for\b)([a-z]\w*)\s*(?:\(([^()]*)\)|\{([^{}]*)\}|(?:with|having|that has|containing|of|holding|storing)\s+(?:the |an? )?(?:fields? |properties |attributes )?([^;.(){}]+?))(?: fields?| properties| attributes)?\s*(?:[;.]|,?\s*(?:and|then|plus|with)\s+(?=(?:(?:an?|the|one|two|three)\s+(?:\w+ ){0,2})?(?:functions?|methods?|func|fn)\b)|,\s*(?=(?:an?|one|two|three)\s+(?:\w+ ){0,2}(?:functions?|methods?)\b)|,?\s*(?:and )?(?=(?:functions?|methods?) (?:to|that|for|which)\b)|$)/;

/** "A list of employees (name, age)" declares the employee as "a record" does. */
const GIVEN =
  /^(.*?)\b(?:an? )?(?:list|array|slice|vector|vec|collection) of (\w+)\s*(?:objects?|records?|structs?|dicts?|hashes|maps)?\s*(?:\(([^()]+)\)|(?:each )?(?:with|having) (?:the |fields? |properties )*((?:\w+(?: \w+)?)(?:, (?:and )?\w+(?: \w+)?)*,? and \w+(?: \w+)??))\s*(?:,|;|and|that|which|where)*\s*(?=(?:and )?(?:returns?|finds?|gets?|gives?|sorts?|groups?|counts?|computes?|calculates?|filters?|lists?|sums?)\b)/i;

const MODELS = new Map<string, string>(Object.entries(models));

/** "A data class for a book and a function that …": the fields that such a thing usually has. */
const NAMED =
  /^.*?\b(data ?class(?:es)?|structs?|records?|interfaces?|class(?:es)?|types?|models?) for (?:(?:an?|the|my|small|simple|personal|single|library|list of|library of|collection of|catalog(?:ue)? of|shelf of) )*([a-z]+)(?: (?:collection|library|catalog(?:ue)?|(?:watch|play|reading )?list|database|archive|shelf))?,? (?:and|plus|then) (?:(?:write|create|add|define|implement|also|have) )*(?=(?:an?|two|three|some) |functions?|methods?)/i;

/** A thing is put in the words that the readers of functions know. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(?:year of (?:publication|release)|(?:publication|release|published|released) year))\b/gi, 'year'],
  // Without a field, the year is meant.
  [
    /(?<!\b(?:sort|order|rank)(?:s|ed|ing)? (?:them )?by [a-z ]{2,20}), (?=(?:newest|oldest|latest|earliest)(?: ones)? first\b)/gi,
    ', sorted by year ',
  ],
  [/\b(?:newest|latest|most recent)(?: (?:ones|year))? first\b|\bfrom newest to oldest\b/gi, 'descending'],
  [/\b(?:oldest|earliest|cheapest)(?: (?:ones|year))? first\b|\bfrom oldest to newest\b/gi, 'ascending'],
  [
    /\b(sort|order)(s|ed|ing)? (?:it|(?:an?|the) (?:library|collection|list|catalog(?:ue)?|result))(?= by\b)/gi,
    '$1$2 them',
  ],
  [/\b(?:(?:written|published|made|directed) )by\b/gi, 'by'],
];

/** "The one who earns the most". */
const MOST: Readonly<Record<string, readonly [most: string, least: string]>> = {
  earn: ['highest paid', 'lowest paid'],
  cost: ['most expensive', 'cheapest'],
  weigh: ['heaviest', 'lightest'],
};
const inOrderWords = (prompt: string): string =>
  prompt
    .replace(
      /\b(?:the )?(?:one|person|\w+) (?:who|that|which) (earn|cost|weigh)s (?:the )?(most|least)\b/gi,
      (all, verb: string, end: string) => {
        const words = MOST[verb.toLowerCase()]?.[end.toLowerCase() === 'most' ? 0 : 1];
        return words === undefined ? all : `the ${words} one`;
      },
    )
    // The greater the age, the older.
    .replace(
      /(?<=\bby (?:their )?age),? (?:with the )?(oldest|youngest)(?: ones?| people)? first\b/gi,
      (_, end: string) => (/old/i.test(end) ? ' descending' : ' ascending'),
    );

function withModel(prompt: string): string | undefined {
  const [all, kind = '', many = ''] = NAMED.exec(prompt) ?? [];
  const one = singular(many.toLowerCase());
  const fields = MODELS.get(one);
  if (all === undefined || fields === undefined) return undefined;
  const plain = WORDS.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    prompt.slice(all.length),
  );
  const rest = plain.replace(
    /\b(filter|search|select)(s|es|ing)? (?:(?:it|(?:an?|the|my)(?: \w+)?) )?(?=by\b)/gi,
    `filters ${many.endsWith('s') ? many : `${one}s`} `,
  );
  const type = /^types?|^models?/i.test(kind) ? 'record' : kind.replace(/(?<=class)es$|(?<=[^s])s$/, '');
  return `${type} ${capital(one)} with ${fields.replace(/, (?=\w+$)/, ' and ')}; ${rest}`;
}

/** "A Book class with …" is a class of that name. */
const NAME_FIRST = /\b([A-Z][a-z]+) (data ?class|class|struct|record|interface|type) (?=with\b)/;

/** "A struct for a packing list item with …". */
const LONG_NAME =
  /\b(data ?class|class|struct|record|interface|type) (?:for|of|representing|that represents) an? ((?!with\b|that\b)[a-z]+(?:[ -](?!with\b|that\b|and\b|having\b|which\b|where\b)[a-z]+){1,3}) (?=(?:with|having|that has) )/;
const named = (_: string, kind: string, words: string): string =>
  `${kind} ${words.split(/[ -]/).map(capital).join('')} `;

export function declaring(given: string): string {
  const prompt = inOrderWords(given.replace(NAME_FIRST, '$2 $1 ').replace(LONG_NAME, named));
  const modelled = withModel(prompt);
  if (modelled !== undefined) return modelled;
  const [all, before = '', many = '', a, b] = GIVEN.exec(prompt) ?? [];
  if (all === undefined || /\b(?:class|record|struct|interface)\b/i.test(before)) return prompt;
  const one = /^(?:dict|object|record|item|map|hash|row)/i.test(many) ? 'Item' : capital(singular(many));
  return `record ${one} with ${(a ?? b ?? '').trim()}; function that ${prompt.slice(all.length)}`;
}
