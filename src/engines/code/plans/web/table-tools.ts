import type { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';

/** Sorting, filtering and paging of a table. */
export interface Tools {
  isSorted: boolean;
  isSearched: boolean;
  /** Rows on one page. */
  size?: number;
  /** The words for a table without rows. */
  none?: string;
}

const ROWS = '(?:rows?|entries|items|records|results|products|users|employees|orders|customers)';

const PATTERNS: readonly (readonly [string, (tools: Tools, number: string | undefined) => void])[] = [
  [
    `(?:and |with |that |which |is |are |can be |has )*(?:(?:sortable|clickable|sorting|sorts?|sorted)(?: (?:by|on|with|when|if|a|an|the|its|each|every|any|all|clicking|click|you|click(?:ing)? on|columns?|headers?|headings?|column (?:headers?|headings?)|rows?|ascending|descending|and|or|in both directions|a second click|reverses|again|the order|it))*)(?:,? (?:(?:and|with|showing|shows?) )*(?:an? |the |little |small )*(?:arrows?|triangles?|indicators?|icons?)(?: (?:icons?|that|which|in the (?:header|heading)|beside it))*(?: ?(?:showing|shows?|indicating|indicates?|for|pointing|points?)(?: (?:in|to))?(?: (?:the|sort|sorting|sorted|current|which|column|and))* ?(?:direction|order)s?)?)?`,
    (tools) => {
      tools.isSorted = true;
    },
  ],
  [
    `(?:and |with |that |which |has |an? |the )*(?:live )?(?:search|filter)(?:[- ](?:box|field|bar|input|able))?(?: (?:that |which |to |for )?(?:filters?|searches|narrows|filtering|search)?(?: the| its| all)? ?${ROWS}?)?(?: (?:as you type|while typing|live|by (?:text|name|any column)))?|searchable|filterable(?: rows)?|(?:and |where |that )*typing (?:in|into) (?:an? |the )?(?:search |filter |text )?(?:field|box|input|bar)(?: above it| at the top)? (?:hides|filters|shows only)(?: (?:the|all|only|those))*(?: rows?)?(?: (?:that|which) (?:do not|don't|does not)? ?match(?:es)?(?: it| the text)?)?|(?:an? )?(?:search|filter|text) (?:field|box|input)(?: above (?:it|the table))? (?:that |which |to )?(?:hides?|filters?)(?: the)? rows(?: (?:that|which) do(?:n't| not) match(?: it)?)?`,
    (tools) => {
      tools.isSearched = true;
    },
  ],
  [
    `(?:and |with )*(?:an? |the |little |small )*(?:arrows?|triangles?)(?: (?:icons?|that|which|in the headers?))*(?: ?(?:showing|shows?|indicating|indicates?|for|pointing)(?: (?:in|the|sort|sorting|sorted|current|which|column|and))* ?(?:direction|order)s?)?`,
    (tools) => {
      tools.isSorted = true;
    },
  ],
  [
    `(?:and |with )*(?:an? |the )?(?:message )?["']?(no results?|no match(?:es)?|nothing found|no rows?|no entries)(?: found)?["']?(?: (?:message|text))?(?: (?:is |are )?(?:shown|displayed|appears?))?(?: (?:when|if) (?:none|nothing|no rows?|no row)(?: (?:is|are|matches|match|left|found|remains?|it|them))*)?`,
    (tools, text) => {
      tools.isSearched = true;
      tools.none = (text ?? 'no results').replace(/^n/, 'N');
    },
  ],
  [
    `(?:and |with |that |which |is |has )*(?:(?:client-side )?pagination|paginated|paging|pages)(?: (?:of|with|showing|by|at|\\())?(?: ?${NUMBER} ?${ROWS}?(?: ?(?:per|a|each|on each) page)?)?\\)?`,
    (tools, number) => {
      tools.size = number === undefined ? 10 : numberOf(number);
    },
  ],
  [
    `(?:and |with |that |which |shows? |showing )*${NUMBER} ?${ROWS}? (?:per|a|on each|on a|at a) (?:page|time)`,
    (tools, number) => {
      tools.size = numberOf(number ?? '10');
    },
  ],
];

export function readTool(r: Phrase, tools: Tools): boolean {
  return PATTERNS.some(([pattern, set]) => {
    const found = r.take(pattern);
    if (found) set(tools, found[1]);
    return found !== undefined;
  });
}

export const hasTools = ({ isSorted, isSearched, size }: Tools): boolean =>
  isSorted || isSearched || size !== undefined;

export const toolStyles = ({ isSorted, size }: Tools): string[] => [
  ...(isSorted
    ? [
        'th button { padding: 0; border: 0; background: none; font: inherit; cursor: pointer; }',
        "th[aria-sort=ascending] button::after { content: ' ▲'; }",
        "th[aria-sort=descending] button::after { content: ' ▼'; }",
      ]
    : []),
  ...(size === undefined ? [] : ['.pages { display: flex; gap: 0.75rem; align-items: center; }']),
];

/** The elements above and below the table. */
export const toolMarkup = ({ isSearched, size }: Tools): { above: string[]; below: string[] } => ({
  above: isSearched ? ['<p><label>Search <input type="search" id="search"></label></p>'] : [],
  below: [
    ...(isSearched ? ['<p id="found" role="status"></p>'] : []),
    ...(size === undefined
      ? []
      : [
          '<p class="pages">',
          '  <button type="button" id="previous">Previous</button>',
          '  <span id="page" aria-live="polite"></span>',
          '  <button type="button" id="next">Next</button>',
          '</p>',
        ]),
  ],
});

export function toolScript({ isSorted, isSearched, size, none }: Tools): string[] {
  const isPaged = size !== undefined;
  const lines = (isWanted: boolean, ...code: string[]): string[] => (isWanted ? code : []);
  const found = isSearched ? 'found' : 'rows';
  return [
    "const body = document.querySelector('tbody');",
    `${isSorted ? 'let' : 'const'} rows = [...body.rows];`,
    ...lines(isSearched, "const search = document.getElementById('search');"),
    ...lines(
      isPaged,
      `const size = ${size};`,
      "const previous = document.getElementById('previous');",
      "const next = document.getElementById('next');",
      'let page = 0;',
    ),
    'const show = () => {',
    ...lines(
      isSearched,
      '  const wanted = search.value.trim().toLowerCase();',
      '  const found = rows.filter((row) => row.textContent.toLowerCase().includes(wanted));',
      none === undefined
        ? "  document.getElementById('found').textContent = `${found.length} found`;"
        : `  document.getElementById('found').textContent = found.length > 0 ? \`\${found.length} found\` : '${none}';`,
    ),
    ...lines(
      isPaged,
      `  const last = Math.max(0, Math.ceil(${found}.length / size) - 1);`,
      '  page = Math.min(page, last);',
      "  document.getElementById('page').textContent = `Page ${page + 1} of ${last + 1}`;",
      '  previous.disabled = page === 0;',
      '  next.disabled = page === last;',
    ),
    `  body.replaceChildren(...${found}${isPaged ? '.slice(page * size, (page + 1) * size)' : ''});`,
    '};',
    ...lines(
      isSorted,
      "const headings = [...document.querySelectorAll('thead th')];",
      '// Compares numbers as numbers.',
      'const compare = (a, b) => Number(a) - Number(b) || a.localeCompare(b);',
      'headings.forEach((heading, column) => {',
      "  heading.querySelector('button').addEventListener('click', () => {",
      "    const direction = heading.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';",
      "    for (const other of headings) other.removeAttribute('aria-sort');",
      "    heading.setAttribute('aria-sort', direction);",
      '    const text = (row) => row.cells[column].textContent;',
      "    rows = rows.toSorted((a, b) => compare(text(a), text(b)) * (direction === 'ascending' ? 1 : -1));",
      '    show();',
      '  });',
      '});',
    ),
    ...lines(
      isSearched,
      "search.addEventListener('input', () => {",
      ...lines(isPaged, '  page = 0;'),
      '  show();',
      '});',
    ),
    ...lines(
      isPaged,
      "previous.addEventListener('click', () => {",
      '  page -= 1;',
      '  show();',
      '});',
      "next.addEventListener('click', () => {",
      '  page += 1;',
      '  show();',
      '});',
    ),
    ...lines(isSearched || isPaged, 'show();'),
  ];
}
