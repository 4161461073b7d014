import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, raw } from '../support/wire.ts';

export const POST = 'POST /music/generate';

export const STATUS = 'GET /music/status/job_1';

export const TRACK = 'GET /music/job_1';

export const FILE = 'GET /song.mp3';

export const queued = { id: 'job_1', status: 'processing', estimated_time: 8, queue_position: 3 };

export const running = { id: 'job_1', status: 'processing', queue_position: 0 };

export const done = { id: 'job_1', status: 'completed', audio_url: 'https://files.example.com/song.mp3' };

export const song = () => raw('ID3song', 'audio/mpeg', { headers: { 'content-length': '7' } });

export const happy = {
  [POST]: [json(queued)],
  [STATUS]: [json(queued), json(running), json(done)],
  [TRACK]: [json(done)],
  [FILE]: [song()],
};

export function ledgerLines(home: string): { type: string; key: string; state?: string }[] {
  const text = readFileSync(join(home, '.local/state/octet/jobs.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
