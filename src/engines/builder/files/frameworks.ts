import { react, vue } from './browser-apps.ts';
import { nextjs } from './nextjs.ts';
import type { ProjectFiles, ProjectParts } from './project-parts.ts';
import { nodejs, python } from './server-apps.ts';

export const APP_FRAMEWORKS = ['react', 'vue', 'nextjs', 'nodejs', 'python'] as const;
export type AppFramework = (typeof APP_FRAMEWORKS)[number];

export interface AppFile {
  readonly path: string;
  readonly content: string;
}

const MAKERS: Readonly<Record<AppFramework, (parts: ProjectParts) => ProjectFiles>> = {
  react,
  vue,
  nextjs,
  nodejs,
  python,
};

export function generateFiles(framework: AppFramework, parts: ProjectParts): AppFile[] {
  return Object.entries(MAKERS[framework](parts))
    .map(([path, content]) => ({ path, content }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
