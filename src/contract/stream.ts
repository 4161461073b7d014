import type { ApiProblem } from './problem.ts';
import { readProblem } from './problem.ts';
import { isObject } from './shape.ts';

/** The literal that ends a stream. */
export const STREAM_END = '[DONE]';

/** One event of a chat stream. */
export interface StreamChunk {
  readonly text: string;
  readonly finish: string | undefined;
  readonly problem: ApiProblem | undefined;
  /** False for a document in which neither choices nor a text were found. */
  readonly isKnown: boolean;
  readonly document: unknown;
}

/** A chunk may lack delta.content; then it is empty. Unknown fields are left alone. */
export function readChunk(document: unknown): StreamChunk {
  if (!isObject(document))
    return { text: '', finish: undefined, problem: undefined, isKnown: false, document };
  const problem = document.error === undefined || document.error === null ? undefined : readProblem(document);
  const choice: unknown = Array.isArray(document.choices) ? document.choices[0] : undefined;
  if (!isObject(choice)) {
    const text = looseText(document);
    const isKnown = text !== undefined || Array.isArray(document.choices);
    return { text: text ?? '', finish: undefined, problem, isKnown, document };
  }
  const { delta } = choice;
  const content = isObject(delta) ? delta.content : choice.text;
  const finish = choice.finish_reason;
  return {
    text: typeof content === 'string' ? content : '',
    finish: typeof finish === 'string' && finish !== '' ? finish : undefined,
    problem,
    isKnown: true,
    document,
  };
}

/** /chat/stream is not shown: some services send the text without the choices around it. */
function looseText(document: { readonly [key: string]: unknown }): string | undefined {
  for (const key of ['content', 'delta', 'text']) {
    const value = document[key];
    if (typeof value === 'string') return value;
  }
  return undefined;
}
