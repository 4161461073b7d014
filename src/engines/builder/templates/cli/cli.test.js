import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { main } from '../cli.js';
import { entities } from '../schema.js';
import { openStore } from '../store.js';
import { exampleOf } from './examples.js';

for (const entity of entities)
  test(`${entity.plural} are added, listed, changed, summed up, exported and deleted`, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'app-'));
    t.after(() => rm(folder, { recursive: true }));
    const store = await openStore(join(folder, 'data.json'));
    const run = async (...args) => {
      const printed = [];
      const list = entities.length > 1 ? [entity.path] : [];
      const status = await main([...list, ...args], store, (line) => printed.push(line));
      return { status, text: printed.join('\n') };
    };
    const options = Object.entries(exampleOf(entity)).flatMap(([key, value]) =>
      value === null
        ? []
        : [`--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, String(value)],
    );
    const added = await run('add', ...options);
    assert.equal(added.status, 0, added.text);
    const [{ id }] = store.list(entity);
    assert.match((await run('list', ...options.slice(0, 2))).text, new RegExp(id.slice(0, 6)));
    assert.doesNotMatch(
      (await run('list', '--search', 'nowhere')).text,
      new RegExp(id.slice(0, 6)),
    );
    assert.equal((await run('change', id.slice(0, 6), ...options)).status, 0);
    assert.match((await run('summary')).text, /\b1\b/);
    const file = join(folder, 'out.csv');
    await run('export', file);
    assert.match(await readFile(file, 'utf8'), new RegExp(`^${entity.fields[0].key}`));
    assert.equal((await run('delete', id)).status, 0);
    assert.equal((await run('delete', id)).status, 1);
    if (entity.fields.some(({ required }) => required)) assert.equal((await run('add')).status, 1);
  });
