import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEY, octet } from '../support/cli.ts';
import { CODE_POINTS } from '../support/code-points.ts';
import { DONE, delta, finish, stream } from '../support/wire.ts';
import { activeCharacters, DOCUMENTED, hostileJson, hostileText, runs } from './hostile.ts';

const event = fc.oneof(
  hostileText.map((text) => delta(text)),
  hostileJson.map((value) => `data: ${JSON.stringify(value)}\n\n`),
  fc.string({ unit: CODE_POINTS, maxLength: 20 }).map((text) => `data: ${text}\n\n`),
  fc.constantFrom(
    DONE,
    finish(),
    ': ping\n\n',
    'event: error\ndata: {"error":{}}\n\n',
    '\r\n',
    '\ufeff',
    'retry: 0\n',
    'data',
  ),
);
/** The same bytes, cut anywhere. */
const pieces = fc
  .tuple(fc.array(event, { maxLength: 8 }), fc.array(fc.nat(400), { maxLength: 6 }))
  .map(([events, cuts]) => {
    const all = Buffer.from(events.join(''));
    const places = [0, ...cuts.filter((cut) => cut < all.length).sort((a, b) => a - b), all.length];
    return places.slice(1).map((to, index) => all.subarray(places[index], to));
  });

test('whatever a stream holds and wherever it is cut, the answer ends as documented and is harmless', async () => {
  await fc.assert(
    fc.asyncProperty(
      pieces,
      fc.constantFrom([], ['--json'], ['--ndjson']),
      fc.boolean(),
      async (parts, flags, tty) => {
        const cli = octet(
          { 'POST /chat/completions': [stream(...parts)] },
          { terminal: tty ? 80 : undefined },
        );
        const exit = await cli.run('chat', 'hi', ...flags, '--max-retries', '0');
        expect(DOCUMENTED).toContain(exit);
        expect(cli.sent).toHaveLength(1);
        expect(cli.stdout + cli.stderr).not.toContain(KEY);
        if (tty) expect(activeCharacters(cli.stdout + cli.stderr)).toBeUndefined();
        else expect(activeCharacters(cli.stderr)).toBeUndefined();
        if (flags[0] === '--json' && cli.stdout !== '') JSON.parse(cli.stdout);
      },
    ),
    { numRuns: runs(150) },
  );
});

test('bytes that are no stream at all are no exception', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 5 }), async (parts) => {
      const cli = octet({ 'POST /chat/completions': [stream(...parts)] }, { terminal: 80 });
      expect(DOCUMENTED).toContain(await cli.run('chat', 'hi', '--max-retries', '0'));
      expect(activeCharacters(cli.stdout + cli.stderr)).toBeUndefined();
    }),
    { numRuns: runs(80) },
  );
});
