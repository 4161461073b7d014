import { type Composed, type Demand, draftFrom } from './demands.ts';

const HEAD =
  /^(?:(?:please|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need) to|(?:what(?:'s| is) the |the |a )?(?:shell |bash |linux )?command (?:to|for)|can you|in bash,?|bash:|to) )*(?:(?:count|get|find|show|see|list) )?(?:how many|the number of|number of|count|the|all|total)*(?: (?:the|all|of|total|number))* ?lines(?: of (?:code|text))?\b/i;

const FOLDER = '((?:~|\\.{1,2})?/[\\w./-]*|~)';

const DEMANDS: readonly Demand[] = [
  {
    reads: new RegExp(`\\b(?:in|under|inside|below|of|from) (?:the (?:folder|directory) )?${FOLDER}`, 'i'),
    gives: ([, folder = '.']) => ({ parts: { folder }, told: '' }),
  },
  {
    reads: /\b(?:each|every)(?: single| of the)?(?= (?:\S+ )?(?:source )?files?\b)|\bper file\b/i,
    gives: () => ({ parts: { each: '' }, told: '' }),
  },
  {
    reads:
      /(?:\*?\.([a-z][a-z0-9]{0,4})|\b(log|txt|text|csv|json|markdown|python|javascript|typescript|java|rust|html|css|sql)) files?\b/i,
    gives: ([, extension, kind = '']) => ({
      parts: { extension: extension ?? ENDINGS[kind.toLowerCase()] ?? kind.toLowerCase() },
      told: '',
    }),
  },
  {
    reads: /\bfiles?\b/i,
    gives: () => ({ parts: { files: '' }, told: '' }),
  },
  {
    reads:
      /\b(?:in|under|inside|below|of|from) (?:an?|the|my|this|that) (?:current |whole |entire )?(?:folder|directory|project|repo|repository|tree)(?: and (?:all )?(?:its |the )?sub-?(?:folders|directories))?\b/i,
    gives: () => ({ parts: { here: '' }, told: '' }),
  },
  {
    reads: /\b(?:in total|together|altogether|has|have|contains?)\b/i,
    gives: () => ({ parts: { idle: '' }, told: '' }),
  },
];
const ENDINGS: Readonly<Record<string, string>> = {
  text: 'txt',
  markdown: 'md',
  python: 'py',
  javascript: 'js',
  typescript: 'ts',
  rust: 'rs',
};

/** How many lines the files of a folder have: each of them, or all together. */
export function countLines(wish: string): Composed | undefined {
  const head = HEAD.exec(wish);
  if (head === null || !/\bcount|how many|number\b/i.test(wish)) return undefined;
  const draft = draftFrom(` ${wish.slice(head[0].length)}`, DEMANDS);
  if (draft === undefined) return undefined;
  const { parts } = draft;
  const extension = parts.get('extension');
  const isEach = parts.has('each');
  // One file, or files of a kind that is not named, have commands of their own.
  if (extension === undefined || (!isEach && !parts.has('folder') && !parts.has('here'))) return undefined;
  const find = `find ${parts.get('folder') ?? '.'} -type f -name "*.${extension}"`;
  return isEach
    ? {
        task: `Count the lines of each .${extension} file`,
        run: `${find} -exec wc -l {} +`,
        note: 'The last line is the sum. Subfolders count, too; without them: `-maxdepth 1` behind the folder.',
      }
    : { task: `Count the lines of all .${extension} files`, run: `${find} -exec cat {} + | wc -l` };
}
