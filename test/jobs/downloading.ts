import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TransportResponse } from '../../src/contract/transport.ts';
import { TransportFailure } from '../../src/contract/transport-failure.ts';
import { type Cli, octet } from '../support/cli.ts';
import { type Answer, bytes, json, raw } from '../support/wire.ts';

export const SONG = 'ID3song';
export const FILE = 'GET /song.mp3';
const done = (audio_url = 'https://files.example.com/song.mp3') => ({
  id: 'job_1',
  status: 'completed',
  audio_url,
});
export const job = (audio_url?: string) => ({
  'POST /music/generate': [json({ id: 'job_1', status: 'processing' })],
  'GET /music/status/job_1': [json(done(audio_url))],
  'GET /music/job_1': [json(done(audio_url))],
});

/** A file that came as far as `ID3s`, and then the connection was lost. */
export const cut =
  (headers: Record<string, string>): Answer =>
  () => ({
    status: 200,
    headers,
    body: (async function* () {
      yield* bytes('ID3s');
      throw new TransportFailure('lost', 'reset');
    })(),
  });
export const STRONG = { etag: '"v1"', 'content-length': '7' };
export const whole = () => raw(SONG, 'audio/mpeg', { headers: STRONG });
export const partly =
  (body: string, headers: Record<string, string>, seen?: { left: boolean }): Answer =>
  () => ({ status: 206, headers, body: leaving(body, seen) });

export const rest: Answer = () => ({
  status: 206,
  headers: { etag: '"v1"', 'content-length': '3', 'content-range': 'bytes 4-6/7' },
  body: bytes('ong'),
});

async function* leaving(body: string, seen?: { left: boolean }): TransportResponse['body'] {
  try {
    yield* bytes(body);
    yield* bytes(' more');
  } finally {
    if (seen) seen.left = true;
  }
}

export async function generate(answers: Answer[], ...argv: string[]): Promise<{ exit: number; cli: Cli }> {
  const cli = octet({ ...job(), [FILE]: answers });
  const exit = await cli.run('music', 'generate', 'x', '-o', 's.mp3', ...argv);
  return { exit, cli };
}
export const saved = (cli: Cli) => readFileSync(join(cli.home, 's.mp3'), 'utf8');
export const asked = (cli: Cli) =>
  cli.sent.filter(({ path }) => path === '/song.mp3').map(({ headers }) => headers);
