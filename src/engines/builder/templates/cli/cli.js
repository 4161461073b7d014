#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { firstValues } from './format.js';
import { withReferences } from './references.js';
import { brokenRules } from './rules.js';
import { entities, title } from './schema.js';
import { openStore } from './store.js';
import { validate } from './validate.js';

const PERIODS = { year: 4, month: 7, day: 10 };
const text = { type: 'string' };
const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const COMMANDS = { add, list, change, delete: remove, summary, export: exportTo };

/** Runs one command; what it prints goes to `print`. */
export async function main(args, store, print = console.log) {
  const [first, ...more] = args;
  const entity = entities.length === 1 ? entities[0] : entities.find(({ path }) => path === first);
  const [command, ...rest] = entities.length === 1 ? args : more;
  if (!entity || !Object.hasOwn(COMMANDS, command ?? '')) {
    print(usage());
    return /^(-h|--help|help)$/.test(first) ? 0 : 1;
  }
  try {
    const names = entity.fields.map(({ key }) => [kebab(key), text]);
    const options = { ...Object.fromEntries(names), search: text, sort: text, by: text };
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    const given = Object.fromEntries(
      entity.fields
        .map(({ key }) => [key, values[kebab(key)]])
        .filter(([, said]) => said !== undefined),
    );
    const shown = await withReferences(entity, entities, store);
    const asked = { entity: shown, given, ...values, place: positionals[0] ?? '' };
    print(await COMMANDS[command](asked, store));
    return 0;
  } catch (error) {
    print(error.message);
    return 1;
  }
}

function usage() {
  const lists = entities.map(({ path, fields }) => {
    const own = fields.map(({ key, type }) => `[--${kebab(key)} ${type.toUpperCase()}]`).join(' ');
    return `${entities.length > 1 ? `${path}: ` : ''}${own}`;
  });
  const start = `node cli.js ${entities.length > 1 ? 'LIST ' : ''}`;
  const forms = ['add', 'list [--search TEXT] [--sort FIELD]', 'change ID', 'delete ID'];
  const all = [...forms, 'summary [--by FIELD|year|month|day]', 'export FILE.csv|FILE.json'];
  return [title, '', ...all.map((form) => start + form), '', 'Fields:', ...lists].join('\n');
}

async function add({ entity, given }, store) {
  const values = await checked(entity, { ...firstValues(entity), ...given }, store);
  const { id } = await store.create(entity, values);
  return `Added ${id.slice(0, 6)}.`;
}

async function change({ entity, given, place }, store) {
  const record = found(entity, place, store);
  await store.update(entity, record.id, await checked(entity, { ...record, ...given }, store));
  return `Changed ${record.id.slice(0, 6)}.`;
}

async function remove({ entity, place }, store) {
  const { id } = found(entity, place, store);
  await store.remove(entity, id);
  return `Deleted ${id.slice(0, 6)}.`;
}

function list(asked, store) {
  const { entity, search = '', sort } = asked;
  if (sort) fieldOf(entity, sort);
  const rows = chosen(asked, store)
    .toSorted((a, b) => (sort ? order(a[sort], b[sort]) : 0))
    .map((record) => [
      record.id.slice(0, 6),
      ...entity.fields.map((field) => textOf(field, record)),
    ])
    .filter(([, ...texts]) => texts.join(' ').toLowerCase().includes(search.toLowerCase()));
  return table([['id', ...entity.fields.map(({ label }) => label)], ...rows]);
}

/** A month is what sums are asked for; without dates it is a choice. */
function summary(asked, store) {
  const { entity } = asked;
  const day = entity.fields.find(({ type }) => type === 'date')?.key;
  const by = asked.by ?? (day ? 'month' : entity.fields.find(({ type }) => type === 'choice')?.key);
  const nameOf = (record) => {
    if (by in PERIODS) return (record[day ?? 'createdAt'] ?? '').slice(0, PERIODS[by]);
    return by ? textOf(fieldOf(entity, by), record) : '';
  };
  const numbers = entity.fields.filter(({ type }) => type === 'number');
  const groups = new Map();
  for (const record of chosen(asked, store))
    groups.set(nameOf(record), [...(groups.get(nameOf(record)) ?? []), record]);
  const rows = [...groups]
    .toSorted(([a], [b]) => order(a, b))
    .map(([name, records]) => [
      name,
      String(records.length),
      ...numbers.map(({ key }) => String(records.reduce((sum, one) => sum + (one[key] ?? 0), 0))),
    ]);
  return table([[by ?? 'all', 'count', ...numbers.map(({ label }) => label)], ...rows]);
}

async function exportTo(asked, store) {
  const { entity, place } = asked;
  if (!place) throw new Error('Name a file that ends with .csv or .json.');
  const keys = entity.fields.map(({ key }) => key);
  const rows = chosen(asked, store).map((record) =>
    entity.fields.map((field) => textOf(field, record)),
  );
  const records = rows.map((row) => Object.fromEntries(row.map((cell, at) => [keys[at], cell])));
  const lines = [keys, ...rows].map((row) => row.map(csvCell).join(','));
  await writeFile(
    place,
    place.endsWith('.json') ? JSON.stringify(records, null, 2) : `${lines.join('\n')}\n`,
  );
  return `Wrote ${rows.length} to ${place}.`;
}

const csvCell = (cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The values of a record, or an error that says what is wrong with them. */
async function checked(entity, input, store) {
  const read = Object.fromEntries(
    entity.fields.map((field) => [field.key, valueSaid(field, input[field.key])]),
  );
  const { values, errors, valid } = validate(entity, read);
  const others = store.list(entity).filter(({ id }) => id !== input.id);
  const broken = Object.entries(valid ? brokenRules(entity, values, others) : errors);
  if (broken.length > 0) throw new Error(broken.map((pair) => pair.join(': ')).join('\n'));
  return values;
}

/** People name a choice in any case, and a record by its title. */
function valueSaid({ type, options = [] }, said) {
  const name = String(said).toLowerCase();
  if (type === 'boolean') return said === true || /^(yes|true|on)$/.test(name);
  if (type === 'choice') return options.find((one) => one.toLowerCase() === name) ?? said;
  if (type === 'reference')
    return options.find(({ label }) => label.toLowerCase() === name)?.value ?? said;
  return said;
}

function chosen({ entity, given }, store) {
  return store
    .list(entity)
    .filter((record) =>
      entity.fields.every(
        (field) =>
          given[field.key] === undefined ||
          textOf(field, record).toLowerCase() === given[field.key].toLowerCase(),
      ),
    );
}

function found(entity, start, store) {
  const matches = store.list(entity).filter(({ id }) => id.startsWith(start));
  if (matches.length !== 1)
    throw new Error(`${matches.length} ${entity.plural} begin with ${start || 'no id'}.`);
  return matches[0];
}

function fieldOf(entity, name) {
  const field = entity.fields.find(({ key }) => key === name || kebab(key) === name);
  if (!field) throw new Error(`${entity.plural} have no ${name}.`);
  return field;
}

function textOf({ key, type, options = [] }, record) {
  const value = record[key];
  if (type === 'boolean') return value ? 'yes' : 'no';
  if (type === 'reference') return options.find((one) => one.value === value)?.label ?? '';
  return String(value ?? '');
}

function order(a, b) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '\uffff').localeCompare(String(b ?? '\uffff'));
}

function table(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await main(
    process.argv.slice(2),
    await openStore(process.env.DATA_FILE ?? 'data.json'),
  );
