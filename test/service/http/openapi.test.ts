import { expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { EVENTS } from '../../../src/contract/events.ts';
import { fieldOf } from '../../../src/contract/field.ts';
import { musicRequest } from '../../../src/contract/music.ts';
import { ask, chat, eventsOf, testService } from '../../support/service.ts';

test('the description covers every endpoint, with the bounds of the contract', async () => {
  const service = await testService();
  const { json, status } = await ask(service, 'GET', '/openapi.json', undefined, {
    base: 'http://127.0.0.1:4848',
    key: null,
  });
  expect(status).toBe(200);
  expect(json.openapi).toBe('3.1.0');
  expect(json.servers[0].url).toBe('http://127.0.0.1:4848/v1');
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    const operation = json.paths[path][method.toLowerCase()];
    expect(operation.operationId).toBe(name);
    for (const [, parameter] of path.matchAll(/\{(\w+)\}/g)) {
      expect(operation.parameters).toContainEqual(expect.objectContaining({ name: parameter, in: 'path' }));
    }
  }
  const music = json.paths['/music/generate'].post.requestBody.content['application/json'].schema;
  const { min, max } = fieldOf(musicRequest, 'duration');
  expect(music.required).toEqual(['prompt']);
  expect(music.properties.duration).toMatchObject({ type: 'integer', minimum: min, maximum: max });
  expect(Object.keys(json.webhooks)).toEqual(Object.keys(EVENTS));
  expect(json.paths['/local/webhooks'].post['x-octet-own']).toBe(true);
  expect(json.paths['/local/webhooks'].post.security).toEqual([{ adminKey: [] }]);
  expect(json.paths['/local/health'].get.security).toEqual([]);
  expect(
    json.paths['/payments/transactions'].get.parameters.map(({ name }: { name: string }) => name),
  ).toEqual(['limit', 'before']);
  for (const [reference] of JSON.stringify(json).matchAll(/#\/components\/[^"]+/g)) {
    const [, , group = '', name = ''] = reference.split('/');
    expect(json.components[group]).toHaveProperty([name]);
  }
});

test('the events of a stream are as they are described', async () => {
  const service = await testService();
  const { json } = await ask(service, 'GET', '/openapi.json', undefined, { base: 'http://127.0.0.1' });
  for (const [path, body] of [
    ['/chat/completions', chat('hi', { stream: true })],
    ['/completions', { prompt: 'hi', stream: true }],
  ] as const) {
    const { content } = json.paths[path].post.responses[200];
    // The combined type of its events: a union would have no fields.
    expect(content['text/event-stream'].schema).toEqual(content['application/json'].schema);
    const { $ref } = content['text/event-stream']['x-octet-event'];
    const chunk = json.components.schemas[$ref.split('/').at(-1)];
    const [first = ''] = eventsOf((await ask(service, 'POST', path, body)).text);
    const event = JSON.parse(first);
    expect(event.object).toBe(chunk.properties.object.const);
    expect(Object.keys(event.choices[0])).toEqual(
      expect.arrayContaining(chunk.properties.choices.items.required),
    );
  }
});
