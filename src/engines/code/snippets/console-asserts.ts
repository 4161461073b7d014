const IMPORT = /^import assert from 'node:assert\/strict';\n+/m;

/** Node's assertions as those of the console, where a wish names them and all of them can be said so. */
export function withConsoleAsserts(prompt: string, code: string): string {
  if (!/\bconsole\.assert\b/.test(prompt) || !IMPORT.test(code)) return code;
  const own = code
    .replace(/(?<!console\.)\bassert(?:\.ok)?\(/g, 'console.assert(')
    .replace(/\bassert\.(?:strictEqual|equal)\((.*), ([^,()]+)\);$/gm, 'console.assert($1 === $2);');
  if (/(?<!console\.)\bassert\b[.(]/.test(own.replace(IMPORT, ''))) return code;
  // A failed one does not stop the program.
  return own.replace(IMPORT, '').replace(/^console\.log\('All tests passed\.'\);\n?/m, '');
}
