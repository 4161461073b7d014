import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OctetError } from '../errors.ts';
import { ioError } from './io-error.ts';

/** Refuses a directory that a file cannot be written to. A link that the user named is the user's own choice. */
export async function requireWritable(directory: string, output: string): Promise<void> {
  // Not there, or hidden: the same message fits.
  const facts = await stat(directory).catch(() => undefined);
  if (!facts?.isDirectory()) throw noDirectory(output);
  await access(directory, constants.W_OK).catch((error: unknown) => {
    throw ioError(error, 'write', directory);
  });
}

/** Makes the missing directories on the way to a file, and refuses a place that cannot be written to. */
export async function makeWay(path: string, output: string): Promise<void> {
  const directory = dirname(path);
  await mkdir(directory, { recursive: true }).catch((error: unknown) => {
    throw ioError(error, 'create', output);
  });
  await requireWritable(directory, output);
}

export function noDirectory(output: string): OctetError {
  return new OctetError('io', `the directory of ${output} does not exist`, `mkdir -p ${dirname(output)}`);
}
