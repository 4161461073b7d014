import type { Composed, Draft } from './demands.ts';

const ALLOWED: readonly string[] = ['size', 'path', 'type'];

/** Folders larger or smaller than a size with all that is in them: `find` knows no sizes of folders. */
export function bigFolders({ parts, told }: Draft): Composed | undefined {
  const [, sign, size = ''] = /^-size ([+-])(\w+?)c?$/.exec(parts.get('size') ?? '') ?? [];
  if ([...parts.keys()].some((place) => !ALLOWED.includes(place))) return undefined;
  return {
    task: `Folders with all that is in them: ${told.join(', ')}`,
    run: `du -h -t ${sign === '-' ? '-' : ''}${size} ${parts.get('path') ?? '.'} | sort -rh`,
  };
}
