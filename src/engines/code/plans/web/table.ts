import type { Snippet } from '../../snippets/snippets.ts';
import { Phrase } from '../reading/phrase.ts';
import { pluralOf } from '../reading/plural.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { hasTools, readTool, type Tools, toolMarkup, toolScript, toolStyles } from './table-tools.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isNumber = (column: string): boolean =>
  /price|cost|amount|total|quantity|stock|\bage|salary|score|count(?!ry)|number|rating|population|\byear/.test(
    column,
  );

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gail', 'Hugo', 'Ida', 'Jan', 'Kim', 'Leo'];

const PEOPLE = ['name', 'email', 'age'];

/** The columns of a table whose wish names only its rows. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  products: ['product', 'category', 'price'],
  users: ['name', 'email', 'city'],
  customers: ['name', 'email', 'city'],
  employees: ['name', 'department', 'salary'],
  people: PEOPLE,
  students: ['name', 'class', 'score'],
  orders: ['number', 'customer', 'date', 'total'],
  countries: ['country', 'capital', 'population'],
  books: ['title', 'author', 'year'],
};

/** Values of columns that a counted name would not suit. */
const VALUES: Readonly<Record<string, string>> = {
  department: 'Sales|Research|Support|Finance|Sales|Research',
  country: 'France|Japan|Kenya|Brazil|Norway|India',
  capital: 'Paris|Tokyo|Nairobi|Brasília|Oslo|New Delhi',
  population: '68000000|124000000|55000000|213000000|5500000|1430000000',
  city: 'Leeds|Lyon|Porto|Turin|Bergen|Ghent',
  salary: '42000|38500|61000|55000|47500|39000',
  product: 'Desk lamp|Oak chair|Wool blanket|Tea pot|Wall clock|Book shelf',
  category: 'Light|Furniture|Textiles|Kitchen|Decoration|Furniture',
  author: 'Jane Austen|Frank Herbert|Toni Morrison|Jules Verne|Zadie Smith|Italo Calvino',
  title: 'Emma|Dune|Beloved|Around the World|White Teeth|Invisible Cities',
  status: 'open|closed|open|pending|closed|open',
};

const sample = (column: string, row: number): string =>
  VALUES[column] !== undefined
    ? (VALUES[column].split('|')[row % 6] ?? '')
    : isNumber(column)
      ? String([20, 35, 12, 48, 9, 27, 61, 18, 5, 33, 41, 15][(row + column.length) % 12])
      : /name/.test(column)
        ? (NAMES[row % NAMES.length] ?? 'Ada')
        : /e-?mail/.test(column)
          ? `${NAMES[row % NAMES.length]?.toLowerCase()}@example.com`
          : /date|day/.test(column)
            ? `2025-0${(row % 9) + 1}-15`
            : `${sentence(column)} ${row + 1}`;

const LOOKS: readonly (readonly [pattern: RegExp, styles: readonly string[]])[] = [
  [
    /(?:with )?(?:zebra|alternating|striped)(?: (?:striping|stripes?|striped|rows?|row colou?rs?|colou?rs?))*|stripes/,
    ['tbody tr:nth-child(even) { background: #f3f4f6; }'],
  ],
  [
    /(?:with )?(?:an? |the )?(?:sticky|fixed) (?:table )?head(?:er|ing)?(?: row)?|(?:the )?header(?: row)? (?:that )?(?:is |stays )?(?:sticky|fixed|visible)(?: (?:when|while) scrolling)?/,
    [
      '.frame { max-height: 20rem; overflow: auto; }',
      'thead th { position: sticky; top: 0; background: #fff; }',
    ],
  ],
  [
    /(?:with )?(?:an? )?(?:rows? )?(?:highlight(?:ed|ing)?|hover)(?: effects?)?(?: (?:on|of|the|a|rows?|row|hover))*|rows? (?:are |get )?highlighted on hover/,
    ['tbody tr:hover { background: #dbeafe; }'],
  ],
  [
    /(?:with )?(?:an? )?(?:thin |solid )?borders?(?: (?:around|on) (?:each|every|all|the) cells?)?|bordered/,
    ['th, td { border: 1px solid #d1d5db; }'],
  ],
  [
    /(?:that is |and )?(?:responsive|scrolls? (?:horizontally|sideways)(?: on (?:phones|mobile|small screens))?)/,
    ['.frame { overflow-x: auto; }'],
  ],
  [/centered|centred|in the cent(?:er|re)/, ['table { margin-inline: auto; }']],
  [
    /(?:with )?(?:an? )?(?:dark|black) head(?:er|ing)(?: row)?/,
    ['thead th { background: #111827; color: #fff; }'],
  ],
  [
    /(?:with )?(?:numbers|prices|amounts) (?:aligned )?(?:to the )?right(?:[- ]aligned)?|right[- ]aligned numbers/,
    [],
  ],
];

