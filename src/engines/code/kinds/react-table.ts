import {
  camel,
  capital,
  type Kind,
  listed,
  numberIn,
  pascal,
  quoted,
  type WishText,
  wordsOf,
} from './kind.ts';

const NUMERIC =
  /^(?:id|price|stock|amount|quantity|qty|count|age|salary|year|total|score|points|size|weight|rating|cost|number|sum|views|likes|budget|balance|units?|hours|distance|population)$/i;

interface Column {
  readonly key: string;
  readonly label: string;
  readonly isNumber: boolean;
}

export interface TableWish {
  readonly component: string;
  /** One row and all of them, as names. */
  readonly row: string;
  readonly rows: string;
  readonly columns: readonly Column[];
  readonly pageSize: number | undefined;
  readonly searched: readonly string[];
  readonly isSortable: boolean;
  readonly address: string | undefined;
}

const COLUMNS =
  /\b(?:(?:with|has|having|shows?|showing|of|for|the|sortable|following) )*(?:columns?|fields?|headers?)(?::| for| called| named| are)? ?\(?((?:[a-z][\w-]*(?: [a-z][\w-]*)??)(?:(?:, ?(?:and )?| and | ?\/ ?| & )(?!loaded|loads|load|data|fetch|from|page|pag|with|search|sort|filter|click|each|rows|which|that|typescript)(?:[a-z][\w-]*(?: (?!and\b|with\b|page\b)[a-z][\w-]*)??))+)(?=\)|[,.;:]|$| with\b| and an? | that| which| sortable)\)?(?: columns?)?/;
/** "With name, department and salary columns". */
const NAMES_FIRST =
  /\bwith (?:the )?((?!sort|search|filter|pag|column|client)[a-z]\w*(?:(?:, and |, | and )(?!sort|search|filter|pag|an? )[a-z]\w*)+)(?: columns)?(?=[,.;]|$| with\b)/;
const THINGS =
  /\b(?:table|list|grid)(?: component)?(?: in (?:typescript|react|tsx?))* (?:of|for|that shows|showing|with|listing) (?:all |the |our |my )*(?!columns|sortable|search|pag)([a-z]+s)\b/;

const singularOf = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<=[^s])s$/, '');

