import { join } from 'node:path';
import type { StartOptions, TestService } from './api.ts';

declare const __dirname: string;

/** Starts the local service in this process. Its state is in memory and gone when it is closed. */
export async function startService(options: StartOptions = {}): Promise<TestService> {
  const { start } = await import('./start.ts');
  return start(options, { assetsDir: join(__dirname, 'assets'), workerPath: join(__dirname, 'worker.cjs') });
}
