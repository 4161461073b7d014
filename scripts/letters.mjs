// V8 puts each class of a pattern with the flags `i` and `u` together with the other case of all its members, which for
// `\p{L}` takes 1.5 ms, and the engines have hundreds of such patterns. So the built engines list the letters of the
// scripts that people write names in, which takes a twentieth of that.
import { parseAst } from 'rolldown/parseAst';

/** Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai, kana, Han, Hangul; capitals are matched by the flag. */
const LETTERS =
  'a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u024f\\u0370-\\u052f\\u1e00-\\u1fff\\u05d0-\\u05ea\\u0620-\\u06d3\\u0904-\\u0939\\u0e01-\\u0e30\\u3041-\\u30fa\\u3400-\\u9fff\\uac00-\\ud7a3';

const ANY_LETTER = '\\p{L}';

export const letters = {
  name: 'letters',
  transform: {
    filter: { id: /[\\/]src[\\/]engines[\\/].*\.ts$/, code: ANY_LETTER },
    handler(code) {
      return { code: withListedLetters(code), map: null };
    },
  },
};

export function withListedLetters(code) {
  let text = '';
  let from = 0;
  for (const { start, end, pattern, flags } of patterns(parseAst(code, { lang: 'ts' }))) {
    text += `${code.slice(from, start)}/${listed(pattern)}/${flags}`;
    from = end;
  }
  return text + code.slice(from);
}

/** The literals that are matched without regard to case, in the order in which they stand. */
function patterns(tree) {
  const found = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, regex, start, end } = node;
    if (type === 'Literal' && regex && /i/.test(regex.flags) && /u/.test(regex.flags))
      found.push({ start, end, ...regex });
    else Object.values(node).forEach(visit);
  };
  visit(tree);
  return found.toSorted((a, b) => a.start - b.start);
}

function listed(pattern) {
  let inClass = false;
  return pattern.replace(/\\p\{L\}|\\.|[[\]]/gs, (part) => {
    if (part === ANY_LETTER) return inClass ? LETTERS : `[${LETTERS}]`;
    if (part === '[') inClass = true;
    else if (part === ']') inClass = false;
    return part;
  });
}
