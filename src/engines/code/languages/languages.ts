import { FURTHER } from './signatures/further.ts';
import { MAINSTREAM } from './signatures/mainstream.ts';
import { MARKUP } from './signatures/markup.ts';

export interface LanguageInfo {
  readonly id: string;
  readonly name: string;
  /** Without the dot, lower case. A leading `=` means the whole file name. */
  readonly extensions: readonly string[];
  readonly aliases: readonly string[];
  /** How a line comment begins, and ends where the language has no line comments. */
  readonly comment: readonly [open: string, close?: string];
}

type Row = readonly [id: string, name: string, extensions: string, aliases: string, comment?: string];

const ROWS: readonly Row[] = [
  ['javascript', 'JavaScript', 'js mjs cjs jsx', 'js node nodejs node.js ecmascript jsx es6'],
  ['typescript', 'TypeScript', 'ts mts cts', 'ts'],
  ['tsx', 'TSX', 'tsx', 'react-typescript'],
  ['python', 'Python', 'py pyw pyi', 'py python3 py3', '#'],
  ['go', 'Go', 'go', 'golang'],
  ['rust', 'Rust', 'rs', 'rs'],
  ['java', 'Java', 'java', ''],
  ['c', 'C', 'c h', 'ansi-c c99 c11'],
  ['cpp', 'C++', 'cpp cc cxx hpp hh hxx c++ h++', 'c++ cplusplus cxx'],
  ['csharp', 'C#', 'cs csx', 'c# cs c-sharp dotnet .net'],
  ['ruby', 'Ruby', 'rb rake gemspec =gemfile =rakefile', 'rb', '#'],
  ['php', 'PHP', 'php phtml', 'php8'],
  ['bash', 'Bash', 'sh bash zsh ksh =.bashrc =.zshrc =.profile', 'sh shell zsh shellscript', '#'],
  ['perl', 'Perl', 'pl pm', 'pl', '#'],
  ['kotlin', 'Kotlin', 'kt kts', 'kt'],
  ['swift', 'Swift', 'swift', ''],
  ['scala', 'Scala', 'scala sc', ''],
  ['dart', 'Dart', 'dart', ''],
  ['lua', 'Lua', 'lua', '', '--'],
  ['r', 'R', 'r', 'rlang', '#'],
  ['julia', 'Julia', 'jl', 'jl', '#'],
  ['haskell', 'Haskell', 'hs', 'hs', '--'],
  ['ocaml', 'OCaml', 'ml mli', '', '(* *)'],
  ['fsharp', 'F#', 'fs fsx fsi', 'f# f-sharp'],
  ['elixir', 'Elixir', 'ex exs', '', '#'],
  ['erlang', 'Erlang', 'erl hrl', '', '%'],
  ['clojure', 'Clojure', 'clj cljs cljc edn', 'clj', ';;'],
  ['lisp', 'Common Lisp', 'lisp lsp cl', 'common-lisp', ';;'],
  ['scheme', 'Scheme', 'scm ss rkt', 'racket', ';;'],
  ['zig', 'Zig', 'zig', ''],
  ['nim', 'Nim', 'nim', '', '#'],
  ['crystal', 'Crystal', 'cr', '', '#'],
  ['d', 'D', 'd', 'dlang'],
  ['v', 'V', 'v', 'vlang'],
  ['pascal', 'Pascal', 'pas dpr', 'delphi object-pascal'],
  ['fortran', 'Fortran', 'f f90 f95 f03', '', '!'],
  ['cobol', 'COBOL', 'cob cbl', '', '*>'],
  ['ada', 'Ada', 'adb ads', '', '--'],
  ['vb', 'Visual Basic', 'vb bas', 'vbnet visual-basic', "'"],
  ['objectivec', 'Objective-C', 'm mm', 'objective-c objc'],
  ['groovy', 'Groovy', 'groovy gradle', ''],
  ['powershell', 'PowerShell', 'ps1 psm1 psd1', 'ps1 pwsh', '#'],
  ['batch', 'Batch', 'bat cmd', 'bat dos', 'REM'],
  ['sql', 'SQL', 'sql', 'postgresql mysql sqlite plsql', '--'],
  ['html', 'HTML', 'html htm xhtml', 'html5', '<!-- -->'],
  ['css', 'CSS', 'css', 'css3', '/* */'],
  ['scss', 'SCSS', 'scss', ''],
  ['sass', 'Sass', 'sass', ''],
  ['less', 'Less', 'less', ''],
  ['vue', 'Vue', 'vue', '', '<!-- -->'],
  ['svelte', 'Svelte', 'svelte', '', '<!-- -->'],
  ['json', 'JSON', 'json json5 jsonc', ''],
  ['yaml', 'YAML', 'yaml yml', 'yml', '#'],
  ['toml', 'TOML', 'toml', '', '#'],
  ['ini', 'INI', 'ini cfg conf properties env', 'dotenv', ';'],
  ['xml', 'XML', 'xml svg xsd xsl plist', '', '<!-- -->'],
  ['markdown', 'Markdown', 'md markdown mdx', 'md', '<!-- -->'],
  ['latex', 'LaTeX', 'tex sty', 'tex', '%'],
  ['dockerfile', 'Dockerfile', 'dockerfile =dockerfile =containerfile', 'docker', '#'],
  ['makefile', 'Makefile', 'mk =makefile =gnumakefile', 'make', '#'],
  ['cmake', 'CMake', 'cmake =cmakelists.txt', '', '#'],
  ['terraform', 'Terraform', 'tf tfvars hcl', 'hcl', '#'],
  ['graphql', 'GraphQL', 'graphql gql', '', '#'],
  ['protobuf', 'Protocol Buffers', 'proto', 'proto protocol-buffers'],
  ['solidity', 'Solidity', 'sol', ''],
  ['assembly', 'Assembly', 'asm s', 'asm nasm x86', ';'],
  ['wasm', 'WebAssembly text', 'wat wast', 'wat webassembly', ';;'],
  ['matlab', 'MATLAB', 'mlx', 'octave', '%'],
  ['prolog', 'Prolog', 'pro prolog', '', '%'],
  ['awk', 'AWK', 'awk', 'gawk', '#'],
  ['vim', 'Vim script', 'vim =.vimrc', 'vimscript viml', '"'],
  ['nix', 'Nix', 'nix', '', '#'],
  ['diff', 'Diff', 'diff patch', 'patch', '#'],
  ['text', 'Plain text', 'txt text log', 'plain plaintext', '#'],
];

