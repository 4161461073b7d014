import type { Page } from 'playwright-core';

/** The statuses of requests that a page of another origin sends to the service, with its cookies. */
export function foreignRequests(other: Page, url: string): Promise<string[]> {
  return other.evaluate(async (address) => {
    const tried = async (path: string, init: RequestInit) =>
      fetch(address + path, { credentials: 'include', ...init }).then(
        ({ status }) => String(status),
        () => 'blocked',
      );
    return [
      await tried('/local/session', {}),
      await tried('/local/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"kind":"500"}',
      }),
      await tried('/local/faults', { method: 'POST', mode: 'no-cors', body: '{"kind":"500"}' }),
    ];
  }, url);
}
