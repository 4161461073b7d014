import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { builderSchemas } from './data-schemas/builder.ts';
import { codeSchemas } from './data-schemas/code.ts';
import { imageSchemas } from './data-schemas/image.ts';
import { musicSchemas } from './data-schemas/music.ts';
import { words } from './data-schemas/parts.ts';
import { textSchemas } from './data-schemas/text.ts';
import { videoSchemas } from './data-schemas/video.ts';

const ENGINES = fileURLToPath(new URL('../../src/engines/', import.meta.url));

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  'data/filler-words.json': words,
  ...builderSchemas,
  ...codeSchemas,
  ...imageSchemas,
  ...musicSchemas,
  ...textSchemas,
  ...videoSchemas,
};

const FILES = readdirSync(ENGINES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)data\/.+\.json$/.test(file) && !file.includes('/templates/'))
  .toSorted();

test('every data file of an engine has a schema, and every schema a file', () => {
  expect(FILES).toEqual(Object.keys(SCHEMAS).toSorted());
});

const read = (file: string) => JSON.parse(readFileSync(join(ENGINES, file), 'utf8'));

test.each(Object.entries(SCHEMAS))('%s has its shape', (file, schema) => {
  const { issues = [] } = v.safeParse(schema, read(file));
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
});

test('no subject is in two rows of the table of kinds', () => {
  const table = read('image/data/subject-kinds.json');
  const names: string[] = table.kinds.flatMap((row: { names: string[] }) => row.names);
  expect(names.filter((one, at) => names.indexOf(one) !== at)).toEqual([]);
});

test('camera moves that shots and requests name exist', () => {
  const { moves, requests } = read('video/data/camera.json');
  const { openingMoves, followingMoves } = read('video/data/shots.json');
  const named = [...openingMoves, ...followingMoves, ...requests.map((row: { move: string }) => row.move)];
  expect(named.filter((move) => !Object.hasOwn(moves, move))).toEqual([]);
});
