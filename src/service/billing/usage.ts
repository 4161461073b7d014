import type { Tokens } from '../routes/reply.ts';
import { numberIn, type Sql, textIn } from '../store/sql.ts';

const DAY_MS = 86_400_000;

export interface UsageCount {
  readonly account: string;
  readonly path: string;
  readonly tokens?: Tokens;
  readonly credits?: number;
  readonly now: number;
}

let lastDay = { number: Number.NaN, name: '' };

/** In UTC. */
export function usageDay(now: number): string {
  const number = Math.floor(now / DAY_MS);
  if (number !== lastDay.number) lastDay = { number, name: new Date(now).toISOString().slice(0, 10) };
  return lastDay.name;
}

/** Usage of one account at one endpoint on one day. */
export interface NewUsage {
  readonly account: string;
  readonly day: string;
  readonly endpoint: string;
  readonly requests: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly credits: number;
}

export function addUsage(sql: Sql, usage: Iterable<NewUsage>): void {
  for (const used of usage) {
    sql.run(
      `INSERT INTO usage (account, day, endpoint, requests, prompt_tokens, completion_tokens, credits)
        VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET requests = requests + excluded.requests,
        prompt_tokens = prompt_tokens + excluded.prompt_tokens,
        completion_tokens = completion_tokens + excluded.completion_tokens, credits = credits + excluded.credits`,
      used.account,
      used.day,
      used.endpoint,
      used.requests,
      used.promptTokens,
      used.completionTokens,
      used.credits,
    );
  }
}

/** A job is charged when it is done, long after its request was counted. */
export function countJobCredits(sql: Sql, { account, path, credits = 0, now }: UsageCount): void {
  sql.run(
    `INSERT INTO usage (account, day, endpoint, requests, credits) VALUES (?, ?, ?, 0, ?)
      ON CONFLICT DO UPDATE SET credits = credits + excluded.credits`,
    account,
    usageDay(now),
    path,
    credits,
  );
}

export interface UsageRow {
  readonly name: string;
  readonly requests: number;
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
  readonly credits: number;
}

export function usageBy(sql: Sql, account: string, column: 'day' | 'endpoint'): UsageRow[] {
  const rows = sql.all(
    `SELECT ${column} AS name, sum(requests) AS requests, sum(prompt_tokens) AS prompt_tokens,
      sum(completion_tokens) AS completion_tokens, sum(credits) AS credits
      FROM usage WHERE account = ? GROUP BY ${column} ORDER BY ${column}`,
    account,
  );
  return rows.map((row) => ({
    name: textIn(row, 'name'),
    requests: numberIn(row, 'requests'),
    prompt_tokens: numberIn(row, 'prompt_tokens'),
    completion_tokens: numberIn(row, 'completion_tokens'),
    total_tokens: numberIn(row, 'prompt_tokens') + numberIn(row, 'completion_tokens'),
    credits: numberIn(row, 'credits'),
  }));
}
