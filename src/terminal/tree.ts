import { oneLine } from './sanitise.ts';
import { shorten } from './shorten.ts';
import { style } from './style.ts';

export interface TreeFile {
  /** With `/` between its parts. */
  readonly path: string;
  /** Shown behind the name, dimmed. */
  readonly note?: string;
}

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: Map<string, string | undefined>;
}

function emptyFolder(): Folder {
  return { folders: new Map(), files: new Map() };
}

/** Further files are only counted; deeper folders are shown on the line of their file. */
const MOST_FILES = 1_000;
const MOST_FOLDERS = 32;
const LONGEST_NAME = 300;

function gather(files: readonly TreeFile[]): Folder {
  const root = emptyFolder();
  for (const file of files) {
    const parts = file.path.split('/', MOST_FOLDERS + 1);
    const name = file.path.slice(parts.slice(0, -1).reduce((length, part) => length + part.length + 1, 0));
    let folder = root;
    for (const part of parts.slice(0, -1)) {
      const next = folder.folders.get(part) ?? emptyFolder();
      folder.folders.set(part, next);
      folder = next;
    }
    folder.files.set(name, file.note);
  }
  return root;
}

/** Folders first, then files, each in the order of their names. */
function lines(folder: Folder, indent: string): string[] {
  const entries = [
    ...[...folder.folders]
      .sort(byName)
      .map(([name, inner]) => ({ label: style.bold(`${shown(name)}/`), inner })),
    ...[...folder.files].sort(byName).map(([name, note]) => ({
      label: note === undefined ? shown(name) : `${shown(name)}  ${style.dim(shown(note))}`,
      inner: undefined,
    })),
  ];
  return entries.flatMap(({ label, inner }, index) => {
    const last = index === entries.length - 1;
    const own = `${indent}${style.dim(last ? '└── ' : '├── ')}${label}`;
    return inner ? [own, ...lines(inner, `${indent}${last ? '    ' : style.dim('│   ')}`)] : [own];
  });
}

function byName(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}

function shown(text: string): string {
  return oneLine(shorten(text, LONGEST_NAME));
}

export function fileTree(files: readonly TreeFile[], title?: string): string[] {
  const more = files.length - MOST_FILES;
  return [
    ...(title === undefined ? [] : [style.bold(shown(title))]),
    ...lines(gather(files.slice(0, MOST_FILES)), ''),
    ...(more > 0 ? [style.dim(`${more} more ${more === 1 ? 'file' : 'files'}`)] : []),
  ];
}
