import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { octet, temporaryFolder } from '../support/cli.ts';
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts';
import { problem } from '../support/wire.ts';
import {
  answers,
  CHAT,
  chats,
  dieWorking,
  fileWith,
  queueCli,
  resultsOf,
  statusOf,
  submitted,
} from './lines.ts';

describe.skipIf(withoutPostgres)('a batch in a queue', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('its results are those of octet batch, byte for byte', async () => {
    const url = await postgres.database();
    const lines = [
      ...chats(150),
      '{oops',
      { id: 'x', command: 'sing' },
      '',
      { command: 'chat', prompt: 'a\tb\\ é \u0001' },
    ];
    const file = fileWith(lines);
    const single = octet({ [CHAT]: answers() });
    expect(await single.run('batch', file)).toBe(17);

    const submit = queueCli(url);
    expect(await submit.run('batch', 'submit', file)).toBe(0);
    expect(submit.out.filter(Boolean)).toEqual(['in']);
    expect(submit.stderr).toContain('2 of them cannot be read');
    const workers = [queueCli(url), queueCli(url)];
    expect(await Promise.all(workers.map((cli) => cli.run('batch', 'work', '--drain')))).toEqual([0, 0]);
    const results = queueCli(url);
    const out = join(temporaryFolder(), 'out.jsonl');
    expect(await results.run('batch', 'results', 'in', '-o', out, '--follow')).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(single.stdout);
    expect(workers.flatMap((cli) => cli.sent)).toHaveLength(151);
    expect(await statusOf(url, 'in')).toMatchObject({
      state: 'done',
      lines: 153,
      done: 151,
      failed: 2,
      unknown: 0,
      running: 0,
      credits_spent: 302,
      credits_left: null,
      eta_seconds: 0,
    });
    expect((await resultsOf(url, 'in', '--failed')).map(({ index }) => index)).toEqual([150, 151]);
    const json = queueCli(url);
    await json.run('batch', 'results', 'in', '--json');
    expect(JSON.parse(json.stdout)).toHaveLength(153);
  });

  test('the same file under the same name continues; another is refused', async () => {
    const url = await postgres.database();
    const lines = chats(100);
    await submitted(url, lines);
    await submitted(url, lines, '--rpm', '60000');
    expect(await statusOf(url)).toMatchObject({ lines: 100, rpm_limit: 60_000 });
    for (const other of [lines.slice(0, 64), [...lines, ...chats(1)], chats(100).reverse()]) {
      const cli = queueCli(url);
      expect(await cli.run('batch', 'submit', fileWith(other), '--name', 'b')).toBe(2);
      expect(cli.stderr).toContain('other lines');
    }
    // A submission that was cut off after its first chunk.
    await postgres.query(url, 'DELETE FROM octet_batch.line WHERE index >= 64');
    await postgres.query(
      url,
      'DELETE FROM octet_batch.job j USING octet_batch.chunk c WHERE j.id = c.id AND c.number > 0',
    );
    await postgres.query(url, 'DELETE FROM octet_batch.chunk WHERE number > 0');
    await postgres.query(
      url,
      "UPDATE octet_batch.batch SET complete = false, state = 'submitting', lines = 64",
    );
    await submitted(url, lines);
    expect(await queueCli(url).run('batch', 'work', '--drain', '--concurrency', '64')).toBe(0);
    expect((await resultsOf(url, 'b')).map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
  });

  test('pause, resume, cancel', async () => {
    const url = await postgres.database();
    await submitted(url, chats(10));
    const run = (...words: string[]) => queueCli(url).run('batch', ...words);
    expect(await run('pause', 'b')).toBe(0);
    const idle = queueCli(url, {});
    expect(await idle.run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url)).toMatchObject({ state: 'paused', done: 0 });
    expect(await run('resume', 'b')).toBe(0);
    expect(await run('cancel', 'b')).toBe(0);
    expect(await idle.run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url)).toMatchObject({ state: 'cancelled', done: 0, eta_seconds: 0 });
    expect(await resultsOf(url, 'b')).toEqual([]);
    for (const word of ['resume', 'pause', 'retry']) expect(await run(word, 'b')).toBe(2);
    expect(await run('status', 'nobody')).toBe(5);
    expect(await run('results', 'nobody')).toBe(5);
    expect(await run('work', '--name', 'nobody')).toBe(5);
  });

  test('retry sends failed lines again, but for those that cannot be read', async () => {
    const url = await postgres.database();
    await submitted(url, [...chats(5), '{oops']);
    const refused = queueCli(url, { [CHAT]: problem(400) });
    expect(await refused.run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url)).toMatchObject({ done: 0, failed: 6, state: 'done' });
    const retry = queueCli(url);
    expect(await retry.run('batch', 'retry', 'b', '--json')).toBe(0);
    expect(JSON.parse(retry.stdout)).toEqual({ name: 'b', lines: 5 });
    expect(await queueCli(url).run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url)).toMatchObject({ done: 5, failed: 1, state: 'done' });
  });

  test('lines from stdin; a line that cannot be read has its number', async () => {
    const url = await postgres.database();
    const cli = queueCli(url, {}, { stdin: '{"command":"chat","prompt":"a"}\n\n[1]\n' });
    expect(await cli.run('batch', 'submit', '-', '--json')).toBe(0);
    const { name, ...counts } = JSON.parse(cli.stdout);
    expect(counts).toEqual({ lines: 2, failed: 1 });
    const [failed] = await resultsOf(url, name, '--failed');
    expect(failed).toMatchObject({ index: 1, ok: false, error: { code: 'cli_bad_line', exit: 2 } });
    expect(failed.error.message).toContain('line 2');
  });

  test('--watch and --follow end with the batch', async () => {
    const url = await postgres.database();
    await submitted(url, chats(3));
    const watch = queueCli(url);
    const follow = queueCli(url);
    const ended = [
      watch.run('batch', 'status', 'b', '--watch', '--ndjson'),
      follow.run('batch', 'results', 'b', '--follow'),
    ];
    await expect.poll(() => watch.stdout, { timeout: 30_000 }).toContain('"running"');
    expect(await queueCli(url).run('batch', 'work', '--drain')).toBe(0);
    expect(await Promise.all(ended)).toEqual([0, 0]);
    const events = watch.out.filter(Boolean).map((line) => JSON.parse(line));
    expect(events[0]).toMatchObject({ type: 'progress', name: 'b', state: 'running', done: 0, lines: 3 });
    expect(events.at(-1)).toMatchObject({ name: 'b', state: 'done', done: 3, eta_seconds: 0 });
    expect(follow.out.filter(Boolean).map((line) => JSON.parse(line).index)).toEqual([0, 1, 2]);
  });

  test('a cancelled batch keeps the ids of lines that may have been sent', async () => {
    const url = await postgres.database();
    await submitted(url, chats(20));
    await dieWorking(postgres, url, { echo: false });
    expect(await queueCli(url).run('batch', 'cancel', 'b')).toBe(0);
    const unknown = await resultsOf(url, 'b', '--failed');
    expect(unknown.length).toBeGreaterThan(0);
    for (const { id, index, error } of unknown) {
      expect(id).toBe(index);
      expect(error).toMatchObject({ code: 'cli_outcome_unknown', exit: 12 });
    }
    expect(await statusOf(url)).toMatchObject({ state: 'cancelled', running: 0, unknown: unknown.length });
  });
});
