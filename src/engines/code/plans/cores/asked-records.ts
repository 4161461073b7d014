import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, singular, WishText } from '../reading/text.ts';
import { snake, written } from './written.ts';

/** A question about records that a wish describes in one clause; its program is stored, with the names left open. */
interface RecordAsk {
  readonly id: string;
  /** The parts that the clause names: noun, count, value, group, verb, unit and way. */
  readonly clause: RegExp;
}

const NOUN = '(?<noun>[a-z]{3,})';
const NAME = '(?<value>[a-z]+(?: [a-z]+)?)';
const WHO = '(?:who|that|which|whose)';

const ASKS: readonly RecordAsk[] = [
  {
    id: 'top-per-group',
    clause: new RegExp(
      `(?:top |best )?(?<count>${NUMBER}) ${NOUN} (?:with|${WHO} (?:have|has|had|worked|made|sold|scored)) (?:the )?(?<way>most|highest|best|largest|longest|fewest|lowest|least|smallest) (?:number of )?${NAME} (?:in|of|per|for|from|within) (?:each|every) (?<group>[a-z]+)`,
    ),
  },
  {
    id: 'top-per-group',
    clause: new RegExp(
      `(?<count>${NUMBER}) (?:(?<way>most expensive|cheapest|best[- ]paid|highest[- ]paid|lowest[- ]paid|best[- ]rated|oldest|youngest)) ${NOUN} (?:in|of|per|for|from|within) (?:each|every) (?<group>[a-z]+)`,
    ),
  },
  {
    id: 'above-average',
    clause: new RegExp(
      `${NOUN} (?:${WHO} )?(?<verb>earn|earning|make|making|get|cost|costing|score|scoring|have an? |with an? )?(?: ?(?<value>(?!more\\b|less\\b|earn|mak|get\\b|cost|scor|who\\b|that\\b|which\\b|whose\\b|have\\b|with\\b)[a-z]+(?: (?!higher|lower|above|below|greater|less|more|is)[a-z]+)?) (?:is )?)? ?(?<way>more|higher|above|less|lower|below|greater|better|over|under)(?: than)? (?:the )?average(?: [a-z]+)? (?:of|in|for|within) (?:their|its|his|her|the same)(?: own)? (?<group>[a-z]+)`,
    ),
  },
  {
    id: 'lately',
    clause: new RegExp(
      `${NOUN} (?:(?:${WHO} )?(?:were |was |have |has |had |been )*)?(?<verb>[a-z]{3,}ed|bought|sold|sent|paid|built|written) (?:in|within|during|over) the (?:last|past|previous) (?<count>${NUMBER}) (?<unit>day|week|month|year)s?`,
    ),
  },
  {
    id: 'best-averages',
    clause: new RegExp(
      `(?<count>${NUMBER}) ${NOUN} (?:with|${WHO} (?:have|has)) (?:the )?(?<way>highest|best|top|lowest|worst) average(?: of (?:several|multiple|many|their|all)(?: their)?)? (?<value>[a-z]+)`,
    ),
  },
];

/** Several values for each record, which the clause calls by another name. */
const SEVERAL =
  /,? ?\b(?:from |in |given |of |over )?(?:an? |the )?(?:list|collection|array)? ?(?:of )?(?:[a-z]+ )?(?:with|who have|that have|where each (?:[a-z]+ )?has|each having|having) (?:an? )?(?:several|multiple|many|list of|some|a few|their) ([a-z]+)(?: each| per [a-z]+)?|\b(?:several|multiple|many) ([a-z]+)(?: each| per [a-z]+)?\b/;
const GROUPED =
  /,? ?\b(?:and )?(?:groups?|grouped|grouping)(?: (?:them|the results?|these|those|the [a-z]+))? by (?:their |its |the )?([a-z]+)\b/;
const NEWEST =
  /,? ?\b(?:and )?(?:sorted|ordered|sorts? them)?(?: by(?: the)?)?,? ?(?:from )?(?:newest|latest|most recent)(?: first| to oldest)\b/;