const words = (text: string): string[] => text.split(' ').filter(Boolean);

export const LANGUAGES: readonly LanguageInfo[] = ROWS.map(
  ([id, name, extensions, aliases, comment = '//']) => {
    const [open = '//', close] = words(comment);
    return {
      id,
      name,
      extensions: words(extensions),
      aliases: words(aliases),
      comment: close ? [open, close] : [open],
    };
  },
);

const BY_NAME = new Map<string, LanguageInfo>();
const BY_EXTENSION = new Map<string, LanguageInfo>();
for (const language of LANGUAGES) {
  for (const name of [language.id, language.name.toLowerCase(), ...language.aliases])
    BY_NAME.set(name, language);
  for (const extension of language.extensions) BY_EXTENSION.set(extension, language);
}

/** A language by id, name, alias or extension as people type them: `py`, `C++`, `golang`, `.rs`. */
export function findLanguage(name: string): LanguageInfo | undefined {
  const wanted = name.trim().toLowerCase();
  return BY_NAME.get(wanted) ?? BY_EXTENSION.get(wanted.replace(/^\./, ''));
}

/** The id of a language that was named, else of what the text looks like; a name that nobody knows is kept. */
export function languageIdOf(request: { readonly language?: string; readonly code: string }): string {
  if (!request.language) return detectLanguage(request);
  return findLanguage(request.language)?.id ?? request.language;
}

/** Tables by language are asked with whatever was typed, and `constructor` is in none of them. */
export function forLanguage<T>(table: Readonly<Record<string, T>>, language: string): T | undefined {
  return Object.hasOwn(table, language) ? table[language] : undefined;
}

/** Always gives a language; one that octet does not know keeps its own name and `#` or `//` is guessed as `//`. */
export function languageOr(name: string): LanguageInfo {
  return findLanguage(name) ?? { id: name, name, extensions: [], aliases: [], comment: ['//'] };
}

function byFilename(filename: string): LanguageInfo | undefined {
  const base = filename.toLowerCase().replace(/^.*[\\/]/, '');
  const whole = BY_EXTENSION.get(`=${base}`);
  if (whole) return whole;
  const dot = base.lastIndexOf('.');
  if (dot >= 0) return BY_EXTENSION.get(base.slice(dot + 1));
  return undefined;
}

const INTERPRETERS: readonly (readonly [RegExp, string])[] = [
  [/\b(bash|sh|zsh|ksh|dash)$/, 'bash'],
  [/\bpython[\d.]*$/, 'python'],
  [/\b(ts-node|tsx|deno)$/, 'typescript'],
  [/\b(node|bun)$/, 'javascript'],
  [/\b(ruby|perl|php|lua|awk|groovy|julia|elixir)$/, ''],
  [/\bRscript$/, 'r'],
  [/\bpwsh$/, 'powershell'],
];

function byShebang(code: string): string | undefined {
  const line = /^#!\s*(\S+)(?:[ \t]+(?:-S[ \t]+)?(\S+))?/.exec(code);
  if (!line) return undefined;
  const program = (line[1]?.endsWith('/env') ? line[2] : line[1]) ?? '';
  for (const [pattern, id] of INTERPRETERS) {
    const found = pattern.exec(program);
    if (found) return id || found[1];
  }
  return undefined;
}

const SIGNATURES = { ...MAINSTREAM, ...FURTHER, ...MARKUP };

function bySignature(code: string): string {
  // Enough to tell, and it bounds the time on large inputs.
  const sample = code.slice(0, 8_000);
  let best = { id: 'text', score: 0 };
  for (const [id, patterns] of Object.entries(SIGNATURES)) {
    let score = 0;
    for (const [pattern, weight] of patterns) if (pattern.test(sample)) score += weight;
    if (score > best.score) best = { id, score };
  }
  return best.score >= 2 ? best.id : 'text';
}

/** The id of the language: from the file name, else the first line, else what the text looks like. */
export function detectLanguage(input: { readonly code?: string; readonly filename?: string }): string {
  const code = (input.code ?? '').replace(/^\uFEFF/, '');
  const named = input.filename ? byFilename(input.filename) : undefined;
  // `.h` may be either; only the text tells.
  if (named && !(named.id === 'c' && /\.h$/i.test(input.filename ?? '') && bySignature(code) === 'cpp'))
    return named.id;
  if (named) return 'cpp';
  return byShebang(code) ?? bySignature(code);
}
