import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';
import { done, FILE, POST, STATUS, song, TRACK } from './song.ts';

const state = (status: unknown, more: object = {}) => json({ id: 'job_1', status, ...more });
const script = () => ({
  [POST]: [state('queued', { queue_position: 2 })],
  [STATUS]: [
    state('queued', { queue_position: 2 }),
    state('queued', { queue_position: 1 }),
    state('PROCESSING', { estimated_time: 9 }),
    state('PROCESSING', { estimated_time: 7 }),
    state('mixing \u001b[2J'),
    json(done),
  ],
  [TRACK]: [json(done)],
  [FILE]: [song()],
});

test('X26.1: without a terminal each change of state is one plain line with the word of the service', async () => {
  for (const env of [{}, { CI: '1' }]) {
    const cli = octet(script(), { env });
    expect(await cli.run('music', 'generate', 'x')).toBe(0);
    expect(cli.err.filter((line) => line.startsWith('composing'))).toEqual([
      'composing, 2 ahead in the queue (queued)',
      'composing, 1 ahead in the queue (queued)',
      'composing (PROCESSING)',
      'composing (mixing ^[[2J)',
      'composing (completed)',
    ]);
  }
});

test('X26.2: --ndjson has one progress event a change, with the time that passed', async () => {
  const cli = octet(script());
  expect(await cli.run('music', 'generate', 'x', '--ndjson')).toBe(0);
  const events = cli.out.map((line) => JSON.parse(line)).filter(({ type }) => type === 'progress');
  expect(events.map(({ status }) => status)).toEqual([
    'queued',
    'queued',
    'PROCESSING',
    'mixing \u001b[2J',
    'completed',
  ]);
  for (const { elapsed_seconds } of events) expect(elapsed_seconds).toBeGreaterThanOrEqual(0);
});
