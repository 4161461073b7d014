/** How a serialiser spaces JSON. */
export interface Spacing {
  readonly name: string;
  readonly colon: string;
  readonly comma: string;
  /** One level of indentation; undefined keeps everything on one line. */
  readonly indent?: string;
}

export const SPACINGS: readonly Spacing[] = [
  { name: 'written without spaces', colon: ':', comma: ',' },
  { name: 'written with spaces after colons and commas', colon: ': ', comma: ', ' },
  { name: 'indented by two', colon: ': ', comma: ',', indent: '  ' },
  { name: 'indented by four', colon: ': ', comma: ',', indent: '    ' },
  { name: 'indented by tabs', colon: ': ', comma: ',', indent: '\t' },
];

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/gs;

/**
 * The same document in another spacing. Works on tokens: numbers, escapes and the order of keys stay as they are,
 * which parsing and serialising would not keep.
 */
export function respaced(json: string, { colon, comma, indent }: Spacing): string {
  const tokens = json.match(TOKEN) ?? [];
  const parts: string[] = [];
  let depth = 0;
  const lineBreak = () => (indent === undefined ? '' : `\n${indent.repeat(depth)}`);
  tokens.forEach((token, index) => {
    const empty = isClosing(tokens[index + 1]) && isOpening(token);
    if (isOpening(token)) {
      depth += 1;
      parts.push(token, empty ? '' : lineBreak());
    } else if (isClosing(token)) {
      depth = Math.max(0, depth - 1);
      parts.push(isOpening(tokens[index - 1]) ? '' : lineBreak(), token);
    } else if (token === ':') parts.push(colon);
    else if (token === ',') parts.push(comma, lineBreak());
    else parts.push(token);
  });
  return parts.join('');
}

const isOpening = (token: string | undefined) => token === '{' || token === '[';
const isClosing = (token: string | undefined) => token === '}' || token === ']';

/** Indenting what is nested deeper would take more room than anything is worth. */
export const DEEPEST = 64;

/** How deep brackets stand in each other; those inside of texts count too, which only errs on the safe side. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of json.matchAll(/[[{\]}]/g)) {
    depth += isOpening(bracket) ? 1 : -1;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

/** How serialisers write the characters that they may write in two ways. */
export const ESCAPES: readonly { readonly name: string; readonly apply: (json: string) => string }[] = [
  { name: 'written with other characters escaped', apply: (json) => asAscii(json) },
  { name: 'written without unnecessary escapes', apply: (json) => unescaped(json) },
  { name: 'written with escaped slashes', apply: (json) => json.replace(/(?<!\\)\//g, '\\/') },
  { name: 'with < > and & escaped', apply: (json) => json.replace(/[<>&]/g, codeUnit) },
];

function asAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, codeUnit);
}

function codeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function unescaped(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"/gs, (text) => {
    try {
      return JSON.stringify(JSON.parse(text));
    } catch {
      // Not a JSON string: left as it is.
      return text;
    }
  });
}
