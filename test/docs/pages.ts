import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { octet } from '../support/cli.ts';

export interface Page {
  readonly name: string;
  /** Shell lines in their order. */
  readonly lines: readonly string[];
}

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The pages that a person reads, with the shell lines that they show. */
export function writtenPages(): Page[] {
  const docs = readdirSync(root('docs')).filter((file) => file.endsWith('.md'));
  return ['README.md', ...docs.sort().map((file) => `docs/${file}`)].map((path) => ({
    name: path,
    lines: blocks(path, 'sh').flatMap((block) => block.split('\n').filter((line) => line.trim() !== '')),
  }));
}

/** The examples of `--help`, a page a command of the first level. */
export async function helpPages(): Promise<Page[]> {
  const cli = octet({});
  await cli.run('commands', '--json');
  const tree: Described = JSON.parse(cli.stdout);
  return tree.commands.map((command) => ({
    name: `${command.name} --help`,
    lines: [...new Set(all(command))],
  }));
}

interface Described {
  readonly name: string;
  readonly examples: readonly string[];
  readonly commands: readonly Described[];
}

const all = (command: Described): string[] => [...command.examples, ...command.commands.flatMap(all)];

/** The blocks of one language on a page. */
export function blocks(path: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm');
  return [...readFileSync(root(path), 'utf8').matchAll(fence)].map(([, block = '']) => block);
}
