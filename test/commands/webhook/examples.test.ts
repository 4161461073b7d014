import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, type CommandUnknownOpts } from 'commander';
import { expect, test } from 'vitest';
import { manualOf } from '../../../src/commands/help/manual.ts';
import { webhookCommand } from '../../../src/commands/webhook/webhook.ts';
import { signatureOf } from '../../../src/contract/signature.ts';
import { temporaryFolder } from '../../support/cli.ts';
import { SECRET, send, signed, type Target, target } from './listening.ts';

const BIN = fileURLToPath(new URL('../../../bin/octet.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../dist/main.cjs', import.meta.url));
const BODY = '{"type":"user.created","data":{}}';
/** The address that the examples give to an application of the user's. */
const PLACE = 'http://127.0.0.1:3000/webhooks';

function examples(): string[] {
  const program = new Command('octet');
  webhookCommand(program, () => {
    throw new Error('no command runs here');
  });
  const all = (command: CommandUnknownOpts): string[] => [
    ...(manualOf(command)?.examples ?? []),
    ...command.commands.flatMap(all),
  ];
  return [...new Set(all(program))];
}

function workplace(): { folder: string; env: NodeJS.ProcessEnv } {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/octet'), `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
  chmodSync(join(folder, 'bin/octet'), 0o755);
  writeFileSync(join(folder, 'body.json'), BODY);
  writeFileSync(join(folder, 'old.txt'), 'an older secret\n');
  writeFileSync(join(folder, 'new.txt'), `${SECRET}\n`);
  const env = {
    HOME: folder,
    PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
    OCTET_WEBHOOK_SECRET: SECRET,
    SIGNATURE: signatureOf(SECRET, Buffer.from(BODY)),
  };
  return { folder, env };
}

function shell(line: string, { folder, env }: ReturnType<typeof workplace>) {
  const child = spawn('sh', ['-c', line], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const heard: string[] = [];
  child.stdout.on('data', (part: Buffer) => heard.push(part.toString()));
  child.stderr.on('data', (part: Buffer) => heard.push(part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', (status) => resolve(status)));
  return { ended, heard: () => heard.join('') };
}

/** All other examples of the help run in test/docs/examples.test.ts. */
test.skipIf(!existsSync(BUILT) || process.platform === 'win32')(
  'every listener in the help takes a delivery and ends',
  async () => {
    const place = workplace();
    const app: Target = await target();
    const lines = examples().map((line) => line.replace(PLACE, app.url.split('?')[0] ?? ''));
    const listeners = lines.filter((line) => line.includes('webhook listen'));
    expect(listeners.length).toBeGreaterThan(1);
    for (const line of listeners) {
      const run = shell(`exec ${line.replace('--port 4849', '--port 0 --count 1')}`, place);
      await expect.poll(run.heard, { timeout: 20_000 }).toMatch(/127\.0\.0\.1:\d+/);
      const port = Number(/127\.0\.0\.1:(\d+)/.exec(run.heard())?.[1]);
      expect((await send(port, BODY, signed(BODY))).status).toBe(200);
      expect(await run.ended).toBe(0);
    }
  },
  120_000,
);
