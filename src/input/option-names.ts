import type { Option } from 'commander';

const known = new WeakMap<Option, readonly string[]>();

/** Says which names an option takes, for completion; several stand with commas between them. */
export function takesNames(option: Option, names: readonly string[]): void {
  known.set(option, names);
}

export function namesBehind(option: Option): readonly string[] | undefined {
  return known.get(option);
}
