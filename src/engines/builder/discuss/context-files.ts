import type { AppFile } from '../files/frameworks.ts';

interface CodeContext {
  readonly files?: unknown;
  readonly code?: unknown;
  readonly path?: unknown;
  readonly language?: unknown;
}

interface ContextFile {
  readonly path?: unknown;
  readonly name?: unknown;
  readonly filename?: unknown;
  readonly content?: unknown;
  readonly code?: unknown;
}

/** The files in a code context, in the shapes that clients send: a list of files, a map, or one piece of code. */
export function filesIn(context: unknown): AppFile[] {
  if (context === null || typeof context !== 'object') return [];
  const { files, code, path, language }: CodeContext = context;
  if (typeof code === 'string')
    return [{ path: typeof path === 'string' ? path : `code.${String(language ?? 'txt')}`, content: code }];
  if (Array.isArray(files)) return files.flatMap(fileOf);
  return Object.entries(files !== null && typeof files === 'object' ? files : context).flatMap(
    ([name, content]) => (typeof content === 'string' ? [{ path: name, content }] : []),
  );
}

function fileOf(item: unknown): AppFile[] {
  if (item === null || typeof item !== 'object') return [];
  const { path, name, filename, content, code }: ContextFile = item;
  const where = [path, name, filename].find((value) => typeof value === 'string');
  const text = [content, code].find((value) => typeof value === 'string');
  return typeof where === 'string' && typeof text === 'string' ? [{ path: where, content: text }] : [];
}

const DECLARATION =
  /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:function\*?|class|def|const|interface|type|func|fn|pub fn)\s+([A-Za-z_$][\w$]*)/gm;

/** Names declared in a file, found by a pattern, for an overview. */
export function declarationsIn({ content }: AppFile): string[] {
  return [...new Set([...content.matchAll(DECLARATION)].map(([, name]) => name ?? ''))].slice(0, 12);
}
