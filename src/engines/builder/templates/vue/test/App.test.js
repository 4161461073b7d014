import { flushPromises, mount } from '@vue/test-utils';
import { beforeEach, describe, expect, test } from 'vitest';
import App from '../src/App.vue';
import { titleField, titleOf } from '../src/data/format.js';
import { localRecords } from '../src/data/local-records.js';
import { entities, title } from '../src/data/schema.js';
import { inputsOf } from '../src/data/validate.js';
import { exampleOf } from './examples.js';

beforeEach(() => localStorage.clear());

/** All entities, the one to be shown first. */
const startingWith = (entity) => [entity, ...entities.filter((other) => other !== entity)];

async function open(entity) {
  const app = mount(App, {
    props: { title, entities: startingWith(entity), records: localRecords(title) },
  });
  await flushPromises();
  return app;
}

async function fill(app, entity, values) {
  for (const { key } of inputsOf(entity))
    await app.get(`dialog [name="${key}"]`).setValue(values[key] ?? '');
  await app.get('dialog form').trigger('submit');
  await flushPromises();
}

describe.each(entities)('$plural', (entity) => {
  const example = exampleOf(entity);
  const name = titleOf(entity, example);

  test('can be added, and are still there after a restart', async () => {
    const app = await open(entity);
    await app.get('.toolbar .primary').trigger('click');
    await fill(app, entity, example);
    expect(app.get('.record h2').text()).toBe(name);

    expect((await open(entity)).get('.record h2').text()).toBe(name);
    const [{ id, createdAt, ...values }] = await localRecords(title).list(entity);
    expect(values).toEqual(example);
  });

  test('can be searched, deleted and brought back', async () => {
    await localRecords(title).create(entity, example);
    const app = await open(entity);
    await app.get('input[type="search"]').setValue('no such words');
    expect(app.text()).toContain('Nothing matches.');
    await app.get('input[type="search"]').setValue('');

    await app.get('.record .danger').trigger('click');
    await flushPromises();
    expect(app.find('.record').exists()).toBe(false);
    await app.get('.status button').trigger('click');
    await flushPromises();
    expect(app.get('.record h2').text()).toBe(name);
  });

  test.skipIf(!titleField(entity).required)(
    'are not saved while a required field is empty',
    async () => {
      const app = await open(entity);
      await app.get('.toolbar .primary').trigger('click');
      await fill(app, entity, { ...example, [titleField(entity).key]: '' });
      expect(app.get('.error').text()).toBe(`${titleField(entity).label} is required.`);
    },
  );
});
