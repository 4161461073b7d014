import type { Clock } from '../clock.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import { type ApiProblem, readProblem } from '../contract/problem.ts';
import { readAnswer, readFinish } from '../contract/replies.ts';
import { readChunk, STREAM_END } from '../contract/stream.ts';
import { GrowingCalls } from '../contract/tool-calls.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { ApiError, OctetError, type ReplyContent, UnreadableReply } from '../errors.ts';
import type { Api } from './api.ts';
import type { OpenApiReply } from './api-request.ts';
import { ChunkFastPath } from './chunk-fast-path.ts';
import { decoded, MOST_REPLY_BYTES, wholeBody } from './content-encoding.ts';
import { parseJson } from './json.ts';
import { SilenceWatch } from './silence-watch.ts';
import { decodedText, EventTooLarge, eventParser } from './sse.ts';

const UNREAD_BODY_MS = 1_000;

/** An answer while it arrives. `pieces` hands out its text; the fields say how it stands at any time. */
export class ChatAnswer {
  headers: Readonly<Record<string, string>> = {};
  /** Ended by `[DONE]`, or by a finish reason and the end of the body. */
  complete = false;
  finish: string | undefined;
  /** The first and the last document of the stream, or the one document of a whole answer. */
  first: unknown;
  last: unknown;
  /** The service answered at once although a stream was asked for. */
  whole = false;
  ended: 'marked' | 'unmarked' | undefined;
  /** Tools that the model asks for. */
  readonly calls = new GrowingCalls();

  private readonly lane = new ChunkFastPath();
  private ready: string[] = [];
  /** Events with data so far. */
  private seen = 0;
  private failure: OctetError | undefined;
  /** Documents of a stream in which nothing was understood so far; they are paid for, so they are kept. */
  private unread: unknown[] = [];
  private unreadLength = 0;
  private understood = false;

  constructor(
    private readonly api: Api,
    private readonly clock: Clock,
  ) {}

  /**
   * The texts of the events that arrived together, as soon as they arrive. Throws when the stream is cut or the
   * service reports an error in it; what came before has been handed out by then.
   */
  async *pieces(endpoint: Endpoint, body: unknown, signal?: AbortSignal): AsyncGenerator<readonly string[]> {
    const silence = new AbortController();
    const abort = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
    const open = await this.api.open(endpoint, { body, stream: true, signal: abort });
    this.headers = open.headers;
    try {
      if (mimeOf(open) === 'application/json') yield* this.wholeAnswer(open);
      else yield* this.events(open, silence);
    } finally {
      // A reply that was not read to its end must not keep its connection, and with it the process.
      silence.abort(new Error('the answer was left'));
      open.deadline.clear();
    }
  }

  private async *wholeAnswer(open: OpenApiReply): AsyncGenerator<readonly string[]> {
    const bytes = await wholeBody(open, { paid: true }).catch((error: unknown) => {
      throw error instanceof TransportFailure ? this.cut(error.message, error) : error;
    });
    const document = parseJson(bytes.toString('utf8'));
    const content = document === undefined ? { bytes, contentType: mimeOf(open) } : { document };
    const problem = readChunk(document).problem;
    if (problem) throw reported(problem, open);
    const text = readAnswer(document);
    if (text === undefined) throw this.unexpected('it has no answer', content);
    this.whole = true;
    this.complete = true;
    this.first = this.last = document;
    this.finish = readFinish(document);
    yield [text];
  }

  /** A paid body that is no event stream is kept as far as it comes within a second: it may never end. */
  private async arrivedBody(open: OpenApiReply, silence: AbortController): Promise<ReplyContent> {
    const stopWaiting = this.clock.after(UNREAD_BODY_MS, () =>
      silence.abort(new Error('waited long enough')),
    );
    const chunks: Uint8Array[] = [];
    try {
      const body = decoded(open.body, open.headers['content-encoding'], MOST_REPLY_BYTES);
      for await (const chunk of body) chunks.push(chunk);
    } catch {
      // Cut, too long or too slow: the caller reports the reply itself, with the bytes that came.
    } finally {
      stopWaiting();
    }
    return { bytes: Buffer.concat(chunks), contentType: mimeOf(open) || undefined };
  }

