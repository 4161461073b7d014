import { type Composed, type Demand, draftFrom } from './demands.ts';

const HEAD =
  /\b(?:git|tags?|branch(?:es)?|commits?|releases?|repo(?:sitory)?|diff|files?|changed|changes)\b/i;
/** A version, a hash, a name with a mark inside, or a branch that most repositories have. */
const SHAPED =
  'v?\\d+(?:\\.\\d+)+(?:-[\\w.]+)?|v\\d+|[0-9a-f]{7,40}|[A-Za-z][\\w.]*(?:[-/_][\\w.]+)+|main|master|develop|dev|staging|production|HEAD(?:~\\d+)?';
const KIND = '(?:tags?|branch(?:es)?|commits?|releases?|versions?)';
/** Behind its kind, any word is a name. */
const REF = `(?:the )?(?:(?:${KIND} )(?:called |named )?["'\`]?([\\w][\\w./-]*\\w|\\w)["'\`]?|["'\`]?(${SHAPED})["'\`]?)(?: ${KIND})?(?![\\w/-])`;
const PAIR = new RegExp(
  `\\b(?:between|compare|comparing|diff(?:erences?)?(?: of| from)?|from|since|of) ${REF} (?:and|to|with|vs\\.?|against|until) ${REF}`,
  'i',
);
const ONE_SIDED = new RegExp(
  `\\b(?:in|on) ${REF},? (?:but|and|that are|which are) (?:are )?not (?:yet )?(?:in|on) ${REF}(?: yet)?`,
  'i',
);
const WORDS = /^(?:and|or|the|an?|to|with|from|of|in|on|two|both|all)$/i;

/** The two ends of a range; a word that names nothing is none. */
function endsOf(found: RegExpExecArray): readonly [string, string] | undefined {
  const [one, other] = [found[1] ?? found[2] ?? '', found[3] ?? found[4] ?? ''];
  return one === '' || other === '' || WORDS.test(one) || WORDS.test(other) ? undefined : [one, other];
}

const DEMANDS: readonly Demand[] = [
  {
    reads: ONE_SIDED,
    gives: (found) => {
      const [one, other] = endsOf(found) ?? [];
      return one === undefined || other === undefined
        ? undefined
        : { parts: { from: other, to: one, side: 'yes' }, told: `that are in ${one} and not in ${other}` };
    },
  },
  {
    reads: PAIR,
    gives: (found) => {
      const [from, to] = endsOf(found) ?? [];
      return from === undefined || to === undefined
        ? undefined
        : { parts: { from, to }, told: `between ${from} and ${to}` };
    },
  },
  {
    reads: /\b(?:how many|count|(?:the )?number of) (?:the )?commits\b/i,
    gives: () => ({ parts: { count: 'yes' }, told: '' }),
  },
  {
    reads: /\b(?:commits?|commit messages|git log|log|history|changelog)\b/i,
    gives: () => ({ parts: { commits: 'yes' }, told: '' }),
  },
  {
    reads: /\b(?:with |and |including )?(?:statistics|stats?|how many lines|number of (?:changed )?lines)\b/i,
    gives: () => ({ parts: { form: '--stat' }, told: 'with the number of lines' }),
  },
  {
    reads:
      /\b(?:(?:only |just )?(?:the )?(?:names? (?:of (?:the )?)?(?:changed |modified )?files?|file ?names?|names?)(?: only)?|(?:changed |modified |different )?files?(?: names)?)\b/i,
    gives: () => ({ parts: { form: '--name-only' }, told: 'names of the files' }),
  },
  {
    // "Which files changed, only the names" says it twice.
    reads: /\b(?:only |just )?(?:the |their )?names?(?: only)?\b/i,
    gives: () => ({ parts: {}, told: '' }),
  },
  {
    reads:
      /\b(?:in|of|for|under|to) (?:the )?(?:file |folder |directory )?((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.[a-z][a-z0-9]{0,4})(?: folder| directory)?(?![\w/])/i,
    gives: ([, path]) => ({ parts: { path: ` -- ${path}` }, told: `in ${path}` }),
  },
  {
    reads: /\bdiffs?\b|\b(?:line by line|the changes themselves)\b/i,
    gives: () => ({ parts: { diff: 'yes' }, told: '' }),
  },
];

/** Words that say no more than that two states are compared. */
const COMPARES =
  /\b(?:compare|comparing|differences?|differ|different|changes?|changed|modified|touched|edited|happened|new|were|made|repo(?:sitory)?|project|branch(?:es)?|tags?|releases?|versions?|two|as|well)\b/gi;

const OWN = new RegExp(
  `\\b(?:my|the current|the|this|our)(?: (?:current|own|feature|local))? branch\\b(?! (?:called |named |["'\`]|(?:${SHAPED})(?![\\w-])|[\\w/-]+ (?:and|to|with)\\b))`,
  'i',
);

const OWN_FIRST = new RegExp(`\\b(between |compare |from |of )HEAD (?:and|to|with) (${REF})`, 'i');

/** The changes or the commits between two tags, branches or commits that are named. */
export function gitRanges(said: string): Composed | undefined {
  // The changes of one's own branch are asked for, whichever side was named first.
  const wish = said.replace(OWN, 'HEAD').replace(OWN_FIRST, '$1$2 and HEAD');
  if (!HEAD.test(wish) || !(PAIR.test(wish) || ONE_SIDED.test(wish))) return undefined;
  const range = (ONE_SIDED.exec(wish) ?? PAIR.exec(wish))?.[0] ?? '';
  const draft = draftFrom(
    wish
      .replace(range, '\u0000')
      .replace(COMPARES, ' ')
      .replace('\u0000', () => range),
    DEMANDS,
  );
  if (draft === undefined) return undefined;
  const { parts, told } = draft;
  const [from, to, path = ''] = [parts.get('from'), parts.get('to'), parts.get('path')];
  if (from === undefined || to === undefined || from === to) return undefined;
  const form = parts.get('form');
  const isLog = ['side', 'commits', 'count'].some((each) => parts.has(each));
  if (isLog && (form !== undefined || parts.has('diff'))) return undefined;
  const [log, diff] = [`git log --oneline ${from}..${to}${path}`, `git diff ${from} ${to}${path}`];
  const task = `${parts.has('count') ? 'Count' : 'See'} the ${isLog ? 'commits' : 'changes'} ${told.join(', ')}`;
  if (parts.has('count')) return { task, run: `git rev-list --count ${from}..${to}${path}` };
  if (isLog) return { task, run: log, note: `It shows those that ${to} has and ${from} has not.` };
  return form === undefined
    ? { task, run: diff, note: `Only the names of files: \`--name-only\`; the commits: \`${log}\`.` }
    : {
        task,
        run: diff.replace('diff', `diff ${form}`),
        note: `The changes themselves: without \`${form}\`; the commits: \`${log}\`.`,
      };
}
