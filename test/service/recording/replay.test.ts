import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';
import { ask, chat, handClock, tempDir, testService } from '../../support/service.ts';

const kept = () => join(tempDir(), 'kept.jsonl');

test('what was recorded is given again, byte by byte, and nothing is charged', async () => {
  const record = kept();
  const first = await testService({ record });
  const whole = await ask(first, 'POST', '/chat/completions', chat('what is 2 + 3?'));
  const stream = await ask(first, 'POST', '/chat/completions', chat('what is 2 + 3?', { stream: true }));
  const picture = await ask(first, 'POST', '/image/generate', {
    prompt: 'a cat',
    width: 64,
    height: 64,
    steps: 1,
  });
  const url = new URL(picture.json.image_urls?.[0] ?? picture.json.data?.[0]?.url ?? picture.json.image_url);
  const base = { base: url.origin };
  const bytes = await ask(first, 'GET', url.pathname, undefined, base);
  const refused = await ask(first, 'POST', '/chat/completions', { messages: [] });
  await first.close();

  const again = await testService({ replay: record, credits: 3 });
  // The order of the fields does not matter.
  const turned = await ask(again, 'POST', '/chat/completions', { stream: true, ...chat('what is 2 + 3?') });
  expect([turned.text, turned.headers['x-request-id']]).toEqual([
    stream.text,
    stream.headers['x-request-id'],
  ]);
  expect((await ask(again, 'POST', '/chat/completions', chat('what is 2 + 3?'))).text).toBe(whole.text);
  expect((await ask(again, 'GET', url.pathname, undefined, base)).text).toBe(bytes.text);
  const no = await ask(again, 'POST', '/chat/completions', { messages: [] });
  expect([no.status, no.text]).toEqual([400, refused.text]);
  expect((await ask(again, 'GET', '/local/credits')).json.balance).toBe(3);
  expect(
    (await ask(again, 'POST', '/chat/completions', chat('what is 2 + 3?'), { key: 'wrong' })).status,
  ).toBe(401);
  expect(again.replayed()).toMatchObject({ recorded: 5, answered: 4, unused: 1, drift: [] });
});

test('addresses in a reply follow the service that gives it again', async () => {
  const record = kept();
  const first = await testService({ record });
  const body = { prompt: 'a cat', width: 64, height: 64, steps: 1 };
  await ask(first, 'POST', '/image/generate', body, { base: 'http://127.0.0.1:1111/v1' });
  await first.close();
  const again = await testService({ replay: record });
  const { text } = await ask(again, 'POST', '/image/generate', body, { base: 'http://127.0.0.1:2222/v1' });
  expect(text).toContain('http://127.0.0.1:2222/files/');
  expect(text).not.toContain('1111');
});

test('the same request gets its replies in order, the last of them from then on; each test counts by itself', async () => {
  const record = kept();
  const fixtures = ['one', 'two'].map((reply, index) => ({ match: { nth: index + 1 }, reply }));
  const first = await testService({ record, fixtures });
  for (let call = 0; call < 2; call += 1) await ask(first, 'POST', '/chat/completions', chat('x'));
  await first.close();
  const again = await testService({ replay: record });
  const said = async (headers = {}) =>
    (await ask(again, 'POST', '/chat/completions', chat('x'), { headers })).json.choices[0].message.content;
  expect([await said(), await said(), await said()]).toEqual(['one', 'two', 'two']);
  expect(await said({ 'x-octet-test': 'a' })).toBe('one');
});

test('a stream keeps its times', async () => {
  const record = kept();
  const pump = async <T>(clock: ReturnType<typeof handClock>, work: Promise<T>): Promise<T> => {
    let isOver = false;
    const ended = work.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      clock.advance(50);
      await new Promise(setImmediate);
    }
    return ended;
  };
  const clock = handClock();
  const first = await testService({
    record,
    clock,
    fixtures: [{ stream: ['a', { text: 'b', delayMs: 900 }] }],
  });
  const body = chat('x', { stream: true });
  const sent = await pump(clock, ask(first, 'POST', '/chat/completions', body));
  await pump(clock, first.close());
  const later = handClock();
  const again = await testService({ replay: record, clock: later, speed: 1 });
  const from = later.monotonic();
  const { text } = await pump(later, ask(again, 'POST', '/chat/completions', body));
  expect(text).toBe(sent.text);
  expect(later.monotonic() - from).toBeGreaterThanOrEqual(900);
});

