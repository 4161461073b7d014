import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { json, problem, raw } from '../support/wire.ts';

const STATUS = 'GET /music/status/j1';
const TRACK = 'GET /music/j1';
const song = { 'GET /s.mp3': raw('ID3', 'audio/mpeg') };

describe('music status', () => {
  test.each(['processing', 'failed', 'completed'])('asks once and shows %s', async (status) => {
    const cli = octet({ [STATUS]: [json({ id: 'j1', status })] });
    expect(await cli.run('music', 'status', 'j1')).toBe(0);
    expect(cli.stdout).toContain(`j1\t${status}`);
  });

  test('falls back to the track where there is no status', async () => {
    const cli = octet({ [STATUS]: [problem(404)], [TRACK]: [json({ id: 'j1', status: 'done' })] });
    expect(await cli.run('music', 'status', 'j1')).toBe(0);
    expect(cli.stdout).toContain('j1\tdone');
  });

  test('--wait ends with 9 when the job failed', async () => {
    const cli = octet({ [STATUS]: [json({ status: 'queued' }), json({ status: 'failed' })] });
    expect(await cli.run('music', 'status', 'j1', '--wait')).toBe(9);
  });
});

describe('music get', () => {
  test.each([
    ['says that it is done', { id: 'j1', status: 'completed', audio_url: '/s.mp3' }],
    ['has an address and no status', { id: 'j1', audio_url: '/s.mp3' }],
  ])('saves a track that %s, without asking for its status', async (_, track) => {
    const cli = octet({ [TRACK]: [json(track)], ...song });
    expect(await cli.run('music', 'get', 'j1', '-o', 'a.mp3')).toBe(0);
    expect(readFileSync(join(cli.home, 'a.mp3'), 'utf8')).toBe('ID3');
  });

  test.each([
    ['knows no track yet', problem(404)],
    ['tells nothing of it', json({ id: 'j1', title: 'x' })],
  ])('asks for the status where the service %s', async (_, track) => {
    const done = json({ id: 'j1', status: 'done', output_url: '/s.mp3' });
    const cli = octet({ [TRACK]: [track], [STATUS]: [done], ...song });
    expect(await cli.run('music', 'get', 'j1', '-o', 'a.mp3')).toBe(0);
    expect(existsSync(join(cli.home, 'a.mp3'))).toBe(true);
  });

  test.each([
    ['running', { id: 'j1', status: 'processing', audio_url: '/s.mp3' }, 8],
    ['failed', { id: 'j1', status: 'failed', error: 'no' }, 9],
    ['unknown', undefined, 5],
  ])('one that is %s is not saved', async (_, track, exit) => {
    const cli = octet({
      [TRACK]: [track ? json(track) : problem(404)],
      [STATUS]: [problem(404)],
    });
    expect(await cli.run('music', 'get', 'j1', '-o', 'a.mp3')).toBe(exit);
    expect(existsSync(join(cli.home, 'a.mp3'))).toBe(false);
  });
});
