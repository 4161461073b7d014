import { expect, test } from 'vitest';
import { localOctet, octet } from '../support/cli.ts';
import { fails, json, problem, tokenStream } from '../support/wire.ts';
import { WAITING_WORKS } from '../support/works.ts';

const CHAT = 'POST /chat/completions';
const models = json({ data: [{ id: 'swift-1' }, { id: 'deep-2' }] });

test('a model that the service does not list is refused before anything is paid, with the nearest name', async () => {
  const cli = octet({ 'GET /models': [models] });
  expect(await cli.run('chat', '-m', 'swfit-1', 'hi')).toBe(2);
  expect(cli.stderr).toContain("lists no model 'swfit-1'");
  expect(cli.stderr).toContain('did you mean swift-1?');
  expect(cli.sent.map(({ method }) => method)).toEqual(['GET']);
});

test('--force sends it, and asks for no list', async () => {
  const cli = octet({ [CHAT]: [tokenStream('yes')] });
  expect(await cli.run('chat', '-m', 'private-9', '--force', 'hi')).toBe(0);
  expect(cli.sent).toHaveLength(1);
});

test('a listed model is looked up once, until the list is ten minutes old', async () => {
  const answers = [tokenStream('1'), tokenStream('2'), tokenStream('3')];
  const cli = octet({ 'GET /models': [models, models], [CHAT]: answers });
  await cli.run('chat', '-m', 'deep-2', 'one');
  await cli.run('chat', '-m', 'deep-2', 'two');
  expect(cli.sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  cli.clock.jump(11 * 60_000);
  await cli.run('chat', '-m', 'deep-2', 'three');
  expect(cli.sent.at(-2)?.method).toBe('GET');
});

test.each([
  ['no such endpoint', problem(404)],
  ['a failing service', problem(500)],
  ['no connection', fails('unreachable', false)],
  ['no list in the reply', json({ object: 'nothing' })],
  ['an empty list', json({ data: [] })],
])('%s: the request is sent', async (_, answer) => {
  const cli = octet({ 'GET /models': [answer], [CHAT]: [tokenStream('yes')] });
  expect(await cli.run('chat', '-m', 'any', 'hi')).toBe(0);
});

test('nothing is looked up in a dry run, or where no model is named', async () => {
  const cli = octet({ [CHAT]: [tokenStream('yes')] });
  expect(await cli.run('chat', '-m', 'any', '--dry-run', 'hi')).toBe(0);
  expect(await cli.run('chat', 'hi')).toBe(0);
  expect(cli.sent).toHaveLength(1);
});

test('locally, unknown models and voices cost nothing, and a genre is only noted', async () => {
  const cli = localOctet({ works: WAITING_WORKS });
  expect(await cli.run('image', 'generate', 'a cat', '-m', 'dall-e-9')).toBe(2);
  expect(cli.stderr).toContain('local-painter');
  expect(await cli.run('music', 'generate', 'a song', '--voice', 'arya', '--detach')).toBe(2);
  expect(cli.stderr).toContain('did you mean aria?');
  await cli.run('credits', 'history', '--json');
  expect(cli.stdout).not.toContain('"charge"');
  expect(await cli.run('music', 'generate', 'a song', '--genre', 'zydecore', '--detach')).toBe(0);
  expect(cli.stderr).toContain("does not list the genre 'zydecore'");
});

test('config set model warns of a model that is not listed, and stores it', async () => {
  const cli = octet({ 'GET /models': [models] });
  expect(await cli.run('config', 'set', 'model', 'deep2')).toBe(0);
  expect(cli.stderr).toContain("warning: this service lists no model 'deep2'");
  expect(cli.stdout).toContain('model = deep2');
});
