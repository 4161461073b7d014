import { access, constants, stat } from 'node:fs/promises';
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

export function noDirectory(output: string): OctetError {
  return new OctetError('io', `the directory of ${output} does not exist`, `mkdir -p ${dirname(output)}`);
}
