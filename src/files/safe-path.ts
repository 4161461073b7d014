import { isAbsolute, resolve, sep } from 'node:path';
import { OctetError } from '../errors.ts';

/**
 * Decides which outside names may become files. The portable set applies on every system, because files that are
 * written on one machine are checked out on another. A bad name is refused and never silently replaced.
 */

export interface PathProblem {
  readonly path: string;
  readonly problem: string;
}

const LONGEST_COMPONENT_BYTES = 255;
const LONGEST_PATH_BYTES = 1_024;
const DEEPEST = 32;

/** Control characters, lone surrogates, and what is invisible or turns the reading direction (joiners stay). */
const DECEPTIVE =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}\p{Surrogate}]/u;
const RESERVED_CHARACTER = /[<>"|?*]/;
/** Device names of Windows; they are devices with any extension too. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3])$/;

function problemOf(path: string): string | undefined {
  if (path === '') return 'is empty';
  if (DECEPTIVE.test(path)) return 'contains control, invisible or direction-changing characters';
  if (path.includes('\\')) return 'contains a backslash';
  if (path.includes(':')) return 'contains a colon';
  if (RESERVED_CHARACTER.test(path)) return 'contains one of < > " | ? *';
  if (path.startsWith('/')) return 'is absolute';
  if (path.startsWith('~')) return 'starts with ~';
  if (Buffer.byteLength(path) > LONGEST_PATH_BYTES) return `is longer than ${LONGEST_PATH_BYTES} bytes`;
  const components = path.split('/');
  if (components.length > DEEPEST) return `is more than ${DEEPEST} directories deep`;
  for (const component of components) {
    const problem = componentProblem(component);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function componentProblem(component: string): string | undefined {
  if (component === '') return 'has an empty component';
  if (component === '.' || component === '..') return `has a component "${component}"`;
  if (/[. ]$/.test(component)) return 'has a component that ends with a dot or a space';
  if (Buffer.byteLength(component) > LONGEST_COMPONENT_BYTES) {
    return `has a component longer than ${LONGEST_COMPONENT_BYTES} bytes`;
  }
  const stem = component.split('.', 1)[0]?.trim().toLowerCase() ?? '';
  return DEVICE.test(stem) ? 'has the name of a Windows device' : undefined;
}

/** Equal for names that some file system takes for the same one. Upper case first: it is what folds ß, ſ and ligatures. */
function fold(path: string): string {
  return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/** All problems of a set of files, before the first of them is written. */
export function checkPaths(paths: readonly string[]): PathProblem[] {
  const problems: PathProblem[] = [];
  const files = new Map<string, string>();
  for (const path of paths) {
    const problem = problemOf(path);
    if (problem !== undefined) {
      problems.push({ path, problem });
      continue;
    }
    const twin = files.get(fold(path));
    if (twin === undefined) files.set(fold(path), path);
    else problems.push({ path, problem: twin === path ? 'is listed twice' : `is the same file as ${twin}` });
  }
  for (const [folded, path] of files) {
    const file = parents(folded)
      .map((parent) => files.get(parent))
      .find((found) => found !== undefined);
    if (file !== undefined)
      problems.push({ path, problem: `needs ${file} to be a directory, and it is a file` });
  }
  return problems;
}

function parents(path: string): string[] {
  const components = path.split('/');
  return components.slice(1).map((_, index) => components.slice(0, index + 1).join('/'));
}

/** The absolute path of a file below root; throws for a path that is refused or leads out. */
export function resolveInside(root: string, path: string): string {
  const problem = problemOf(path);
  if (problem !== undefined) throw new OctetError('unsafe', `the path ${JSON.stringify(path)} ${problem}`);
  const base = resolve(root);
  const full = resolve(base, path);
  const inside = full.startsWith(base.endsWith(sep) ? base : base + sep);
  if (!inside || isAbsolute(path)) {
    throw new OctetError('unsafe', `the path ${JSON.stringify(path)} is outside ${base}`);
  }
  return full;
}

/** Leaves room for the endings of part files and temporary names. */
const LONGEST_DOWNLOAD_NAME_BYTES = 200;

/** A name for a download from what a server or an address suggests; hidden files and option-like names are not taken. */
export function safeName(candidate: string | undefined, fallback: string): string {
  const name = candidate?.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const refused =
    problemOf(name) !== undefined ||
    name.startsWith('.') ||
    name.startsWith('-') ||
    name !== name.trim() ||
    Buffer.byteLength(name) > LONGEST_DOWNLOAD_NAME_BYTES;
  return refused ? fallback : name;
}
