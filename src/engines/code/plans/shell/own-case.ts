import type { Snippet } from '../../snippets/snippets.ts';

const PATH = /(?<![\w/.])~?[\w./-]*[/.][\w./-]*\w/g;

/** Paths of a script as the wish writes them: readers see small letters only. */
export function inOwnCase(prompt: string, { definition, example }: Snippet): Snippet {
  const paths = [...prompt.matchAll(PATH)]
    .map(([path]) => path.replace(/^~\//, ''))
    .filter((path) => path !== path.toLowerCase());
  return {
    definition: paths.reduce((text, path) => text.replaceAll(path.toLowerCase(), path), definition),
    example,
  };
}
