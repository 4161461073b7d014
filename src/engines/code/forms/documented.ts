import type { Snippet } from '../snippets/snippets.ts';
import { calledIn, functionsIn } from './declared-functions.ts';

const COMMENTS: Readonly<Record<string, (lines: readonly string[]) => string>> = {
  rust: (lines) => lines.map((line) => `/// ${line}`).join('\n'),
  swift: (lines) => lines.map((line) => `/// ${line}`).join('\n'),
  csharp: (lines) => ['<summary>', ...lines, '</summary>'].map((line) => `/// ${line}`).join('\n'),
  go: (lines) => lines.map((line) => `// ${line}`).join('\n'),
  ruby: (lines) => lines.map((line) => `# ${line}`).join('\n'),
};

const block = (lines: readonly string[]): string =>
  lines.length === 1 ? `/** ${lines[0]} */` : ['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n');

/** The summary as the documentation of the function, in the form of its language; undefined without a function. */
export function documented(
  snippet: Snippet,
  lines: readonly string[],
  language: string,
): Snippet | undefined {
  const { definition } = snippet;
  const [own] = calledIn(functionsIn(definition, language), snippet.example);
  if (!own) return undefined;
  if (language === 'python') {
    const start = own.rest.indexOf(':\n');
    if (start < 0) return undefined;
    const at = own.to - own.rest.length + start + 2;
    const text = lines.length === 1 ? `"""${lines[0]}"""` : `"""${lines.join('\n  ')}\n  """`;
    return { ...snippet, definition: `${definition.slice(0, at)}  ${text}\n${definition.slice(at)}` };
  }
  const write = COMMENTS[language] ?? block;
  // Comments that stand there already say more about the same.
  return {
    ...snippet,
    definition: `${definition.slice(0, own.from)}${write(lines)}\n${definition.slice(own.from)}`,
  };
}
