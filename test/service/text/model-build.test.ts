import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ask, testService } from '../../support/service.ts';

const app = {
  summary: 'A small app.',
  files: [
    { path: 'index.html', content: '<!doctype html>hi' },
    { path: 'README.md', content: '# Hi' },
  ],
};

const request = { prompt: 'a list of books', framework: 'nodejs' };

async function built(reply: string) {
  const service = await testService({ fixtures: [{ match: { path: '/builder/build' }, reply }] });
  return ask(service, 'POST', '/builder/build', request);
}

test.each([
  ['as it was asked for', JSON.stringify(app)],
  ['in a fence with words around it', `Sure!\n\n\`\`\`json\n${JSON.stringify(app)}\n\`\`\`\nEnjoy.`],
])('a model that answers with files %s writes the application', async (_, reply) => {
  const { status, json: document } = await built(reply);
  expect(status).toBe(200);
  expect(document).toMatchObject({
    status: 'completed',
    model: 'fixture',
    summary: 'A small app.',
    files: app.files,
  });
  expect(document.preview_url).toMatch(/\/previews\//);
});

test.each(['I cannot do that.', '{"files": []}', '{broken'])(
  'without files in its answer (%s) the templates are used, and say so',
  async (reply) => {
    const { status, json: document } = await built(reply);
    expect(status).toBe(200);
    expect(document.model).toBe('local-builder');
    expect(document.notes[0]).toMatch(/fixture .*template/);
    expect((document.files as { path: string }[]).map(({ path }) => path)).toContain('package.json');
  },
);

test('a file in base64 is told as one', async () => {
  const icon = { path: 'icon.png', content: 'iVBORw0KGgo=', encoding: 'base64' };
  const { json: document } = await built(JSON.stringify({ ...app, files: [...app.files, icon] }));
  expect(document.files).toEqual([...app.files, icon]);
});

test('a project that is gone on with is given to the model as it is', async () => {
  const seen: string[] = [];
  const server = createServer(async (incoming, reply) => {
    if (incoming.url === '/v1/models') return void reply.end('{"data":[{"id":"llama"}]}');
    const { messages } = JSON.parse((await incoming.toArray()).join(''));
    seen.push(messages.map(({ content }: { content: string }) => content).join('\n'));
    const content = JSON.stringify(app);
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const service = await testService({ upstream: `http://127.0.0.1:${port}/v1` });
  const first = (await ask(service, 'POST', '/builder/build', request)).json;
  const { project_id } = first;
  const second = await ask(service, 'POST', '/builder/build', { prompt: 'say bye', project_id });
  expect(second.json).toMatchObject({ project_id, model: 'llama' });
  expect(seen).toHaveLength(2);
  expect(seen[0]).not.toContain('<!doctype html>hi');
  expect(seen[1]).toContain('say bye');
  for (const { path, content } of app.files) {
    expect(seen[1]).toContain(path);
    expect(seen[1]).toContain(JSON.stringify(content));
  }
});
