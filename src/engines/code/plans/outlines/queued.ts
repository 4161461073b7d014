import { capital } from '../../../capital.ts';
import { pluralOf } from '../reading/plural.ts';
import { WishText } from '../reading/text.ts';
import { singularOf } from '../sql/lexicon.ts';
import type { Composed } from './compose.ts';
import { readOutline } from './read-outline.ts';

import { writeOutline } from './write-outline.ts';

const KEY =
  '(?:(?:their|its|the|an?|each|own|numeric|given) )*((?:(?!and\\b|then\\b|with\\b|where\\b|so\\b|first\\b)[a-z]+ ){0,2}?(?!and\\b|then\\b|with\\b|first\\b)[a-z]+)';
const FIRST =
  '(?: ?\\(?,? ?(?:with )?(?:the )?(highest|largest|biggest|greatest|longest|latest|newest|lowest|smallest|shortest|earliest|oldest|nearest|closest|soonest|most urgent|descending|ascending)(?: (?:one|ones|value|values|number|level|priority|first|comes|come|goes|go|served|out|order))*\\)?)?';

/** "A priority queue of jobs ordered by deadline, then by distance". */
const ORDERED = new RegExp(
  `\\b(?:(?:an?|the|generic|simple) )*(?:priority )?queue (?:of|for|with|that holds|holding) (?:the |all |waiting )*((?:[a-z-]+ ){0,2}[a-z-]+?)(?:,? (?:that|which))?(?: (?:are|is|gets?))? (?:ordered|sorted|prioriti[sz]ed|ranked|served|processed|handled|arranged|taken) (?:first )?(?:by|in order of|according to|after) ${KEY}${FIRST}(?:(?:,? (?:and )?then|,? and|,|,? (?:with |and )?ties (?:are )?(?:broken|decided|sorted)) (?:by )?${KEY}${FIRST})?(?=[.;,]|$| (?:with|where|and|so)\\b)`,
);
/** "A queue of jobs with a priority for each, take out the most urgent first". */
const GIVEN =
  /\b(?:(?:an?|the|simple) )*(?:priority )?queue (?:of|for|with|that holds) (?:the |all |waiting )*((?:[a-z-]+ ){0,2}[a-z-]+?)(?: (?:with|having|where|that have)(?: (?:an?|each|every|its|own|one|has|their))*|, each with(?: an?)?) (priority|priorities|urgency|level|importance)(?: (?:for|of|to|per) (?:each|every|all|them|one)(?: one)?)?(?:[,;]? ?(?:and |where |so |the )*(?:takes?|taking|gives?|served?|handles?|processe?s?|pops?|removes?|returns?)?(?: out)?(?: the)? (most urgent|highest|lowest|most important|smallest|largest)(?: (?:one|ones|job|task|item|priority|number))?(?: (?:is|are|comes|goes|served|taken|out|always))* first)?/;

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which of in to for it its is are be with by as from on at each every all write create make implement simple small program class struct type using use one first next take takes taking out most urgent comes come served highest lowest std priority_queue example main short shows show print prints order before others add adds remove removes push pop peek insert enqueue dequeue get gets empty size heap binary generic standard library comparator comparison custom operator overloaded operators own then ties tie broken equal same'.split(
    ' ',
  ),
);

const TEXTUAL = /name|title|id$|code/;
const TIMED = /time|date|deadline|due|arriv|created|received|day/;
const MEASURED = /distance|weight|price|cost|amount|value|size|duration|length|km|rating/;
/** A number of these that is larger comes first. */
const LARGER = /score|rating|points|importance|severity/;

const typeOf = (key: string): string =>
  TIMED.test(key) || TEXTUAL.test(key) ? 'text' : MEASURED.test(key) ? 'float' : 'int';

const exampleOf = (key: string, at: number): string =>
  TIMED.test(key)
    ? `"2024-05-06 ${['09:30', '08:15', '08:05'][at]}"`
    : TEXTUAL.test(key)
      ? `"${'CAB'[at]}"`
      : MEASURED.test(key)
        ? (['12.5', '3.0', '1.5'][at] ?? '0')
        : (['2', '1', '1'][at] ?? '0');

const camel = (words: string): string =>
  words.trim().replace(/[ -]+(\w)/g, (_, letter: string) => letter.toUpperCase());

const isDown = (key: string, way: string | undefined): boolean =>
  way === undefined
    ? LARGER.test(key)
    : /high|larg|big|great|long|late|new|desc/.test(way) || (way === 'oldest' && /age/.test(key));

/** A queue of things that are taken out in the order of one or two of their fields. */
export function composeQueue(prompt: string, language: string): Composed | undefined {
  const wish = new WishText(prompt);
  const by = wish.take(ORDERED);
  const given = by ? undefined : wish.take(GIVEN);
  const [, things = '', first = '', way, second, other] = by ?? given ?? [];
  if (!things || !first) return undefined;
  const thing = camel(things.replace(/\w+$/, (word) => singularOf(word)));
  const record = capital(thing);
  const said = [first, ...(second ? [second] : [])].map((key, at) => {
    const name = camel(key.replace(/^priorities$/, 'priority'));
    return {
      name,
      type: typeOf(name.toLowerCase()),
      isDown: isDown(name.toLowerCase(), at ? other : by && way),
    };
  });
  const keys = said.filter(
    ({ name }, at) => name !== 'name' && said.findIndex((one) => one.name === name) === at,
  );
  const [main, then] = keys;
  if (!main || keys.some(({ name }) => name.length > 24)) return undefined;
  const fields = keys.map(({ name, type }) => `${name}: ${type}`).join(', ');
  const before = (key: typeof main): string => `one.${key.name} ${key.isDown ? '>' : '<'} other.${key.name}`;
  const made = (name: string, at: number): string =>
    `${record}("${name}", ${keys.map((key) => exampleOf(key.name.toLowerCase(), at)).join(', ')})`;
  const text = `record ${record}(name: text, ${fields})
class ${record}Queue()
state items: [${record}] = []
def comesBefore(one: ${record}, other: ${record}) -> bool
${
  then
    ? `  if one.${main.name} != other.${main.name}\n    return ${before(main)}\n  return ${before(then)}`
    : `  return ${before(main)}`
}
def add(added: ${record})
  let at = size(items)
  while at > 0 and comesBefore(added, items[at - 1])
    at -= 1
  insertAt(items, at, added)
def takeNext() -> ${record}
  raise empty "the queue is empty" if size(items) == 0
  let next = items[0]
  removeAt(items, 0)
  return next
def peek() -> ${record}
  raise empty "the queue is empty" if size(items) == 0
  return items[0]
def isEmpty() -> bool
  return size(items) == 0
def count() -> int
  return size(items)
example
  let queue = ${record}Queue()
  queue.add(${made('first', 0)})
  queue.add(${made('second', 1)})
  queue.add(${made('third', 2)})
  while not queue.isEmpty()
    let next = queue.takeNext()
    print "{next.name}: ${keys.map(({ name }) => `{next.${name}}`).join(', ')}"`;
  const words = new Set([...SILENT, language, ...things.split(/[ -]/), pluralOf(thing.toLowerCase())]);
  const unmet = wish.left(words).filter((word) => !words.has(word));
  if (unmet.length > 3) return undefined;
  const snippet = writeOutline({ ...readOutline(text), isData: false, isValue: false }, language);
  return snippet && { snippet, unmet };
}
