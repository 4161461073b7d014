import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';
import { json, raw } from '../../support/wire.ts';

const DONE = { id: 'm1', status: 'completed', audio_url: 'https://files.example.com/m1.mp3' };

test('jobs wait --open opens the song that it saved', async () => {
  const cli = octet({
    'POST /music/generate': [json({ id: 'm1', status: 'queued' })],
    'GET /music/status/m1': json(DONE),
    'GET /music/m1': json(DONE),
    'GET /m1.mp3': [raw('ID3song', 'audio/mpeg', { headers: { 'content-length': '7' } })],
  });
  await cli.run('music', 'generate', 'rain', '--detach');
  expect(await cli.run('jobs', 'wait', 'm1', '--open')).toBe(0);
  expect(cli.launched).toEqual([['xdg-open', join(cli.home, 'rain.mp3')]]);
});
