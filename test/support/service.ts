import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished } from 'vitest';
import { type Clock, systemClock } from '../../src/clock.ts';
import type { TransportRequest } from '../../src/contract/transport.ts';
import { openService, type Service } from '../../src/service/service.ts';
import type { ServiceOptions } from '../../src/service/service-options.ts';
import { fetchFrom } from './fetch.ts';
import { databaseFolder } from './in-memory.ts';

/** The built assets; another folder while somebody else is building. */
export const ASSETS_DIR =
  process.env.OCTET_TEST_ASSETS ?? fileURLToPath(new URL('../../dist/assets', import.meta.url));

export function tempDir(): string {
  const directory = mkdtempSync(join(databaseFolder(), 'octet-service-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A service without waits, in memory unless a directory is given; closed with the test. */
export async function testService(options: Partial<ServiceOptions> = {}): Promise<Service> {
  const service = await openService({
    stateDir: undefined,
    clock: systemClock,
    assetsDir: ASSETS_DIR,
    workerPath: undefined,
    speed: Number.POSITIVE_INFINITY,
    ...options,
  });
  onTestFinished(() => service.close());
  return service;
}

export interface HandClock extends Clock {
  /** A negative step sets the wall clock back and leaves the monotonic one alone. */
  advance(ms: number): void;
  /** How many waits are under way. */
  timers(): number;
}

/** One service for the tables of a file, where no row can disturb another. Its clock stands still, its jobs wait. */
export function sharedService(): () => Promise<Service> {
  let opened: Promise<Service> | undefined;
  afterAll(async () => (await opened)?.close());
  return () => {
    opened ??= openService({
      stateDir: undefined,
      clock: handClock(),
      assetsDir: ASSETS_DIR,
      workerPath: undefined,
      plan: 'enterprise',
      speed: Number.POSITIVE_INFINITY,
      jobs: 'queue',
    });
    return opened;
  };
}

/** Time that moves only when a test moves it. */
export function handClock(start = Date.UTC(2026, 0, 15, 12, 0, 0)): HandClock {
  let elapsed = 0;
  let offset = 0;
  const waiting = new Set<{ at: number; fire: () => void }>();
  const later = (ms: number, fire: () => void) => {
    const timer = { at: elapsed + ms, fire };
    waiting.add(timer);
    return () => void waiting.delete(timer);
  };
  return {
    now: () => start + elapsed + offset,
    monotonic: () => elapsed,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const callOff = later(ms, resolve);
        signal?.addEventListener('abort', () => {
          callOff();
          reject(signal.reason);
        });
      }),
    after: later,
    timers: () => waiting.size,
    advance(ms) {
      if (ms < 0) {
        offset += ms;
        return;
      }
      elapsed += ms;
      for (const timer of [...waiting].filter(({ at }) => at <= elapsed).sort((a, b) => a.at - b.at)) {
        waiting.delete(timer);
        timer.fire();
      }
    },
  };
}

export interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  readonly json: any;
}

export interface Asking {
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
  readonly base?: string;
  readonly raw?: string | Uint8Array;
}

/** One request through the app as a stranger would send it, with the key that the path needs unless another is given. */
export async function ask(
  service: Service,
  method: string,
  path: string,
  body?: unknown,
  asking: Asking = {},
): Promise<Got> {
  const usual = path.startsWith('/local/') ? service.adminKey : service.key;
  const { key = usual, headers = {}, base = 'http://127.0.0.1:4848/v1', raw } = asking;
  const request = new Request(base + path, {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: (raw ?? (body === undefined ? undefined : JSON.stringify(body))) as BodyInit | undefined,
  });
  const response = await fetchFrom(service, request);
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), text, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const chat = (content: string, more: object = {}): object => ({
  messages: [{ role: 'user', content }],
  ...more,
});

/** The data of each event, without the end mark. */
export function eventsOf(text: string): string[] {
  return text
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => frame.slice('data: '.length));
}

export const noTimeouts: TransportRequest['timeouts'] = { connectMs: 0, headersMs: 0, idleMs: 0 };

/** For what happens soon, on a machine of any speed: nothing waits longer than it has to. */
export function eventually<T>(look: () => T) {
  return expect.poll(look, { timeout: 20_000, interval: 20 });
}
