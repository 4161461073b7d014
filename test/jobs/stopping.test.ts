import { expect, test } from 'vitest';
import { OctetError } from '../../src/errors.ts';
import { localOctet, octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';
import { WAITING_WORKS } from '../support/works.ts';

const stopped = () => {
  const stop = new AbortController();
  stop.abort(new OctetError('interrupted', 'interrupted'));
  return stop.signal;
};

test('a job elsewhere goes on without whoever stops waiting', async () => {
  const first = octet({ 'POST /music/generate': [json({ id: 'm_1', status: 'queued' })] });
  await first.run('music', 'generate', 'rain', '--detach');
  const cli = octet({}, { home: first.home, signal: stopped() });
  expect(await cli.run('jobs', 'wait', 'm_1')).toBe(130);
  expect(cli.stderr).toContain('it keeps running');
  expect(cli.stderr).toContain('hint: octet jobs wait m_1');
});

test('a job in this process rests', async () => {
  const first = localOctet({ works: WAITING_WORKS });
  await first.run('music', 'generate', 'rain', '--detach', '-q');
  const id = first.out.at(-1) ?? '';
  const cli = localOctet({ home: first.home, signal: stopped(), works: WAITING_WORKS });
  expect(await cli.run('jobs', 'wait', id)).toBe(130);
  expect(cli.stderr).toContain('it is paused');
});
