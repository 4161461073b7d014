import { expect, test } from 'vitest';
import { ask, testService } from '../support/service.ts';

const app = {
  summary: 'A small app.',
  files: [
    { path: 'index.html', content: '<!doctype html>hi' },
    { path: 'README.md', content: '# Hi' },
  ],
};

async function built(reply: string) {
  const service = await testService({ fixtures: [{ match: { path: '/builder/build' }, reply }] });
  const got = await ask(service, 'POST', '/builder/build', {
    prompt: 'a page that says hi',
    framework: 'nodejs',
  });
  await service.close();
  return got;
}

test.each([
  ['as it was asked for', JSON.stringify(app)],
  ['in a fence with words around it', `Sure!\n\n\`\`\`json\n${JSON.stringify(app)}\n\`\`\`\nEnjoy.`],
])('a model that answers with files %s writes the application', async (_, reply) => {
  const { status, json: document } = await built(reply);
  expect(status).toBe(200);
  expect(document).toMatchObject({ status: 'completed', summary: 'A small app.', files: app.files });
  expect(document.preview_url).toMatch(/\/previews\//);
});

test.each(['I cannot do that.', '{"files": []}', '{broken'])(
  'without files in its answer (%s) the templates are used',
  async (reply) => {
    const { status, json: document } = await built(reply);
    expect(status).toBe(200);
    expect((document.files as { path: string }[]).map(({ path }) => path)).toContain('package.json');
  },
);
