import { expect, test } from 'vitest';
import { ask, testService } from '../../support/service.ts';

test('code is generated, completed, refactored and explained', async () => {
  const service = await testService();
  const generated = await ask(service, 'POST', '/code/generate', {
    prompt: 'binary search',
    language: 'python',
  });
  expect(generated.json).toMatchObject({
    object: 'code.generate',
    language: 'python',
    code: expect.stringContaining('def '),
  });
  const explained = await ask(service, 'POST', '/code/explain', {
    code: 'const double = (x) => x * 2;',
    language: 'javascript',
  });
  expect(explained.json.explanation).toContain('double');
  const refactored = await ask(service, 'POST', '/code/refactor', {
    code: 'var a = 1;\n',
    language: 'javascript',
    instruction: 'use const',
  });
  expect(refactored.json.code).toBe('const a = 1;\n');
  const completed = await ask(service, 'POST', '/code/complete', {
    code: 'function f() {\n  return [1, 2',
    suffix: '',
    language: 'javascript',
  });
  expect(completed.json.completion).toContain(']');
  expect((await ask(service, 'GET', '/payments/balance')).json.balance).toBe(9_992);
});

test('an application is built, shown, listed, gone on with and talked about', async () => {
  const service = await testService();
  const built = await ask(service, 'POST', '/builder/build', {
    prompt: 'a list of books with title and author',
    framework: 'react',
  });
  expect(built.json).toMatchObject({ status: 'completed', framework: 'react' });
  expect(built.json.files.map(({ path }: { path: string }) => path)).toContain('package.json');
  const address = new URL(built.json.preview_url);
  const page = await ask(service, 'GET', address.pathname, undefined, { base: address.origin, key: null });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain('sandbox');
  const { project_id } = built.json;
  const more = await ask(service, 'POST', '/builder/build', {
    prompt: 'add a field rating',
    project_id,
    preview: false,
  });
  expect(more.json.project_id).toBe(project_id);
  expect(more.json.preview_url).toBeUndefined();
  const { json: projects } = await ask(service, 'GET', '/builder/projects');
  expect(projects.data).toMatchObject([{ id: project_id, build_id: more.json.id, status: 'completed' }]);
  const talk = await ask(service, 'POST', '/builder/chat', {
    message: 'add a field notes',
    context: { project_id },
  });
  expect(talk.json.content).not.toBe('');
  const { conversation_id } = talk.json;
  const again = await ask(service, 'POST', '/builder/chat', {
    message: 'and a field price',
    conversation_id,
  });
  expect(again.json.conversation_id).toBe(conversation_id);
  for (const [path, body] of [
    ['/builder/build', { prompt: 'x', project_id: 'proj_none' }],
    ['/builder/chat', { message: 'x', conversation_id: 'conv_none' }],
  ] as const) {
    expect((await ask(service, 'POST', path, body)).status).toBe(404);
  }
});

test('voices, genres and models are listed, each model with its price', async () => {
  const service = await testService();
  expect((await ask(service, 'GET', '/music/voices')).json.data.length).toBeGreaterThanOrEqual(50);
  expect(
    (await ask(service, 'GET', '/music/genres')).json.data.map(({ id }: { id: string }) => id),
  ).toContain('jazz');
  const { json } = await ask(service, 'GET', '/models');
  for (const model of json.data)
    expect(model).toMatchObject({ object: 'model', pricing: { currency: 'credits' } });
  expect(json.prices.map(({ operation }: { operation: string }) => operation)).toContain('imageUpscale');
  const kinds = new Set(json.data.map(({ kind }: { kind: string }) => kind));
  expect(kinds).toEqual(
    new Set(['chat', 'completion', 'embedding', 'image', 'music', 'video', 'code', 'builder']),
  );
  const usage = await ask(service, 'GET', '/usage');
  expect(usage.json).toMatchObject({ object: 'usage', requests: 0, credits_used: 0 });
});
