import { textOfContent } from '../../contract/content.ts';
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

/** The text that fixtures are matched against: the last message of the user, or the prompt. */
function wordsOf(body: JsonObject): string {
  const turns = [body.messages, body.input].find((each) => Array.isArray(each));
  const messages: readonly JsonObject[] = Array.isArray(turns) ? turns.filter(isObject) : [];
  const said = messages.findLast(({ role }) => role === 'user') ?? messages.at(-1);
  const words = [textOfContent(said?.content), body.prompt, body.message, body.code, body.input];
  return words.find((each): each is string => typeof each === 'string' && each !== '') ?? '';
}
