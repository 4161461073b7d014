import { isObject, type JsonObject } from '../../contract/shape.ts';
import type { FixtureAnswer, FixtureCall, FixtureStep } from './fixture.ts';
import { badFixture, onlyFields, readFixtureError, readWholeNumber } from './read-fixture-parts.ts';

/** `reply` is text, a whole document, tool calls or a stream; the last two may also stand beside it. */
export function readFixtureAnswer(item: JsonObject, label: string): FixtureAnswer | undefined {
  const { reply } = item;
  if (item.stream !== undefined) return readStream(item.stream, `${label}: stream`);
  if (item.tool_calls !== undefined) {
    if (reply !== undefined && typeof reply !== 'string')
      throw badFixture(`${label}: beside tool_calls, reply must be text`);
    return { kind: 'calls', text: reply ?? '', calls: readCalls(item.tool_calls, label) };
  }
  if (reply === undefined) return undefined;
  if (typeof reply === 'string') return { kind: 'text', text: reply };
  if (!isObject(reply)) throw badFixture(`${label}: reply must be text or an object`);
  if (isOnly(reply, ['stream'])) return readStream(reply.stream, `${label}: reply.stream`);
  if (reply.tool_calls !== undefined && isOnly(reply, ['tool_calls', 'text', 'content', 'role'])) {
    const text = reply.text ?? reply.content;
    const calls = readCalls(reply.tool_calls, label);
    return { kind: 'calls', text: typeof text === 'string' ? text : '', calls };
  }
  return { kind: 'document', document: reply };
}

const isOnly = (value: JsonObject, names: readonly string[]): boolean => {
  const own = Object.keys(value);
  return own.length > 0 && own.every((name) => names.includes(name));
};

/** `{name, arguments}`, or the form of a chat completion. Arguments are an object, or text as a model writes it. */
function readCalls(value: unknown, label: string): FixtureCall[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw badFixture(`${label}: tool_calls must be a list of {name, arguments}`);
  }
  return value.map((item: unknown, index) => {
    const place = `${label}: tool_calls.${index}`;
    if (!isObject(item)) throw badFixture(`${place} must be an object`);
    const call = isObject(item.function) ? item.function : item;
    const { name, arguments: given = {} } = call;
    if (typeof name !== 'string' || name === '') throw badFixture(`${place} needs a name`);
    if (typeof given !== 'string' && !isObject(given)) {
      throw badFixture(`${place}: arguments must be an object or text`);
    }
    const id = typeof item.id === 'string' ? { id: item.id } : {};
    return { ...id, name, arguments: typeof given === 'string' ? given : JSON.stringify(given) };
  });
}

const STEP_FIELDS = ['text', 'tool_calls', 'data', 'event', 'error', 'delayMs'];

function readStream(value: unknown, label: string): FixtureAnswer {
  if (!Array.isArray(value) || value.length === 0) throw badFixture(`${label} must be a list of pieces`);
  return { kind: 'stream', steps: value.map((item, index) => readStep(item, `${label}.${index}`)) };
}

function readStep(item: unknown, label: string): FixtureStep {
  if (typeof item === 'string') return { delayMs: 0, text: item };
  if (!isObject(item)) throw badFixture(`${label} must be text or an object`);
  onlyFields(item, STEP_FIELDS, label);
  const { text, data, event, error, tool_calls: calls } = item;
  const delayMs = readWholeNumber(item.delayMs, `${label}: delayMs`) ?? 0;
  if (data !== undefined) {
    const named = typeof event === 'string' && /^[\w.-]+$/.test(event) ? { event } : {};
    return { delayMs, raw: { data: typeof data === 'string' ? data : JSON.stringify(data), ...named } };
  }
  if (calls !== undefined) return { delayMs, calls: readCalls(calls, label) };
  if (error !== undefined) return { delayMs, error: readFixtureError(error, label) };
  if (typeof text === 'string') return { delayMs, text };
  throw badFixture(`${label} needs one of text, tool_calls, data, error`);
}
