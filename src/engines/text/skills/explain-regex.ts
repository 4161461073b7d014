import { bold, type Skill } from '../skill.ts';

const ASKS = /\b(?:what|explain|mean(?:s|ing)?|does|describe)\b/i;
const NAMED = /\b(?:regex(?:p)?|regular expression|pattern)\b/i;
/** In a line that a program wrote, such signs stand for versions, paths and marks. */
const OF_PROGRAMS =
  /\bERR!|\bnpm (?:ERR|WARN|error|warn)|Traceback|Exception\b|\b\w*Error\b|\b(?:error|warning|fatal|panic)(?:\[\w+\])?: |\bE[A-Z]{4,}\b|\bERROR\b|\bsyntax error\b|^\s*at \S+ \(/m;
const PIPED =
  /\|\s*(?:grep|sed|awk|wc|sort|uniq|head|tail|xargs|cut|tr|tee|jq|less)\b|[:?`"] ?(?:grep|sed|awk|find|ls|cat|git|docker) -?\S/;
const OF_CODE = /\b(?:code|snippet|script|program|prints?|outputs?|returns?)\b|\w\(|\w ?=[ \w[{(]|;/i;
const LONGEST = 120;

/** Explains a regular expression piece by piece; undefined if a piece is unknown. */
export const explainRegex: Pick<Skill, 'answer'> = {
  answer({ message }) {
    // A pattern in a pipe is part of the command.
    if (PIPED.test(message) && !NAMED.test(message)) return undefined;
    if (message.length > 300 || !ASKS.test(message)) return undefined;
    if (OF_PROGRAMS.test(message) && !NAMED.test(message)) return undefined;
    const pattern = patternIn(message.replace(/\s+/g, ' ').trim());
    const told = pattern === undefined ? undefined : explained(pattern);
    return pattern === undefined || told === undefined ? undefined : withWhole(pattern, told);
  },
};

/** Known expressions take long to load, and a sum with a plus is none. */
async function withWhole(pattern: string, told: string): Promise<string> {
  const { wholeMeaning } = await import('./regex-whole.ts');
  const meaning = wholeMeaning(pattern);
  return meaning === undefined ? told : `${meaning}\n\n${told}`;
}

/** The pieces of an expression as a list in Markdown. */
export function explained(whole: string): string | undefined {
  // JavaScript has no such flags inside a pattern, other languages do.
  const [flags = '', letters = ''] = /^\(\?([imsx]+)\)/.exec(whole) ?? [];
  const pattern = whole.slice(flags.length);
  if (pattern.length > LONGEST || !isSound(pattern)) return undefined;
  const pieces = piecesOf(pattern);
  if (pieces === undefined) return undefined;
  const flagged =
    flags === '' ? [] : [`- \`${flags}\`: ${[...letters].map((each) => FLAGS[each]).join(', ')}`];
  const lines = [...flagged, ...nested(pieces)];
  const isWhole = pattern.startsWith('^') && pattern.endsWith('$') && !pattern.endsWith('\\$');
  const where = isWhole
    ? 'the whole text must be this, and nothing else'
    : pattern.startsWith('^')
      ? 'found at the beginning of the text, in this order'
      : 'found anywhere in the text, in this order';
  return `${bold('In order')} (${where}):\n\n${lines.join('\n')}`;
}

