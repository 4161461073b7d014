import { describe, expect, test } from 'vitest';
import { exitStatuses } from '../../../src/commands/help/exit-statuses.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { localOctet } from '../../support/cli.ts';
import { expectListed } from '../../support/listed-status.ts';

const statuses = (effects: Parameters<typeof exitStatuses>[0]) =>
  exitStatuses(effects).map(({ status }) => status);
const EVERYWHERE = [0, 1, 2, 15, 16, 129, 130, 143];
const sorted = (more: readonly number[]) => [...EVERYWHERE, ...more].sort((a, b) => a - b);

describe('exit statuses follow from what a command does', () => {
  test.each([
    ['nothing but print', {}, []],
    ['settings', { settings: true }, [3]],
    ['a free request', { calls: [endpoints.models] }, [3, 4, 5, 7, 10, 11]],
    ['a paid request', { calls: [endpoints.codeGenerate] }, [3, 4, 5, 6, 7, 10, 11, 12]],
    ['a paid stream', { calls: [endpoints.chatCompletions] }, [3, 4, 5, 6, 7, 10, 11, 12, 13]],
    ['a job', { calls: [endpoints.musicGenerate] }, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['a checkout', { calls: [endpoints.checkout] }, [3, 4, 5, 7, 10, 11, 12]],
    ['a reason of its own', { reasons: ['partial'] as const }, [17]],
  ])('%s', (_, effects, more) => expect(statuses(effects)).toEqual(sorted(more)));
});

test('help prints each status with its meaning, 0 and 2 included', async () => {
  const octet = localOctet();
  expect(await octet.run('music', 'generate', '--help')).toBe(0);
  const listed = [...octet.stdout.matchAll(/^ +(\d+) {2}\S/gm)].map(([, status]) => Number(status));
  expect(listed).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16]);
});

test('help as data lists every status with its meaning', async () => {
  const octet = localOctet();
  expect(await octet.run('jobs', 'wait', '--help', '--json')).toBe(0);
  const page = JSON.parse(octet.stdout);
  expect(page.exits).toEqual(page.statuses.map(({ status }: { status: number }) => status));
  expect(page.exits).toEqual(expect.arrayContaining([0, 1, 2, 12, 17, 130]));
  expect(page.statuses[0]).toEqual({ status: 0, meaning: expect.stringContaining('success') });
});

test('a status that the help does not list fails the test that met it', async () => {
  await expect(expectListed(['models'], 9)).rejects.toThrow('octet models ended with 9');
  await expect(expectListed(['models'], 10)).resolves.toBeUndefined();
  await expect(expectListed(['serve', 'exec', '--', 'npm', 'test'], 77)).resolves.toBeUndefined();
});

test.each([
  [['jobs', 'wait'], '--all'],
  [['history', 'show'], '--search'],
  [['serve', 'exec'], '--port'],
])('%j --help does not list %s, an option of its group', async (words, flag) => {
  const octet = localOctet();
  expect(await octet.run(...words, '--help')).toBe(0);
  expect(octet.stdout).not.toContain(flag);
  expect(octet.stdout).toContain('--base-url');
});
