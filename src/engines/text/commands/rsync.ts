import { type Composed, type Demand, draftFrom, inOrder } from './demands.ts';

const NAME =
  '["\'`]?((?!(?:the|an?|my|and|any|all)\\b)[\\w.*-]+)["\'`]?(?: (?:folders?|director(?:y|ies)|files?))?';
const SKIPS = new RegExp(
  `,? ?\\b(?:but |and )?(?:leav(?:e|ing) out|without|exclud(?:e|ing)|except(?: for)?|skip(?:ping)?|ignor(?:e|ing)|but not|not) (?:the |any |all )?(?:folders? )?${NAME}(?:(?:, | and | and the |, and | or )${NAME})?(?:(?:, | and | and the |, and | or )${NAME})?(?= ?$| ?[,;.]| and\\b| but\\b| to\\b)`,
  'i',
);

const DEMANDS: readonly Demand[] = [
  {
    reads:
      /,? ?\b(?:and |but )?(?:first )?(?:show|see|check|tell|print|look at)(?: me)? (?:first )?what (?:it |that |rsync )?(?:would|will) (?:do|copy|change|happen|be copied|transfer)(?: first| before)?\b|\b(?:as an? |with an? )?dry[- ]?run(?: first)?\b|\b(?:only |just )?(?:simulate|try it)(?: first)?\b/i,
    gives: () => ({ parts: { dry: 'n' }, told: 'shown first' }),
  },
  {
    reads: /\bonly (?:the )?new(?: files)?(?! or\b)\b/i,
    gives: () => ({ parts: { only: '--ignore-existing' }, told: 'only files that are not there yet' }),
  },
  {
    reads: /\b(?:with|and show|showing|show)(?: the| a)? progress(?: bar)?\b/i,
    gives: () => ({ parts: { progress: '--progress' }, told: 'with its progress' }),
  },
  {
    reads: SKIPS,
    gives: ([, ...names]) => {
      const skipped = names.filter((name) => name !== undefined);
      return {
        parts: { skip: skipped.map((name) => `--exclude="${name}"`).join(' ') },
        told: `without ${skipped.join(' and ')}`,
      };
    },
  },
  {
    reads:
      /\bfrom (?:an?|the|my|another|a remote|the remote) (?:remote )?(?:server|machine|host|computer|nas|vps)(?: to (?:my |this |the )?(?:own )?(?:laptop|machine|computer|pc|disk))?(?: over ssh)?\b/i,
    gives: () => ({ parts: { from: 'user@host:/path/folder/', to: 'folder/' }, told: 'from a server' }),
  },
  {
    reads:
      /\b(?:to|onto|with) (?:an?|the|my|another|a remote|the remote|some) (?:other |remote )?(?:server|machine|host|computer|nas|vps)(?: over ssh)?\b/i,
    gives: () => ({ parts: { from: 'folder/', to: 'user@host:/path/' }, told: 'to a server' }),
  },
];

/** `scp` leaves nothing out: a copy to a server without some of it needs rsync. */
const COPIES = /\b(?:copy|upload|transfer|send|sync(?:hroni[sz]e)?)\b.*\b(?:ssh|scp|server|remote)\b/i;

/** rsync with what is left out, shown first or deleted. */
export function rsyncFolder(wish: string): Composed | undefined {
  if (!/\brsync\b/i.test(wish) && !(COPIES.test(wish) && SKIPS.test(wish))) return undefined;
  const words = wish.replace(
    /\b(?:sync(?:hroni[sz]e)?|copy|upload|transfer|send|mirror|back ?up|local folder|folders?|director(?:y|ies)|(?:over|via|with) (?:ssh|scp)|scp|rsync)\b/gi,
    (word) => (/^(?:folders?|director)/i.test(word) ? 'it' : ''),
  );
  const draft = draftFrom(words, DEMANDS);
  if (draft === undefined || draft.told.length === 0) return undefined;
  const { parts } = draft;
  const options = inOrder(draft, ['only', 'progress', 'skip']);
  const isDry = parts.has('dry');
  return {
    task: `Synchronise a folder: ${draft.told.join(', ')}`,
    run: `rsync -av${isDry ? 'n' : ''} ${options === '' ? '' : `${options} `}${parts.get('from') ?? 'folder/'} ${parts.get('to') ?? 'copy/'}`,
    note: `${isDry ? '`-n` only shows what would happen; without it the same line does it. ' : ''}The slash after \`folder\` means its contents.`,
  };
}
