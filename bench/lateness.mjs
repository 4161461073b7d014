import { spawn } from 'node:child_process';
import { median } from './measure.mjs';

/** Median time from the moment a token was sent, which it carries, to the moment it came out of the program. */
export function readLateness(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const delays = [];
    child.stdout.on('data', (chunk) => {
      const now = performance.timeOrigin + performance.now();
      for (const [sentAt] of chunk.toString().matchAll(/\d{13}\.\d{3}/g)) delays.push(now - Number(sentAt));
    });
    child.once('error', reject);
    child.once('close', () => resolve(median(delays)));
  });
}
