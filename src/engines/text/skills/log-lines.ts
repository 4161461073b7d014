import { bold, notAnswered, type Skill } from '../skill.ts';

/** Levels by the words that ask for them; a log writes them in capitals, or behind a mark. */
const LEVELS: readonly (readonly [name: string, asked: RegExp, written: RegExp])[] = [
  ['error', /\berrors?\b/i, /\b(?:ERROR|ERR)\b|(?:^|[\s[<])error(?=[\]>:|])/],
  ['warning', /\bwarn(?:ing)?s?\b/i, /\bWARN(?:ING)?\b|(?:^|[\s[<])warn(?:ing)?(?=[\]>:|])/],
  ['fatal line', /\bfatals?\b/i, /\bFATAL\b|(?:^|[\s[<])fatal(?=[\]>:|])/],
  ['critical line', /\bcriticals?\b/i, /\bCRITICAL\b|(?:^|[\s[<])critical(?=[\]>:|])/],
  ['info line', /\binfos?\b/i, /\bINFO\b|(?:^|[\s[<])info(?=[\]>:|])/],
  ['debug line', /\bdebug\b/i, /\bDEBUG\b|(?:^|[\s[<])debug(?=[\]>:|])/],
];
const COUNTS = /\b(?:how many|count|number of)\b/i;
const LISTS = /\b(?:which|what(?: are|'re| were)?|list|show|extract|find|give me|pull out|print|name)\b/i;
/** Words of questions about the lines of a log; with any other, more is asked. */
const KNOWN =
  /\b(?:how|many|count|number|of|which|what(?:['’]s)?|are|is|were|was|there|they|them|those|these|do|does|did|we|i|you|have|has|had|list|show|extract|find|give|me|pull|out|print|name|all|every|each|the|an?|in|from|this|that|my|our|log|logs|logfile|file|lines?|messages?|entries|ones?|occur(?:red)?|appear(?:ed)?|and|please|it|say|levels?|also|then|text|output|below|above|contain(?:s|ed)?|with|get|see|tell|can|could|here|errors?|warn(?:ing)?s?|fatals?|criticals?|infos?|debug|distinct|different|unique)\b|[\s,.;:?!'’-]+/gi;

const OFTEN =
  /\b(?:(?:occurs?|appears?|happens?|comes?|came|occurred|appeared|happened|repeats?|repeated) (?:the )?most(?: often| frequently)?|(?:the )?most (?:common|frequent)|most often)\b/i;
const MOST_LINES = 2_000;

/** Counts and lists the lines of one level in a log that was given. */
export const logLines: Pick<Skill, 'answer'> = {
  answer({ instruction, sourceText }) {
    const lines = sourceText?.split('\n', MOST_LINES).filter((line) => line.trim() !== '') ?? [];
    if (lines.length < 2 || instruction.length > 200) return undefined;
    const asked = LEVELS.filter(([, words]) => words.test(instruction));
    if (asked.length === 0 || ![COUNTS, LISTS, OFTEN].some((form) => form.test(instruction)))
      return undefined;
    // A text that has no levels is no log.
    if (!lines.some((line) => LEVELS.some(([, , written]) => written.test(line)))) return undefined;
    const wish = instruction.replace(OFTEN, ' ');
    const other = wish.replace(KNOWN, ' ').trim();
    const parts = wish.split(/\s+and\s+|[,;?]\s+/);
    const missing = other === '' ? [] : parts.filter((part) => part.replace(KNOWN, '') !== '');
    // Without its first part the rest is not understood.
    if (missing.includes(parts[0] ?? '')) return undefined;
    const isList = LISTS.test(wish.replace(COUNTS, ' '));
    const isOften = OFTEN.test(instruction);
    const text = asked
      .map(([name, , written]) => told(name, written, lines, { isList, isOften }))
      .join('\n\n');
    return [text, notAnswered(missing.map((part) => part.replace(/[?.! ]+$/, '')))]
      .filter((each) => each !== '')
      .join('\n\n');
  },
};

interface Form {
  readonly isList: boolean;
  /** Only what was said most often. */
  readonly isOften: boolean;
}

function told(name: string, written: RegExp, lines: readonly string[], { isList, isOften }: Form): string {
  const found = lines.filter((line) => written.test(line));
  const head = bold(`${found.length} ${name}${found.length === 1 ? '' : 's'}`);
  if ((!isList && !isOften) || found.length === 0) return head;
  const says = found.map((line) => line.slice(written.exec(line)?.index ?? 0).replace(written, ''));
  const counts = new Map<string, number>();
  for (const each of says) {
    const message = each.replace(/^[\s\]>:|-]+/, '').trim() || '(no message)';
    counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const kept = [...counts].filter(([, count]) => !isOften || count === most);
  const items = kept.map(([message, count]) => `- ${message}${count > 1 ? ` (${count} times)` : ''}`);
  return isOften ? `Most often, of ${head}:\n\n${items.join('\n')}` : `${head}\n\n${items.join('\n')}`;
}
