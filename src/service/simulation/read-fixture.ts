import { withoutApiPrefix } from '../../contract/address.ts';
import { faultKindNames, isFaultKind } from '../../contract/fault-kinds.ts';
import { isObject } from '../../contract/shape.ts';
import type { Fixture, Match } from './fixture.ts';
import { readFixtureAnswer } from './read-fixture-answer.ts';
import { badFixture, onlyFields, readFixtureError, readWholeNumber } from './read-fixture-parts.ts';

const FIELDS = [
  'match',
  'reply',
  'tool_calls',
  'stream',
  'error',
  'fault',
  'status',
  'headers',
  'delayMs',
  'chunkMs',
  'cutAfter',
  'name',
  'comment',
  'test',
];
const MATCH_FIELDS = ['path', 'method', 'model', 'text', 'tool_result', 'nth'];
const ACTS = ['reply', 'tool_calls', 'stream', 'error', 'fault', 'delayMs', 'cutAfter'];

export function readFixtureFile(document: unknown): Fixture[] {
  if (document === undefined) return [];
  if (!Array.isArray(document)) throw badFixture('must be a JSON list');
  return document.map((item, index) => readFixture(item, `item ${index + 1}`));
}

/** `label` names the fixture in what is wrong with it. */
export function readFixture(item: unknown, label: string): Fixture {
  if (!isObject(item)) throw badFixture(`${label} must be an object`);
  onlyFields(item, FIELDS, label);
  if (!ACTS.some((name) => item[name] !== undefined)) {
    throw badFixture(`${label} needs one of ${ACTS.join(', ')}`);
  }
  const number = (name: string): number | undefined => readWholeNumber(item[name], `${label}: ${name}`);
  return {
    match: readMatch(item.match, label),
    answer: readFixtureAnswer(item, label),
    error: item.error === undefined ? undefined : readFixtureError(item.error, label),
    fault: readFault(item.fault, label),
    status: readStatus(item.status, label),
    headers: readHeaders(item.headers, label),
    delayMs: number('delayMs'),
    chunkMs: number('chunkMs'),
    cutAfter: number('cutAfter'),
  };
}

/** Undefined or "*" matches everything; "/a+/i" is a regular expression; other text is searched in the request's. */
function readMatch(match: unknown, label: string): Match {
  if (match === undefined || match === '*') return {};
  if (typeof match === 'string') return { text: textMatch(match, label) };
  if (!isObject(match)) throw badFixture(`${label}: match must be text or an object`);
  onlyFields(match, MATCH_FIELDS, `${label}: match`);
  const { path, method, model, text, tool_result: toolResult, nth } = match;
  if (toolResult !== undefined && typeof toolResult !== 'boolean') {
    throw badFixture(`${label}: match.tool_result must be true or false`);
  }
  const number = readWholeNumber(nth, `${label}: match.nth`);
  if (number === 0) throw badFixture(`${label}: match.nth counts from 1`);
  return {
    path: optionalText(path, `${label}: match.path`, pathMatch),
    method: optionalText(method, `${label}: match.method`, (word) => word.toUpperCase()),
    model: optionalText(model, `${label}: match.model`, (word) => modelMatch(word, label)),
    text: optionalText(text, `${label}: match.text`, (words) =>
      words === '*' ? undefined : textMatch(words, label),
    ),
    toolResult,
    nth: number,
  };
}

function optionalText<Value>(value: unknown, what: string, read: (text: string) => Value): Value | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw badFixture(`${what} must be text`);
  return read(value);
}

/** A `*` stands for any text. */
function pathMatch(wanted: string): (path: string) => boolean {
  const parts = withoutApiPrefix(wanted).split('*');
  return (path) => fits(path, parts);
}

/** No regular expression: several stars would make one that can backtrack. */
function fits(path: string, [first = '', ...rest]: readonly string[]): boolean {
  if (rest.length === 0) return path === first;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = rest.at(-1) ?? '';
  for (const part of rest.slice(0, -1)) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}

function modelMatch(wanted: string, label: string): (model: string) => boolean {
  return expressionIn(wanted, label) ?? ((model) => model === wanted);
}

function textMatch(wanted: string, label: string): (text: string) => boolean {
  const lower = wanted.toLowerCase();
  return expressionIn(wanted, label) ?? ((text) => text.toLowerCase().includes(lower));
}

function expressionIn(wanted: string, label: string): ((text: string) => boolean) | undefined {
  const pattern = /^\/(.+)\/([a-z]*)$/s.exec(wanted);
  if (!pattern) return undefined;
  try {
    const expression = new RegExp(pattern[1] ?? '', pattern[2]?.replace(/[gy]/g, ''));
    return (text) => expression.test(text);
  } catch {
    throw badFixture(`${label}: ${wanted} is not a regular expression`);
  }
}

function readFault(fault: unknown, label: string): Fixture['fault'] {
  if (fault === undefined) return undefined;
  const kind = String(fault);
  if (isFaultKind(kind)) return kind;
  throw badFixture(`${label}: fault must be one of ${faultKindNames.join(', ')}`);
}

function readStatus(value: unknown, label: string): number | undefined {
  const status = readWholeNumber(value, `${label}: status`);
  if (status === undefined || (status >= 200 && status <= 599)) return status;
  throw badFixture(`${label}: status must be from 200 to 599`);
}

/** Headers that say how long a reply is belong to the connection. */
const OWN_HEADERS = /^(?:content-length|transfer-encoding|connection|keep-alive|upgrade|trailer)$/;

function readHeaders(value: unknown, label: string): Fixture['headers'] {
  if (value === undefined) return undefined;
  if (!isObject(value)) throw badFixture(`${label}: headers must be an object`);
  return Object.fromEntries(Object.entries(value).map(([name, text]) => header(name, text, label)));
}

function header(name: string, value: unknown, label: string): [string, string] {
  const lower = name.toLowerCase();
  const text = typeof value === 'number' ? String(value) : value;
  const isGood = /^[\w-]+$/.test(name) && !OWN_HEADERS.test(lower);
  if (isGood && typeof text === 'string' && /^[\x20-\x7e]*$/.test(text)) return [lower, text];
  throw badFixture(`${label}: headers: ${name.slice(0, 60)} is not a header that a fixture can set`);
}