test('a request that differs is refused, with the fields and without what is in them', async () => {
  const record = kept();
  const first = await testService({ record });
  await ask(first, 'POST', '/chat/completions', chat('my secret plan', { temperature: 0.5 }));
  await first.close();
  const again = await testService({ replay: record });
  const { status, json } = await ask(
    again,
    'POST',
    '/chat/completions',
    chat('another plan', { temperature: 0.7, seed: 3 }),
  );
  expect([status, json.error.code]).toEqual([422, 'replay_drift']);
  expect(json.error.message).toBe(
    'POST /v1/chat/completions is not in the recording: compared with the nearest recorded request, messages.0.content differs; temperature differs (recorded 0.5, now 0.7); seed was not recorded.',
  );
  const other = await ask(again, 'POST', '/embeddings', { input: 'x' });
  expect(other.json.error.message).toContain('no POST /v1/embeddings was recorded');
  expect(again.replayed()?.drift).toHaveLength(2);
});

test('keys and passwords are masked in the file, and still found', async () => {
  const record = kept();
  const first = await testService({ record });
  const body = chat('my key is sk-0123456789abcdef', { metadata: { password: 'hunter2hunter2' } });
  await ask(first, 'POST', '/chat/completions', body, { headers: { 'x-api-key': 'plain-secret-value' } });
  await first.close();
  const text = readFileSync(record, 'utf8');
  expect(text).not.toMatch(/sk-0123|hunter2|plain-secret/);
  expect(text).not.toContain(first.key);
  const again = await testService({ replay: record });
  expect((await ask(again, 'POST', '/chat/completions', body)).status).toBe(200);
});

test('with both options, what is not in the file goes through and is kept', async () => {
  const record = kept();
  const first = await testService({ record });
  const before = await ask(first, 'POST', '/chat/completions', chat('what is 1 + 1?'));
  await first.close();
  const both = await testService({ record, replay: record });
  expect((await ask(both, 'POST', '/chat/completions', chat('what is 1 + 1?'))).text).toBe(before.text);
  expect((await ask(both, 'POST', '/chat/completions', chat('what is 2 + 2?'))).status).toBe(200);
  await both.close();
  const last = await testService({ replay: record });
  expect((await ask(last, 'POST', '/chat/completions', chat('what is 2 + 2?'))).status).toBe(200);
});

test('serve exec reports drift and ends with 14; the status of the command wins', async () => {
  const record = kept();
  const asking = (words: string, status = 0) =>
    octet(
      {},
      {
        launch: async (_program, _args, options) => {
          await fetch(`${options?.env?.OPENAI_BASE_URL}/chat/completions`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${options?.env?.OPENAI_API_KEY}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify(chat(words)),
          }).then((reply) => reply.text());
          return status;
        },
      },
    );
  expect(await asking('hello').run('serve', 'exec', '--record', record, '--', 'x')).toBe(0);
  const same = asking('hello');
  expect(await same.run('serve', 'exec', '--replay', record, '--', 'x')).toBe(0);
  expect(same.stderr).toContain('replayed 1 of 1 requests; 0 of 1 recorded ones were not used');
  const other = asking('good bye');
  expect(await other.run('serve', 'exec', '--replay', record, '--', 'x')).toBe(14);
  expect(other.stderr).toContain('POST /v1/chat/completions is not in the recording');
  expect(other.stderr).toContain('messages.0.content differs');
  expect(other.stderr).not.toContain('good bye');
  expect(await asking('good bye', 3).run('serve', 'exec', '--replay', record, '--', 'x')).toBe(3);
});
