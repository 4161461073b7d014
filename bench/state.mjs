// State as years of use would leave it.
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cleanEnv } from './places.mjs';

const AT = '2026-01-01T00:00:00.000Z';

/** An environment in whose ledger stand so many finished jobs. */
export function ledgerOf(count) {
  const env = cleanEnv();
  const folder = join(env.XDG_STATE_HOME, 'octet');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(join(folder, 'jobs.jsonl'), 'w', 0o600);
  for (let index = 0; index < count; index += 1) writeSync(file, jobLines(index));
  closeSync(file);
  return env;
}

function jobLines(index) {
  const key = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const intent = {
    type: 'intent',
    at: AT,
    key,
    kind: 'music',
    environment: 'local',
    profile: 'default',
    base: 'x',
    request: { prompt: 'p' },
    save: {},
    cwd: '/',
  };
  const accepted = { type: 'accepted', key, at: AT, id: `job_${index}` };
  const ended = { type: 'ended', key, at: AT, state: 'done', files: [] };
  return [intent, accepted, ended].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** An environment with so many saved conversations. */
export function historyOf(count) {
  const env = cleanEnv();
  const folder = join(env.XDG_STATE_HOME, 'octet', 'history');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let index = 0; index < count; index += 1) {
    const messages = [
      { role: 'user', content: `question ${index}` },
      { role: 'assistant', content: 'answer' },
    ];
    const name = `20260101T000000-${String(index).padStart(6, '0')}.jsonl`;
    writeFileSync(join(folder, name), `${JSON.stringify({ at: AT, messages, complete: true })}\n`, {
      mode: 0o600,
    });
  }
  return env;
}
