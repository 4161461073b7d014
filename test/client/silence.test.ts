import { PassThrough } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { Deadline } from '../../src/client/deadline.ts';
import { SilenceWatch } from '../../src/client/silence-watch.ts';
import type { TransportRequest } from '../../src/contract/transport.ts';
import { OctetError } from '../../src/errors.ts';
import { octet } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';
import { SlowStream } from '../support/streams.ts';
import { type Answer, DONE, delta, finish, json, problem } from '../support/wire.ts';

const CHAT = 'POST /chat/completions';

/** A body that a test writes to by hand and that ends with the request's signal, as a socket's would. */
function held(type = 'text/event-stream', status = 200): { answer: Answer; body: PassThrough } {
  const body = new PassThrough();
  const answer = ({ signal }: TransportRequest) => {
    signal?.addEventListener('abort', () => body.destroy(signal.reason as Error));
    return { status, headers: { 'content-type': type }, body };
  };
  return { answer, body };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function passing(clock: FakeClock, ms: number, step = 1_000): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    await clock.pass(step);
    await settled();
  }
}

describe('silence in a stream', () => {
  test('S15: nothing for a minute after the first token is 13, and what came is kept', async () => {
    const { answer, body } = held();
    const cli = octet({ [CHAT]: answer });
    const running = cli.run('chat', 'hi');
    body.write(delta('once'));
    await vi.waitFor(() => expect(cli.stdout).toBe('once'));
    await passing(cli.clock, 59_000);
    expect(cli.stderr).toBe('');
    await passing(cli.clock, 3_000);
    expect(await running).toBe(13);
    expect(cli.stdout).toBe('once\n');
    expect(cli.err[0]).toBe('error: the answer is incomplete: no data for 60 s');
  });

  test('S16: comments keep the connection but not the answer: 13 after five minutes', async () => {
    const { answer, body } = held();
    const cli = octet({ [CHAT]: answer });
    const running = cli.run('chat', 'hi');
    body.write(delta('once'));
    await vi.waitFor(() => expect(cli.stdout).toBe('once'));
    for (let drips = 0; drips < 29; drips += 1) {
      body.write(': still here\n\n');
      await passing(cli.clock, 10_000, 5_000);
    }
    expect(cli.stderr).toBe('');
    for (let drips = 0; drips < 3; drips += 1) {
      if (!body.destroyed) body.write(': still here\n\n');
      await passing(cli.clock, 10_000, 5_000);
    }
    expect(await running).toBe(13);
    expect(cli.err[0]).toBe('error: the answer is incomplete: no content for 300 s');
  });

  test('a token in time keeps both watches quiet', async () => {
    const { answer, body } = held();
    const cli = octet({ [CHAT]: answer });
    const running = cli.run('chat', 'hi');
    for (let tokens = 0; tokens < 10; tokens += 1) {
      body.write(delta('x'));
      await vi.waitFor(() => expect(cli.stdout).toBe('x'.repeat(tokens + 1)));
      await passing(cli.clock, 55_000, 5_000);
    }
    body.end(finish() + DONE);
    expect(await running).toBe(0);
  });

  test('a reader that pauses for an hour is not silence of the service', async () => {
    const { answer, body } = held();
    const stdout = new SlowStream();
    const cli = octet({ [CHAT]: answer }, { stdout });
    const running = cli.run('chat', 'hi');
    const words = 'a long enough text to fill the pipe ';
    for (let tokens = 0; tokens < 4; tokens += 1) body.write(delta(words));
    await vi.waitFor(() => expect(stdout.stuck).toBe(true));
    await passing(cli.clock, 3_600_000, 30_000);
    body.end(finish() + DONE);
    const reading = setInterval(() => stdout.read(), 1);
    expect(await running).toBe(0);
    clearInterval(reading);
    expect(cli.stdout).toBe(`${words.repeat(4)}\n`);
  });

  test('octet api --stream is watched too', async () => {
    const { answer, body } = held();
    const cli = octet({ [CHAT]: answer });
    const running = cli.run('api', 'POST', '/chat/completions', '-d', '{}', '--stream');
    body.write('data: 1\n\n');
    await vi.waitFor(() => expect(cli.stdout).toBe('data: 1\n\n'));
    await passing(cli.clock, 62_000);
    expect(await running).toBe(13);
    expect(cli.stdout).toBe('data: 1\n\n');
  });
});

describe('silence in a whole reply', () => {
  test('a read is repeated, then 11', async () => {
    const { answer, body } = held('application/json');
    const cli = octet({ 'GET /models': [answer, json({ data: [] })] });
    const running = cli.run('models');
    body.write('{');
    await vi.waitFor(() => expect(cli.clock.pending).toBeGreaterThan(1));
    await passing(cli.clock, 62_000);
    expect(await running).toBe(0);
    expect(cli.sent).toHaveLength(2);
  });

  test('an error reply that never ends still counts as what its status says', async () => {
    const { answer, body } = held('application/json', 402);
    const cli = octet({ [CHAT]: answer });
    const running = cli.run('chat', 'hi');
    body.write('{"error":');
    await vi.waitFor(() => expect(cli.clock.pending).toBeGreaterThan(0));
    await settled();
    await passing(cli.clock, 62_000);
    expect(await running).toBe(6);
  });
});

