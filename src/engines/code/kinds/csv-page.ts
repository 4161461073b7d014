import { isPage, type Kind, PLAIN, page, takeAll } from './kind.ts';

export const CSV_PAGE: Kind = {
  says: /^(?=.*\bcsv\b)(?=.*\b(?:html|page|browser|web)\b)(?=.*\btable\b)(?=.*\b(?:paste|upload|textarea|text ?area|load|choose|drop|file)\w*)(?!.*\b(?:php|python|react|vue|pandas|chart|bash|sql)\b)/s,
  meets:
    /\b(?:html|page|web|csv|text|data|paste[sd]?|pasting|renders?|rendered|shows?|shown|tables?|headers?|headings?|columns?|sortable|sort(?:s|ed)?|click(?:ing|s)?|numbers?|numeric(?:ally)?|errors?|rows?|lengths?|different|where|into|as|textarea|file|first row|values|toggles?|asc(?:ending)?|desc(?:ending)?|renders)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    const hasFile =
      wish.take(
        /\b(?:or )?(?:upload|choose|load|open|pick|drop)(?:s|ing|ed)? (?:an? |the )?(?:local )?(?:csv )?(?:file|csv)\b|\bfile (?:upload|input)\b/,
      ) !== undefined;
    const filter =
      wish.take(/\b(?:with |and |an? )*(?:filter|search)(?: (?:box|field|input|row|rows))?\b/) !== undefined;
    const count = wish.take(/\b(?:shows? |with |and |the )*(?:row count|number of rows)\b/) !== undefined;
    wish.take(
      /\b(?:semicolons?|semicolon[- ]separated|delimiter|separator|comma or semicolon|commas?|tabs?)(?: (?:or|and) (?:semicolons?|commas?|tabs?))*(?: (?:separated|delimited|as (?:the )?(?:separator|delimiter)|detected(?: automatically)?))?\b/,
    );
    takeAll(
      wish,
      /\b(?:handles? |with )?(?:quotes|quoted (?:values|fields|commas))\b|\bclick on (?:an? |the )?headers? toggles asc\/desc/,
    );
    return { language: 'html', code: csv(hasFile, filter, count) };
  },
};

