/** "Raises InsufficientFunds", "a custom exception TooYoung". */
export const ERROR_NAMES =
  /\b(?:rais(?:es?|ing)|throw(?:s|ing)?|exceptions?|errors?)(?: (?:an?|the|called|named|custom|own|class|type))* ([A-Z][a-z]\w+)\b/g;

/** The program with its errors under the names that the wish gives them. */
export function withNamedErrors(prompt: string, code: string): string {
  let named = code;
  for (const [, name = ''] of prompt.matchAll(ERROR_NAMES)) {
    if (new RegExp(`\\b${name}\\b`).test(named.replace(/^\s*(?:#|\/\/|\*).*$/gm, ''))) continue;
    named = named.replace(new RegExp(`\\b${name}(?:Error|Exception)\\b`, 'g'), name);
  }
  return named;
}
