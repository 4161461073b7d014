import { findLanguage, languageOfFile } from './languages.ts';
import { FURTHER } from './signatures/further.ts';
import { MAINSTREAM } from './signatures/mainstream.ts';
import { MARKUP } from './signatures/markup.ts';

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
  const named = input.filename ? languageOfFile(input.filename) : undefined;
  // `.h` may be either; only the text tells.
  if (named && !(named.id === 'c' && /\.h$/i.test(input.filename ?? '') && bySignature(code) === 'cpp'))
    return named.id;
  if (named) return 'cpp';
  return byShebang(code) ?? bySignature(code);
}

/** The id of a language that was named, else of what the text looks like; a name that nobody knows is kept. */
export function languageIdOf(request: { readonly language?: string; readonly code: string }): string {
  if (!request.language) return detectLanguage(request);
  return findLanguage(request.language)?.id ?? request.language;
}
