import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../src/service/http/listen.ts';
import type { Service } from '../../../src/service/service.ts';
import { ask, chat, testService } from '../../support/service.ts';

interface Event {
  readonly id: string;
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Follows the events of a service over a socket; `until` resolves when one fits. */
async function follow(service: Service, url: string, cursor?: string) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const reply = await fetch(`${url}/local/events`, {
    signal: stop.signal,
    headers: {
      authorization: `Bearer ${service.adminKey}`,
      ...(cursor === undefined ? {} : { 'last-event-id': cursor }),
    },
  });
  const seen: Event[] = [];
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  return {
    seen,
    stop: () => stop.abort(),
    async until(fits: (event: Event) => boolean): Promise<Event> {
      for (;;) {
        const found = seen.find(fits);
        if (found) return found;
        const { value, done } = (await reader?.read()) ?? { value: '', done: true };
        if (done) throw new Error(`the events ended: ${JSON.stringify(seen)}`);
        rest += value;
        const frames = rest.split('\n\n');
        rest = frames.pop() ?? '';
        for (const frame of frames) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? '';
          if (field('event'))
            seen.push({ id: field('id'), kind: field('event'), body: JSON.parse(field('data')) });
        }
      }
    },
  };
}

test('requests, jobs, credits, deliveries and faults are told; a reader goes on where it was cut off', async () => {
  const service = await testService({ journal: {} });
  const place = await listen(service, { port: 0 });
  onTestFinished(() => place.close(0));
  const first = await follow(service, place.url);
  await ask(service, 'POST', '/chat/completions', chat('hello'));
  const request = await first.until(({ kind }) => kind === 'request');
  expect(request.body).toMatchObject({ path: '/v1/chat/completions', status: 200, key: 'local', credits: 1 });
  await first.until(({ kind, body }) => kind === 'credits' && body.balance === 9_999);
  first.stop();
  await ask(service, 'POST', '/local/faults', { kind: '500' });
  await ask(service, 'GET', '/models');
  await ask(service, 'POST', '/local/webhooks', { url: 'http://127.0.0.1:9/' });
  await ask(service, 'POST', '/local/trigger', { type: 'user.created' });
  const second = await follow(service, place.url, request.id);
  await second.until(({ kind, body }) => kind === 'fault' && body.change === 'added');
  await second.until(({ kind, body }) => kind === 'fault' && body.change === 'hit');
  await second.until(({ kind, body }) => kind === 'request' && body.fault === '500');
  await second.until(
    ({ kind, body }) => kind === 'delivery' && Array.isArray(body.history) && body.history.length > 0,
  );
  const ids = second.seen.map(({ id }) => Number(id.split('-')[1]));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  const stranger = await follow(service, place.url, '00000000-5');
  expect((await stranger.until(() => true)).kind).toBe('gap');
});
