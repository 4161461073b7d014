import { isObject } from './shape.ts';

/** The error object of the API document, as far as it came. */
export interface ApiProblem {
  readonly message: string | undefined;
  readonly type: string | undefined;
  readonly code: string | undefined;
}

/** The request was not understood, so nothing was made or charged. */
export const NOTHING_MADE = 'nothing_made';

const LONGEST_MESSAGE = 200;

/** An error document may hold a whole log; what is said to a person or a script stays readable. */
const LONGEST_TEXT = 2_000;

const text = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value.trim() !== '') return shortened(value, LONGEST_TEXT);
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined;
};

function shortened(value: string, longest: number): string {
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}

/** The documented object, or a string in its place, or what other services send instead. */
export function readProblem(body: unknown): ApiProblem {
  if (typeof body === 'string') return { message: plainText(body), type: undefined, code: undefined };
  if (!isObject(body)) return { message: undefined, type: undefined, code: undefined };
  const error = body.error ?? body;
  if (typeof error === 'string')
    return { message: text(error), type: text(body.type), code: text(body.code) };
  if (!isObject(error)) return { message: undefined, type: undefined, code: undefined };
  return {
    message: text(error.message) ?? text(error.detail) ?? text(body.message),
    type: text(error.type),
    code: text(error.code),
  };
}

/**
 * A page of HTML says little: its title or first words, never the whole of it. The patterns run through a hostile
 * page once: none of them can start in vain at every `<`.
 */
function plainText(body: string): string | undefined {
  const page = body.slice(0, 20_000);
  const title = /<title[^<>]*>([^<]*)<\/title>/i.exec(page)?.[1];
  const words = page.replace(/<(script|style)[\s\S]*?(<\/\1>|$)/gi, ' ').replace(/<[^<>]*>/g, ' ');
  const bare = (title ?? words).replace(/\s+/g, ' ').trim();
  if (bare === '') return undefined;
  return shortened(bare, LONGEST_MESSAGE);
}

export const AUTHENTICATION_PROBLEM = { type: 'authentication_error', code: 'invalid_api_key' } as const;
