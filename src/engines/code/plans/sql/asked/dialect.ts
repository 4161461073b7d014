/** The database that the wish names; PostgreSQL where it names none. */
export type Dialect = 'postgres' | 'mysql' | 'sqlite' | 'mssql';

export const NAMED: Readonly<Record<Dialect, string>> = {
  postgres: 'PostgreSQL',
  mysql: 'MySQL 8',
  sqlite: 'SQLite',
  mssql: 'SQL Server',
};

export function dialectOf(wish: string): Dialect | undefined {
  if (/\b(?:mysql|mariadb)\b/i.test(wish)) return 'mysql';
  if (/\bsqlite3?\b/i.test(wish)) return 'sqlite';
  if (/\b(?:sql ?server|t-?sql|mssql|transact-sql)\b/i.test(wish)) return 'mssql';
  return /\bpostgres|\bpsql\b|\bpl\/?pgsql\b|\bjsonb\b/i.test(wish) ? 'postgres' : undefined;
}

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';
const SPELLED: Readonly<Record<Dialect, string>> = {
  postgres: 'CURRENT_DATE',
  mysql: 'CURRENT_DATE',
  sqlite: "date('now')",
  mssql: 'CAST(GETDATE() AS date)',
};
export const today = (dialect: Dialect): string => SPELLED[dialect];

/** A day some units before (or after) another one. */
export function shifted(day: string, by: number, unit: Unit, dialect: Dialect): string {
  const sign = by < 0 ? '-' : '+';
  const count = Math.abs(by);
  if (count === 0) return day;
  if (dialect === 'postgres') {
    const many = unit === 'quarter' ? `${count * 3} months` : `${count} ${unit}${count === 1 ? '' : 's'}`;
    return `${day} ${sign} INTERVAL '${many}'`;
  }
  if (dialect === 'mysql') return `${day} ${sign} INTERVAL ${count} ${unit.toUpperCase()}`;
  if (dialect === 'mssql') return `DATEADD(${unit}, ${by}, ${day})`;
  const [many, ones] =
    unit === 'week' ? [count * 7, 'days'] : unit === 'quarter' ? [count * 3, 'months'] : [count, `${unit}s`];
  const step = `'${sign}${many} ${ones}'`;
  return /^date\((?!.*\).)/.test(day) ? `${day.slice(0, -1)}, ${step})` : `date(${day}, ${step})`;
}

/** The first day of the unit that a day lies in. */
export function startOf(unit: Unit, dialect: Dialect, day: string = today(dialect)): string {
  if (dialect === 'postgres')
    return unit === 'day'
      ? day === today(dialect)
        ? day
        : `${day}::date`
      : `date_trunc('${unit}', ${day})${day === today(dialect) ? '' : '::date'}`;
  if (dialect === 'mysql') {
    if (unit === 'day') return day === today(dialect) ? day : `DATE(${day})`;
    if (unit === 'week') return `DATE(${day}) - INTERVAL WEEKDAY(${day}) DAY`;
    if (unit === 'month') return `CAST(DATE_FORMAT(${day}, '%Y-%m-01') AS DATE)`;
    const year = `MAKEDATE(YEAR(${day}), 1)`;
    return unit === 'year' ? year : `${year} + INTERVAL QUARTER(${day}) - 1 QUARTER`;
  }
  if (dialect === 'mssql') {
    if (unit === 'day') return day === today(dialect) ? day : `CAST(${day} AS date)`;
    // Day 0 was a Monday.
    if (unit === 'week') return `DATEADD(day, DATEDIFF(day, 0, ${day}) / 7 * 7, CAST('1900-01-01' AS date))`;
    return `CAST(DATEADD(${unit}, DATEDIFF(${unit}, 0, ${day}), 0) AS date)`;
  }
  const plain = day === today(dialect) ? "'now'" : day;
  if (unit === 'day') return day === today(dialect) ? day : `date(${plain})`;
  if (unit === 'week') return `date(${plain}, '-6 days', 'weekday 1')`;
  if (unit === 'quarter')
    return `date(${plain}, 'start of month', '-' || ((strftime('%m', ${plain}) - 1) % 3) || ' months')`;
  return `date(${plain}, 'start of ${unit}')`;
}

/** Days between two of them. */
export const daysBetween = (from: string, to: string, dialect: Dialect): string =>
  dialect === 'postgres'
    ? `${to} - ${from}`
    : dialect === 'mysql'
      ? `DATEDIFF(${to}, ${from})`
      : dialect === 'mssql'
        ? `DATEDIFF(day, ${from}, ${to})`
        : `CAST(julianday(${to}) - julianday(${from}) AS INTEGER)`;

/** Decimals, for databases in which two whole numbers give a whole number. */
export const decimal = (value: string, dialect: Dialect): string =>
  dialect === 'mysql' ? value : dialect === 'postgres' ? `${value}::numeric` : `1.0 * ${value}`;
