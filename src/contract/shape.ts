/** Reads replies whose shape is not documented. */
export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A reply holds its result at the top, or one level down under one of these keys. */
const WRAPPERS = ['data', 'job', 'result', 'generation'] as const;

export function holders(document: unknown): JsonObject[] {
  if (!isObject(document)) return [];
  return [document, ...WRAPPERS.map((key) => document[key]).filter(isObject)];
}

/** The first of these keys that holds a non-empty string, at the top or one level down. */
export function firstText(document: unknown, keys: readonly string[]): string | undefined {
  for (const holder of holders(document)) {
    for (const key of keys) {
      const value = holder[key];
      if (typeof value === 'string' && value !== '') return value;
    }
  }
  return undefined;
}

export function firstNumber(document: unknown, keys: readonly string[]): number | undefined {
  for (const holder of holders(document)) {
    for (const key of keys) {
      const value = numberField(holder[key]);
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

/** A finite number, also one that travelled as text. */
export function numberField(value: unknown): number | undefined {
  const isText = typeof value === 'string' && isDecimal(value);
  const number = isText || typeof value === 'bigint' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text.trim());
}
