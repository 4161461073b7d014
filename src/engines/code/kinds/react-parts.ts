import { type Kind, numberIn, takeAll, type WishText, wordsOf } from './kind.ts';

const isTypedWish = (wish: WishText, asked: string | undefined): boolean =>
  asked === 'typescript' || /\b(?:typescript|tsx|ts)\b/i.test(wish.given);

/** A table of any rows, whose columns its user gives. */
const DATA_TABLE: Kind = {
  says: /^(?=.*\breact\b)(?=.*\b(?:data ?)?(?:table|grid)\b)(?=.*\bsort)(?=.*\b(?:props?|generic|reusable)\b)(?!.*\b(?:fetch\w*|api|load\w*|select\w*|edit\w*|drag\w*|virtual\w*|search\w*|filter\w*|export\w*)\b)/,
  meets:
    /\b(?:data|rows?|columns?|columns? definitions?|table|grid|headers?|column headers?|cells?|header cells?|generic|reusable|props?|array|arrays|given|passed|come|comes|defined|objects?|items?|numbers?|strings?|dates?|accessible|aria-sort|functional|hooks?|component|click\w*|toggles?)\b/,
  write: (wish, asked) => {
    const isTyped = isTypedWish(wish, asked);
    const t = (text: string): string => (isTyped ? text : '');
    const name =
      /\bcomponent [`"']?([A-Z]\w+)/.exec(wish.given)?.[1] ??
      wordsOf(wish, /\b(?:called|named) [`"']?([a-z]\w+)[`"']?/) ??
      'DataTable';
    wish.take(new RegExp(`\\b${name.toLowerCase()}\\b`));
    const size = numberIn(
      wish,
      /\b(?:and |with )*(?:pagination,? ?(?:with |of )?)?(\d+) (?:rows |items |entries )?(?:per|a|each) page\b|\bpage size(?: of)? (\d+)|\bpagination(?: (?:of|with))? (\d+)/,
    );
    const isPaged = size !== undefined || takeAll(wish, /\bpaginat\w+\b/);
    if (isPaged)
      takeAll(
        wish,
        /\b(?:and |with )?(?:paginat\w+|(?:prev\w*|next)(?:(?:\/| and |, )(?:prev\w*|next))?(?: (?:buttons?|links?))?)\b/,
      );
    for (const met of [
      /\b(?:that |which |and |it )*sort(?:s|ed|ing|able)?(?: (?:the|by|on|when|columns?|rows|it|you|i|click\w*|on|a|header|headers|column|up|down|asc\w*|desc\w*|both ways|and|or|again|toggles?|direction|order|numbers?|numerically|strings?|alphabetically))*/,
      /\b(?:an? |the |with |and |small )*(?:arrows?|indicators?|icons?)(?: (?:shows?|showing|for|next to|to|in|the|header|indicates?|tells?|which|sort|direction|order|is|current|up|down))*(?: ?(?:asc\w*|desc\w*|▲|▼)(?: ?(?:\/|or|and) ?(?:asc\w*|desc\w*|▲|▼))?)?/,
      /\b(?:click\w*|second click|clicking)(?: (?:on|the|a|again|same|header|second|time|reverses?|toggles?|it|order|direction|changes?|between|asc\w*|and|desc\w*))+/,
      /\b(?:columns?|rows|data|items)(?:(?: and |, )(?:columns?|rows|data|items))?(?: (?:are|is|come|comes|given|passed|defined|both))* (?:as|via|through|by|from|in) (?:the )?props?\b/,
      /\b(?:an? )?(?:empty|no) (?:state|rows|data)(?: (?:message|shows?|text))*/,
    ])
      takeAll(wish, met);
    const hasEmpty = /\bempty state|no (?:rows|data)\b/i.test(wish.given);
    return {
      language: isTyped ? 'typescript' : 'javascript',
      code: `import { ${isTyped ? 'type ReactNode, ' : ''}useState } from 'react';
${isPaged ? `\nconst PAGE_SIZE = ${size ?? 10};\n` : ''}${
  isTyped
    ? `
export interface Column<Row> {
  key: keyof Row & string;
  label: string;
  /** How a cell is shown; as text without it. */
  render?: (row: Row) => ReactNode;
}

interface ${name}Props<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

type Sort = { key: string; isDescending: boolean };
`
    : ''
}
/** Numbers and dates by their size, everything else as text; rows without a value come last. */
function compare(a${t(': unknown')}, b${t(': unknown')}, isDescending${t(': boolean')})${t(': number')} {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  const order =
    (typeof a === 'number' && typeof b === 'number') || (a instanceof Date && b instanceof Date)
      ? Number(a) - Number(b)
      : String(a).localeCompare(String(b), undefined, { numeric: true });
  return isDescending ? -order : order;
}

export function ${name}${t('<Row extends object>')}({ columns, rows }${t(`: ${name}Props<Row>`)}) {
  const [sort, setSort] = useState${t('<Sort | null>')}(null);
${isPaged ? '  const [page, setPage] = useState(0);\n' : ''}
  const column = columns.find(({ key }) => key === sort?.key);
  const sorted = sort && column ? [...rows].sort((a, b) => compare(a[column.key], b[column.key], sort.isDescending)) : rows;
${
  isPaged
    ? `  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  // There may be fewer rows than before.
  const current = Math.min(page, pages - 1);
  const shown = sorted.slice(current * PAGE_SIZE, (current + 1) * PAGE_SIZE);
`
    : ''
}
  function sortBy(key${t(': string')}) {
    setSort((before) => ({ key, isDescending: before?.key === key && !before.isDescending }));
${isPaged ? '    setPage(0);\n' : ''}  }

  return (
    ${isPaged ? '<>\n    ' : ''}<table>
      <thead>
        <tr>
          {columns.map(({ key, label }) => {
            const isSorted = sort?.key === key;
            return (
              <th key={key} scope="col" aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}>
                <button type="button" onClick={() => sortBy(key)} style={{ border: 0, background: 'none', font: 'inherit', cursor: 'pointer' }}>
                  {label} <span aria-hidden="true">{isSorted ? (sort.isDescending ? '▼' : '▲') : ''}</span>
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {${isPaged ? 'shown' : 'sorted'}.map((row, at) => (
          <tr key={at}>
            {columns.map((column) => (
              <td key={column.key}>{column.render ? column.render(row) : String(row[column.key] ?? '')}</td>
            ))}
          </tr>
        ))}
${hasEmpty ? '        {rows.length === 0 && (\n          <tr>\n            <td colSpan={columns.length}>Nothing to show.</td>\n          </tr>\n        )}\n' : ''}      </tbody>
    </table>${
      isPaged
        ? `
    <nav aria-label="Pages">
      <button type="button" disabled={current === 0} onClick={() => setPage(current - 1)}>Previous</button>{' '}
      Page {current + 1} of {pages}{' '}
      <button type="button" disabled={current === pages - 1} onClick={() => setPage(current + 1)}>Next</button>
    </nav>
    </>`
        : ''
    }
  );
}

// <${name}
//   columns={[{ key: 'name', label: 'Name' }, { key: 'age', label: 'Age' }]}
//   rows={[{ name: 'Anna', age: 31 }, { name: 'Ben', age: 27 }]}
// />`,
    };
  },
};

/** A state in the local storage that all tabs share. */
const STORED_STATE: Kind = {
  says: /^(?=.*\breact\b|.*\bhook\b)(?=.*\buselocalstorage\b|.*\bhook\b.*\blocal ?storage\b)(?=.*\btabs?\b|.*\bremove\w*\b|.*\bother (?:windows?|components?)\b)/,
  meets:
    /\b(?:react|hooks?|uselocalstorage|local ?storage|key|initial(?: ?value)?|default(?: value)?|state|like usestate|usestate|generic|values?|stored?|stores|json|ssr|parse|broken|invalid|custom|persist\w*)\b/,
  write: (wish, asked) => {
    const isTyped = isTypedWish(wish, asked);
    const t = (text: string): string => (isTyped ? text : '');
    const name = /\b(use[A-Z]\w+)/.exec(wish.given)?.[1] ?? 'useLocalStorage';
    wish.take(/\buse[a-z]+ ?\((?:[^()]|\(\))*\)/);
    takeAll(
      wish,
      /\b(?:and |also |that |which |it )*(?:sync\w*|updates?|shares?|listens?|keeps?)(?: (?:its|the|state|value|values|in sync|between|across|in|with|all|other|open|several|browser|tabs?|windows?|when|changed|to|storage|events?|another|an|different))*/,
    );
    const removes = takeAll(
      wish,
      /\b(?:and |with |an? )*remove(?:s|\(\)|item)?(?: (?:function|method|value|it|the|to|clear|key))*/,
    );
    return {
      language: isTyped ? 'typescript' : 'javascript',
      code: `import { useCallback, useEffect, useState } from 'react';

/** The stored value, or \`initial\` if there is none or it cannot be read. */
function read${t('<T>')}(key${t(': string')}, initial${t(': T')})${t(': T')} {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : JSON.parse(stored);
  } catch {
    return initial;
  }
}

/** Like useState, but the value outlives the page, and all tabs of the site have the same one. */
export function ${name}${t('<T>')}(key${t(': string')}, initial${t(': T')}) {
  const [value, setValue] = useState${t('<T>')}(() => read(key, initial));

  // The event "storage" goes to the other tabs only; clear() sends it without a key.
  useEffect(() => {
    function onStorage(event${t(': StorageEvent')}) {
      if (event.storageArea === localStorage && (event.key === key || event.key === null)) setValue(read(key, initial));
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key]);

  const store = useCallback(
    (next${t(': T | ((before: T) => T)')}) => {
      setValue((before${t(': T')}) => {
        const changed = typeof next === 'function' ? ${isTyped ? '(next as (before: T) => T)' : 'next'}(before) : next;
        try {
          localStorage.setItem(key, JSON.stringify(changed));
        } catch (error) {
          console.error(\`\${key} cannot be stored\`, error); // full, or forbidden in a private window
        }
        return changed;
      });
    },
    [key],
  );
${
  removes
    ? `
  const remove = useCallback(() => {
    localStorage.removeItem(key);
    setValue(initial);
  }, [key]);
`
    : ''
}
  return [value, store${removes ? ', remove' : ''}]${t(' as const')};
}

// const [theme, setTheme${removes ? ', removeTheme' : ''}] = ${name}('theme', 'light');`,
    };
  },
};

export const REACT_PARTS: readonly Kind[] = [DATA_TABLE, STORED_STATE];
