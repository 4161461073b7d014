import type { Skill } from '../skill.ts';

const VERSION =
  /^(?:so )?(?:what(?:'s| is| are)|which(?: is)?|tell me|do you know|when (?:is|was|will|does|did))\b.{0,40}?\b(?:latest|newest|current|most recent|last|lts|stable|next|new)\b(?: (?:lts|stable|major|minor))*(?: (?:versions?|releases?))?(?: (?:versions?|releases?) of| of| for| in)? ?(?:the )?([\w.+# -]{2,25}?)(?: (?:versions?|releases?|released|out|come out))?(?: right now| today| now| currently| at the moment| available)?[?.! ]*$/i;
const SPEAKS_OF_VERSION = /\b(?:versions?|releases?|released|lts|come out)\b/i;
/** Anything on the asker's own machine can be looked up. */
const OWN =
  /\b(?:my|our|i have|installed|local(?:ly)?|this|repo(?:sitory)?|commits?|tags?|branch(?:es)?|deployed|file|package\.json|how (?:do|can|to)|using|use|running|difference|mean|means)\b/i;

const LOOK_UP: readonly (readonly [RegExp, string])[] = [
  [/^node(?:\.?js)?$/i, '`node --version` shows yours; nodejs.org lists all of them'],
  [/^python3?$/i, '`python3 --version` shows yours; python.org/downloads lists all of them'],
  [/^(?:go|golang)$/i, '`go version` shows yours; go.dev/dl lists all of them'],
  [/^rust$/i, '`rustc --version` shows yours, `rustup update` fetches the newest'],
  [
    /^(?:react|vue|angular|next(?:\.?js)?|express|typescript|npm|vite|eslint|svelte|webpack|jest|tailwind(?: ?css)?)$/i,
    'with a network, `npm view NAME version` prints it',
  ],
  [
    /^(?:django|flask|numpy|pandas|requests|fastapi|pytest)$/i,
    'with a network, `pip index versions NAME` lists them',
  ],
];
const ANY = 'with a network, `npm view NAME version` or `pip index versions NAME` tells it for a package';

/** Newest versions: they change after this program was made, and it has no network. */
export const notKnown: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > 120 || OWN.test(message) || !SPEAKS_OF_VERSION.test(message)) return undefined;
    const subject = VERSION.exec(message)?.[1]?.trim();
    if (subject === undefined) return undefined;
    const tip = LOOK_UP.find(([name]) => name.test(subject))?.[1] ?? ANY;
    const name = subject
      .toLowerCase()
      .replace(/^next(?:\.?js)?$/, 'next')
      .replace(/^tailwind ?css$/, 'tailwindcss');
    return `I cannot know that offline: versions appear after this program was made, and it has no network. To look it up: ${tip.replace(/NAME/, /\s/.test(name) || tip === ANY ? 'NAME' : name)}.`;
  },
};
