import type { Skill } from '../skill.ts';

const ASKED = /\bcommit (?:message|title|subject)\b|\bmessage for (?:this|the|my) commit\b/i;
/** These ask how a message that is there is changed. */
const OF_A_COMMIT =
  /(?<!\b(?:an?|the|this|my) )\b(?:change|edit|amend|fix|rename|reword|modify|correct|update)\b/i;
/** These ask for advice, not for a message. */
const HOW =
  /^(?:how (?:do|to|should|can|does)|what (?:makes|is|are|should)|tips|best practices|rules|guidelines)\b|\b(?:best practices?|conventions?|guidelines?|rules|tips)\b/i;
const ADVICE =
  'Begin with a subject line in the imperative, about 50 characters and without a full stop: `Add a login form`. After an empty line, say why the change was made, in lines of at most 72 characters; the diff shows what was changed. Make one commit for one change.';
/** "… for a change that adds retries", "…: added retries" */
const DESCRIPTION =
  /:\s+([^\n]{8,300})$|\b(?:commit )?(?:message|title|subject) for (?:(?:an?|the|this|my) (?:change|commit|fix|patch) (?:that|which|where i|in which i) )?((?!an?\b|the\b|this\b|my\b)[^\n]{8,300})$/i;
const MOST_NAMED = 3;

interface Changed {
  readonly path: string;
  readonly verb: 'Add' | 'Remove' | 'Rename' | 'Change';
}

/** Summarises a diff by its files in one line. */
export const commitMessage: Skill = {
  name: 'commit message',
  anyLength: true,
  answer({ instruction, message, sourceText: given }) {
    if (!ASKED.test(instruction.slice(0, 400)) && !ASKED.test(message.slice(0, 400))) return undefined;
    const files = filesIn(message);
    const sourceText =
      given ??
      DESCRIPTION.exec(message.slice(0, 400))
        ?.slice(1)
        .find((text) => text !== undefined);
    const [first] = files;
    if (!first && OF_A_COMMIT.test(message.slice(0, 400))) return undefined;
    const told = first ? undefined : described(sourceText ?? '');
    if (told !== undefined) return told;
    if (!first && HOW.test(message.slice(0, 400))) return ADVICE;
    if (!first)
      return 'There is no diff to describe; try: `git diff --cached | octet chat "write a commit message"`.';
    const verb = files.every((file) => file.verb === first.verb) ? first.verb : 'Change';
    return `${verb} ${named(files.map(({ path }) => path))}`;
  },
};

const BASES: ReadonlyMap<string, string> = new Map(
  'added:add fixed:fix removed:remove changed:change updated:update renamed:rename moved:move refactored:refactor improved:improve bumped:bump upgraded:upgrade downgraded:downgrade replaced:replace deleted:delete dropped:drop created:create implemented:implement introduced:introduce made:make cleaned:clean simplified:simplify documented:document tested:test handled:handle reverted:revert split:split merged:merge extracted:extract wrote:write enabled:enable disabled:disable increased:increase decreased:decrease reduced:reduce corrected:correct switched:switch migrated:migrate allowed:allow supported:support logged:log validated:validate cached:cache'
    .split(' ')
    .map((pair) => {
      const [past = '', base = ''] = pair.split(':');
      return [past, base] as const;
    }),
);
const VERBS: ReadonlySet<string> = new Set(BASES.values());
/** "adds" and "adding" as "add", "fixes" as "fix", "removing" as "remove", "dropping" as "drop". */
const formsOf = (verb: string): readonly string[] => {
  const stem = verb.replace(/ing$/, '');
  return [
    verb,
    verb.replace(/s$/, ''),
    verb.replace(/es$/, ''),
    stem,
    `${stem}e`,
    stem.replace(/(.)\1$/, '$1'),
  ];
};
const LONGEST_SUBJECT = 72;

/** Changes told in the past as the imperatives of a commit message; undefined where a part is no change. */
function described(text: string): string | undefined {
  if (text === '' || text.length > 300 || text.includes('\n')) return undefined;
  const parts = text
    .replace(/[.!\s]+$/, '')
    .split(
      /;\s+|\.\s+|,?\s+and (?:also |then )?(?=\w+ed\b|made\b|wrote\b|split\b)|,\s+(?:and )?(?=\w+ed\b|made\b|wrote\b|split\b)/i,
    )
    .map((part) => {
      const [, past = '', rest = ''] =
        /^(?:(?:i|we) (?:have )?|also )?(\w+)\s+(.+)$/i.exec(part.trim()) ?? [];
      const verb =
        BASES.get(past.toLowerCase()) ?? formsOf(past.toLowerCase()).find((form) => VERBS.has(form));
      return verb === undefined ? undefined : `${verb} ${rest}`;
    });
  if (parts.some((part) => part === undefined)) return undefined;
  const [first = '', ...others] = parts.map((part = '') => part.charAt(0).toUpperCase() + part.slice(1));
  const subject = [first, ...others.map((each) => each.charAt(0).toLowerCase() + each.slice(1))].join(
    ' and ',
  );
  return subject.length <= LONGEST_SUBJECT && others.length < 2
    ? subject
    : [first, '', ...others.map((each) => `- ${each}`)].join('\n');
}

function filesIn(text: string): Changed[] {
  return text.split(/^(?=diff --git )/m).flatMap((part) => {
    const [head = '', ...lines] = part.split('\n');
    const path = /^diff --git "?a\/.+ "?b\/(.+?)"?$/.exec(head)?.[1];
    return path === undefined ? [] : [{ path, verb: verbOf(lines.slice(0, 6)) }];
  });
}

function verbOf(lines: readonly string[]): Changed['verb'] {
  if (lines.some((line) => line.startsWith('new file mode'))) return 'Add';
  if (lines.some((line) => line.startsWith('deleted file mode'))) return 'Remove';
  return lines.some((line) => line.startsWith('rename to ')) ? 'Rename' : 'Change';
}

function named(paths: readonly string[]): string {
  if (paths.length === 1) return paths[0] ?? '';
  const folder = commonFolder(paths);
  if (paths.length > MOST_NAMED) return `${paths.length} files${folder === '' ? '' : ` in ${folder}`}`;
  const short = paths.map((path) => (folder === '' ? path : path.slice(folder.length + 1)));
  return `${short.slice(0, -1).join(', ')} and ${short.at(-1)}${folder === '' ? '' : ` in ${folder}`}`;
}

function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(0, -1));
  const differs = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return first.slice(0, differs === -1 ? first.length : differs).join('/');
}
