import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cli, type CliOptions, octet, temporaryFolder } from '../support/cli.ts';
import { type Answer, json, type Script } from '../support/wire.ts';

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
