import { capital } from '../../../capital.ts';
import { singular, WishText } from '../reading/text.ts';
import { fieldsOf } from './collection.ts';
import { camel, kindOf, sampleOf } from './collection-samples.ts';
import type { Composed } from './compose.ts';
import { named } from './functions.ts';
import { readCollection } from './read-collection.ts';
import { readOutline } from './read-outline.ts';
import { writeCollection } from './write-collection.ts';
import { writeOutline } from './write-outline.ts';

const LANGUAGES = /^(?:go|rust|java|csharp|kotlin|swift)$/;

/** Records from elsewhere are read by other programs. */
const ELSEWHERE =
  /\b(?:files?|csv|json|yaml|sql|database|table|api|endpoint|route|stdin|xml|dao|repository|menu|console app|class(?:es)?|struct|record|interface|enum|logs?|folders?|directory)\b/i;

const SILENT: ReadonlySet<string> = new Set(
  'a an the and then that which of in to for from with it its is are be by as on all each every this them their write create make build implement i need want have please me my some small simple short little code program function functions method methods fun func list lists array arrays slice vector collection objects items take takes taking given gives give returns return returning print prints printing show shows display displays output outputs result results find finds get gets do how can you using use group groups sample example data keeps keep kotlin swift java c# csharp rust go golang linq streams stream filter filters select selects'.split(
    ' ',
  ),
);

const MOST_LEFT = 4;

const TITLED = /^(?:books|movies|articles|posts|songs|courses|tasks|games|jobs)$/;
const NUMBERED = /^(?:orders|invoices|payments|transactions|tickets|bookings|purchases|shipments|sales)$/;
const UNNAMED = /^(?:expenses|readings|measurements|records|rows|entries|lines|errors|results)$/;

/** A program over a list of things whose fields the wish names in passing, written once for all languages. */
export function composeCollection(prompt: string, language: string): Composed | undefined {
  if (!LANGUAGES.test(language) || ELSEWHERE.test(prompt)) return undefined;
  const wish = new WishText(prompt);
  const collection = readCollection(wish);
  if (!collection) return undefined;
  const { many, shape } = collection;
  const touched = fieldsOf(collection);
  const identity = TITLED.test(many)
    ? 'title'
    : NUMBERED.test(many)
      ? 'id'
      : UNNAMED.test(many)
        ? ''
        : 'name';
  const isTold =
    identity === '' ||
    collection.fields.length > 0 ||
    touched.some((one) => /^(?:id|title)$|name$/.test(one));
  const isThin = shape.is === 'merged' || shape.is === 'index';
  const fields = [
    ...(isTold ? [] : [identity]),
    ...touched,
    ...(isThin && touched.length === 1 ? ['name'] : []),
  ].filter((field, at, all) => all.indexOf(field) === at);
  const one = singular(many)
    .replace('people', 'person')
    .replace(/^(?:order|result|record|event|case|object)$/, '$&Entry');
  const type = capital(one);
  const unmet = wish
    .left(SILENT)
    .filter((word) => !SILENT.has(word) && word !== many && word !== singular(many));
  if (unmet.length > MOST_LEFT) return undefined;
  const limits = new Map(
    [...collection.tests, ...(shape.is === 'parts' ? [shape.test] : [])].map(({ field, value }) => [
      field,
      value,
    ]),
  );
  const row = (at: number, fresh = ''): string =>
    `${type}(${fields.map((field) => (fresh && kindOf(field) === 'text' ? `"${fresh}"` : sampleOf(field, at, limits.get(field), many))).join(', ')})`;
  const { functions, example, records = [] } = writeCollection(collection, type, fields, language);
  const lists =
    shape.is === 'merged'
      ? [
          `let first = [${[0, 1].map((at) => row(at)).join(', ')}]`,
          `let second = [${row(1, 'Bea')}, ${row(2)}]`,
        ]
      : [`let ${many} = [${[0, 1, 2, 3, 4].map((at) => row(at)).join(', ')}]`];
  const text = [
    `record ${type}(${fields.map((field) => `${camel(field)}: ${kindOf(field)}`).join(', ')})`,
    ...records,
    ...functions,
    'example',
    ...[...lists, ...example].map((line) => `  ${line}`),
  ].join('\n');
  const spoken = named(text, prompt, wish).replace(/\bone\b(?=[.) ,]|$)/gm, one);
  const snippet = writeOutline(readOutline(spoken), language);
  return snippet && { snippet, unmet };
}
