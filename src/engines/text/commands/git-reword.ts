import { digitsForWords } from '../math/number-words.ts';
import type { Composed } from './demands.ts';

const DEED =
  '^(?:(?:please|git[:,]?|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need|would like) to|can you|to) )*(change|edit|fix|reword|correct|rewrite|amend|alter|undo a typo in)';
const MESSAGE = new RegExp(
  `${DEED} (?:a typo in )?(?:the |my |an? )?(?:commit )?(?:message|text) (?:of|for|from|in) (?:the |an? |my )?`,
  'i',
);
const BACK =
  /^(?:commit (?:(?:that|which) (?:is|was|lies) |from |made )?)?(\d{1,2}) (?:commits? )?(?:back|ago|before (?:the last|head|that))\b(?: in (?:git|the history))?$/i;
const LAST =
  /^(?:(\d{1,2})(?:st|nd|rd|th)|(second|third|fourth|fifth|sixth))[- ](?:to[- ]|from[- ](?:the[- ])?)?last commit(?: message)?$/i;
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The message of a commit that is so many before the last one. */
export function rewordCommit(wish: string): Composed | undefined {
  const head = MESSAGE.exec(wish);
  if (head === null) return undefined;
  const which = digitsForWords(wish.slice(head[0].length)).replace(/[?.! ]+$/, '');
  const back = BACK.exec(which)?.[1];
  const last = LAST.exec(which);
  const before =
    back !== undefined
      ? Number(back)
      : last === null
        ? undefined
        : (last[1] === undefined ? PLACES.indexOf((last[2] ?? '').toLowerCase()) + 1 : Number(last[1])) - 1;
  if (before === undefined || before < 1) return undefined;
  return {
    task: `Change the message of the commit \`HEAD~${before}\``,
    run: `git rebase -i HEAD~${before + 1}`,
    note: `It is the first line of the list: put \`reword\` in the place of \`pick\`, save, and write the message in the editor that opens next. Only for commits that are not pushed.`,
  };
}