/** Words that name a column, and not the look or behaviour of a table. */
const COLUMN =
  '(?!(?:zebra|sticky|striped|stripes?|alternating|hover|rows?|headers?|borders?|responsive|centered|fixed|dark|highlight|caption|sort|sorting|sortable|search|filter|pagination|paging|pages|typing|arrows?|an?|some|three|two|four|five)\\b)[a-z][a-z-]*(?: (?:name|number|date|price|address))?';

const IN_BRACKETS = new RegExp(`\\((${COLUMN}(?:(?:, and |,? and |, )${COLUMN})+)\\)`);

/** "Where clicking a header sorts the column". */
const SORTED_BY_CLICK =
  /,? (?:(?:where|and|in which|when|so that) )*(?:clicking|a click|you click)(?: on)? (?:an? |the |each |any )?(?:table |column )?(?:headers?|headings?|column)(?: (?:of a column|cell))? sorts?(?: (?:by|the|that|its|it|this|table|rows?|column|them))*/i;

/** A table with the columns and the looks of a wish; undefined if a word of it is not met. */
export function planHtmlTable(given: string): Snippet | undefined {
  const prompt = given.replace(SORTED_BY_CLICK, ', sortable');
  const r = new Phrase(prompt);
  r.takeAll(/please|write|create|make|build|give me|an?|the|simple|html5?|basic|me/);
  const styles: string[] = [];
  const look = (): boolean =>
    LOOKS.some(([pattern, rules]) => {
      if (!r.take(pattern)) return false;
      styles.push(...rules);
      return true;
    });
  look();
  const tools: Tools = { isSorted: false, isSearched: false };
  while (readTool(r, tools) || r.take(/,|and/));
  const found = r.take(
    /(?:html |data |([a-z]+) )?table(?: (?:of|for|listing|with|showing) (?:the |some |all )?(products|users|customers|employees|people|students|orders|books|countries)(?! [a-z]*(?:name|id)))?(?: data)?(?: table)?/,
  );
  if (!found || (found[1] !== undefined && !COLUMNS[pluralOf(found[1])])) return undefined;
  const things = found[2] ?? (found[1] && pluralOf(found[1])) ?? '';
  const columns: string[] = [];
  let rows: number | undefined;
  let caption: string | undefined;
  for (let steps = 0; !r.isDone && steps < 40; steps += 1) {
    const listed = columns.length === 0 ? r.takeText(IN_BRACKETS)?.[1] : undefined;
    if (listed !== undefined) columns.push(...listed.split(/,? and |, /));
    if (listed !== undefined || r.takeMark() !== undefined || look() || readTool(r, tools)) continue;
    const titled = r.take(/(?:with )?(?:an? |the )?caption (?:saying )?["']([^"']+)["']/);
    if (titled) caption = r.written(titled, 1);
    const count = titled ? undefined : r.take(`(?:and |with )?${NUMBER} (?:example |sample |data )?rows?`);
    if (count) rows = Math.min(numberOf(count[1] ?? '3'), 50);
    if (titled || count) continue;
    if (
      columns.length === 0 &&
      (r.take(
        `(?:with |that has |having )?(?:the |${NUMBER} )?columns?(?: for| named| called)?(?: the)?:?`,
      ) ??
        r.take(
          `(?:with|showing|of|that shows)(?: the| their)?(?= ${COLUMN}(?:,? and |, )${COLUMN}(?:(?:, and |,? and |, )${COLUMN})*(?: columns?)?(?:$|[,.;:]| and | with | that ))`,
        ))
    ) {
      for (;;) {
        r.takeText(/:/);
        const word = r.take(
          /(?!and\b|with\b)["']?([a-z][a-z-]*(?: (?:name|number|date|price|address))?)["']?/,
        );
        if (!word) break;
        columns.push(word[1] ?? '');
        r.take(/columns?/);
        const at = r.at;
        const mark = r.takeMark();
        const joined = r.take(/and/);
        if (
          (mark !== ',' && !joined) ||
          r.peek(
            /(?:an? )?(?:zebra|sticky|striped|alternating|hover|\d+ rows|three rows|header|borders?|with|responsive|centered|fixed|dark|highlight|the header|rows?|caption|it|some|numbers|(?:live )?search|sort(?:able|ing|s)?|filter|pagina\w+|paging|pages|\d+ \w+ per page|that|which|clickable|typing|no results|arrows?|little|small)/,
          )
        ) {
          r.back(at);
          break;
        }
      }
      continue;
    }
    if (!r.take(/with|and|that|has|is|a|an|the|in html|html5?|css|using|some|style|styled|it/))
      return undefined;
  }
  if (columns.length === 0 && (hasTools(tools) || styles.length > 0))
    columns.push(...(COLUMNS[things] ?? PEOPLE));
  // "Countries with capital and population": the rows have a name of their own.
  const [own] = COLUMNS[things] ?? [];
  if (
    own &&
    !/\bcolumns?\b|\(/i.test(prompt) &&
    !columns.some((one) => one === own || /name|title/.test(one))
  )
    columns.unshift(own);
  if (columns.length < 2) return undefined;
  const count = rows ?? (tools.size === undefined ? (hasTools(tools) ? 6 : 3) : tools.size * 2 + 2);
  const isFramed = styles.some((rule) => rule.startsWith('.frame'));
  const right = columns
    .map((column, at) => (isNumber(column) ? `th:nth-child(${at + 1}), td:nth-child(${at + 1})` : ''))
    .filter(Boolean);
  const cells = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts
      .map((text) => {
        const content = tag === 'th' && tools.isSorted ? `<button type="button">${text}</button>` : text;
        return `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${content}</${tag}>`;
      })
      .join('')}</tr>`;
  const { above, below } = toolMarkup(tools);
  const table = [
    '<table>',
    ...(caption ? [`  <caption>${caption}</caption>`] : []),
    '  <thead>',
    `    ${cells('th', columns.map(sentence))}`,
    '  </thead>',
    '  <tbody>',
    ...Array.from(
      { length: count },
      (_, row) =>
        `    ${cells(
          'td',
          columns.map((column) => sample(column, row)),
        )}`,
    ),
    '  </tbody>',
    '</table>',
  ];
  return {
    definition: [
      '<style>',
      '  table { border-collapse: collapse; }',
      '  th, td { padding: 0.6rem 1rem; text-align: left; }',
      '  thead th { border-bottom: 2px solid #6b7280; }',
      ...(right.length > 0 ? [`  ${right.join(', ')} { text-align: right; }`] : []),
      ...[...new Set([...toolStyles(tools), ...styles])].map((rule) => `  ${rule}`),
      '</style>',
      ...above,
      ...(isFramed ? ['<div class="frame">', ...table.map((line) => `  ${line}`), '</div>'] : table),
      ...below,
      ...(hasTools(tools) ? ['<script>', ...toolScript(tools).map((line) => `  ${line}`), '</script>'] : []),
    ].join('\n'),
    example: caption ?? 'Table',
  };
}
