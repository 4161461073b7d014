import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';

const SIGNED = 'https://files.example.com/a.png?X-Amz-Signature=5ECRET5ECRET&limit=1#5ECRET';
const SHOWN = 'https://files.example.com/a.png?X-Amz-Signature=…&limit=1';

const refused = (status: number) =>
  json({ error: { message: `cannot read ${SIGNED}`, type: 't', code: 'c' } }, { status });

test.each([[[]], [['-v']], [['--json']], [['--ndjson']]])(
  'D21 a signed address in an error is shown without its signature (%j)',
  async (flags) => {
    const cli = octet({ 'POST /image/edit': [refused(400)] });
    expect(await cli.run('image', 'edit', SIGNED, 'brighter', ...flags)).toBe(2);
    expect(cli.stderr).toContain(`cannot read ${SHOWN}`);
    expect(cli.stderr + cli.stdout).not.toContain('5ECRET');
  },
);

test('D21 verbose lines of requests, retries and downloads hold no signature', async () => {
  const cli = octet({
    'GET /usage': [refused(500), refused(500), json({ requests: 1 })],
    'POST /image/generate': [json({ images: [{ url: SIGNED }] })],
    'GET /a.png': Array.from({ length: 4 }, () => refused(503)),
  });
  expect(await cli.run('usage', '-v')).toBe(0);
  expect(cli.stderr).toContain(`retrying in`);
  expect(cli.stderr).toContain(SHOWN);
  expect(await cli.run('image', 'generate', 'a house', '-v')).not.toBe(0);
  expect(cli.stderr).not.toContain('5ECRET');
});
