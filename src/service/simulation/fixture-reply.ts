import type { Message } from '../../contract/chat.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { ServiceError } from '../http/service-error.ts';
import type { DocumentReply, RequestContext } from '../service-context.ts';

/** A fixture waits, refuses, or answers with a whole document; one with text is for whoever asks for text. */
export async function fromFixture(
  { service, body, signal }: RequestContext,
  endpoint: Endpoint,
): Promise<DocumentReply | undefined> {
  if (endpoint.method === 'GET') return undefined;
  const model = typeof body.model === 'string' ? body.model : undefined;
  const fixture = service.fixtures.find(endpoint.path, wordsOf(body), model);
  if (!fixture) return undefined;
  if (fixture.delayMs) await service.clock.sleep(fixture.delayMs, signal);
  if (fixture.error) {
    const { status, type, code, message, retryAfter } = fixture.error;
    const headers: Record<string, string> =
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    throw new ServiceError(status, type, code, message, headers);
  }
  return typeof fixture.reply === 'object' ? { kind: 'reply', document: fixture.reply } : undefined;
}

/** What a request is about: its last message, or its prompt. */
function wordsOf(body: JsonObject): string {
  const messages = Array.isArray(body.messages) ? (body.messages as Message[]) : [];
  const said = messages.findLast(({ role }) => role === 'user') ?? messages.at(-1);
  const words = [said?.content, body.prompt, body.message, body.code, body.input];
  return words.find((each): each is string => typeof each === 'string') ?? '';
}
