import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bash, freshHome } from './octet.ts';

/** A line of bash in a directory that is removed before the line runs. */
const inGoneDirectory = (line: string, home: string) =>
  bash(`mkdir gone && cd gone && rmdir ../gone && ${line}`, { home });

describe('X14.1: a working directory that was removed', () => {
  test.each([
    ['octet chat "what is 6 * 7?"', '42'],
    ['octet config list', ''],
    ['octet jobs', ''],
    ['octet completion bash', 'octet'],
    ['octet image generate "a cat" --dry-run -o -', 'a cat'],
    ['octet serve exec -- true', ''],
  ])('%s does not need it', async (line, stdout) => {
    const result = await inGoneDirectory(line, freshHome());
    expect(result).toMatchObject({ status: 0, stdout: expect.stringContaining(stdout) });
  });

  test('an absolute target does not need it', async () => {
    const home = freshHome();
    const result = await inGoneDirectory(
      `octet code generate "binary search" -l python -o ${home}/x.py`,
      home,
    );
    expect(result.status).toBe(0);
    expect(statSync(join(home, 'x.py')).size).toBeGreaterThan(0);
  });

  test.each([
    'octet image generate "a cat"',
    'octet image generate "a cat" -o cat.png',
    'octet music generate "rain" --detach',
    'octet build "a todo app"',
    'octet code generate "binary search" -o x.py',
    'octet chat -f notes.txt "what is it?"',
  ])('%s says so, and nothing is spent', async (line) => {
    const home = freshHome();
    const { status, stderr } = await inGoneDirectory(line, home);
    expect(stderr).toContain('error: the working directory no longer exists');
    expect(stderr).not.toMatch(/octet itself failed|\n {4}at /);
    expect(status).toBe(16);
    expect(existsSync(join(home, 'gone'))).toBe(false);
  });
});
