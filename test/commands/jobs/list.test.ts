import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';
import { json } from '../../support/wire.ts';

const ACCEPTED = json({ id: 'music_c2956de923b0666575f3906f', status: 'queued' });
const PROMPT = 'rain on a tin roof in the middle of the night';

async function asked(terminal?: number) {
  const cli = octet({ 'POST /music/generate': [ACCEPTED] }, { terminal });
  expect(await cli.run('music', 'generate', PROMPT, '--detach')).toBe(0);
  return cli;
}

test('with no jobs a person is told what to type', async () => {
  const cli = octet({}, { terminal: 80 });
  expect(await cli.run('jobs')).toBe(0);
  expect(cli.stdout).toBe('');
  expect(cli.stderr).toContain('no jobs yet');
  expect(cli.stderr).toContain('octet music generate');
});

test.each([['jobs'], ['history']])(
  'with nothing to list, %s --json is a list and nothing is said',
  async (noun) => {
    for (const terminal of [undefined, 80]) {
      const cli = octet({}, { terminal });
      expect(await cli.run(noun, '--json')).toBe(0);
      expect(cli.stdout).toBe('[]\n');
      expect(cli.stderr).toBe('');
    }
  },
);

test('jobs that ended long ago are counted', async () => {
  const cli = octet({ 'POST /music/generate': [json({ error: { message: 'no' } }, { status: 400 })] });
  await cli.run('music', 'generate', 'x');
  await cli.clock.pass(8 * 24 * 3_600_000);
  expect(await cli.run('jobs')).toBe(0);
  expect(cli.stderr).toContain('1 older: octet jobs --all');
});

test.each([80, 60, 40])('at %i columns no line is wider', async (columns) => {
  const cli = await asked(columns);
  const before = cli.out.length;
  expect(await cli.run('jobs', '--color', 'never')).toBe(0);
  const lines = cli.out.slice(before);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  expect(lines.join('\n')).toContain('music_c2956de923b0666575f3906f');
  if (columns < 80) expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(PROMPT);
});

test('a pipe gets a row', async () => {
  const cli = await asked();
  expect(await cli.run('jobs')).toBe(0);
  expect(cli.out.at(-1)?.split('\t')).toHaveLength(6);
});
