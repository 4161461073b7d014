import { basename, extname } from 'node:path';

/** By file extension; the service guesses the others. */
const BY_ENDING: Readonly<Record<string, string>> = {
  '.bash': 'bash',
  '.c': 'c',
  '.cc': 'cpp',
  '.clj': 'clojure',
  '.cpp': 'cpp',
  '.cs': 'csharp',
  '.css': 'css',
  '.cxx': 'cpp',
  '.dart': 'dart',
  '.ex': 'elixir',
  '.exs': 'elixir',
  '.erl': 'erlang',
  '.fs': 'fsharp',
  '.go': 'go',
  '.groovy': 'groovy',
  '.h': 'c',
  '.hpp': 'cpp',
  '.hs': 'haskell',
  '.html': 'html',
  '.java': 'java',
  '.jl': 'julia',
  '.js': 'javascript',
  '.json': 'json',
  '.jsx': 'javascript',
  '.kt': 'kotlin',
  '.lua': 'lua',
  '.m': 'objective-c',
  '.mjs': 'javascript',
  '.cjs': 'javascript',
  '.ml': 'ocaml',
  '.nim': 'nim',
  '.pas': 'pascal',
  '.php': 'php',
  '.pl': 'perl',
  '.ps1': 'powershell',
  '.py': 'python',
  '.r': 'r',
  '.rb': 'ruby',
  '.rs': 'rust',
  '.scala': 'scala',
  '.scss': 'scss',
  '.sh': 'bash',
  '.sql': 'sql',
  '.swift': 'swift',
  '.toml': 'toml',
  '.ts': 'typescript',
  '.tsx': 'typescript',
  '.vb': 'vbnet',
  '.vue': 'vue',
  '.xml': 'xml',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.zig': 'zig',
  '.zsh': 'bash',
};

const BY_NAME: Readonly<Record<string, string>> = {
  dockerfile: 'dockerfile',
  makefile: 'makefile',
  gemfile: 'ruby',
  rakefile: 'ruby',
};

const BY_INTERPRETER: readonly (readonly [RegExp, string])[] = [
  [/\bnode\b/, 'javascript'],
  [/\bpython[\d.]*\b/, 'python'],
  [/\bruby\b/, 'ruby'],
  [/\bperl\b/, 'perl'],
  [/\bphp\b/, 'php'],
  [/\b(ba|z|da|k)?sh\b/, 'bash'],
];

/** From the name of the file, else from the first line of a script. */
export function languageOf(file: string | undefined, text: string): string | undefined {
  if (file !== undefined) {
    const known = BY_ENDING[extname(file).toLowerCase()] ?? BY_NAME[basename(file).toLowerCase()];
    if (known) return known;
  }
  const [first = ''] = text.split('\n', 1);
  if (!first.startsWith('#!')) return undefined;
  return BY_INTERPRETER.find(([pattern]) => pattern.test(first))?.[1];
}
