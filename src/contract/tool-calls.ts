import { isObject, type JsonObject } from './shape.ts';

/** A call of a tool that a model asks for. */
export interface ToolCall {
  readonly id: string | undefined;
  readonly name: string;
  /** JSON as the model wrote it, or the text of a custom tool. */
  readonly arguments: string;
}

/** The calls of a whole reply. */
export function readToolCalls(document: unknown): ToolCall[] {
  const calls = new GrowingCalls();
  const message = firstChoice(document)?.message;
  if (isObject(message)) calls.add(message);
  return calls.list();
}

const firstChoice = (document: unknown): JsonObject | undefined => {
  const choices = isObject(document) && Array.isArray(document.choices) ? document.choices : [];
  return choices.find(isObject);
};

type Growing = { id: string | undefined; name: string; arguments: string };

/** The calls of a stream, which come in pieces. */
export class GrowingCalls {
  readonly #calls = new Map<number, Growing>();

  addChunk(document: unknown): void {
    const delta = firstChoice(document)?.delta;
    if (isObject(delta)) this.add(delta);
  }

  add(message: JsonObject): void {
    const calls: readonly unknown[] = Array.isArray(message.tool_calls) ? message.tool_calls : [];
    const old = isObject(message.function_call) ? [{ function: message.function_call }] : [];
    for (const [at, item] of [...calls, ...old].entries()) if (isObject(item)) this.#take(item, at);
  }

  #take(item: JsonObject, at: number): void {
    const index = typeof item.index === 'number' ? item.index : at;
    const call = this.#calls.get(index) ?? { id: undefined, name: '', arguments: '' };
    this.#calls.set(index, call);
    const own = isObject(item.function) ? item.function : isObject(item.custom) ? item.custom : {};
    const words = own.arguments ?? own.input;
    if (typeof item.id === 'string') call.id ??= item.id;
    if (typeof own.name === 'string') call.name += own.name;
    if (typeof words === 'string') call.arguments += words;
    else if (isObject(words)) call.arguments += JSON.stringify(words);
  }

  list(): ToolCall[] {
    return [...this.#calls].toSorted(([a], [b]) => a - b).map(([, call]) => ({ ...call }));
  }
}

/** `weather({"city":"Oslo"})` */
export const callLine = ({ name, arguments: words }: ToolCall): string => `${name}(${words})`;

/** The calls in the form of a chat completion. */
export const wireCalls = (calls: readonly ToolCall[]): JsonObject[] =>
  calls.map(({ id, name, arguments: words }) => ({
    ...(id === undefined ? {} : { id }),
    type: 'function',
    function: { name, arguments: words },
  }));
