import type { Assets } from '../../engine.ts';
import { forLanguage } from '../languages/languages.ts';

export interface Snippet {
  readonly definition: string;
  readonly example: string;
}

/** Languages with snippets, and the text that holds them: JavaScript is TypeScript without its types. */
const SOURCES: Readonly<Record<string, string>> = {
  javascript: 'typescript',
  typescript: 'typescript',
  python: 'python',
  go: 'go',
  rust: 'rust',
  java: 'java',
  c: 'c',
  cpp: 'cpp',
  csharp: 'csharp',
  ruby: 'ruby',
  php: 'php',
  bash: 'bash',
  kotlin: 'kotlin',
  swift: 'swift',
  sql: 'sql',
  html: 'html',
  css: 'css',
};

export const SNIPPET_LANGUAGES: readonly string[] = Object.keys(SOURCES);

/**
 * Reads a library text: `### task`, the definition, a line `---`, the example. In TypeScript, «» encloses what
 * JavaScript leaves out.
 */
function parseSnippets(text: string, language: string): Map<string, Snippet> {
  const marks = language === 'javascript' ? /«[^»]*»/g : /[«»]/g;
  const snippets = new Map<string, Snippet>();
  for (const part of text.split(/^### /m).slice(1)) {
    const lineEnd = part.indexOf('\n');
    const [definition = '', example = ''] = part
      .slice(lineEnd + 1)
      .replace(marks, '')
      .split(/^---\n/m);
    snippets.set(part.slice(0, lineEnd).trim(), {
      definition: definition.trimEnd(),
      example: example.trimEnd(),
    });
  }
  return snippets;
}

export async function loadSnippets(language: string, assets: Assets): Promise<ReadonlyMap<string, Snippet>> {
  const source = forLanguage(SOURCES, language);
  if (!source) return new Map();
  const library = await libraryOf(assets);
  const parsed = library.parsed.get(language) ?? parseSnippets(library.texts.get(source) ?? '', language);
  library.parsed.set(language, parsed);
  return parsed;
}

interface Library {
  readonly texts: ReadonlyMap<string, string>;
  readonly parsed: Map<string, ReadonlyMap<string, Snippet>>;
}

const libraries = new WeakMap<Assets, Promise<Library>>();

/** All languages are one asset, since together they take a fifth less room. */
function libraryOf(assets: Assets): Promise<Library> {
  const library =
    libraries.get(assets) ??
    assets('snippets.txt').then((bytes) => {
      const parts = new TextDecoder()
        .decode(bytes)
        .split(/^#### /m)
        .slice(1);
      const texts = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part] as const));
      return { texts, parsed: new Map() };
    });
  libraries.set(assets, library);
  return library;
}
