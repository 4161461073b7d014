import { forLanguage } from '../../languages/languages.ts';
import type { Outline } from './outline.ts';
import type { Outlined } from './steps.ts';
import type { Voice } from './voice.ts';
import { C } from './voices/c.ts';
import { Cpp } from './voices/cpp.ts';
import { CSharp } from './voices/csharp.ts';
import { Go } from './voices/go.ts';
import { Java } from './voices/java.ts';
import { JavaScript, TypeScript } from './voices/javascript.ts';
import { Kotlin } from './voices/kotlin.ts';
import { Php } from './voices/php.ts';
import { Python } from './voices/python.ts';
import { Ruby } from './voices/ruby.ts';
import { Rust } from './voices/rust.ts';
import { Swift } from './voices/swift.ts';

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
  c: C,
};

/** An exception of the program's own, in languages that have them. */
const EXCEPTIONS: Readonly<Record<string, (name: string) => string>> = {
  python: (name) => `class ${name}(Exception):\n  pass`,
  ruby: (name) => `class ${name} < StandardError; end`,
  php: (name) => `class ${name} extends Exception\n{\n}`,
  javascript: (name) => `class ${name} extends Error {}`,
  typescript: (name) => `class ${name} extends Error {}`,
  java: (name) =>
    `static class ${name} extends RuntimeException {\n  ${name}(String message) {\n    super(message);\n  }\n}`,
  kotlin: (name) => `class ${name}(message: String) : RuntimeException(message)`,
  csharp: (name) =>
    `class ${name} : Exception\n{\n  public ${name}(string message) : base(message)\n  {\n  }\n}`,
  cpp: (name) =>
    `class ${name} : public std::runtime_error {\n  using std::runtime_error::runtime_error;\n};`,
};
const BUILT_IN: Readonly<Record<string, RegExp>> = {
  python:
    /^(?:Value|Type|Key|Index|Overflow|Runtime|Lookup|Arithmetic|ZeroDivision|NotImplemented|Attribute|Memory)Error$|^Exception$/,
  ruby: /^(?:Argument|Standard|Runtime|Key|Index|Range|ZeroDivision|Type)Error$/,
  php: /^(?:InvalidArgument|Runtime|Logic|Overflow|Underflow|OutOfBounds|OutOfRange|Domain|Length|Range|UnexpectedValue)?Exception$|^(?:DivisionByZero|Type|Value)?Error$/,
  javascript: /^(?:Range|Type)?Error$/,
  typescript: /^(?:Range|Type)?Error$/,
  java: /^(?:Illegal(?:Argument|State)|NumberFormat|Runtime|NoSuchElement|UnsupportedOperation|Arithmetic|IndexOutOfBounds)Exception$/,
  kotlin:
    /^(?:Illegal(?:Argument|State)|NumberFormat|Runtime|NoSuchElement|UnsupportedOperation|Arithmetic|IndexOutOfBounds)Exception$/,
  cpp: /^std::/,
  csharp:
    /^(?:Argument|Format|InvalidOperation|KeyNotFound|ArgumentOutOfRange|DivideByZero|Overflow)?Exception$/,
};

/** The declaration of an exception: empty where the language has it; undefined where it has no exceptions. */
export function exceptionIn(language: string, name: string): string | undefined {
  if (BUILT_IN[language]?.test(name)) return '';
  return EXCEPTIONS[language]?.(name);
}

/** The outline in the language; undefined for a language that has no voice. */
export function writeOutline(
  outline: Outline,
  language: string,
  given: ReadonlyMap<string, string> = new Map(),
): Outlined | undefined {
  const Spoken = forLanguage(VOICES, language);
  if (!Spoken) return undefined;
  const voice = new Spoken();
  voice.given = given;
  voice.language = language;
  const written = voice.write(outline);
  return voice.isPossible ? written : undefined;
}
