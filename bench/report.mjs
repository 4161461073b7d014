// The table: rows of cells, each held against its mark where it has one.

/** One value of a row; undefined is shown as not measured and breaks no mark. */
export const cell = (value, { most, least, unit = '×' } = {}) => ({
  value: Number.isFinite(value) ? value : undefined,
  most,
  least,
  unit,
});

/** How many times as much as the reference. */
export const ratio = (ours, theirs, marks) => cell(ours / theirs, marks);

const NAME_WIDTH = 46;
const CELL_WIDTH = 25;

export class Report {
  rows = [];
  #group = '';
  #columns = [];

  heading(group, columns) {
    this.#group = group;
    this.#columns = columns;
    console.log(`\n${group.padEnd(NAME_WIDTH)}${columns.map((name) => name.padStart(CELL_WIDTH)).join('')}`);
  }

  /** A cell that is left undefined does not apply to this row. */
  row(name, cells, note = '') {
    const judged = cells.flatMap((each, index) => {
      if (!each) return [];
      return { group: this.#group, name, column: this.#columns[index], ...each, held: isHeld(each), note };
    });
    this.rows.push(...judged);
    const past = judged.some(({ held }) => !held) ? '  MARK MISSED' : '';
    const shown = cells.map((each) => (each ? show(each) : '').padStart(CELL_WIDTH)).join('');
    console.log(`${name.padEnd(NAME_WIDTH)}${shown}${past}${note && `  ${note}`}`);
  }

  get marked() {
    return this.rows.filter(({ most, least, value }) => value !== undefined && (most ?? least) !== undefined);
  }

  get failed() {
    return this.rows.filter((row) => !row.held);
  }
}

function isHeld({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }) {
  return value === undefined || (value <= most && value >= least);
}

function show({ value, most, least, unit }) {
  if (value === undefined) return 'not measured';
  const marks = [
    most === undefined ? '' : ` ≤ ${amount(most)}`,
    least === undefined ? '' : ` ≥ ${amount(least)}`,
  ].join('');
  return `${amount(value)}${unit === '' ? '' : ` ${unit}`}${marks}`;
}

export function amount(value) {
  if (Number.isInteger(value)) return String(value);
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return value.toFixed(digits);
}

/** The numbers behind the ratios: `12 : 34 ms`. */
export const behind = (unit, ...values) =>
  values.includes(undefined) ? '' : `(${values.map(amount).join(' : ')} ${unit})`;
