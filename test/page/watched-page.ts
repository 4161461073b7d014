import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

export interface WatchedPage {
  /** Errors of the page, and what its policy stopped. */
  readonly faults: readonly string[];
  /** Until all replies that the view asked for are shown. */
  settled(): Promise<void>;
}

export function watchPage(page: Page): WatchedPage {
  const faults: string[] = [];
  const waiting = new Set<Request>();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|Uncaught/i.test(message.text())) faults.push(message.text());
  });
  const isReply = (request: Request): boolean => /\/(local|v1)\//.test(request.url());
  const isEvents = (request: Request): boolean => request.url().endsWith('/local/events');
  page.on('request', (request) => isReply(request) && !isEvents(request) && waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return {
    faults,
    async settled() {
      await frames();
      await expect.poll(() => waiting.size, { timeout: 20_000, interval: 20 }).toBe(0);
      await frames();
    },
  };
}
