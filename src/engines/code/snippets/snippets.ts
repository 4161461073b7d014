import { CodedWords } from '../../../coded-words.ts';
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

/** Programs that are written once for all languages. */
const OUTLINE = 'outline';

const PART = /^@@ (.+)$/gm;

/**
 * Reads the programs of one language out of the library: `### task`, then for each language `#### language`, the
 * definition, a line `---` and the example. In TypeScript, «» encloses what JavaScript leaves out. A line `@@ id` stands
 * for the definition of another: a "part", which several programs have in common and nobody asks for.
 */
function parseSnippets({ coded, signs }: Library, source: string, language: string): Map<string, Snippet> {
  const marks = language === 'javascript' ? /«[^»]*»/g : /[«»]/g;
  const snippets = new Map<string, Snippet>();
  const heading = `\n#### ${source}\n`;
  for (let at = signs.indexOf(heading); at >= 0; at = signs.indexOf(heading, at + 1)) {
    const idAt = signs.lastIndexOf('\n### ', at) + '\n### '.length;
    const [definition = '', example = ''] = coded
      .text(at + heading.length, endOf(signs, at + heading.length))
      .replace(marks, '')
      .split(/^---(?:\n|$)/m);
    // Types alone are nothing in JavaScript.
    if (definition.trim() === '') continue;
    snippets.set(signs.slice(idAt, signs.indexOf('\n', idAt)), {
      definition: definition.trimEnd(),
      example: example.trimEnd(),
    });
  }
  // A part may have parts.
  const whole = (definition: string): string =>
    definition.replace(PART, (_, id: string) => whole(snippets.get(id)?.definition ?? ''));
  for (const [id, { definition, example }] of snippets)
    if (definition.includes('@@ ')) snippets.set(id, { definition: whole(definition), example });
  return snippets;
}

function endOf(signs: string, from: number): number {
  const end = signs.indexOf('\n###', from);
  return end < 0 ? signs.length : end;
}

export async function loadSnippets(language: string, assets: Assets): Promise<ReadonlyMap<string, Snippet>> {
  const source = forLanguage(SOURCES, language);
  return source ? parsed(language, source, assets) : new Map();
}

/** The texts of the programs that are written once; `outlined.ts` says them in a language. */
export const loadOutlines = (assets: Assets): Promise<ReadonlyMap<string, Snippet>> =>
  parsed(OUTLINE, OUTLINE, assets);

async function parsed(
  language: string,
  source: string,
  assets: Assets,
): Promise<ReadonlyMap<string, Snippet>> {
  const library = await libraryOf(assets);
  const snippets = library.parsed.get(language) ?? parseSnippets(library, source, language);
  library.parsed.set(language, snippets);
  return snippets;
}

interface Library {
  readonly coded: CodedWords;
  /** One for each byte, to find the headings with, which are not coded: a language needs a tenth as text. */
  readonly signs: string;
  readonly parsed: Map<string, ReadonlyMap<string, Snippet>>;
}

const libraries = new WeakMap<Assets, Promise<Library>>();

/** All languages are one asset, since together they take a fifth less room. */
function libraryOf(assets: Assets): Promise<Library> {
  const library =
    libraries.get(assets) ??
    assets('snippets.words').then(({ buffer, byteOffset, byteLength }) => {
      const bytes = Buffer.from(buffer, byteOffset, byteLength);
      return { coded: new CodedWords(bytes), signs: bytes.toString('latin1'), parsed: new Map() };
    });
  libraries.set(assets, library);
  return library;
}
