import { asksHow } from './asks-how.ts';
import { contentStems, wordsOf } from './words.ts';

interface InstructedText {
  readonly instruction: string;
  readonly sourceText: string | undefined;
}

/** No opening mark inside: many of them without an end would each be read to the end of the text. */
const QUOTED = /["“«]([^"“”«»]{2,})["”»]|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{2,})['’](?![\p{L}\p{N}])/u;

/** Splits a message into the instruction and the text it is about. */
export function splitInstruction(message: string): InstructedText {
  const text = message.replace(/\r\n?/g, '\n').trim();
  const blocks = fencedBlocks(text);
  const found = blocks.length > 0 ? blocks : taggedBlocks(text);
  if (found.length > 0)
    return {
      instruction: oneLine(outside(text, found)),
      sourceText: found.map(({ inside }) => inside).join('\n\n'),
    };
  return (
    byLines(text) ??
    byColon(text) ??
    byQuestion(text) ??
    byFollowing(text) ??
    byQuotes(text) ??
    byVerb(text) ?? { instruction: oneLine(text), sourceText: undefined }
  );
}

interface Block {
  readonly inside: string;
  readonly from: number;
  readonly to: number;
}

/** The blocks between lines of three or more backticks or tildes, each with the file name above it. */
function fencedBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const opening = /^(?:[^\s:]{1,200}\.\w{1,12}:\n)?(`{3,}(?!`)|~{3,}(?!~))[^`\n]*$/gm;
  for (let open = opening.exec(text); open?.[1] !== undefined; open = opening.exec(text)) {
    const block = blockUntil(text, open.index, opening.lastIndex, `\n${open[1]}`);
    if (block === undefined) break;
    blocks.push(block);
    opening.lastIndex = block.to;
  }
  return blocks;
}

/** The blocks inside tags such as <file name="…">. */
function taggedBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const opening = /<(file|document|text|input|context)\b[^<>]{0,300}>/gi;
  for (let open = opening.exec(text); open?.[1] !== undefined; open = opening.exec(text)) {
    const block = blockUntil(text, open.index, opening.lastIndex, `</${open[1]}>`);
    if (block === undefined) break;
    blocks.push(block);
    opening.lastIndex = block.to;
  }
  return blocks;
}

function blockUntil(text: string, from: number, start: number, closing: string): Block | undefined {
  const end = text.indexOf(closing, start);
  if (end < 0) return undefined;
  return { inside: text.slice(start, end).replace(/^\n|\n$/g, ''), from, to: end + closing.length };
}

function outside(text: string, blocks: readonly Block[]): string {
  const starts = [0, ...blocks.map(({ to }) => to)];
  const ends = [...blocks.map(({ from }) => from), text.length];
  return starts.map((start, index) => text.slice(start, ends[index])).join(' ');
}

/** Takes a short first line or a short last paragraph as the instruction, and the rest as the text. */
function byLines(text: string): InstructedText | undefined {
  const lineEnd = text.indexOf('\n');
  if (lineEnd < 0) return undefined;
  const first = text.slice(0, lineEnd).trim();
  const rest = text
    .slice(lineEnd)
    .replace(/^\s*\n/, '')
    .trimEnd();
  // A list that begins behind the colon of its wish.
  const [, wish = '', begun] = /^([^:\n]{3,160}?):\s+(\S.*)$/.exec(first) ?? [];
  if (begun !== undefined && !/["“”]/.test(wish) && isInstruction(wish))
    return { instruction: oneLine(wish), sourceText: `${begun}\n${rest}` };
  const lastBreak = text.lastIndexOf('\n\n');
  const last = lastBreak < 0 ? '' : text.slice(lastBreak).trim();
  if (isInstruction(last) && !isInstruction(first))
    return { instruction: oneLine(last), sourceText: text.slice(0, lastBreak).trimEnd() };
  return wordsOf(first).length <= 40
    ? { instruction: first.replace(/:\s*$/, ''), sourceText: rest }
    : undefined;
}

/** Verbs that the skills know. A colon after other words is punctuation. */
const INSTRUCTION =
  /\b(?:main (?:topic|subject|theme)|(?:topic|subject|theme) of (?:this|the|that)|summari[sz]e|summary|tl;?dr|shorten|key ?words?|key points|count|how (?:many|much|often|old|long)|sort(?:ed)?|order(?:ed)?|alphabeti(?:[sz]ed?|cal(?:ly)?)|dedupe|deduplicate|duplicates?|unique|upper ?case|lower ?case|title ?case|sentence case|capitali[sz]e|camel ?case|snake ?case|kebab ?case|pascal ?case|slug|slugify|reverse|number (?:the|these|this)|numbered list|bullets?|bulleted|format|pretty|minify|validate|table|extract|pull (?:out|.{1,60} out)|get (?:all |the |every )?(?:names?|e-?mails?|phones?|dates?|numbers?|urls?|links?)|list (?:all|the|every)|find|which|what|who|when|where|encode|decode|base64|rot13|longest|shortest|most (?:common|frequent)|frequency|remove|join|split|shuffle|convert|trim|lines|json|csv|sums?|reduce|sentences?|average|mean|median|total)\b/i;

function isInstruction(text: string): boolean {
  return text !== '' && wordsOf(text).length <= 25 && INSTRUCTION.test(text);
}

function byColon(text: string): InstructedText | undefined {
  const [, instruction, sourceText] = /^([^:\n]{3,160}?):\s+(\S[\s\S]*)$/.exec(text) ?? [];
  // A colon of the text itself: "what is the tax? "Net: 80 …"".
  const isInside = ((instruction ?? '').match(/["“”]/g)?.length ?? 0) % 2 === 1;
  return instruction !== undefined && !isInside && isInstruction(instruction)
    ? { instruction: oneLine(instruction), sourceText: unquoted(sourceText ?? '') }
    : undefined;
}

/** "Who is named in this text? Ann met Bob." */
function byQuestion(text: string): InstructedText | undefined {
  const [, instruction, sourceText] =
    /^([^?:"“\n]{3,160}\b(?:text|sentences?|paragraph|message|note|e-?mail|passage|following|below)\?)\s+(\S[\s\S]{15,})$/i.exec(
      text,
    ) ?? [];
  return instruction !== undefined && isInstruction(instruction)
    ? { instruction: oneLine(instruction), sourceText: unquoted(sourceText ?? '') }
    : undefined;
}

/** "When was it built? The bridge was built in 1932.": what follows speaks of the same, and of nobody who asks. */
function byFollowing(text: string): InstructedText | undefined {
  const [, instruction = '', sourceText = ''] =
    /^((?:who|when|where|how (?:much|old))\b[^?:"“\n]{3,120}\?)\s+(\p{Lu}[^?]{25,2000}[.!])$/iu.exec(text) ??
    [];
  if (instruction === '' || /\b(?:i|me|my|we|our|you|your)\b/i.test(text)) return undefined;
  const said = new Set(contentStems(sourceText));
  return contentStems(instruction).some((word) => said.has(word)) ? { instruction, sourceText } : undefined;
}

/** Marks around the whole of a text are not its own. */
export const unquoted = (text: string): string => /^["“«]([^"“”«»]+)["”»]$/.exec(text.trim())?.[1] ?? text;

function byQuotes(text: string): InstructedText | undefined {
  const match = QUOTED.exec(text);
  const sourceText = match?.[1] ?? match?.[2];
  const around = match ? text.replace(match[0], ' ') : '';
  return sourceText !== undefined && isInstruction(around)
    ? { instruction: oneLine(around), sourceText }
    : undefined;
}

const VERB_FIRST =
  /^((?:reverse|upper ?case|lower ?case|title ?case|capitali[sz]e|camel ?case|snake ?case|kebab ?case|pascal ?case|slugify|sort|dedupe|base64 (?:en|de)code|(?:en|de)code base64|url ?(?:en|de)code|rot13)(?: (?:descending|the words?|the letters))?)\s+(?!\S+ by \w+ ?\w*$|this\b|that\b|the\b|these\b|it\b|my\b|all\b|an? (?:file|list|folder|string|array|column|csv|text|table)\b)(.+?)(?:,? (?:please|thanks|thank you)[.!]*)?$/i;

/** "what is the base64 of hello" */
const CODED_OF =
  /^(?:what(?:'s| is) |give me |show me )?(?:the )?(base64(?: encoding)?|rot-?13|url[- ]?encod(?:ing|ed form)) of (?:the (?:word|string|text) )?(?!(?:an?|the|my|this) (?:file|image|picture|folder|string|text)\b)["'“]?([^"'”]+?)["'”]?(?:,? (?:please|thanks|thank you))?[?.!]*$/i;

/** "uppercase hello world": a plain order, and the rest of the line is the text. */
function byVerb(text: string): InstructedText | undefined {
  const [, order, said = ''] = VERB_FIRST.exec(text) ?? CODED_OF.exec(text) ?? [];
  // A second order is none of the text.
  const [, first, next] = THEN.exec(said) ?? [];
  const instruction = order === undefined || next === undefined ? order : `${order} and ${next}`;
  const sourceText = first ?? (order === undefined ? undefined : said);
  return instruction === undefined ||
    FILE_FIRST.test(sourceText ?? '') ||
    asksHow(instruction, sourceText ?? '')
    ? undefined
    : { instruction, sourceText };
}

const THEN =
  /^(.+?)(?:,? (?:please|for me))*,? and (?:then |also )*((?:(?:tell|show|explain) (?:to )?(?:me|us)|(?:upper ?case|lower ?case|title ?case|capitali[sz]e|reverse|sort|count|number) (?:it|them|that|the result)\b).*)$/i;
/** A file is asked about, whatever is in it. */
const FILE_FIRST =
  /^(?:the (?:file |lines (?:of|in) )?)?[\w./-]+\.(?:txt|csv|tsv|log|md|json|ya?ml|xml|html|py|js|ts|sh|ini|conf|sql)\b/i;

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A wish for a text that follows a colon, or stands in quotation marks; what is wished is told by its own skill. */
export function wishAndText(message: string, longest: number): readonly [string, string | undefined] {
  // The pattern takes quadratic time.
  if (message.length > 2 * longest) return ['', undefined];
  const [, wish = '', text] =
    /^([^:"“\n]{3,90}?)(?::\s*|\s+(?=["“]))["“]?(.+?)["”]?\s*$/s.exec(message) ?? [];
  return [wish, text];
}
