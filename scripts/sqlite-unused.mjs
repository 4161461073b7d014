// `node scripts/sqlite-unused.mjs TRACE`: prints the functions of SQLite's WebAssembly that only parts of its language need
// which the service never uses (full texts, JSON, dates, windows, mathematics, renaming), for scripts/assets/cut-functions.json.
// TRACE is what the service's tests print on Node 20 when `execArgv` in vitest.config.ts also has
// --trace-wasm-compilation-times, --wasm-lazy-compilation and --no-wasm-dynamic-tiering: what they call is never cut.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { plainSqlite } from './assets/store.mjs';
import { calledFrom, callsOf } from './cut-functions.mjs';
import { dataOf, exportedFunctions, tableOf } from './wasm-parts.mjs';

/** Functions of SQL that no statement of the service has. */
const NAMES =
  /^(?:jsonb?_\w+|jsonb?|->>?|date|time|datetime|julianday|strftime|timediff|unixepoch|current_\w+|row_number|(?:dense_|percent_)?rank|cume_dist|ntile|(?:first|last|nth)_value|lead|lag|ceil|ceiling|floor|trunc|log|log10|log2|ln|exp|pow|power|mod|a?(?:sin|cos|tan)h?|atan2|radians|degrees|sqrt|sign|sqlite_(?:rename|drop|add|find)_\w+)$/;

/** They all have the same function, which is given the one that calculates. */
const MATHEMATICS = /^(?:ceil|floor|trunc|log|exp|pow|mod|sqrt|radians|degrees|a?(?:sin|cos|tan)h?|atan2)/;

/** What only these parts say. */
const TEXTS = /fts5|%q_(?:idx|docsize)|contentless|malformed JSON|CREATE TABLE x\(/i;

/** SQLite's FuncDef: where its four functions are, before the place of its name, and what they are given. */
const BEFORE_NAME = [16, 12, 8, 4];
const GIVEN_BEFORE_NAME = 24;
/** A small number in the data may be anything. */
const LEAST_PLACE = 105;
/** Methods of a part stand beside each other in its tables. */
const LEAST_METHODS = 4;
const WORD = 4;
const COMPILED = /^.*?Compiled function \S+#(\d+) using Liftoff.*?bodysize (\d+)/gm;

const wasm = await plainSqlite();
const calls = callsOf(wasm);
const own = new Map(calls.own.map((body, n) => [calls.imported + n, body]));
const data = dataOf(wasm);
const table = tableOf(wasm);
const called = new Set(exportedFunctions(wasm).map(([, number]) => number));
for (const [, number, size] of readFileSync(process.argv[2], 'latin1').matchAll(COMPILED)) {
  // The tests run other modules, too.
  if (bodySize(own.get(Number(number))) === Number(size)) called.add(Number(number));
}
for (const number of hinted()) called.add(number);
const needed = calledFrom({ ...calls, entries: called }, new Set());

const named = namesInData();
const telling = [...own.keys()].filter(
  (number) => !needed.has(number) && textsOf(own.get(number)).some((text) => TEXTS.test(text)),
);
const uncalled = new Set([...table.values()].filter((number) => own.has(number) && !needed.has(number)));
const unused = new Set([...uncalled].filter((number) => named.has(number) || leadsTo(number, telling)));
for (const methods of tablesInData()) {
  if (!methods.some((number) => unused.has(number))) continue;
  for (const number of methods) if (uncalled.has(number)) unused.add(number);
}
const sha256 = createHash('sha256').update(wasm).digest('hex');
console.log(JSON.stringify({ sha256, exports: '', functions: [...unused].sort((a, b) => a - b), data: [] }));

function hinted() {
  const path = new URL('assets/sqlite-functions.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')).functions;
}

/** Without the size itself, as V8 counts it. */
function bodySize(body) {
  if (!body) return undefined;
  let at = body.from;
  while (wasm[at] >= 0x80) at += 1;
  return body.to - at - 1;
}

function namesInData() {
  const places = [];
  for (let at = GIVEN_BEFORE_NAME; at + WORD <= data.length; at += WORD) {
    const name = textAt(data.readUInt32LE(at));
    if (name === undefined || !NAMES.test(name)) continue;
    const before = MATHEMATICS.test(name) ? [...BEFORE_NAME, GIVEN_BEFORE_NAME] : BEFORE_NAME;
    places.push(...before.map((bytes) => data.readUInt32LE(at - bytes)));
  }
  return new Set(places.filter((place) => place >= LEAST_PLACE).map((place) => table.get(place)));
}

/** Words that follow each other and are all places of functions, or nothing. */
function tablesInData() {
  const tables = [];
  let current = [];
  for (let at = 0; at + WORD <= data.length; at += WORD) {
    const place = data.readUInt32LE(at);
    if (place >= LEAST_PLACE && table.has(place)) current.push(table.get(place));
    else if (place !== 0 || current.length < LEAST_METHODS) {
      if (current.length >= LEAST_METHODS) tables.push(current);
      current = [];
    }
  }
  return tables;
}

function textsOf({ integers }) {
  return integers.map(textAt).filter((text) => text !== undefined);
}

function textAt(place) {
  const end = place > 0 && place < data.length ? data.indexOf(0, place) : -1;
  return end > place ? data.toString('latin1', place, end) : undefined;
}

function leadsTo(number, others) {
  const reached = calledFrom({ ...calls, entries: [number] }, new Set());
  return others.some((other) => reached.has(other));
}