describe('--timeout is for the whole request', () => {
  const never: Answer = ({ signal, onSent }) => {
    onSent?.();
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };

  test('no answer to a paid request in time is 12', async () => {
    const cli = octet({ [CHAT]: never });
    const running = cli.run('chat', 'hi', '--timeout', '5s');
    await vi.waitFor(() => expect(cli.sent).toHaveLength(1));
    await cli.clock.pass(5_000);
    expect(await running).toBe(12);
    expect(cli.err[0]).toBe('error: sent, but no reply arrived: no reply within 5 s');
    expect(cli.sent).toHaveLength(1);
  });

  test('no answer to a read in time is 11, without another try', async () => {
    const cli = octet({ 'GET /models': never });
    const running = cli.run('models', '--timeout', '500ms');
    await vi.waitFor(() => expect(cli.sent).toHaveLength(1));
    await cli.clock.pass(500);
    expect(await running).toBe(11);
    expect(cli.err[0]).toBe('error: no reply within 500 ms');
  });

  test('a flowing stream is cut by it: 13', async () => {
    const { answer, body } = held();
    const cli = octet({ [CHAT]: answer });
    const running = cli.run('chat', 'hi', '--timeout', '90');
    for (let tokens = 0; tokens < 9; tokens += 1) {
      body.write(delta('x'));
      await vi.waitFor(() => expect(cli.stdout).toBe('x'.repeat(tokens + 1)));
      await passing(cli.clock, 10_000, 5_000);
    }
    expect(await running).toBe(13);
    expect(cli.stdout).toMatch(/^x{9}\n$/);
  });

  test('it covers the waits between retries, and ends with what went wrong', async () => {
    const cli = octet({ 'GET /models': [problem(500), problem(500), problem(500)] });
    expect(await cli.run('models', '--timeout', '2s')).toBe(10);
    expect(cli.sent).toHaveLength(2);
    expect(cli.err[0]).toBe('error: no: some_code');
  });

  test('without it a read has a minute', async () => {
    const { answer, body } = held('application/json');
    const cli = octet({ 'GET /models': answer });
    const running = cli.run('models', '--max-retries', '0');
    for (let drips = 0; drips < 61; drips += 1) {
      if (!body.destroyed) body.write(' ');
      await passing(cli.clock, 1_000);
    }
    expect(await running).toBe(11);
    expect(cli.err[0]).toBe('error: no reply within 60 s');
  });
});

describe('SilenceWatch', () => {
  test('fires once, a little after the quiet time', async () => {
    const clock = new FakeClock();
    let fired = 0;
    new SilenceWatch(clock, 10_000, () => {
      fired += 1;
    });
    await clock.pass(10_999);
    expect(fired).toBe(0);
    await clock.pass(100_000);
    expect(fired).toBe(1);
  });

  test('what was heard counts from then on; what is held does not count', async () => {
    const clock = new FakeClock();
    let fired = false;
    const watch = new SilenceWatch(clock, 10_000, () => {
      fired = true;
    });
    await clock.pass(9_000);
    watch.heard();
    await clock.pass(9_000);
    watch.hold();
    await clock.pass(1_000_000);
    expect(fired).toBe(false);
    watch.heard();
    await clock.pass(22_000);
    expect(fired).toBe(true);
  });

  test('G9: after a sleep of the machine, what came meanwhile is read before silence is declared', async () => {
    const clock = new FakeClock();
    let fired = false;
    const watch = new SilenceWatch(clock, 10_000, () => {
      fired = true;
    });
    await clock.pass(10_500);
    watch.heard();
    await clock.pass(9_000);
    expect(fired).toBe(false);
  });

  test('stopped or without a limit it leaves no timer', () => {
    const clock = new FakeClock();
    new SilenceWatch(clock, 10_000, () => undefined).stop();
    new SilenceWatch(clock, 0, () => undefined);
    expect(clock.pending).toBe(0);
  });
});

describe('Deadline', () => {
  const trouble = new OctetError('service', 'what went wrong');

  test('a sleep that it cuts ends with what went wrong', async () => {
    const clock = new FakeClock();
    const deadline = new Deadline(clock, new AbortController().signal, 1_000);
    await expect(deadline.sleep(5_000, trouble)).rejects.toBe(trouble);
    expect(deadline.expired).toBe(true);
  });

  test("the user's signal wins with its own reason", async () => {
    const clock = new FakeClock();
    const user = new AbortController();
    const deadline = new Deadline(clock, user.signal, 1_000);
    clock.after(500, () => user.abort(new OctetError('interrupted', 'interrupted')));
    await expect(deadline.sleep(5_000, trouble)).rejects.toMatchObject({ reason: 'interrupted' });
  });

  test('a limit inside it is as long as it says and leaves nothing behind', async () => {
    const clock = new FakeClock();
    const deadline = new Deadline(clock, new AbortController().signal, undefined);
    const inner = deadline.within(300);
    const unlimited = deadline.within(0);
    await clock.pass(300);
    expect(unlimited.signal.aborted).toBe(false);
    expect(inner.signal.aborted).toBe(true);
    expect(deadline.signal.aborted).toBe(false);
    inner.clear();
    expect(clock.pending).toBe(0);
  });
});
