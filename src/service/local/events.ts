import { DirectReply, type LocalRun } from './endpoint.ts';

/** Server-sent events; the id of the last one is the cursor. */
export const events: LocalRun = async ({ service, headers, query, signal }) => {
  const stop = new AbortController();
  const end = (): void => {
    service.openStreams.delete(end);
    stop.abort();
  };
  signal.addEventListener('abort', end, { once: true });
  service.openStreams.add(end);
  const cursor = headers['last-event-id'] ?? query.get('after') ?? undefined;
  return new DirectReply({
    status: 200,
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    body: service.live.follow(cursor, stop.signal),
  });
};
