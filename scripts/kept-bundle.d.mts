import type { Plugin } from 'rolldown';

export function bundleScript(options: {
  readonly source: string;
  readonly directory: string;
  readonly format?: 'esm' | 'cjs';
  readonly plugins?: readonly Plugin[];
}): Promise<string>;
