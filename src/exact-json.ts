/** An integer literal of 16 digits or more, where a value can stand. Decimals do not count: their digits follow a point. */
const LONG_INTEGER = /(?:^|[[:,\s])-?\d{16,}(?![\d.eE])/;

/** JSON.parse, but integers that a number cannot hold become a BigInt: a rounded id is the id of something else. */
export function parseExact(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!LONG_INTEGER.test(text)) return value;
  const mark = unused(text);
  return JSON.parse(withMarks(text, mark), (_, each: unknown) =>
    typeof each === 'string' && each.startsWith(mark) ? BigInt(each.slice(mark.length)) : each,
  );
}

/** JSON.stringify, but a BigInt is written with all its digits. */
export function stringifyExact(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, null, indent);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  const written = (mark: string) =>
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? mark + each : each), indent);
  const mark = unused(written(''));
  return written(mark).replace(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}

/** A prefix that does not occur in the text, so that nobody can send it. */
function unused(text: string): string {
  let mark = 'integer:';
  while (text.includes(mark)) mark = `integer${Math.random().toString(36).slice(2)}:`;
  return mark;
}

const NUMBER = /-?\d[\d.eE+-]*/y;

/** The same JSON, with unsafe integers as marked strings. What stands inside strings is passed over. */
function withMarks(text: string, mark: string): string {
  let result = '';
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) at = endOfString(text, at + 1);
    else if (code === 45 || (code >= 48 && code <= 57)) {
      NUMBER.lastIndex = at;
      const [literal = ''] = NUMBER.exec(text) ?? [];
      if (/^-?\d+$/.test(literal) && !Number.isSafeInteger(Number(literal))) {
        result += `${text.slice(copied, at)}"${mark}${literal}"`;
        copied = at + literal.length;
      }
      at += literal.length - 1;
    }
  }
  return result + text.slice(copied);
}

/** The text is known to be JSON, so every string has an end. */
function endOfString(text: string, from: number): number {
  for (let at = from; ; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 34 || Number.isNaN(code)) return at;
  }
}
