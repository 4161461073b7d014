import { forLanguage } from '../../languages/languages.ts';
import { C } from './c.ts';
import { CPP } from './cpp.ts';
import { CSHARP } from './csharp.ts';
import type { Dialect } from './dialect.ts';
import { GO } from './go.ts';
import { JAVA } from './java.ts';
import { JAVASCRIPT, TYPESCRIPT } from './javascript.ts';
import { KOTLIN } from './kotlin.ts';
import { PHP } from './php.ts';
import { PYTHON } from './python.ts';
import { RUBY } from './ruby.ts';
import { RUST } from './rust.ts';
import { SWIFT } from './swift.ts';

const DIALECTS: Readonly<Record<string, Dialect>> = {
  python: PYTHON,
  javascript: JAVASCRIPT,
  typescript: TYPESCRIPT,
  ruby: RUBY,
  php: PHP,
  kotlin: KOTLIN,
  swift: SWIFT,
  csharp: CSHARP,
  java: JAVA,
  rust: RUST,
  go: GO,
  c: C,
  cpp: CPP,
};

/** How a language says the steps of a plan; undefined for one that cannot. */
export const dialectOf = (language: string): Dialect | undefined => forLanguage(DIALECTS, language);
