import { firstText, holders, isObject, numberField } from './shape.ts';

/** The text of a completion: chat, plain or whatever else came in its place. */
export function readAnswer(document: unknown): string | undefined {
  for (const holder of holders(document)) {
    const choice = firstChoice(holder.choices);
    if (choice !== undefined) return choice;
    const { message } = holder;
    if (isObject(message) && typeof message.content === 'string') return message.content;
  }
  return firstText(document, [
    'content',
    'text',
    'answer',
    'response',
    'output',
    'completion',
    'message',
    'reply',
  ]);
}

export function readCode(document: unknown): string | undefined {
  const keys = ['code', 'completion', 'explanation', 'text', 'result', 'content'];
  if (typeof document === 'string') return document;
  for (const holder of holders(document)) {
    for (const key of keys) {
      const value = holder[key];
      if (typeof value === 'string') return value;
    }
    const choice = firstChoice(holder.choices);
    if (choice !== undefined) return choice;
  }
  return undefined;
}

function firstChoice(choices: unknown): string | undefined {
  if (!Array.isArray(choices)) return undefined;
  const choice: unknown = choices[0];
  if (typeof choice === 'string') return choice;
  if (!isObject(choice)) return undefined;
  if (isObject(choice.message) && typeof choice.message.content === 'string') return choice.message.content;
  // A message that only calls tools has no content.
  if (isObject(choice.message) && Array.isArray(choice.message.tool_calls)) return '';
  return typeof choice.text === 'string' ? choice.text : undefined;
}

/** Why the answer ended, in the service's word. */
export function readFinish(document: unknown): string | undefined {
  if (!isObject(document) || !Array.isArray(document.choices)) return undefined;
  const choice: unknown = document.choices[0];
  return isObject(choice) && typeof choice.finish_reason === 'string' ? choice.finish_reason : undefined;
}

export interface TokenUsage {
  readonly prompt?: number;
  readonly completion?: number;
  readonly total?: number;
}

export function readUsage(document: unknown): TokenUsage | undefined {
  if (!isObject(document) || !isObject(document.usage)) return undefined;
  const { usage } = document;
  return {
    prompt: numberField(usage.prompt_tokens),
    completion: numberField(usage.completion_tokens),
    total: numberField(usage.total_tokens),
  };
}

/** The cost of the call, if the reply gives it. */
export function readCost(document: unknown): number | undefined {
  for (const holder of holders(document)) {
    for (const key of ['credits_used', 'credits_charged', 'cost', 'credits']) {
      const value = numberField(holder[key]);
      if (value !== undefined) return value;
    }
    if (isObject(holder.usage)) {
      const value = numberField(holder.usage.credits);
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

/** Vectors in the order of the inputs; base64 is little-endian 32-bit floats. */
export function readEmbeddings(document: unknown): number[][] | undefined {
  const list = readList(document);
  const vectors = list?.map(vectorOf).filter((vector) => vector !== undefined);
  if (list && vectors && vectors.length > 0 && vectors.length === list.length) return vectors;
  const lone = isObject(document) ? vectorOf(document) : undefined;
  return lone ? [lone] : undefined;
}

function vectorOf(item: unknown): number[] | undefined {
  const value = isObject(item) ? (item.embedding ?? item.vector) : item;
  if (typeof value === 'string') return floats(value);
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const numbers: unknown[] = value;
  return numbers.every((each) => typeof each === 'number') ? numbers : undefined;
}

function floats(base64: string): number[] | undefined {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length % 4 !== 0) return undefined;
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(index * 4));
}

const USUAL_LISTS = ['data', 'items', 'results', 'list'] as const;

/** An array, or an object that holds one. */
export function readList(document: unknown): unknown[] | undefined {
  if (Array.isArray(document)) return document;
  if (!isObject(document)) return undefined;
  for (const key of USUAL_LISTS) {
    const value = document[key];
    if (Array.isArray(value)) return value;
  }
  const own: unknown[] | undefined = Object.values(document).find((value) => Array.isArray(value));
  if (own) return own;
  for (const key of USUAL_LISTS) {
    const inner = document[key];
    if (isObject(inner)) return readList(inner);
  }
  return undefined;
}

export function readBalance(document: unknown): number | undefined {
  const lone = numberField(document);
  if (lone !== undefined) return lone;
  for (const holder of holders(document)) {
    for (const key of ['balance', 'credits', 'available', 'remaining']) {
      const value = numberField(holder[key]);
      if (value !== undefined) return value;
    }
    if (isObject(holder.balance)) return readBalance(holder.balance);
  }
  return undefined;
}

export function readCheckoutReply(document: unknown): string | undefined {
  return firstText(document, ['url', 'checkout_url', 'session_url', 'redirect_url']);
}

/** The service asks that its attribution is kept; it is text, or an object with text in it. */
export function readAttribution(
  document: unknown,
  headers: Readonly<Record<string, string>>,
): string | undefined {
  const own = isObject(document) ? document.attribution : undefined;
  if (typeof own === 'string' && own !== '') return own;
  if (isObject(own)) return firstText(own, ['text', 'notice', 'message', 'name']);
  return headers['x-attribution'] || undefined;
}
