import { indentOfLastLine, indentUnit } from './blocks.ts';
import { collectionNames, elementName } from './identifiers.ts';

interface CursorContext {
  readonly before: string;
  readonly bare: string;
  readonly offset: number;
  readonly language: string;
}

const SCRIPT = /^(javascript|typescript|tsx)$/;
const BRACES = /^(javascript|typescript|tsx|go|rust|java|c|cpp|csharp|php|kotlin|swift|scala|dart|css|scss)$/;

/** Ways to go on from what stands before the cursor, the likeliest first; brackets are closed afterwards. */
export function completeStatement(place: CursorContext): string[] {
  return [loop(place), caseArms(place), returned(place), header(place), block(place)].filter(
    (text): text is string => text !== undefined,
  );
}

/** The line up to the cursor; of a very long one only its end. */
const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1).slice(-500);

function loop({ before, bare, offset, language }: CursorContext): string | undefined {
  const line = lastLine(bare.slice(0, offset));
  const named = collectionNames(bare, offset);
  const forWord = (word: string | undefined): string | undefined =>
    named.find((name) => word !== undefined && elementName(name) === word) ??
    named.find((name) => name !== word);
  const inner = `\n${indentOfLastLine(before)}${indentUnit(before, language)}`;
  if (SCRIPT.test(language)) {
    const counting = /\bfor\s*\(\s*(?:let|var)\s+(\w+)\s*=\s*\d+\s*;\s*$/.exec(line);
    const over = named[0];
    if (counting && over)
      return `${line.endsWith(' ') ? '' : ' '}${counting[1]} < ${over}.length; ${counting[1]}++) {${inner}`;
    const of = /\bfor\s*\(\s*(?:const|let|var)\s+(\w+)\s+of\s+$/.exec(line);
    const list = forWord(of?.[1]);
    if (of && list) return `${list}) {${inner}`;
    if (/\bfor\s*\($/.test(line) && over) return `const ${elementName(over)} of ${over}) {${inner}`;
  }
  if (language === 'python' || language === 'ruby' || language === 'rust') {
    const open = language === 'python' ? ':' : language === 'rust' ? ' {' : '';
    const body = language === 'python' ? `${inner}pass` : inner;
    const over = /^\s*for\s+(\w+)\s+in\s+$/.exec(line);
    const list = forWord(over?.[1]);
    if (over && list) return `${list}${open}${body}`;
    const first = named[0];
    if (/^\s*for\s+$/.test(line) && first) return `${elementName(first)} in ${first}${open}${body}`;
  }
  if (language === 'go' && /^\s*for\s+$/.test(line) && named[0])
    return `_, ${elementName(named[0])} := range ${named[0]} {${inner}`;
  return undefined;
}

/** `switch (kind) {` with the values that the file compares kind with, or that its type allows. */
function caseArms({ before, bare, offset, language }: CursorContext): string | undefined {
  if (!/^(javascript|typescript|tsx|java|c|cpp|csharp|go)$/.test(language)) return undefined;
  const head = /\bswitch\s*\(?\s*([\w.$]+)\s*\)?\s*\{\s*$/.exec(
    bare.slice(Math.max(0, offset - 500), offset),
  );
  const subject = head?.[1];
  if (!subject) return undefined;
  const name = subject.replace(/^.*\./, '');
  const compared = new RegExp(`\\b${name}\\s*[!=]==?\\s*("[^"\\n]*"|'[^'\\n]*'|\\d+|[A-Z][\\w.]*)`, 'g');
  const allowed = new RegExp(`\\b${name}\\??\\s*:\\s*((?:\\s*\\|?\\s*(?:"[^"\\n]*"|'[^'\\n]*'))+)`, 'g');
  const values = new Set<string>();
  for (const match of before.matchAll(allowed))
    for (const value of match[1]?.match(/"[^"]*"|'[^']*'/g) ?? []) values.add(value);
  for (const match of before.matchAll(compared)) if (match[1]) values.add(match[1]);
  if (values.size < 2) return undefined;
  const unit = indentUnit(before, language);
  const opener = before.trimEnd();
  const indent = indentOfLastLine(opener) + (language === 'go' ? '' : unit);
  const end = language === 'go' ? '' : `\n${indent}${unit}break;`;
  const lead = before.endsWith('\n') ? indent : `\n${indent}`;
  return lead + [...values].map((value) => `case ${value}:${end}`).join(`\n${indent}`);
}

const ACCUMULATORS =
  /^(result|results|output|total|sum|count|found|list|items|value|answer|counts|text|best)$/;

/** After `return `: the variable that the function accumulates into. */
function returned({ bare, offset, language }: CursorContext): string | undefined {
  const before = bare.slice(Math.max(0, offset - 5_000), offset);
  if (!/(^|\n|\{|;)\s*return[ ]$/.test(before)) return undefined;
  const start = Math.max(
    before.lastIndexOf('function '),
    before.lastIndexOf('def '),
    before.lastIndexOf('func '),
    before.lastIndexOf('fn '),
    before.lastIndexOf('=>'),
  );
  const body = before.slice(Math.max(0, start));
  const declared = [
    ...body.matchAll(
      /(?:\b(?:const|let|var|int|long|double|auto|String)\s+(?:mut\s+)?|(?<=\n)[ \t]+)(\$?[A-Za-z_]\w*)\s*(?::[^=\n]+)?:?=(?!=)/g,
    ),
  ].map((match) => match[1] ?? '');
  const name = declared.find((one) => ACCUMULATORS.test(one)) ?? declared.at(-1);
  if (!name || /^(python|ruby|go|rust|bash)$/.test(language)) return name;
  return `${name};`;
}

const HEADER =
  /^\s*(?:(?:\}\s*)?(?:else )?if|for|while|(?:async )?function|switch|catch|def|class|elif|with|async def)\b.*\S/;

/** Closes the brackets of an unfinished header and starts its body. */
function header({ before, bare, offset, language }: CursorContext): string | undefined {
  const line = lastLine(bare.slice(0, offset));
  if (!HEADER.test(line) || /[{:;,]\s*$/.test(line)) return undefined;
  const open = line.split('(').length - line.split(')').length;
  if (open < 0) return undefined;
  const inner = `\n${indentOfLastLine(before)}${indentUnit(before, language)}`;
  if (language === 'python') return `${')'.repeat(open)}:${inner}pass`;
  return BRACES.test(language) ? `${')'.repeat(open)} {${inner}` : undefined;
}

/** The start of a body after a complete header; in Python a `pass`. */
function block({ before, bare, offset, language }: CursorContext): string | undefined {
  const line = lastLine(bare.slice(0, offset));
  const indent = indentOfLastLine(before) + indentUnit(before, language);
  if (language === 'python') {
    if (/^\s*(def|class|if|elif|else|for|while|try|except|finally|with|async)\b.*:\s*$/.test(line))
      return `\n${indent}pass`;
    return undefined;
  }
  if (BRACES.test(language) && /\{\s*$/.test(line)) return `\n${indent}`;
  if (language === 'bash') {
    if (/^\s*(if|elif)\b.*\]\s*$/.test(line)) return `; then\n${indent}:`;
    if (/^\s*(for|while|until)\b/.test(line) && !/\bdo\b/.test(line)) return `; do\n${indent}:`;
    if (/\b(then|do)\s*$/.test(line)) return `\n${indent}:`;
  }
  return undefined;
}