const SHOWN =
  /,? ?\b(?:and )?(?:then )?(?:prints?|shows?|lists?|outputs?|displays?|returns?)(?: (?:their|its|the))? (?:names?|them|results?|titles?)(?:(?:,| and) (?:their |its |the )?[a-z]+(?: [a-z]+)?){0,2}/;
const TOLD =
  /\b(?:use|uses|using|with|in)? ?(?:an? |the )?(?:c# |java |kotlin )?(?:linq|streams?|stream api|collectors?|collections?(?: api| functions)?|method chaining|list comprehensions?)\b(?: (?:query|expression|to))?|\b(?:from |in |of |over |on |given )?(?:an? |the )?(?:list|array|collection)s?(?: of (?:[a-z]+|[a-z]+ (?:objects|records)))?\b/;

const SILENT: ReadonlySet<string> = new Set(
  'write create make a an the that which who function method code program query to find finds finding get gets return returns returning select selects list lists show shows print prints and of in from for with all given takes take me i need want please their its each using use linq and sort sorted'.split(
    ' ',
  ),
);

/** Words for a number that a verb or an adjective tells. */
const VALUE_OF: readonly (readonly [RegExp, string])[] = [
  [/earn|mak|get|paid/, 'salary'],
  [/cost|expensive|cheap/, 'price'],
  [/scor/, 'score'],
  [/rated/, 'rating'],
  [/old|young/, 'age'],
];
const LESS = /fewest|lowest|least|smallest|less|below|under|cheap|young|worst/;

/** The answer to such a question; undefined if the wish asks for more. */
export function planRecordAsk(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  for (const { id, clause } of ASKS) {
    const text = texts.get(`ask ${id}`);
    const snippet = text && answered(id, clause, prompt, language, text);
    if (snippet) return snippet;
  }
  return undefined;
}

function answered(
  id: string,
  clause: RegExp,
  prompt: string,
  language: string,
  text: Snippet,
): Snippet | undefined {
  const wish = new WishText(prompt);
  const found = wish.take(clause);
  const { noun = '', count = '', value, group, verb = '', unit, way = '' } = found?.groups ?? {};
  if (noun === '' || /^(?:items|ones|rows|lines|words|files)$/.test(noun)) return undefined;
  const several = wish.take(SEVERAL);
  if (id === 'best-averages' && !several && !/several|multiple|many/.test(found?.[0] ?? '')) return undefined;
  const grouped = group ?? wish.take(GROUPED)?.[1];
  if (id === 'lately') wish.take(NEWEST);
  wish.take(SHOWN);
  while (wish.take(TOLD));
  const told = VALUE_OF.find(([words]) => words.test(`${verb} ${way}`))?.[1];
  const field = several?.[1] ?? several?.[2] ?? value ?? told ?? '';
  if (id !== 'lately' && field === '') return undefined;
  // Its dates know no months.
  if (language === 'python' && /month|year/.test(unit ?? '')) return undefined;
  const own = [noun, singular(noun), ...field.split(' '), grouped ?? '', `${grouped}s`];
  if (wish.left(new Set([...SILENT, ...own])).length > 0) return undefined;
  const spell = (words: string): string => {
    const camel = words.replace(/ (\w)/g, (_, one: string) => one.toUpperCase());
    return safe(language === 'python' ? snake(camel) : camel);
  };
  const one = singular(noun);
  const values = new Map<string, string>([
    ['noun', safe(one) === one ? one : 'item'],
    ['Noun', capital(one)],
    ['nouns', noun],
    ['count', count === '' ? '' : `${numberOf(count) * (unit === 'week' ? 7 : 1)}`],
    ['value', spell(field)],
    ['values', spell(field)],
    ['verb', verb],
    ['date', `${verb}On`],
    ['unit', unit === 'week' ? 'days' : `${unit}s`],
    [LESS.test(way) ? 'least' : 'most', ''],
    ...(grouped ? [['group', spell(grouped)] as const] : []),
  ]);
  const fill = (part: string): string => written(part, { name: '', parameters: [], values });
  return { definition: fill(text.definition), example: fill(text.example) };
}

/** "Class" and "order" are words of a language. */
const safe = (word: string): string =>
  /^(?:case|class|event|package|object|record|type|order|group|base|lock|params|default|one)$/.test(word)
    ? `${word}Name`
    : word;
