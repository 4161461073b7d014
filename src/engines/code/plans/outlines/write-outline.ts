import { forLanguage } from '../../languages/languages.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import type { Outline } from './outline.ts';
import type { Voice } from './voice.ts';
import { CSharp, Swift } from './voices/csharp-swift.ts';
import { Go } from './voices/go.ts';
import { JavaScript, TypeScript } from './voices/javascript.ts';
import { Java, Kotlin } from './voices/jvm.ts';
import { Cpp, Rust } from './voices/rust-cpp.ts';
import { Php, Python, Ruby } from './voices/scripting.ts';

const VOICES: Readonly<Record<string, new () => Voice>> = {
  python: Python,
  ruby: Ruby,
  php: Php,
  javascript: JavaScript,
  typescript: TypeScript,
  java: Java,
  kotlin: Kotlin,
  csharp: CSharp,
  swift: Swift,
  go: Go,
  rust: Rust,
  cpp: Cpp,
};

/** The outline in the language; undefined for a language that has no voice. */
export function writeOutline(
  outline: Outline,
  language: string,
  given: ReadonlyMap<string, string> = new Map(),
): Snippet | undefined {
  const Spoken = forLanguage(VOICES, language);
  if (!Spoken) return undefined;
  const voice = new Spoken();
  voice.given = given;
  return voice.write(outline);
}
