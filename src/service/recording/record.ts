import type { Clock } from '../../clock.ts';
import type { RecordedReply } from '../../recording/exchange.ts';
import { MOST_RECORDED_BYTES, type Recorder } from '../../recording/recorder.ts';
import { watchPieces } from '../../recording/reply-pieces.ts';
import type { App } from '../http/app.ts';
import { isBytes, type ServiceRequest } from '../http/request-response.ts';
import { isRecordedPath } from './recorded-path.ts';

/** Keeps everything that goes through but the service's own API. A reply whose reader left is not whole, and not kept. */
export function recording(app: App, recorder: Recorder, clock: Clock): App {
  return async (request) => {
    if (!isRecordedPath(request.url.pathname)) return app(request);
    let body: Uint8Array = new Uint8Array();
    const from = clock.monotonic();
    const response = await app({
      ...request,
      async body(limitBytes, account) {
        body = await request.body(limitBytes, account);
        return body;
      },
    });
    const { status, headers } = response;
    const keep = (pieces: RecordedReply['pieces'], end: RecordedReply['end']): void =>
      recorder.add({ ...asked(request), body, reply: { status, headers, pieces, end } });
    // A stranger's request says nothing about the service.
    if (status === 401 || status === 403) return response;
    const elapsedMs = (): number => clock.monotonic() - from;
    if (response.drop) keep([], 'dropped');
    else if (isBytes(response.body)) {
      const isKept = response.body.length <= MOST_RECORDED_BYTES;
      if (isKept) keep([{ atMs: elapsedMs(), bytes: response.body }], 'whole');
    } else {
      const ended = (
        pieces: RecordedReply['pieces'] | undefined,
        end: RecordedReply['end'] | 'left',
      ): void => {
        if (pieces && end !== 'left') keep(pieces, end);
      };
      return { ...response, body: watchPieces(response.body, { elapsedMs, ended }) };
    }
    return response;
  };
}

const asked = ({ method, url, headers }: ServiceRequest) => ({
  method,
  url,
  contentType: headers['content-type'],
});
