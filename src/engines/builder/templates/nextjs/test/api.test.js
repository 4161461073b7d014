import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { exampleOf } from './examples.js';

const folder = await mkdtemp(join(tmpdir(), 'app-'));
process.env.DATA_FILE = join(folder, 'data.json');

const all = await import('../src/app/api/[entity]/route.js');
const one = await import('../src/app/api/[entity]/[id]/route.js');
const { entities } = await import('../src/data/schema.js');

after(() => rm(folder, { recursive: true }));

function call(handler, params, body) {
  const request = new Request('http://localhost', {
    method: 'POST',
    body: body && JSON.stringify(body),
  });
  return handler(request, { params: Promise.resolve(params) });
}

for (const entity of entities) {
  const params = { entity: entity.path };
  const example = exampleOf(entity);

  test(`${entity.plural} can be created, read, changed and deleted`, async () => {
    const created = await call(all.POST, params, example);
    assert.equal(created.status, 201);
    const record = await created.json();
    assert.deepEqual(await (await call(all.GET, params)).json(), [record]);

    const { id, createdAt, ...values } = record;
    assert.deepEqual(values, example);
    assert.deepEqual(await (await call(one.PUT, { ...params, id }, example)).json(), {
      id,
      createdAt,
      ...example,
    });

    assert.equal((await call(one.DELETE, { ...params, id })).status, 204);
    assert.equal((await call(one.GET, { ...params, id })).status, 404);
    assert.deepEqual(await (await call(all.GET, params)).json(), []);
  });

  for (const field of entity.fields.filter(({ required }) => required)) {
    test(`a ${entity.name} without ${field.label.toLowerCase()} is refused`, async () => {
      const refused = await call(all.POST, params, { ...example, [field.key]: '' });
      assert.equal(refused.status, 422);
      assert.deepEqual(Object.keys((await refused.json()).errors), [field.key]);
    });
  }
}

test('what is not there or not JSON is refused', async () => {
  assert.equal((await call(all.GET, { entity: 'nothing' })).status, 404);
  const { path } = entities[0];
  assert.equal(
    (await call(one.PUT, { entity: path, id: 'nothing' }, exampleOf(entities[0]))).status,
    404,
  );
  assert.equal((await call(all.POST, { entity: path })).status, 400);
});
