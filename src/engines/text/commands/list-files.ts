import { COUNT, type Composed, type Demand, digitsOf, draftFrom } from './demands.ts';

const HEAD =
  /^(?:(?:please|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need) to|(?:what(?:'s| is) the |the |a )?(?:shell |bash |linux )?command (?:to|for)|can you|to) )*(?:list|show|ls|see|display|sort)\b/i;

const DEMANDS: readonly Demand[] = [
  {
    reads: new RegExp(
      `\\b(?:the )?${COUNT} (newest|latest|most recent(?:ly (?:changed|modified))?|oldest)\\b`,
      'i',
    ),
    gives: ([, count = '', order = '']) => ({
      parts: {
        first: digitsOf(count),
        key: 't',
        ...(/^old/i.test(order) ? { reverse: 'r' } : {}),
      },
      told: `the ${digitsOf(count)} ${order.toLowerCase()}`,
    }),
  },
  {
    reads:
      /\b(?:(?:and|with|including|also|even|plus)(?: the)?(?: all)? hidden(?: ones| files)?(?: too| as well)?|hidden(?: ones| files)? (?:included|too|as well)|(?:and|with|including) dot ?files)\b/i,
    gives: () => ({ parts: { hidden: 'A' }, told: 'hidden ones, too' }),
  },
  {
    reads: /\b(?:sorted |ordered )?by (?:their |file )?size\b|\b(?=(?:largest|biggest|smallest) first)/i,
    gives: () => ({ parts: { key: 'S' }, told: 'by size' }),
  },
  {
    reads:
      /\b(?:sorted |ordered )?by (?:their |the )?(?:modification |last modified |change )?(?:date|time|age)(?: of (?:change|modification))?\b|\b(?=(?:newest|oldest|latest|most recent) first)/i,
    gives: () => ({ parts: { key: 't' }, told: 'by time of change' }),
  },
  {
    reads: /\b(?:sorted |ordered )?by (?:their )?(?:extension|file type|ending)\b/i,
    gives: () => ({ parts: { key: 'X' }, told: 'by extension' }),
  },
  {
    reads: /\b(?:smallest|oldest)(?: ones)? first\b|\b(?:in )?(?:reversed?|ascending)(?: order)?\b/i,
    gives: () => ({ parts: { reverse: 'r' }, told: 'in reverse order' }),
  },
  {
    reads: /\b(?:largest|biggest|newest|latest|most recent)(?: ones)? first\b/i,
    gives: () => ({ parts: { usual: '' }, told: '' }),
  },
  {
    reads:
      /\b(?:with |in |and )?(?:(?:their|the) )?(?:human[- ]readable )?sizes?(?: in (?:mb|kb|human[- ]readable form))?\b|\bhuman[- ]readable\b/i,
    gives: () => ({ parts: { sizes: 'h' }, told: 'with readable sizes' }),
  },
  {
    reads:
      /\b(?:with |and )(?:their |the )?(?:owners?|permissions?|rights)(?: and (?:owners?|permissions?|rights))?\b/i,
    gives: () => ({ parts: { owner: '' }, told: 'with owner and permissions' }),
  },
  {
    reads:
      /\b(?:only )?(?:the )?(?:names only|only (?:the |their )?names|one per line|one (?:file|name) per line)\b/i,
    gives: () => ({ parts: { short: '1' }, told: 'one name on each line' }),
  },
  {
    reads: new RegExp(`\\b(?:only )?(?:the )?(?:top|first) ${COUNT}\\b`, 'i'),
    gives: ([, count = '']) => ({ parts: { first: digitsOf(count) }, told: `the first ${digitsOf(count)}` }),
  },
  {
    reads: /\b(?:in|of|under|inside) ((?:~|\.{1,2})?\/[\w./-]*|~)(?: (?:folder|directory))?/i,
    gives: ([, path = '']) => ({ parts: { path }, told: `in ${path}` }),
  },
  {
    reads: /\b(?:in|of) (?:an? |the |this |my )?(?:current |working )?(?:folder|directory)\b|\bhere\b/i,
    gives: () => ({ parts: { path: '' }, told: '' }),
  },
  { reads: /\bfiles?\b/i, gives: () => ({ parts: { noun: '' }, told: '' }) },
];
const CONDITIONS = ['hidden', 'key', 'owner', 'reverse', 'short', 'first', 'sizes'];

/** "Which files are in this folder": no condition, and not only the folders. */
const CONTENTS =
  /^(?:(?:please|how (?:do|can|would|to)|i|you|we|want|need|to|can|could|see|show|list|find out|check|tell|me|look at|display|command|the|a|for|get) )*(?:(?:which|what|all|my) )*(?:the )?(?:files?|what's|what is|what|contents?|everything|things)(?: (?:and (?:folders|directories)|are|is|there|of|that))*(?: (?:in|inside|of))? (?:an?|the|this|my|current|the current) (?:current |working |certain )?(?:folder|directory)(?:,? (?:in|on|with|from|using) (?:an?|the|this|my) (?:terminal|shell|command line|console))?(?: in (?:linux|bash|ubuntu|macos|unix))?$/i;

/** `ls` in an order, with what else is asked of it. */
export function listFiles(wish: string): Composed | undefined {
  if (CONTENTS.test(wish))
    return {
      task: 'List what is in a folder',
      run: 'ls -la FOLDER',
      note: 'Without `FOLDER` it lists the one you are in (`pwd` tells which). `-a` shows hidden files, too, `-l` size and date. On Windows: `dir`.',
    };
  const head = HEAD.exec(wish);
  const draft = head === null ? undefined : draftFrom(wish.slice(head[0].length), DEMANDS);
  if (draft === undefined) return undefined;
  const { parts, told } = draft;
  const isAlone = parts.has('owner') && !parts.has('short');
  if (!parts.has('noun') || (CONDITIONS.filter((place) => parts.has(place)).length < 2 && !isAlone))
    return undefined;
  if (
    (parts.has('reverse') && !parts.has('key')) ||
    (parts.has('short') && (parts.has('sizes') || parts.has('owner')))
  )
    return undefined;
  // The long form begins with a line for the total.
  const first = parts.get('first');
  const lines = first === undefined ? '' : ` | head -n ${Number(first) + (parts.has('short') ? 0 : 1)}`;
  const form = parts.get('short') ?? 'lh';
  const options = [form, ...['hidden', 'key', 'reverse'].map((place) => parts.get(place) ?? '')].join('');
  const path = parts.get('path') ?? '';
  return {
    task: `List files: ${told.join(', ')}`,
    run: `ls -${options}${path === '' ? '' : ` ${path}`}${lines}`,
    ...(parts.get('key') === 'X' ? { note: 'macOS has no `-X`.' } : {}),
  };
}
