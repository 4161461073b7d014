import { wordsOf } from './words.ts';

export interface Request {
  readonly ask: string;
  readonly material: string | undefined;
}

const QUOTED = /["“«]([^"”»]{2,})["”»]|(?<![\p{L}\p{N}])['‘]([^'’\n]{2,})['’](?![\p{L}\p{N}])/u;

/** Parts a message into what is asked and the text that it is asked about. */
export function separate(message: string): Request {
  const text = message.replace(/\r\n?/g, '\n').trim();
  const block = fencedBlock(text) ?? taggedBlock(text);
  if (block !== undefined) {
    return { ask: oneLine(`${text.slice(0, block.from)} ${text.slice(block.to)}`), material: block.inside };
  }
  return (
    byLines(text) ??
    byColon(text) ??
    byQuotes(text) ??
    byVerb(text) ?? { ask: oneLine(text), material: undefined }
  );
}

interface Block {
  readonly inside: string;
  readonly from: number;
  readonly to: number;
}

/** The first block between lines of three or more backticks or tildes. */
function fencedBlock(text: string): Block | undefined {
  const open = /^(`{3,}|~{3,})[^`\n]*$/m.exec(text);
  if (open?.[1] === undefined) return undefined;
  return blockUntil(text, open.index, open.index + open[0].length, `\n${open[1]}`);
}

/** The first block inside a tag such as <file name="…">. */
function taggedBlock(text: string): Block | undefined {
  const open = /<(file|document|text|input|context)\b[^<>]{0,300}>/i.exec(text);
  if (open?.[1] === undefined) return undefined;
  return blockUntil(text, open.index, open.index + open[0].length, `</${open[1]}>`);
}

function blockUntil(text: string, from: number, start: number, closing: string): Block | undefined {
  const end = text.indexOf(closing, start);
  return end < 0
    ? undefined
    : { inside: text.slice(start, end).replace(/^\n|\n$/g, ''), from, to: end + closing.length };
}

/** The instruction is the short first line or the short last paragraph; the rest is the material. */
function byLines(text: string): Request | undefined {
  const lineEnd = text.indexOf('\n');
  if (lineEnd < 0) return undefined;
  const first = text.slice(0, lineEnd).trim();
  const rest = text
    .slice(lineEnd)
    .replace(/^\s*\n/, '')
    .trimEnd();
  const lastBreak = text.lastIndexOf('\n\n');
  const last = lastBreak < 0 ? '' : text.slice(lastBreak).trim();
  if (isInstruction(last) && !isInstruction(first))
    return { ask: oneLine(last), material: text.slice(0, lastBreak).trimEnd() };
  return wordsOf(first).length <= 40 ? { ask: first.replace(/:\s*$/, ''), material: rest } : undefined;
}

/** Verbs that the skills know. A colon after other words is punctuation. */
const INSTRUCTION =
  /\b(?:summari[sz]e|summary|tl;?dr|shorten|key ?words?|key points|count|how many|sort|order|alphabeti[sz]e|dedupe|deduplicate|duplicates?|unique|upper ?case|lower ?case|title ?case|sentence case|capitali[sz]e|camel ?case|snake ?case|kebab ?case|pascal ?case|slug|slugify|reverse|number (?:the|these|this)|bullets?|format|pretty|minify|validate|table|extract|list (?:all|the|every)|find|which|what|who|when|where|encode|decode|base64|rot13|longest|shortest|most (?:common|frequent)|frequency|remove|join|split|shuffle|convert|trim|lines|json|csv|sum|average|mean|median|total)\b/i;

function isInstruction(text: string): boolean {
  return text !== '' && wordsOf(text).length <= 25 && INSTRUCTION.test(text);
}

function byColon(text: string): Request | undefined {
  const [, ask, material] = /^([^:\n]{3,160}?):\s+(\S[\s\S]*)$/.exec(text) ?? [];
  return ask !== undefined && isInstruction(ask) ? { ask: oneLine(ask), material } : undefined;
}

function byQuotes(text: string): Request | undefined {
  const match = QUOTED.exec(text);
  const material = match?.[1] ?? match?.[2];
  const around = match ? text.replace(match[0], ' ') : '';
  return material !== undefined && isInstruction(around) ? { ask: oneLine(around), material } : undefined;
}

const VERB_FIRST =
  /^((?:reverse|upper ?case|lower ?case|title ?case|capitali[sz]e|camel ?case|snake ?case|kebab ?case|pascal ?case|slugify|sort|dedupe|base64 (?:en|de)code|url ?(?:en|de)code|rot13)(?: (?:descending|the words?|the letters))?)\s+(?!this\b|that\b|the\b|these\b|it\b|my\b|all\b)(.+)$/i;

/** "uppercase hello world": a plain order, and the rest of the line is the text. */
function byVerb(text: string): Request | undefined {
  const [, ask, material] = VERB_FIRST.exec(text) ?? [];
  return ask === undefined ? undefined : { ask, material };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