export function readTable(wish: WishText): TableWish | undefined {
  const said = wordsOf(wish, /\b(?:component )?(?:called|named) ["'`]?([A-Za-z]\w+)["'`]?/);
  const address = wordsOf(
    wish,
    /\b(?:data )?(?:loaded|loads?|fetch(?:ed|es)?|from|data)(?: it| them| the data| data)? (?:from )?(?:the )?(?:api |url |endpoint )?((?:https?:\/\/|\/)[\w./:?=&%-]+)/,
  );
  const listedColumns = wish.take(COLUMNS)?.[1] ?? wish.take(NAMES_FIRST)?.[1];
  const things = wish.take(THINGS)?.[1];
  const names = listedColumns ? listed(listedColumns) : undefined;
  if (!names || names.length < 2 || names.length > 12) return undefined;
  const columns = names.map((name) => ({
    key: camel(name),
    label: capital(name),
    isNumber: NUMERIC.test(name),
  }));
  const rows = things ?? (/price|stock/.test(listedColumns ?? '') ? 'products' : 'rows');
  const row = things || rows !== 'rows' ? pascal(singularOf(rows)) : 'Row';
  wish.take(/\b(?:add |with |and |an? |the )*(?:client[- ]side )?(?:pagination|paging|pager|paginated)\b/);
  const pageSize =
    numberIn(
      wish,
      /\bpage ?size(?: of| is| =|:)? ?(\d+)|(\d+) (?:rows|items|entries|products|records|results|lines)?(?: ?(?:per|a|each|on (?:a|each)) page)/,
    ) ?? (wish.given.match(/paginat|paging/i) ? 10 : undefined);
  const by = wish.take(
    /\b(?:a |an |and |with |global |text |live )*(?:search|filter)(?:ing|able)?(?: (?:box|field|input|bar|text))?(?: (?:that |which )?(?:filters?|searches))? (?:by|on|in|over|for|through) (?:the )?([a-z]+(?:(?:, ?| and | or )(?!page|pagin|sort|\d)[a-z]+)*)/,
  )?.[1];
  const isSearched =
    by !== undefined ||
    wish.take(
      /\b(?:a |an |and |with )*(?:global |text |live )?(?:search|filter)(?:ing|able)?(?: (?:box|field|input|bar|text))?\b/,
    ) !== undefined;
  const strings = columns.filter(({ isNumber }) => !isNumber).map(({ key }) => key);
  const searched = isSearched ? named(by, columns, strings) : [];
  const isSortable = /\bsort/.test(wish.rest) || /\bsort/i.test(wish.given);
  wish.take(
    /\b(?:the )?(?:(?:sort(?:ed|ing|s)? )?(?:by|on|with) (?:a )?click(?:s|ing)? (?:on )?(?:an? |the |column )*(?:header|heading|column)s?|click(?:s|ing)? (?:on )?(?:an? |the |column )*(?:header|heading|column)s?(?: to| sorts?| toggles?| (?:asc|ascending)\W*(?:desc|descending)?)*|sortable|sort(?:ed|ing|s)?)(?: (?:by|on) (?:any|every|each|all|click|the)?(?: ?(?:columns?|headers?))?)?/,
  );
  wish.take(/\b(?:toggles? )?(?:asc|ascending) ?(?:\/|and|or) ?(?:desc|descending)(?: order)?\b/);
  return {
    component: pascal(said ?? '') || (row === 'Row' ? 'DataTable' : `${row}Table`),
    row,
    rows,
    columns,
    pageSize,
    searched,
    isSortable,
    address,
  };
}

/** The columns that a search names; all with text where it names none. */
function named(said: string | undefined, columns: readonly Column[], strings: readonly string[]): string[] {
  const words = (said ?? '').split(/[^a-z]+/);
  const own = columns.filter(({ key }) => words.includes(key)).map(({ key }) => key);
  return own.length > 0 ? own : strings.length > 0 ? [...strings] : columns.map(({ key }) => key);
}

function tableCode(wish: TableWish, isTyped: boolean): string {
  const t = (text: string): string => (isTyped ? text : '');
  const { component, row, rows, columns, pageSize, searched, isSortable, address } = wish;
  const keys = columns.map(({ key }) => quoted(key)).join(' | ');
  const hasId = columns.some(({ key }) => key === 'id');
  const kept = searched.length > 0;
  const value = searched.map((key) => `String(row.${key})`);
  const hooks = [...(address ? ['useEffect'] : []), 'useMemo', 'useState'];
  return [
    `import { ${hooks.join(', ')} } from 'react';`,
    '',
    ...(isTyped
      ? [
          `export interface ${row} {`,
          ...(hasId ? [] : ['  id: number;']),
          ...columns.map(({ key, isNumber }) => `  ${key}: ${isNumber ? 'number' : 'string'};`),
          '}',
          '',
          ...(isSortable ? [`type ColumnKey = ${keys};`, ''] : []),
        ]
      : []),
    `const COLUMNS${t(`: readonly { key: ${isSortable ? 'ColumnKey' : keys}; label: string; isNumber: boolean }[]`)} = [`,
    ...columns.map(
      ({ key, label, isNumber }) =>
        `  { key: ${quoted(key)}, label: ${quoted(label)}, isNumber: ${isNumber} },`,
    ),
    '];',
    ...(pageSize === undefined ? [] : [`const PAGE_SIZE = ${pageSize};`]),
    ...(isSortable
      ? [
          '',
          `function compare(a${t(': string | number')}, b${t(': string | number')})${t(': number')} {`,
          "  if (typeof a === 'number' && typeof b === 'number') return a - b;",
          "  return String(a).localeCompare(String(b), undefined, { sensitivity: 'base' });",
          '}',
        ]
      : []),
    '',
    ...(address
      ? [
          `export function ${component}() {`,
          `  const [${rows}, set${capital(rows)}] = useState${t(`<readonly ${row}[]>`)}([]);`,
          `  const [status, setStatus] = useState${t("<'loading' | 'ready' | 'failed'>")}('loading');`,
        ]
      : [
          ...(isTyped ? [`interface ${component}Props {`, `  ${rows}: readonly ${row}[];`, '}', ''] : []),
          `export function ${component}({ ${rows} }${t(`: ${component}Props`)}) {`,
        ]),
    ...(kept ? ["  const [query, setQuery] = useState('');"] : []),
    ...(isSortable
      ? [
          `  const [sort, setSort] = useState${t('<{ key: ColumnKey; isAscending: boolean }>')}({ key: ${quoted(columns[0]?.key ?? '')}, isAscending: true });`,
        ]
      : []),
    ...(pageSize === undefined ? [] : ['  const [page, setPage] = useState(1);']),
    ...(address
      ? [
          '',
          '  useEffect(() => {',
          '    const controller = new AbortController();',
          `    fetch(${quoted(address)}, { signal: controller.signal })`,
          '      .then((response) => {',
          '        if (!response.ok) throw new Error(`HTTP ${response.status}`);',
          `        return response.json()${t(` as Promise<${row}[]>`)};`,
          '      })',
          `      .then((loaded) => {`,
          `        set${capital(rows)}(loaded);`,
          "        setStatus('ready');",
          '      })',
          '      .catch(() => {',
          "        if (!controller.signal.aborted) setStatus('failed');",
          '      });',
          '    return () => controller.abort();',
          '  }, []);',
        ]
      : []),
    '',
    '  const found = useMemo(() => {',
    ...(kept ? ['    const wanted = query.trim().toLowerCase();'] : []),
    `    const kept = ${rows}.filter(${kept ? `(row) => ${value.length === 1 ? `${value[0]}.toLowerCase().includes(wanted)` : `[${value.join(', ')}].some((text) => text.toLowerCase().includes(wanted))`}` : '() => true'});`,
    ...(isSortable
      ? [
          '    const way = sort.isAscending ? 1 : -1;',
          '    return kept.sort((one, other) => way * compare(one[sort.key], other[sort.key]));',
        ]
      : ['    return kept;']),
    `  }, [${[rows, ...(kept ? ['query'] : []), ...(isSortable ? ['sort'] : [])].join(', ')}]);`,
    ...(pageSize === undefined
      ? []
      : [
          '  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));',
          '  // Fewer rows may leave no such page.',
          '  const current = Math.min(page, pages);',
          '  const shown = found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);',
        ]),
    ...(isSortable
      ? [
          '',
          `  function sortBy(key${t(': ColumnKey')}) {`,
          '    setSort((before) => ({ key, isAscending: before.key === key ? !before.isAscending : true }));',
          ...(pageSize === undefined ? [] : ['    setPage(1);']),
          '  }',
        ]
      : []),
    '',
    ...(address
      ? [
          "  if (status === 'loading') return <p>Loading…</p>;",
          `  if (status === 'failed') return <p role="alert">The ${rows} could not be loaded.</p>;`,
          '',
        ]
      : []),
    '  return (',
    '    <div>',
    ...(kept
      ? [
          '      <input',
          '        type="search"',
          `        aria-label="Search by ${searched.join(', ')}"`,
          `        placeholder="Search by ${searched.join(', ')}"`,
          '        value={query}',
          '        onChange={(event) => {',
          '          setQuery(event.target.value);',
          ...(pageSize === undefined ? [] : ['          setPage(1);']),
          '        }}',
          '      />',
        ]
      : []),
    '      <table>',
    '        <thead>',
    '          <tr>',
    '            {COLUMNS.map(({ key, label }) => (',
    ...(isSortable
      ? [
          "              <th key={key} scope=\"col\" aria-sort={sort.key === key ? (sort.isAscending ? 'ascending' : 'descending') : 'none'}>",
          '                <button type="button" onClick={() => sortBy(key)}>',
          "                  {label} {sort.key === key ? (sort.isAscending ? '▲' : '▼') : ''}",
          '                </button>',
          '              </th>',
        ]
      : ['              <th key={key} scope="col">{label}</th>']),
    '            ))}',
    '          </tr>',
    '        </thead>',
    '        <tbody>',
    `          {${pageSize === undefined ? 'found' : 'shown'}.map((row) => (`,
    '            <tr key={row.id}>',
    '              {COLUMNS.map(({ key, isNumber }) => (',
    "                <td key={key} style={{ textAlign: isNumber ? 'right' : 'left' }}>",
    '                  {row[key]}',
    '                </td>',
    '              ))}',
    '            </tr>',
    '          ))}',
    '          {found.length === 0 && (',
    '            <tr>',
    '              <td colSpan={COLUMNS.length}>Nothing found.</td>',
    '            </tr>',
    '          )}',
    '        </tbody>',
    '      </table>',
    ...(pageSize === undefined
      ? []
      : [
          '      <nav aria-label="Pages">',
          '        <button type="button" disabled={current === 1} onClick={() => setPage(current - 1)}>',
          '          Previous',
          '        </button>',
          '        <span>',
          "          {' '}",
          "          Page {current} of {pages}{' '}",
          '        </span>',
          '        <button type="button" disabled={current === pages} onClick={() => setPage(current + 1)}>',
          '          Next',
          '        </button>',
          '      </nav>',
        ]),
    '    </div>',
    '  );',
    '}',
  ].join('\n');
}

export const REACT_TABLE: Kind = {
  says: /\breact\b.*\b(?:table|data ?grid)\b|\b(?:table|data ?grid)\b.*\breact\b/,
  meets:
    /\b(?:client[- ]side|data|typed|functional|hooks?|previous|next|prev|buttons?|links?|numbers?|rows?|table|sortable|columns?|props?|interface|list)\b/,
  write: (wish, asked) => {
    if (
      /\b(?:edit|delet|select|checkbox|drag|export|expand|virtual|server[- ]side|tanstack|mui|material|resiz)\w*/.test(
        wish.rest,
      )
    )
      return undefined;
    const read = readTable(wish);
    const isTyped = asked === 'typescript' || /\b(?:typescript|tsx|ts)\b/i.test(wish.given);
    return read && { language: isTyped ? 'typescript' : 'javascript', code: tableCode(read, isTyped) };
  },
};