/** The pieces of a group are indented below it. */
function nested(pieces: readonly (readonly [string, string])[]): readonly string[] {
  let depth = 0;
  return pieces.map(([piece, means]) => {
    if (means.startsWith('the end of the group')) depth -= 1;
    const line = `${'  '.repeat(depth)}- \`${piece}\`: ${means}${piece === '|' ? ' (one of the two sides)' : ''}`;
    if (/^\((?:\?:)?$/.test(piece)) depth += 1;
    return line;
  });
}

/** Between quotation marks or slashes, or the longest word with signs that only expressions have. */
function patternIn(message: string): string | undefined {
  const quoted = /`([^`]+)`|"([^"]+)"|(?<=\s)\/(.+)\/[gimsuy]*(?=[\s?]|$)/.exec(message);
  const found = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3];
  if (found !== undefined) return isPattern(found) || NAMED.test(message) ? found : undefined;
  // The brackets of a program are no pattern.
  if (OF_CODE.test(message) && !NAMED.test(message)) return undefined;
  const words = wordsOf(message).map((word, at, all) => (at === all.length - 1 ? withoutEnd(word) : word));
  return words.filter(isPattern).toSorted((a, b) => b.length - a.length)[0];
}

/** A space inside a class or a group parts no words. */
const wordsOf = (message: string): readonly string[] =>
  message.match(/(?:\\.|\[(?:\\.|[^\]\\])*\]|\((?:\\.|[^()\\])*\)|\S)+/g) ?? [];

/** The question mark of the question itself, unless the piece before it can be optional. */
const withoutEnd = (word: string): string => word.replace(/(?<=[$\])}+*])\?$|[.!,]$/, '');

const isPattern = (word: string): boolean =>
  /\\[dwsbDWSB]|\[[^\]]+\]|\(\?[:=!]|^\^.|.\$$|\{\d+(?:,\d*)?\}|\.[*+]|\([^()]*\|[^()]*\)/.test(word) &&
  !/^\$|^https?:|^\[.*\]\(/.test(word);

function isSound(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

const FLAGS: Readonly<Record<string, string>> = {
  i: 'upper and lower case count as the same',
  m: '`^` and `$` fit at each line',
  s: '`.` fits line breaks, too',
  x: 'spaces and comments in the pattern are ignored',
};
const CLASSES: Readonly<Record<string, string>> = {
  d: 'digit',
  D: 'character that is no digit',
  w: 'letter, digit or underscore',
  W: 'character that is no letter, digit or underscore',
  s: 'white space character',
  S: 'character that is no white space',
  t: 'tab',
  n: 'line break',
  r: 'carriage return',
};
const PLACES: Readonly<Record<string, string>> = {
  '^': 'the beginning',
  $: 'the end',
  '\\b': 'the edge of a word',
  '\\B': 'not the edge of a word',
  '|': 'or',
  ')': 'the end of the group',
  '(?:': 'a group',
  '(': 'a group, which is kept',
};
const PIECE =
  /(\(\?:|\\[bB](?![\w])|\\[bB]|[\^$|(])|(\))(\?|\*|\+|\{\d+(?:,\d*)?\})?(\?)?|(\[\^?\]?(?:\\.|[^\]\\])*\]|\\.|[^\\[\]{}()*+?|^$])(\?|\*|\+|\{\d+(?:,\d*)?\})?(\?)?/y;

function piecesOf(pattern: string): (readonly [string, string])[] | undefined {
  const pieces: (readonly [string, string])[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < pattern.length) {
    const from = PIECE.lastIndex;
    const condition = conditionAt(pattern, from);
    if (condition !== undefined) {
      pieces.push(condition);
      PIECE.lastIndex = from + condition[0].length;
      continue;
    }
    const match = PIECE.exec(pattern);
    if (!match) return undefined;
    const [piece, place, close, closeCount, , one, count, lazy] = match;
    if (place !== undefined) pieces.push([piece, PLACES[place] ?? '']);
    else if (close !== undefined)
      pieces.push([piece, `the end of the group${closeCount === undefined ? '' : `, ${times(closeCount)}`}`]);
    else {
      const means = one === undefined ? undefined : atom(one);
      if (means === undefined) return undefined;
      const last = pieces.at(-1);
      const isLetter = /^[\w@#%&~ ,;:'"=!<>/-]$/.test(piece);
      if (isLetter && last?.[1].startsWith('the text “')) {
        pieces[pieces.length - 1] = [last[0] + piece, `the text “${last[0] + piece}”`];
      } else if (isLetter) pieces.push([piece, `the text “${piece}”`]);
      else
        pieces.push([piece, `${counted(means, count)}${lazy === undefined ? '' : ', as few as possible'}`]);
    }
    if (PIECE.lastIndex === from) return undefined;
  }
  return pieces;
}

const CONDITION = /^\(\?(?:<?[=!])/;

/** A group that looks ahead or back takes no characters: it is a condition on the place where it stands. */
function conditionAt(pattern: string, from: number): readonly [string, string] | undefined {
  const opening = CONDITION.exec(pattern.slice(from, from + '(?<='.length))?.[0];
  const end = opening === undefined ? -1 : endOfGroup(pattern, from);
  if (opening === undefined || end < 0) return undefined;
  const inside = pattern.slice(from + opening.length, end);
  const isLater = !opening.includes('<') && /^\.\*\??(?=.)/.test(inside);
  const last = PIECE.lastIndex;
  const pieces = piecesOf(isLater ? inside.replace(/^\.\*\??/, '') : inside);
  PIECE.lastIndex = last;
  if (pieces === undefined || pieces.length === 0) return undefined;
  const means = pieces
    .map(([, meaning]) => meaning)
    .join(', then ')
    .replaceAll(', then or, then ', ' or ');
  const isNot = opening.endsWith('!');
  const told = opening.includes('<')
    ? `${isNot ? 'not right after' : 'only right after'} ${means}`
    : isLater
      ? `somewhere after this place there must be ${isNot ? 'no ' : ''}${isNot ? means.replace(/^(?:one|the) /, '') : means}`
      : `${isNot ? 'what follows must not be' : 'what follows must be'} ${means}`;
  return [pattern.slice(from, end + 1), `a condition that takes no characters: ${told}`];
}

/** The end of the group that begins at a position; -1 if it is not closed. */
function endOfGroup(pattern: string, from: number): number {
  let depth = 0;
  let isClass = false;
  for (let at = from; at < pattern.length; at += 1) {
    const sign = pattern.charAt(at);
    if (sign === '\\') at += 1;
    else if (isClass) isClass = sign !== ']';
    else if (sign === '[') isClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

function atom(piece: string): string | undefined {
  if (piece === '.') return 'character';
  if (piece.startsWith('[')) return among(piece);
  if (!piece.startsWith('\\')) return `“${piece}”`;
  const letter = piece.slice(1);
  if (/[1-9]/.test(letter)) return `copy of what group ${letter} matched`;
  return CLASSES[letter] ?? (/\w/.test(letter) ? undefined : `“${letter}”`);
}

function among(piece: string): string | undefined {
  const isNot = piece.startsWith('[^');
  const inside = piece.slice(isNot ? 2 : 1, -1);
  const parts = inside.match(/\\.|[^\\]-[^\\\]]|[\s\S]/g) ?? [];
  const names = parts.map((part) => {
    if (part === 'a-z') return 'small letter';
    if (part === 'A-Z') return 'capital letter';
    if (part === '0-9') return 'digit';
    if (/^.-.$/.test(part)) return `${part[0]} to ${part[2]}`;
    if (!part.startsWith('\\')) return part === ' ' ? 'space' : `“${part}”`;
    return CLASSES[part.slice(1)] ?? (/\w/.test(part.slice(1)) ? undefined : `“${part.slice(1)}”`);
  });
  if (names.some((name) => name === undefined)) return undefined;
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');
  return isNot ? `character other than ${list}` : list;
}

function counted(means: string, count: string | undefined): string {
  const exact = /^\{(\d+)\}$/.exec(count ?? '')?.[1];
  if (count === undefined) return means.startsWith('“') ? means : `one ${means}`;
  if (exact !== undefined)
    return /^[a-z ]+$/.test(means) && means === 'digit' ? `${exact} digits` : `${means}, ${exact} times`;
  return `${means}, ${times(count)}`;
}

function times(count: string): string {
  if (count === '?') return 'once or not at all';
  if (count === '*') return 'any number of times, also none';
  if (count === '+') return 'one or more times';
  const [, low = '', comma, high = ''] = /^\{(\d+)(,)?(\d*)\}$/.exec(count) ?? [];
  if (comma === undefined) return `${low} times`;
  return high === '' ? `${low} times or more` : `${low} to ${high} times`;
}
