import { react, vue } from './browser-apps.ts';
import { nextjs } from './nextjs.ts';
import type { Files, Parts } from './parts.ts';
import { nodejs, python } from './server-apps.ts';

export const FRAMEWORKS = ['react', 'vue', 'nextjs', 'nodejs', 'python'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

export interface AppFile {
  readonly path: string;
  readonly content: string;
}

const MAKERS: Readonly<Record<Framework, (parts: Parts) => Files>> = { react, vue, nextjs, nodejs, python };

export function filesFor(framework: Framework, parts: Parts): AppFile[] {
  return Object.entries(MAKERS[framework](parts))
    .map(([path, content]) => ({ path, content }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
