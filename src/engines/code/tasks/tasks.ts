import arrays from '../data/tasks/arrays.json';
import basics from '../data/tasks/basics.json';
import classics from '../data/tasks/classics.json';
import compiled from '../data/tasks/compiled.json';
import computing from '../data/tasks/computing.json';
import containers from '../data/tasks/containers.json';
import daily from '../data/tasks/daily.json';
import designs from '../data/tasks/designs.json';
import devices from '../data/tasks/devices.json';
import everyday from '../data/tasks/everyday.json';
import games from '../data/tasks/games.json';
import gems from '../data/tasks/gems.json';
import helpers from '../data/tasks/helpers.json';
import managed from '../data/tasks/managed.json';
import native from '../data/tasks/native.json';
import numbers from '../data/tasks/numbers.json';
import options from '../data/tasks/options.json';
import outlines from '../data/tasks/outlines.json';
import processes from '../data/tasks/processes.json';
import programs from '../data/tasks/programs.json';
import puzzles from '../data/tasks/puzzles.json';
import routines from '../data/tasks/routines.json';
import script from '../data/tasks/script.json';
import shell from '../data/tasks/shell.json';
import sites from '../data/tasks/sites.json';
import small from '../data/tasks/small.json';
import sql from '../data/tasks/sql.json';
import strings from '../data/tasks/strings.json';
import structures from '../data/tasks/structures.json';
import system from '../data/tasks/system.json';
import toolbox from '../data/tasks/toolbox.json';
import web from '../data/tasks/web.json';
import workbench from '../data/tasks/workbench.json';
import type { Task } from './task.ts';

/** Programs. Of several that match a prompt equally well, the first is chosen. */
const PROGRAMS: readonly Task[] = [
  ...basics,
  ...numbers,
  ...strings,
  ...arrays,
  ...structures,
  ...puzzles,
  ...system,
  ...everyday,
  ...small,
  ...helpers,
  ...programs,
  ...classics,
];

/** Tasks of every programming language. */
export const GENERAL_TASKS: readonly Task[] = PROGRAMS.filter(({ languages }) => !languages);

export const TASKS: readonly Task[] = [
  ...PROGRAMS,
  ...compiled,
  ...computing,
  ...containers,
  ...daily,
  ...designs,
  ...devices,
  ...gems,
  ...games,
  ...options,
  ...managed,
  ...native,
  ...outlines,
  ...processes,
  ...routines,
  ...script,
  ...shell,
  ...sites,
  ...sql,
  ...toolbox,
  ...web,
  ...workbench,
];

/** Languages for queries and pages: what a program does is no task for them. */
const SPECIAL: ReadonlySet<string> = new Set(['sql', 'html', 'css']);

const byLanguage = new Map<string, readonly Task[]>();

/** The tasks that a prompt for a language can mean. */
export function tasksOf(language: string): readonly Task[] {
  const found = byLanguage.get(language) ?? chosen(language);
  byLanguage.set(language, found);
  return found;
}

function chosen(language: string): readonly Task[] {
  const own = TASKS.filter((task) => task.languages?.includes(language));
  if (own.length === 0) return GENERAL_TASKS;
  return SPECIAL.has(language) ? own : [...own, ...GENERAL_TASKS];
}
