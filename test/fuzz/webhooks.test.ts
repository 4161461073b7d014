import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signatureOf } from '../../src/contract/signature.ts';
import { listening, SECRET, send } from '../commands/webhook/listening.ts';
import { octet } from '../support/cli.ts';
import { activeCharacters, DOCUMENTED, hostileJson, hostileText, runs } from './hostile.ts';

const body = fc.oneof(
  hostileJson.map((value) => Buffer.from(JSON.stringify(value))),
  hostileText.map((text) => Buffer.from(`{"type":${JSON.stringify(text)},"id":${JSON.stringify(text)}}`)),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
);
const right = (bytes: Uint8Array) => signatureOf(SECRET, bytes);
const signature = fc.oneof(
  hostileText,
  fc.constantFrom(
    'sha256=',
    'sha1=00',
    `sha256=${'0'.repeat(64)}`,
    `sha256=${'0'.repeat(63)}é`,
    't=1,v1=00',
    'v1,AA==',
  ),
);

test('whatever a body and a signature hold, only the right signature is verified, and nothing is given away', async () => {
  await fc.assert(
    fc.asyncProperty(
      body,
      fc.option(signature),
      fc.constantFrom([], ['--json']),
      fc.boolean(),
      async (bytes, wrong, flags, tty) => {
        const cli = octet(
          {},
          {
            stdin: bytes.toString('latin1'),
            terminal: tty ? 80 : undefined,
            env: { OCTET_WEBHOOK_SECRET: SECRET },
          },
        );
        const sent = Buffer.from(bytes.toString('latin1'));
        const given = wrong ?? right(sent);
        const exit = await cli.run('webhook', 'verify', `--signature=${given}`, ...flags);
        expect(DOCUMENTED).toContain(exit);
        expect(exit === 0).toBe(given === right(sent));
        const all = cli.stdout + cli.stderr;
        expect(all).not.toContain(SECRET);
        if (given !== right(sent)) expect(all).not.toContain(right(sent).slice('sha256='.length));
        expect(all).not.toMatch(/octet itself failed|^\s+at .+:\d+:\d+\)?$/m);
        if (tty) expect(activeCharacters(all)).toBeUndefined();
      },
    ),
    { numRuns: runs(120) },
  );
});

/** Header values that Node's own client lets through. */
const headerValue = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 30,
});

test('whatever is delivered, the listener answers, goes on and says nothing harmful', async () => {
  const { cli, port, events } = await listening();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      body,
      fc.boolean(),
      fc.dictionary(
        fc.constantFrom(
          'webhook-id',
          'webhook-timestamp',
          'webhook-signature',
          'user-agent',
          'content-type',
          'x-a',
        ),
        headerValue,
        { maxKeys: 3 },
      ),
      async (bytes, isSigned, headers) => {
        const own: Record<string, string> = isSigned ? { 'x-service-signature': right(bytes) } : {};
        const { status } = await send(port, bytes, { headers: { ...headers, ...own } });
        expect([200, 400, 401]).toContain(status);
        if (!isSigned) expect(status).not.toBe(200);
        count += 1;
      },
    ),
    { numRuns: runs(60) },
  );
  expect(events().length).toBeGreaterThan(0);
  expect(events().length).toBeLessThanOrEqual(count);
  expect(cli.stdout + cli.stderr).not.toContain(SECRET);
  expect(activeCharacters(cli.stderr)).toBeUndefined();

  const shown = octet({}, { home: cli.home, terminal: 80, env: { OCTET_WEBHOOK_SECRET: SECRET } });
  expect(DOCUMENTED).toContain(await shown.run('webhook', 'log'));
  expect(activeCharacters(shown.stdout + shown.stderr)).toBeUndefined();
  expect(shown.stdout + shown.stderr).not.toContain(SECRET);
});
