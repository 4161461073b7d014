import { react, vue } from './browser-apps.ts';
import { cliFiles } from './cli-apps.ts';
import { nextjs } from './nextjs.ts';
import { pageFiles } from './page-apps.ts';
import type { AppFramework, ProjectFiles, ProjectParts } from './project-parts.ts';
import { nodejs, python } from './server-apps.ts';

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
  const { page, isCommandLine } = parts.spec;
  const records = () => (isCommandLine ? cliFiles(parts) : MAKERS[framework](parts));
  const files = page ? pageFiles(framework, parts, page) : records();
  return Object.entries(files)
    .map(([path, content]) => ({ path, content }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
