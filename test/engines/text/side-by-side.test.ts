import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['When should I use a NoSQL database instead of Postgres?', 'SQL for related data'],
  [
    'should I use redis or postgres?',
    '_Told by kind: redis is one of the NoSQL databases, postgres is one of the SQL',
  ],
  ['MongoDB or MySQL for a shop?', '_Not answered: for a shop._'],
  ['When should I use a microservice architecture instead of a monolith?', 'A monolith for a small team'],
  ['what is better for a small team, microservices or a monolith?', 'A monolith for a small team'],
  ['REST vs GraphQL vs gRPC, which should I choose?', 'gRPC between services.'],
  ['JSON, YAML or TOML for a config file?', 'TOML has `[sections]`'],
  ['array or linked list', 'An array has quick access by position'],
  ['SSD or HDD for backups?', 'HDD for archives and backups.'],
])('things are set side by side: %s', async (question, told) => {
  const { text, skill } = await ask(question);
  expect(skill).toBe('idea');
  expect(text).toContain(told);
});

test.each(['cat or dog for a flat', 'TCP, UDP or a carrier pigeon?', 'what is DNS over HTTPS'])(
  'what is not known is neither compared nor drawn by chance: %s',
  async (question) => {
    expect((await ask(question)).skill).toBe('fallback');
  },
);

test('two things of daily life are still drawn by chance', async () => {
  expect((await ask('tea or coffee')).skill).toBe('chance');
});
