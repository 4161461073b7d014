import type { Endpoint } from '../../contract/endpoints.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import type { AdmittedRequest } from '../http/admitted-request.ts';
import { ServiceError } from '../http/service-error.ts';
import type { DocumentReply } from '../routes/reply.ts';

/** A fixture waits, refuses, or answers with a whole document. One with text answers in the text source instead. */
export async function fromFixture(
  { service, given, signal }: AdmittedRequest,
  endpoint: Endpoint,
): Promise<DocumentReply | undefined> {
  if (endpoint.method === 'GET') return undefined;
  const model = typeof given.model === 'string' ? given.model : undefined;
  const fixture = service.simulation.fixtures.find(endpoint.path, wordsOf(given), model);
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

/** The text that fixtures are matched against: the last message, or the prompt. */
function wordsOf(body: JsonObject): string {
  const messages = Array.isArray(body.messages) ? body.messages.filter(isObject) : [];
  const said = messages.findLast(({ role }) => role === 'user') ?? messages.at(-1);
  const words = [said?.content, body.prompt, body.message, body.code, body.input];
  return words.find((each): each is string => typeof each === 'string') ?? '';
}
