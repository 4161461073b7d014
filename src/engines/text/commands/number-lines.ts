import { type Composed, type Demand, digitsOf, draftFrom, ORDINAL } from './demands.ts';

const HEAD =
  /^(?:(?:please|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need) to|(?:what(?:'s| is) the |the |a )?(?:shell |bash |linux )?command (?:to|for)|can you|in bash,?|bash:|to) )*(?:(loop (?:over|through)|iterate (?:over|through)|go (?:over|through)|walk through|process|read|for)|print|show|display|cat|output|see|view|list|number|echo)\b/i;

const DEMANDS: readonly Demand[] = [
  {
    reads:
      /(?<=[,\s])(?:and )?(?:(?:print|echo|show|display|output|prefix|number|prepend|put|start|begin)(?:ing)? )?(?:(?:it|them|each|every|the|its|one|line|lines|of them)\b ?){0,4}(?:together |along |prefixed |preceded )?(?:(?:with|by|and|in front of) )?(?:(?:its|their|the|an?|each) )*(?:(?:current|own) )?(?:line numbers?|numbers? (?:in front|before (?:it|them))|(?<=(?:with|by) (?:its|their|a|the) )numbers?|numbered)\b(?: (?:in front|before (?:it|them)|of each line))?/i,
    gives: () => ({ parts: { numbers: '' }, told: 'with line numbers' }),
  },
  {
    reads:
      /\b(?:only )?(?:the )?lines? (?:that |which )?(?:match(?:es|ing)?|contain(?:s|ing)?|with) (?:the (?:word|text|string) )?["'`“]([\w .,:@#%+=-]{1,60})["'`”]/i,
    gives: ([, text]) => ({ parts: { text: text ?? '' }, told: `lines with “${text}”` }),
  },
  {
    reads: /(?<![\w/.-])((?:\.{0,2}\/)?[\w-]+(?:[./][\w-]+)*\.[a-z][a-z0-9]{0,4})\b/i,
    gives: ([, file = '']) => ({ parts: { file }, told: '' }),
  },
  {
    reads:
      /\bline by line\b|\b(?:(?:each|every|all|the) )?(?:of the )?lines?\b(?! by line)(?: (?:in|of|from) (?:an?|the|my))?\b/i,
    gives: () => ({ parts: { lines: '' }, told: '' }),
  },
  {
    reads: /\b(?:(?:the )?contents? of )?(?:(?:an?|the|my) )?(?:text )?files?\b|\bcontents? of\b/i,
    gives: () => ({ parts: { noun: '' }, told: '' }),
  },
];

const CERTAIN = new RegExp(
  `^(?:(?:please|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need) to|(?:what(?:'s| is) the |the |a )?(?:shell |bash |linux )?command (?:to|for)|can you|bash:|to) )*(?:print|show|display|get|see|output|view|read|extract)(?: me)? (?:only |just )?(?:the )?(?:${ORDINAL} line|line (?:number )?(\\d{1,7}))(?: only)?(?: (?:of|in|from) (?:(?:an?|the|my) (?:text )?file|((?:\\.{0,2}/)?[\\w-]+(?:[./][\\w-]+)*\\.[a-z][a-z0-9]{0,4})))?(?: (?:in|with|using) (?:bash|linux|sed|the (?:terminal|shell)))?$`,
  'i',
);

/** One line of a file, by its number. */
export function certainLine(wish: string): Composed | undefined {
  const [found, ordinal, number, file = 'FILE'] = CERTAIN.exec(wish) ?? [];
  const line = found === undefined ? '' : digitsOf(ordinal ?? number ?? '').replace(/\D+$/, '');
  if (line === '' || Number(line) === 0) return undefined;
  return { task: `Print line ${line}`, run: `sed -n '${line}p' ${file}` };
}

/** The lines of a file with their numbers, at once or in a loop. */
export function numberLines(wish: string): Composed | undefined {
  const head = HEAD.exec(wish);
  const draft = head === null ? undefined : draftFrom(` ${wish.slice(head[0].length)}`, DEMANDS);
  if (head === null || draft === undefined) return undefined;
  if (!draft.parts.has('numbers') && !/number$/i.test(head[0])) return undefined;
  const { parts } = draft;
  if (!parts.has('noun') && !parts.has('file')) return undefined;
  const file = parts.get('file') ?? 'FILE';
  const text = parts.get('text');
  if (text !== undefined)
    return { task: `Show lines with “${text}” and their numbers`, run: `grep -n "${text}" ${file}` };
  if (head[1] === undefined || (/^read$/i.test(head[1]) && !parts.has('lines')))
    return {
      task: 'Show a file with line numbers',
      run: `cat -n ${file}`,
      note: `\`nl ${file}\` leaves out empty lines.`,
    };
  return {
    task: 'Go through a file line by line, with line numbers',
    run: `n=0; while IFS= read -r line; do n=$((n + 1)); printf '%d: %s\\n' "$n" "$line"; done < ${file}`,
    note: `To see them only: \`cat -n ${file}\`.`,
  };
}
