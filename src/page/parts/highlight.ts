import { html, type View } from '../html.ts';

const KEYWORDS = new Set(
  'and as async await break case catch class const continue def default del do elif else end enum except export extends false finally fn for from func function if impl import in interface is lambda let match mod module mut new nil None not null or package pass print private public pub raise return self static struct super switch this throw trait true True False try type typeof undefined use var void while with yield'.split(
    ' ',
  ),
);

/** Comments, strings, numbers and words; everything else stays as it is. */
const TOKENS =
  /((?<![:\w])\/\/[^\n]*|#(?![0-9a-fA-F]{3,8}\b)[^\n]*|\/\*[\s\S]*?\*\/)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|(\b\d[\w.]*\b)|([A-Za-z_]\w*)/g;
const LONGEST = 40_000;

/** Colours for any language, good enough to read by. A very long text is left plain. */
export function highlighted(code: string, language: string): View {
  if (code.length > LONGEST || language === 'text') return code;
  const parts: View[] = [];
  let end = 0;
  const add = (kind: string, text: string): void =>
    void parts.push(html`<span class=${`hl-${kind}`}>${text}</span>`);
  for (const match of code.matchAll(TOKENS)) {
    const [text, comment, string, number, word] = match;
    if (match.index > end) parts.push(code.slice(end, match.index));
    end = match.index + text.length;
    if (comment !== undefined) add('comment', text);
    else if (string !== undefined) add('string', text);
    else if (number !== undefined) add('number', text);
    else if (word !== undefined && KEYWORDS.has(word)) add('keyword', text);
    else parts.push(text);
  }
  parts.push(code.slice(end));
  return parts;
}