  private async *events(open: OpenApiReply, silence: AbortController): AsyncGenerator<readonly string[]> {
    if (open.status !== 200)
      throw this.unexpected(
        `status ${open.status} instead of a stream`,
        await this.arrivedBody(open, silence),
      );
    if (mimeOf(open) !== 'text/event-stream')
      throw this.unexpected(
        `${mimeOf(open) || 'no type'} instead of a stream`,
        await this.arrivedBody(open, silence),
      );
    const { contentIdleMs } = open.timing;
    const content = new SilenceWatch(this.clock, contentIdleMs, () =>
      silence.abort(new TransportFailure('timeout', `no content for ${contentIdleMs / 1000} s`)),
    );
    const feed = this.feeder(open);
    try {
      const bytes = decoded(open.body, open.headers['content-encoding'], Number.POSITIVE_INFINITY);
      for await (const text of decodedText(bytes)) {
        const { seen } = this;
        feed(text);
        if (this.seen > seen) content.heard();
        if (this.ready.length > 0) {
          const pieces = this.ready;
          this.ready = [];
          content.hold();
          yield pieces;
          content.heard();
        }
        if (this.failure) throw this.failure;
        if (this.complete) break;
      }
      if (!this.complete) feed(undefined);
    } catch (error) {
      if (error instanceof TransportFailure) feed(undefined);
      if (!this.complete) this.onBreak(error);
    } finally {
      content.stop();
    }
    if (!this.understood && this.unread.length > 0) {
      const [only] = this.unread;
      throw this.unexpected('it has no answer', { document: this.unread.length === 1 ? only : this.unread });
    }
    if (this.complete) return;
    if (this.finish === undefined) throw this.cut('the stream ended early');
    this.complete = true;
    this.ended = 'unmarked';
  }

  private cut(why: string, cause?: unknown): OctetError {
    const isLost = cause instanceof TransportFailure && cause.kind === 'lost';
    const message = isLost ? 'the connection dropped mid-answer' : `the answer is incomplete: ${why}`;
    const options = { cause, code: 'cli_interrupted_stream', requestId: this.headers['x-request-id'] };
    return new OctetError('incomplete', message, 'to continue it: octet chat -c "go on"', options);
  }

  private unexpected(what: string, content: ReplyContent): UnreadableReply {
    const requestId = this.headers['x-request-id'];
    return new UnreadableReply(`unexpected reply: ${what}`, content, { requestId });
  }

  /** A break after the finish reason loses nothing. */
  private onBreak(error: unknown): void {
    if (error instanceof EventTooLarge) throw this.cut('an event larger than 8 MiB', error);
    if (!(error instanceof TransportFailure)) throw error;
    if (this.finish === undefined) throw this.cut(error.message, error);
  }

  /** Text in, pieces ready; undefined means the body has ended. */
  private feeder(open: OpenApiReply): (text: string | undefined) => void {
    let flushing = false;
    /** Part of an event waits in the parser; the fast path starts at whole events only. */
    let inside = false;
    let lastCharacter = '';
    const parser = eventParser(({ data, event }) => {
      if (this.complete || this.failure) return;
      if (data.trim() === STREAM_END) {
        this.complete = true;
        this.ended = 'marked';
      } else if (!flushing) this.take(data, event, open);
    });
    const slowly = (text: string) => {
      if (text === '') return;
      parser.feed(text);
      inside = !text.endsWith('\n\n') && !(lastCharacter === '\n' && text === '\n');
      lastCharacter = text.slice(-1);
    };
    return (text) => {
      if (text === undefined) {
        flushing = true;
        parser.feed('\n\n');
        return;
      }
      let at = 0;
      while (at < text.length && !this.failure && !this.complete) {
        if (!inside) {
          at = this.lane.run(text, at, (pieces) => {
            this.seen += pieces.length;
            for (const piece of pieces) if (piece !== '') this.ready.push(piece);
          });
        }
        const end = boundary(text, at, lastCharacter);
        slowly(text.slice(at, end));
        at = end;
      }
    };
  }

  private take(data: string, event: string | undefined, open: OpenApiReply): void {
    this.seen += 1;
    const document = parseJson(data);
    if (event === 'error') {
      this.failure = reported(readProblem(document ?? data), open);
      return;
    }
    if (document === undefined) {
      if (data.trim() !== '') this.failure = this.cut('an event is not valid JSON');
      return;
    }
    const chunk = readChunk(document);
    if (chunk.problem) {
      this.failure = reported(chunk.problem, open);
      return;
    }
    this.first ??= document;
    this.last = document;
    this.note(document, chunk.isKnown, data.length);
    this.finish = chunk.finish ?? this.finish;
    if (chunk.text === '') {
      this.calls.addChunk(document);
      return;
    }
    this.ready.push(chunk.text);
    this.lane.learn(data, chunk.text);
  }

  private note(document: unknown, isKnown: boolean, length: number): void {
    this.understood ||= isKnown;
    this.unreadLength += length;
    if (this.understood) this.unread = [];
    else if (this.unreadLength <= MOST_REPLY_BYTES) this.unread.push(document);
  }
}

/** Returns the end of the event at `at`, or the end of the text. */
function boundary(text: string, at: number, before: string): number {
  if (at === 0 && before === '\n' && text.startsWith('\n')) return 1;
  const end = text.indexOf('\n\n', at);
  return end === -1 ? text.length : end + 2;
}

function mimeOf(reply: OpenApiReply): string {
  return (reply.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function reported(problem: ApiProblem, open: OpenApiReply): ApiError {
  const limited = /rate.?limit/i.test(`${problem.code} ${problem.type}`) || problem.code === '429';
  return new ApiError(
    limited ? 'limited' : 'service',
    problem.message ?? 'the service sent an error mid-answer',
    {
      status: open.status,
      code: problem.code ?? 'cli_stream_error',
      type: problem.type,
      requestId: open.headers['x-request-id'],
    },
  );
}
