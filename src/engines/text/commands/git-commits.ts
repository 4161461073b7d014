import { COUNT, type Composed, type Demand, digitsOf, draftFrom, inOrder } from './demands.ts';

const HEAD =
  /^(?:(?:please|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need) to|(?:what(?:'s| is) the |the |a )?(?:git |shell )?command (?:to|for)|can you|git:|in git,?|with git,?|to) )*(?:(?:show|list|see|find|get|display|view|print|count|how many|which|what)\b.{0,30}?\b(?:commits?|git log|history|log)\b|git log\b|git:? (?:all |the |my )?commits\b|(?:all |the |my )?commits\b)/i;
const DATE =
  '(yesterday|last (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\d{4}-\\d{2}-\\d{2}|today|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{1,2}(?:,? \\d{4})?)?)';

/** Without a time, Git takes the present one on that day. */
const atMidnight = (date: string): string =>
  /^last (?:week|month|year)$/i.test(date)
    ? date
    : `${/^[a-z]{3,}$/i.test(date) && !/day$/i.test(date) ? `${date} 1` : date} 00:00`;

const OWN = '--author="$(git config user.email)"';
const since = (date: string) => ({ parts: { since: `--since="${date}"` }, told: `since ${date}` });
const LAST_DAYS = new RegExp(
  `\\b(?:made |done |created )?(?:(?:in|from|of|during|within|over) )?(?:the )?(?:last|past) (?:${COUNT} |(?!\\w+s\\b))(hour|day|week|month|year)s?\\b`,
  'i',
);

const DEMANDS: readonly Demand[] = [
  {
    reads: new RegExp(`\\b(?:since|after|made since|from) (?:the )?${DATE}(?![\\w-])`, 'i'),
    gives: ([, date = '']) => since(atMidnight(date)),
  },
  {
    reads: new RegExp(`\\bbefore ${DATE}(?![\\w-])`, 'i'),
    gives: ([, date = '']) => ({ parts: { until: `--until="${atMidnight(date)}"` }, told: `before ${date}` }),
  },
  {
    reads: LAST_DAYS,
    gives: ([, count = 'a', unit]) =>
      since(`${digitsOf(count)} ${unit?.toLowerCase()}${digitsOf(count) === '1' ? '' : 's'} ago`),
  },
  {
    reads: new RegExp(`\\b(?:the )?(?:last|latest|newest|most recent) ${COUNT}\\b`, 'i'),
    gives: ([, count = '']) => ({
      parts: { count: `-n ${digitsOf(count)}` },
      told: `the last ${digitsOf(count)}`,
    }),
  },
  {
    reads: /\b(?:without|excluding|ignoring|no|except|but not)(?: the| any)? merge(?:s| commits)?\b/i,
    gives: () => ({ parts: { merges: '--no-merges' }, told: 'without merges' }),
  },
  {
    reads:
      /\b(?:whose|with) (?:a |the )?(?:commit )?messages? (?:that )?(?:contain(?:s|ing)?|mention(?:s|ing)?|includ(?:es|ing)) ["'`“]?([\w #-]{1,40}?)["'`”]?(?=$|[?.!,]| and\b| by\b| since\b| in\b)|\bwith ["'`“]?([\w#-]{1,40})["'`”]? in the (?:commit )?message\b|\b(?:that )?mention(?:s|ing)? ["'`“]?([\w#-]{1,40})["'`”]?/i,
    gives: ([, one, two, three]) => ({
      parts: { grep: `-i --grep="${one ?? two ?? three}"` },
      told: `${one ?? two ?? three} in the message`,
    }),
  },
  {
    reads:
      /\b(?:(?:that|which) )?(?:have |has )?(?:touch(?:ed|ing|es)?|chang(?:ed|ing|es)|modif(?:ied|ying)|affect(?:ed|ing)?|edit(?:ed|ing)|to|in|on|for|of|under) (?:only )?(?:the )?(?:file |folder |directory |path )?["'`]?((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.[a-z][a-z0-9]{0,4})["'`]?(?: (?:file|folder|directory))?(?![\w/])/i,
    gives: ([, path]) => ({ parts: { path: `-- ${path}` }, told: `that changed ${path}` }),
  },
  {
    reads:
      /\b(?:touch(?:ed|ing|es)?|chang(?:ed|ing|es)|affect(?:ed|ing)?|in|to|under) (?:the )?["'`]?([\w.-]{1,40})["'`]? (?:folder|directory)\b/i,
    gives: ([, path]) => ({ parts: { path: `-- ${path}` }, told: `that changed ${path}` }),
  },
  {
    reads:
      /\b(?:did|have|has) (i|[A-Za-z][\w.-]{1,30}) (?:make|made|commit(?:ted)?|write|written|push(?:ed)?)\b/i,
    gives: ([, name = '']) =>
      /^i$/i.test(name)
        ? { parts: { author: OWN }, told: 'by you' }
        : /^(?:we|you|they|he|she|it)$/i.test(name)
          ? undefined
          : { parts: { author: `--author="${name}"` }, told: `by ${name}` },
  },
  {
    reads:
      /\b(?:made |written |authored |done )?(?:by|from|of) (?:the )?(?:author |user )?(?:me|myself)\b|\bmy own\b/i,
    gives: () => ({ parts: { author: OWN }, told: 'by you' }),
  },
  {
    reads:
      /\b(?:made |written |authored |done )?(?:by|from) (?:the )?(?:author |user )?["'`]?(?!(?:author|date|file|branch|the|main|master)\b)([\w.@+-]{1,40}(?: [A-Z][\w-]{1,30})?)["'`]?/,
    gives: ([, name]) => ({ parts: { author: `--author="${name}"` }, told: `by ${name}` }),
  },
  {
    reads:
      /\b(?:(?:on|in|as|with) )?(?:(?:a |one |single )?one[- ]?lin(?:e|er)s?|(?:one|a single|1) line)(?: (?:each|per commit|for each(?: commit)?|apiece))?\b|\bcompact(?:ly)?\b/i,
    gives: () => ({ parts: { format: '--oneline' }, told: 'one line each' }),
  },
  {
    reads:
      /\b(?:with|and|including|show(?:ing)?)(?: the| their)? (?:authors?|author names?|dates?)(?:(?:,| and|, and)(?: the)? (?:authors?|dates?))?\b/i,
    gives: () => ({
      parts: { fields: "--format='%h %ad %an %s' --date=short" },
      told: 'with date and author',
    }),
  },
  {
    reads:
      /\b(?:with|and|including|show(?:ing)?)(?: the)?(?: names of)?(?: the)? (?:changed )?files?(?: names)?(?: (?:they|it) changed)?\b/i,
    gives: () => ({ parts: { shows: '--name-only' }, told: 'with the names of the files' }),
  },
  {
    reads: /\b(?:with|and|including|show(?:ing)?)(?: the)?(?: their)? (?:diffs?|patch(?:es)?)\b/i,
    gives: () => ({ parts: { shows: '-p' }, told: 'with the changes' }),
  },
  {
    reads:
      /\b(?:on|of|in) (?:the )?(?:branch )?(main|master|develop)(?: branch)?\b|\bon (?:the )?branch ([\w./-]{1,60})/i,
    gives: ([, one, other]) => ({ parts: { branch: one ?? other ?? '' }, told: `on ${one ?? other}` }),
  },
  {
    reads: /\b(?:on|in) all branches\b/i,
    gives: () => ({ parts: { branch: '--all' }, told: 'on all branches' }),
  },
];

const PLACES = [
  'branch',
  'author',
  'since',
  'until',
  'grep',
  'merges',
  'count',
  'fields',
  'format',
  'shows',
  'path',
];
const CONDITIONS = [
  'author',
  'since',
  'until',
  'grep',
  'merges',
  'count',
  'path',
  'branch',
  'shows',
  'fields',
];

/** `git log` with several conditions at once: author, time, path, message. */
export function gitCommits(wish: string): Composed | undefined {
  const head = HEAD.exec(wish);
  if (head === null) return undefined;
  // The opening may hold conditions of its own: "show the last 5 commits", "list my commits".
  const draft = draftFrom(
    wish.replace(COUNTS, ' ').replace(NOUNS, (_, mine) => (mine === undefined ? ' ' : ' by me ')),
    DEMANDS,
  );
  if (draft === undefined) return undefined;
  const asked = CONDITIONS.filter((place) => draft.parts.has(place)).length;
  const isKnown = asked + (draft.parts.has('format') ? 1 : 0) < 2 && !draft.parts.has('since');
  if (isKnown || asked === 0) return undefined;
  const isCount = COUNTS.test(head[0]);
  if (isCount && ['shows', 'count', 'fields'].some((place) => draft.parts.has(place))) return undefined;
  if (draft.parts.has('fields')) draft.parts.delete('format');
  else if (!draft.parts.has('shows')) draft.parts.set('format', '--oneline');
  const run = `git log ${inOrder(draft, PLACES)}`;
  return {
    task: `${isCount ? 'Count' : 'See'} commits: ${draft.told.join(', ')}`,
    run: isCount ? `${run} | wc -l` : run,
  };
}

const COUNTS = /\b(?:count|how many)\b/i;
const NOUNS = /\b(my )?(?:git )?(?:commits?|git log|history|log)\b/i;
