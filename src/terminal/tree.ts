import { oneLine } from './sanitise.ts';
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

function gather(files: readonly TreeFile[]): Folder {
  const root = emptyFolder();
  for (const file of files) {
    const parts = file.path.split('/');
    const name = parts.pop() ?? '';
    let folder = root;
    for (const part of parts) {
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
      .map(([name, inner]) => ({ label: style.bold(`${oneLine(name)}/`), inner })),
    ...[...folder.files].sort(byName).map(([name, note]) => ({
      label: note === undefined ? oneLine(name) : `${oneLine(name)}  ${style.dim(oneLine(note))}`,
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

export function fileTree(files: readonly TreeFile[], title?: string): string[] {
  return [...(title === undefined ? [] : [style.bold(oneLine(title))]), ...lines(gather(files), '')];
}
