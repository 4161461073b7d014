import type { KnownKind } from '../../outlines/compose.ts';
import { verbOf, WishText } from '../../reading/text.ts';
import { BACKUP } from './backup-duty.ts';
import { CAREFUL_RM, DATED_FOLDER, GIT_WORK, IMAGES, PROCESSES } from './command-duties.ts';
import { EXTRACT, FFMPEG } from './convert-duties.ts';
import { DOT_ENV, LEVELS, SAME_FILES, SHELL_FUNCTION } from './daily-duties.ts';
import { type Duty, takeName } from './duty.ts';
import { EACH_CONVERTED } from './each-duty.ts';
import { COMPARE, LARGEST } from './file-duties.ts';
import { BRANCHES, DEPLOY } from './git-duties.ts';
import { HOGS } from './hog-duty.ts';
import { HOSTS, SWEEP, TLS } from './host-duties.ts';
import { INCOMING } from './incoming-duty.ts';
import { AGED, FAILED_LOGINS, LOG_BY_DATE, ROTATE } from './log-duties.ts';
import { PORT } from './port-duty.ts';
import { BUMP, MENU } from './project-duties.ts';
import { RENAME } from './rename-duty.ts';
import { SERVICES, SSH_ALL, TIMER, WAIT_PORT } from './service-duties.ts';
import { POMODORO } from './timer-duty.ts';
import { USERS } from './user-duty.ts';
import { DISK, MONITOR } from './watch-duties.ts';

const DUTIES: readonly Duty[] = [
  USERS,
  BACKUP,
  DISK,
  MONITOR,
  BRANCHES,
  DEPLOY,
  FFMPEG,
  EACH_CONVERTED,
  INCOMING,
  EXTRACT,
  COMPARE,
  LOG_BY_DATE,
  FAILED_LOGINS,
  ROTATE,
  AGED,
  LARGEST,
  TLS,
  SWEEP,
  HOSTS,
  POMODORO,
  TIMER,
  SSH_ALL,
  WAIT_PORT,
  SERVICES,
  HOGS,
  SHELL_FUNCTION,
  RENAME,
  PORT,
  SAME_FILES,
  LEVELS,
  DOT_ENV,
  BUMP,
  MENU,
  PROCESSES,
  GIT_WORK,
  IMAGES,
  DATED_FOLDER,
  CAREFUL_RM,
];

const SILENT =
  "a an the and or that which who whose bash shell script scripts sh posix zsh small short simple little quick robust safe nice handy write writes create creates make makes build builds give gives me i need needs want wants would like please can could you for of to in on at by with from into as it its it's is are be been being has have having when if then there here this these those will should must may might my our your do does doing them they i'm one-liner liner called named using use uses used via run runs running also just so how what where name names file files folder folders directory directories dir path paths given line lines hello hi thanks get gets some well current bit thing able local one at isn't exactly too including failure import imports rsync all show shows showing also read reads reading loop loops through please thanks simply nicely properly correctly";

const WORDS = new Set(SILENT.split(' '));
const MOST_UNMET = 12;

/** "A function for my .bashrc": a script in brackets has a shell of its own, so that "exit" does not close that of the user. */
function asFunction(wish: WishText, script: string): string {
  if (/^# For \.bashrc/m.test(script)) return script;
  const said = wish.take(
    /(?:[,;] ?|\b(?:as|an?|for|in|to|my|the|put|it|bash) )*\b(?:functions?(?: (?:for|in) (?:my |the )?~?\/?\.?(?:bashrc|zshrc|bash_aliases|profile))?|(?:for|in) (?:my |the )?~?\/?\.(?:bashrc|zshrc|bash_aliases|profile))\b/,
  );
  if (!said) return script;
  const called = takeName(wish, /\b(?:called|named) ["'`]?([a-z_][\w-]*)/);
  const usual = /^usage: ([\w-]+)/m.exec(script)?.[1] ?? 'run';
  const name = called ?? usual;
  let isText = false;
  const body = script
    .replace(/^usage: [\w-]+/m, `usage: ${name}`)
    .replaceAll('$0:', `${name}:`)
    .split('\n')
    .map((line) => {
      const shown = isText || line === '' ? line : `  ${line}`;
      // The lines of a text begin where they begin.
      isText = isText ? line !== 'END' : /<<'END'/.test(line);
      return shown;
    });
  return [
    '# For .bashrc: the round brackets give it a shell of its own, so that "exit" does not close yours.',
    `${name}() (`,
    '  set -euo pipefail',
    ...body,
    ')',
  ].join('\n');
}

/** A script of a known kind, with what it lacks of the wish. */
export function planDuty(prompt: string): KnownKind | undefined {
  for (const { about, silent, first, write } of DUTIES) {
    if (!about.every((one) => one.test(prompt.toLowerCase()))) continue;
    const wish = new WishText(prompt);
    const made = write(wish);
    if (!made) continue;
    const name = takeName(wish, /(?<![\w./-])(?:(?:called|named) )?([\w-]+\.sh)\b/);
    // The usage text says the name that the wish gives the script.
    const definition = name ? made.definition.replace(/^usage: \S+/m, `usage: ${name}`) : made.definition;
    const snippet = { ...made, definition: asFunction(wish, definition) };
    const known = new Set([...WORDS, ...silent.split(' ')]);
    const unmet = wish.left(known).filter((word) => !known.has(verbOf(word)));
    if (unmet.length <= MOST_UNMET)
      return { snippet, unmet, isFirst: first?.test(prompt.toLowerCase()) ?? false };
  }
  return undefined;
}
