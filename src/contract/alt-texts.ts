import { isObject } from './shape.ts';

const MOST_TEXTS = 4;

/** Pictures in words, each once: a service that paints may say what it painted. */
export function readAltTexts(document: unknown): string[] {
  if (!isObject(document)) return [];
  const pictures = Array.isArray(document.data) ? document.data.filter(isObject) : [];
  const texts = [...pictures, document].map(({ alt }) => alt);
  return [...new Set(texts)]
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    .slice(0, MOST_TEXTS);
}
