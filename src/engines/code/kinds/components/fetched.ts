import { camel, capital, listed, numberIn, quoted, wordsOf } from '../kind.ts';
import { componentKind, says } from './reading.ts';

/** The fields of JSONPlaceholder, the well-known test API. */
const KNOWN: Readonly<Record<string, string>> = {
  users: 'name, email, phone',
  posts: 'title, body',
  comments: 'name, email, body',
  todos: 'title, completed',
  albums: 'title',
  photos: 'title',
  products: 'title, price',
};

/** Data fetched from a service, in a list or table that can be searched. */
export const FETCHED = componentKind({
  says: /\b(?:fetch(?:es|ed|ing)?|loads?|api|axios)\b|https?:/,
  words:
    'fetch load data from api rest endpoint list tabl card row display show spinner error stat handl nam messag search filter box field bar titl pag paginat per',
  usual: 'DataList',
  make: (wish) => {
    if (
      wish.has(
        /\b(?:infinite|sort\w*|axios|swr|query|post request|submit|upload|retry|cache\w*|poll\w*|debounc\w*|input|dropdown|combobox|autocomplete|hook)\b/,
      )
    )
      return undefined;
    const address = wordsOf(wish, /((?:https?:\/\/|(?<![\w/])\/)[\w./:?=&%-]*\w)/);
    const things = /\b(users|posts|comments|todos|albums|photos|products|[a-z]+s)\b/.exec(
      address?.split('?')[0]?.split('/').at(-1) ?? '',
    )?.[1];
    if (address === undefined || things === undefined) return undefined;
    wish.take(new RegExp(`\\b(?:all |the |an? |list of )*${things}\\b`));
    const said = wish.take(
      /\b(?:(?:shows?|showing|display(?:s|ing)?|with|list(?:s|ing)?|columns?|fields?|their|each|the|users?'?s?|its|of) )+((?:(?!loading|error|search|an?\b)[a-z]+)(?:(?:, ?(?:and )?| and )(?!loading|error|search|an? |filter|page|show|handl)[a-z]+)*)(?: columns?| fields?)?(?= in\b|[,.;]|$| with\b| and\b)/,
    )?.[1];
    const plain = (text: string): string[] =>
      listed(text)
        .map(camel)
        .filter((key) => !/^(?:table|list|cards?|data|states?|them|it)$/.test(key));
    const own = plain(said ?? '');
    const columns = own.length > 0 ? own : plain(KNOWN[things] ?? 'name');
    const pageSize = says(wish, /\b(?:and |with |an? )*(?:pagination|paginated|paging)\b/)
      ? (numberIn(wish, /\b(\d+)(?: \w+)? (?:per|a|each) page/) ?? 10)
      : numberIn(wish, /\b(\d+)(?: \w+)? (?:per|a|each) page/);
    const isTable = says(wish, /\btable\b/);
    const isSearched = says(wish, /\bsearch\w*\b|\bfilter\w*\b/);
    const all = isSearched ? 'found' : 'rows';
    return {
      top: `const URL = ${quoted(address)};
${pageSize === undefined ? '' : `const PAGE_SIZE = ${pageSize};\n`}«
interface Row {
  id: number;
${columns.map((key) => `  ${NESTED[key]?.split('.')[0] ?? key}: ${NESTED[key] ? `{ ${NESTED[key].split('.')[1]}: string }` : YES_NO.test(key) ? 'boolean' : 'string'};`).join('\n')}
}»`,
      states: [
        ['rows', '[]', 'Row[]'],
        ['status', "'loading'"],
        ...(isSearched ? [['wanted', "''"] as const] : []),
        ...(pageSize === undefined ? [] : [['page', '0'] as const]),
      ],
      derived: [
        ...(isSearched
          ? [
              [
                'found',
                `rows.filter((row) => [${columns.map(cell).join(', ')}].join(' ').toLowerCase().includes(wanted.trim().toLowerCase()))`,
              ] as const,
            ]
          : []),
        ...(pageSize === undefined
          ? []
          : [
              ['pages', `Math.max(1, Math.ceil(${all}.length / PAGE_SIZE))`] as const,
              // A search may leave fewer pages than there were.
              ['at', 'Math.min(page, pages - 1)'] as const,
              ['shown', `${all}.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE)`] as const,
            ]),
      ],
      effects: [
        {
          of: [],
          runs: `const controller = new AbortController();
fetch(URL, { signal: controller.signal })
  .then((response) => {
    if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
    return response.json();
  })
  .then((data«: Row[]») => {
    rows = data;
    status = 'ready';
  })
  .catch(() => {
    if (controller.signal.aborted) return;
    status = 'failed';
  });`,
          ends: 'controller.abort()',
        },
      ],
      functions: '',
      view: `<section>
${isSearched ? '  <input type="search" v-model="wanted" placeholder="Search" aria-label="Search" />\n' : ''}  <p v-if="status === 'loading'" role="status">Loading…</p>
  <p v-if="status === 'failed'" role="alert">The data could not be loaded.</p>
${
  isTable
    ? `  <table v-if="status === 'ready'">
    <thead>
      <tr>
${columns.map((key) => `        <th scope="col">${label(key)}</th>`).join('\n')}
      </tr>
    </thead>
    <tbody>
      <tr v-for="row in ${pageSize === undefined ? all : 'shown'}" :key="row.id">
${columns.map((key) => `        <td>{{ ${cell(key)} }}</td>`).join('\n')}
      </tr>
    </tbody>
  </table>`
    : `  <ul>
    <li v-for="row in ${pageSize === undefined ? all : 'shown'}" :key="row.id">
${columns.map((key, at) => `      ${at === 0 ? `<strong>{{ ${cell(key)} }}</strong>` : `<div>{{ ${cell(key)} }}</div>`}`).join('\n')}
    </li>
  </ul>`
}
${isSearched ? `  <p v-if="status === 'ready' && ${all}.length === 0">Nothing found.</p>\n` : ''}${
  pageSize === undefined
    ? ''
    : `  <button type="button" :disabled="at === 0" @click="page = at - 1">Back</button>
  <span>{{ at + 1 }} / {{ pages }}</span>
  <button type="button" :disabled="at + 1 === pages" @click="page = at + 1">Next</button>
`
}</section>`,
    };
  },
});

const YES_NO = /^(?:is[A-Z]|done$|completed$|active$)/;
const NESTED: Readonly<Record<string, string>> = { company: 'company.name', city: 'address.city' };

/** A component cannot show an object, nor yes or no. */
const cell = (key: string): string => `row.${NESTED[key] ?? key}${YES_NO.test(key) ? " ? 'yes' : 'no'" : ''}`;

const label = (key: string): string => capital(key.replace(/([A-Z])/g, ' $1').toLowerCase());
