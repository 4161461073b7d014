import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Expectation, Form } from './expectation.ts';

/** The results of a line. */
export interface Left {
  readonly stdout: Buffer;
  readonly folder: string;
  /** Files below the folder that are new or changed. */
  readonly made: readonly string[];
}

/** The faults of the result; empty if it is as promised. */
export function complaints(expected: Expectation, left: Left): string[] {
  const text = left.stdout.toString('utf8');
  const found = CHECKS[expected.stdout](text, left, expected);
  const isOdd = expected.matches !== undefined && !expected.matches.test(text);
  return isOdd ? [...found, `stdout does not match ${expected.matches}`] : found;
}

type Check = (text: string, left: Left, expected: Expectation) => string[];

const CHECKS: Readonly<Record<Form, Check>> = {
  text: (text) => [
    ...(text.trim() === '' ? ['stdout is empty'] : []),
    ...(text.endsWith('\n') ? [] : ['stdout does not end with a newline']),
  ],
  something: (text) => (text.trim() === '' ? ['stdout is empty'] : []),
  nothing: (text) => (text === '' ? [] : [`stdout is not empty: ${text.slice(0, 80)}`]),
  json: (text) => (text.endsWith('\n') && isJson(text) ? [] : ['stdout is not one JSON document']),
  lines: (text) => (linesOf(text).length > 0 && linesOf(text).every(isJson) ? [] : ['a line is not JSON']),
  events: (text) =>
    linesOf(text).length > 0 && linesOf(text).every((line) => /^\{"type":"\w+"/.test(line) && isJson(line))
      ? []
      : ['a line is not an event'],
  rows: (text) => (text === '' ? ['there are no rows'] : columnsOf(text)),
  'rows or nothing': columnsOf,
  word: (text) => (/^\S+\n$/.test(text) ? [] : ['stdout is not one word']),
  bytes: (_, { stdout }) => typeOf(stdout, '.png'),
  paths,
  project,
};

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function columnsOf(text: string): string[] {
  const counts = new Set(linesOf(text).map((line) => line.split('\t').length));
  if (text !== '' && !text.endsWith('\n')) return ['the last row has no end'];
  return counts.size > 1 ? [`rows have ${[...counts].join(' and ')} columns`] : [];
}

function paths(text: string, left: Left, { count, fresh = true, sidecar }: Expectation): string[] {
  const named = linesOf(text);
  const found = named.length === count ? [] : [`${named.length} paths are printed, ${count} are promised`];
  if (new Set(named).size < named.length) found.push('a path is printed twice');
  for (const path of named) {
    found.push(...fileAt(path, left, fresh));
    if (sidecar) found.push(...fileAt(`${path}.octet.json`, left, fresh));
  }
  const artifacts = left.made.filter((path) => !path.endsWith('.octet.json') && !path.endsWith('.orig'));
  const silent = artifacts.filter((path) => !named.includes(path));
  return silent.length === 0 ? found : [...found, `not printed, but there: ${silent.join(', ')}`];
}

function project(text: string, left: Left): string[] {
  const [path = '', ...more] = linesOf(text);
  const place = join(left.folder, path);
  if (path === '' || more.length > 0) return ['stdout is not one path'];
  if (!existsSync(place) || !statSync(place).isDirectory()) return [`${path} is not a directory`];
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const mayBeEmpty = ({ name }: { readonly name: string }) => name === '__init__.py';
  const empty = files.filter(
    (each) => !mayBeEmpty(each) && statSync(join(each.parentPath, each.name)).size === 0,
  );
  return [
    ...(files.some(({ name }) => name === 'README.md') ? [] : ['it has no README.md']),
    ...(files.length > 3 ? [] : [`it has only ${files.length} files`]),
    ...empty.map(({ name }) => `${name} is empty`),
    ...fileAt(`${path}.octet.json`, left, true),
  ];
}

function fileAt(path: string, { folder, made }: Left, fresh: boolean): string[] {
  const place = join(folder, path);
  if (!existsSync(place) || !statSync(place).isFile()) return [`${path} is not a file`];
  if (fresh && !made.includes(path)) return [`${path} was there before`];
  return typeOf(readFileSync(place), extname(path)).map((problem) => `${path}: ${problem}`);
}

/** The first bytes that a file of this extension has. */
const MAGIC: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG\r\n\x1a\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
  '.mp3': /^(ID3|\xff[\xe0-\xff])/,
  '.mp4': /^[\s\S]{4}ftyp/,
};

function typeOf(bytes: Buffer, extension: string): string[] {
  if (bytes.length === 0) return ['it is empty'];
  const text = bytes.toString('utf8');
  if (extension === '.json' && !isJson(text)) return ['it is not JSON'];
  if (extension === '.jsonl' && !linesOf(text).every(isJson)) return ['a line is not JSON'];
  const magic = MAGIC[extension];
  return magic && !magic.test(bytes.toString('latin1', 0, 16)) ? [`it is no ${extension.slice(1)}`] : [];
}
