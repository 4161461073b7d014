import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createApp } from '../app.js';
import { entities } from '../schema.js';
import { openStore } from '../store.js';
import { exampleOf } from './examples.js';

let folder;
let server;
let origin;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-'));
  server = createApp(await openStore(join(folder, 'data.json')));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
});

after(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function call(method, path, body) {
  const response = await fetch(origin + path, { method, body: body && JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
}

for (const entity of entities) {
  const path = `/api/${entity.path}`;
  const example = exampleOf(entity);

  test(`${entity.plural} can be created, read, changed and deleted`, async () => {
    const created = await call('POST', path, example);
    assert.equal(created.status, 201);
    assert.deepEqual((await call('GET', path)).body, [created.body]);

    const { id, createdAt, ...values } = created.body;
    assert.deepEqual(values, example);

    const changed = await call('PUT', `${path}/${id}`, example);
    assert.deepEqual(changed.body, { id, createdAt, ...example });

    assert.equal((await call('DELETE', `${path}/${id}`)).status, 204);
    assert.equal((await call('GET', `${path}/${id}`)).status, 404);
    assert.deepEqual((await call('GET', path)).body, []);
  });

  for (const field of entity.fields.filter(({ type }) => type === 'reference')) {
    test(`a ${entity.name} refers to ${field.label.toLowerCase()} records that are there`, async () => {
      const target = entities.find((other) => other.path === field.to);
      const { body } = await call('POST', `/api/${target.path}`, exampleOf(target));
      const given = { ...example, [field.key]: body.id };
      const linked = await call('POST', path, given);
      assert.equal(linked.body[field.key], body.id);
      assert.equal((await call('POST', path, { ...given, [field.key]: 'nobody' })).status, 422);
      await call('DELETE', `${path}/${linked.body.id}`);
      await call('DELETE', `/api/${target.path}/${body.id}`);
    });
  }

  for (const field of entity.fields.filter(({ required }) => required)) {
    test(`a ${entity.name} without ${field.label.toLowerCase()} is refused`, async () => {
      const refused = await call('POST', path, { ...example, [field.key]: '' });
      assert.equal(refused.status, 422);
      assert.deepEqual(Object.keys(refused.body.errors), [field.key]);
    });
  }
}

test('records are still there when the store is opened again', async () => {
  const [entity] = entities;
  const file = join(folder, 'again.json');
  const record = await (await openStore(file)).create(entity, exampleOf(entity));
  assert.deepEqual((await openStore(file)).list(entity), [record]);
});

test('pages are served, and nothing outside of them', async () => {
  const page = await fetch(`${origin}/`);
  assert.match(await page.text(), /<div class="app"/);
  assert.equal((await call('GET', '/..%2fserver.js')).status, 404);
  assert.equal((await call('GET', '/missing.js')).status, 404);
});

test('what is not JSON or not allowed is refused', async () => {
  const path = `/api/${entities[0].path}`;
  assert.equal((await fetch(origin + path, { method: 'POST', body: '{' })).status, 400);
  assert.equal((await call('PATCH', path)).status, 405);
  assert.equal((await call('GET', '/api/nothing')).status, 404);
});
