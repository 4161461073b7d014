import { writeAtomicSync } from '../files/atomic-sync.ts';

/**
 * Takes the place of the package `atomically` inside conf. The package reports success after a short write on a full
 * disk and then replaces the good file by a truncated one.
 */
export function writeFileSync(path: string, content: string, options: { readonly mode?: number } = {}): void {
  writeAtomicSync(path, content, { mode: options.mode ?? 0o600 });
}
