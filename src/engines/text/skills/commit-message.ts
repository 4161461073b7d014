import type { Skill } from '../skill.ts';

const ASKED = /\bcommit (?:message|title|subject)\b|\bmessage for (?:this|the|my) commit\b/i;
/** These ask how a message that is there is changed. */
const OF_A_COMMIT = /\b(?:change|edit|amend|fix|rename|reword|modify|correct|update)\b/i;
const MOST_NAMED = 3;

interface Changed {
  readonly path: string;
  readonly verb: 'Add' | 'Remove' | 'Rename' | 'Change';
}

/** Summarises a diff by its files in one line. */
export const commitMessage: Skill = {
  name: 'commit message',
  anyLength: true,
  answer({ instruction, message }) {
    if (!ASKED.test(instruction.slice(0, 400)) && !ASKED.test(message.slice(0, 400))) return undefined;
    const files = filesIn(message);
    const [first] = files;
    if (!first && OF_A_COMMIT.test(message.slice(0, 400))) return undefined;
    if (!first)
      return 'There is no diff to describe; try: `git diff --cached | octet chat "write a commit message"`.';
    const verb = files.every((file) => file.verb === first.verb) ? first.verb : 'Change';
    return `${verb} ${named(files.map(({ path }) => path))}`;
  },
};

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