const csv = (hasFile: boolean, filter: boolean, count: boolean): string =>
  page({
    title: 'CSV table',
    styles: `${PLAIN}
main { max-width: 70rem; }
textarea { width: 100%; min-height: 9rem; padding: 0.5rem; font-family: ui-monospace, monospace; }
.error { padding: 0.75rem; border-radius: 0.5rem; background: #fee2e2; color: #991b1b; }
.frame { overflow-x: auto; margin-top: 1rem; }
table { width: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: 0.4rem 0.7rem; border: 1px solid #d1d5db; text-align: left; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
th button { width: 100%; padding: 0; border: 0; background: none; color: inherit; font-weight: 700; text-align: left; }
th[aria-sort=ascending] button::after { content: ' ▲'; }
th[aria-sort=descending] button::after { content: ' ▼'; }`,
    body: `<main>
  <h1>CSV table</h1>
  <label>Paste your CSV here; its first row has the headings
    <textarea id="text" spellcheck="false">name,price,stock
Apple,1.20,140
Pear,0.90,85
"Plum, blue",2.10,9</textarea></label>
${hasFile ? '  <p><label>or choose a file <input id="file" type="file" accept=".csv,text/csv,text/plain"></label></p>\n' : ''}${filter ? '  <p><label>Filter <input id="filter" type="search"></label></p>\n' : ''}  <p class="error" id="error" role="alert" hidden></p>
${count ? '  <p id="count"></p>\n' : ''}  <div class="frame"><table><thead></thead><tbody></tbody></table></div>
</main>`,
    script: `const text = document.getElementById('text');
const error = document.getElementById('error');
let headings = [];
let rows = [];
let sorting = { column: -1, way: 1 };

/** The most frequent separator of the first line. */
function separatorOf(csv) {
  const [first] = csv.split('\\n', 1);
  return [',', ';', '\\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0];
}

/** Rows of cells; quoted cells may hold separators, line breaks and doubled quotes. */
function parse(csv) {
  const separator = separatorOf(csv);
  const parsed = [];
  let row = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startsAt = 1;
  const endRow = () => {
    row.push(cell);
    if (row.length > 1 || row[0].trim() !== '') parsed.push({ cells: row, line: startsAt });
    row = [];
    cell = '';
    startsAt = line + 1;
  };
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at];
    if (isQuoted) {
      if (sign === '"' && csv[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\\n') endRow();
    else if (sign !== '\\r') cell += sign;
    if (sign === '\\n') line += 1;
  }
  if (isQuoted) throw new Error(\`A quote that begins in row \${startsAt} has no end.\`);
  endRow();
  return parsed;
}

/** A number in the way of either language: 1234.5, 1,234.5 or 1.234,5. */
function numberOf(value) {
  const trimmed = value.trim();
  if (/^-?\\d+(?:\\.\\d+)?$/.test(trimmed)) return Number(trimmed);
  if (/^-?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?$/.test(trimmed)) return Number(trimmed.replaceAll(',', ''));
  if (/^-?\\d{1,3}(?:\\.\\d{3})*(?:,\\d+)$|^-?\\d+,\\d+$/.test(trimmed)) return Number(trimmed.replaceAll('.', '').replace(',', '.'));
  return Number.NaN;
}

function compare(a, b) {
  const [one, other] = [numberOf(a), numberOf(b)];
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other;
  // Numbers come before words.
  if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
  return a.localeCompare(b, undefined, { sensitivity: 'base' });
}

function made(tag, content) {
  const element = document.createElement(tag);
  element.append(content);
  return element;
}

function draw() {
  const { column, way } = sorting;
  const wanted = ${filter ? "document.getElementById('filter').value.trim().toLowerCase()" : "''"};
  const found = rows.filter((row) => row.some((cell) => cell.toLowerCase().includes(wanted)));
  const shown = column < 0 ? found : found.toSorted((one, other) => way * compare(one[column], other[column]));
  const head = document.createElement('tr');
  headings.forEach((heading, at) => {
    const button = made('button', heading);
    button.type = 'button';
    button.addEventListener('click', () => {
      sorting = { column: at, way: sorting.column === at ? -sorting.way : 1 };
      draw();
    });
    const cell = made('th', button);
    cell.scope = 'col';
    if (at === column) cell.setAttribute('aria-sort', way > 0 ? 'ascending' : 'descending');
    head.append(cell);
  });
  document.querySelector('thead').replaceChildren(head);
  document.querySelector('tbody').replaceChildren(...shown.map((row) => {
    const line = document.createElement('tr');
    line.append(...row.map((value) => {
      const cell = made('td', value);
      if (!Number.isNaN(numberOf(value))) cell.className = 'number';
      return cell;
    }));
    return line;
  }));
${count ? "  document.getElementById('count').textContent = `${shown.length} of ${rows.length} rows`;\n" : ''}}

function read() {
  let problem = '';
  let parsed = [];
  try {
    parsed = parse(text.value.trim());
    const width = parsed[0]?.cells.length ?? 0;
    const wrong = parsed.find(({ cells }) => cells.length !== width);
    if (wrong) problem = \`The row in line \${wrong.line} has \${wrong.cells.length} values, but there are \${width} headings.\`;
  } catch (thrown) {
    problem = thrown.message;
  }
  error.hidden = problem === '';
  error.textContent = problem;
  const lines = problem === '' ? parsed.map(({ cells }) => cells.map((cell) => cell.trim())) : [];
  [headings = [], ...rows] = lines;
  sorting = { column: -1, way: 1 };
  draw();
}

text.addEventListener('input', read);
${hasFile ? "document.getElementById('file').addEventListener('change', async ({ target }) => {\n  if (!target.files[0]) return;\n  text.value = await target.files[0].text();\n  read();\n});\n" : ''}${filter ? "document.getElementById('filter').addEventListener('input', draw);\n" : ''}read();`,
  });
