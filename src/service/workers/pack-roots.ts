import { cwd } from 'node:process';

/** Optional packages are looked for beside octet, and where it was started if that folder is still there. */
export function packRoots(assetsDir: string): readonly string[] {
  try {
    return [assetsDir, cwd()];
  } catch {
    // The working directory was removed.
    return [assetsDir];
  }
}
