import { fileURLToPath } from 'node:url';
import type { EngineTools } from '../../src/engines/engine.ts';
import { assetsIn } from '../../src/files/assets.ts';

/** The tools of an engine in tests: the built assets, and progress kept for inspection. */
export function engineTools(): EngineTools & { readonly seen: { fraction: number; stage: string }[] } {
  const seen: { fraction: number; stage: string }[] = [];
  return {
    assets: assetsIn(fileURLToPath(new URL('../../dist/assets', import.meta.url))),
    progress: (fraction, stage) => void seen.push({ fraction, stage }),
    signal: new AbortController().signal,
    seen,
  };
}
