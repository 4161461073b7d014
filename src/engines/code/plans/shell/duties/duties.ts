import type { Composed } from '../../outlines/compose.ts';
import { verbOf, WishText } from '../../reading/text.ts';
import { BACKUP } from './backup-duty.ts';
import { CAREFUL_RM, DATED_FOLDER, GIT_WORK, IMAGES, PROCESSES } from './command-duties.ts';
import { EXTRACT, FFMPEG } from './convert-duties.ts';
import { DOT_ENV, LEVELS, SAME_FILES, SHELL_FUNCTION, SLUG_NAMES } from './daily-duties.ts';
import { type Duty, takeName } from './duty.ts';
import { COMPARE, LARGEST } from './file-duties.ts';
import { BRANCHES, DEPLOY } from './git-duties.ts';
import { HOGS } from './hog-duty.ts';
import { HOSTS, SWEEP, TLS } from './host-duties.ts';
import { FAILED_LOGINS, LOG_BY_DATE, ROTATE } from './log-duties.ts';
import { BUMP, MENU } from './project-duties.ts';
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
  EXTRACT,
  COMPARE,
  LOG_BY_DATE,
  FAILED_LOGINS,
  ROTATE,
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
  SLUG_NAMES,
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

/** A script of a known kind, with what it lacks of the wish. */
export function planDuty(prompt: string): Composed | undefined {
  for (const { about, silent, write } of DUTIES) {
    if (!about.every((one) => one.test(prompt.toLowerCase()))) continue;
    const wish = new WishText(prompt);
    const made = write(wish);
    if (!made) continue;
    const name = takeName(wish, /(?<![\w./-])(?:(?:called|named) )?([\w-]+\.sh)\b/);
    // The usage text says the name that the wish gives the script.
    const definition = name ? made.definition.replace(/^usage: \S+/m, `usage: ${name}`) : made.definition;
    const snippet = { ...made, definition };
    const known = new Set([...WORDS, ...silent.split(' ')]);
    const unmet = wish.left(known).filter((word) => !known.has(verbOf(word)));
    if (unmet.length <= MOST_UNMET) return { snippet, unmet };
  }
  return undefined;
}
