import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Cli, type CliOptions, octet, temporaryFolder } from '../support/cli.ts';
import type { Postgres } from '../support/postgres.ts';
import { type Answer, json, type Script, type Sent } from '../support/wire.ts';

export const CHAT = 'POST /chat/completions';

export function fileWith(lines: readonly unknown[], name = 'in.jsonl'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(
    path,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return path;
}

/** So many chats that can be told apart. */
export function chats(count: number): { id: number; command: string; prompt: string }[] {
  return Array.from({ length: count }, (_, id) => ({ id, command: 'chat', prompt: `number ${id}` }));
}

/** Says the prompt again. With `echo`, the origin shows that it honours idempotency keys. */
export function answers(
  options: { readonly echo?: boolean; readonly headers?: () => Record<string, string> } = {},
): Answer {
  return (request) => {
    const body: unknown = JSON.parse(String(request.body));
    const key = request.headers['idempotency-key'] ?? '';
    const headers = { ...options.headers?.(), ...(options.echo ? { 'idempotency-key': key } : {}) };
    return json({ said: body, credits_used: 2 }, { headers })(request);
  };
}

/** The command line in real time: the database knows no other. */
export function queueCli(url: string, script: Script = { [CHAT]: answers() }, options: CliOptions = {}): Cli {
  return octet(script, { ...options, realTime: true, env: { OCTET_QUEUE_URL: url, ...options.env } });
}

/** Puts lines into the batch `b`. */
export async function submitted(url: string, lines: readonly unknown[], ...flags: string[]): Promise<void> {
  expect(await queueCli(url).run('batch', 'submit', fileWith(lines), '--name', 'b', ...flags)).toBe(0);
}

export async function statusOf(url: string, name = 'b') {
  const cli = queueCli(url);
  expect(await cli.run('batch', 'status', name, '--json')).toBe(0);
  return JSON.parse(cli.stdout);
}

export async function resultsOf(url: string, name: string, ...flags: string[]) {
  const cli = queueCli(url);
  expect(await cli.run('batch', 'results', name, ...flags)).toBe(0);
  return cli.out.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** Every lease has run out, as if its worker had been silent for long enough. */
export async function expireLeases(postgres: Postgres, url: string): Promise<void> {
  await postgres.query(
    url,
    "UPDATE octet_batch.chunk SET lease_until = now() - interval '1 s' WHERE lease_until IS NOT NULL",
  );
}

/** A worker that gets some answers and is killed with requests under way: its marks and its lease stay. */
export async function dieWorking(
  postgres: Postgres,
  url: string,
  { echo = false, answered = 3 }: { readonly echo?: boolean; readonly answered?: number } = {},
): Promise<Sent[]> {
  const kill = new AbortController();
  const cli = queueCli(
    url,
    {
      [CHAT]: (request) => {
        if (cli.sent.length <= answered) return answers({ echo })(request);
        request.onSent?.();
        kill.abort(new Error('killed'));
        return new Promise(() => undefined);
      },
    },
    { signal: kill.signal },
  );
  await cli.run('batch', 'work', '--drain', '--concurrency', '4').catch(() => undefined);
  await expireLeases(postgres, url);
  return cli.sent;
}
