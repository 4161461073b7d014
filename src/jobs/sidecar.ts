import type { Context } from '../context.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readTextFile } from '../input/files.ts';

/** What is kept beside an artifact: enough to know where it came from and to ask for it again. */
export interface Sidecar {
  readonly octet: string;
  /** The command words, such as `music generate`. */
  readonly command: string;
  readonly endpoint: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly prompt?: string;
  readonly id?: string;
  readonly index?: number;
  readonly environment: string;
  readonly model?: string;
  readonly attribution?: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly created_at: string;
}

export const sidecarPath = (file: string): string => `${file}.octet.json`;

/** It may replace its own predecessor: it says nothing that the file beside it does not back. */
export async function writeSidecar(file: string, sidecar: Sidecar): Promise<void> {
  await writeAtomic(sidecarPath(file), `${JSON.stringify(sidecar, null, 2)}\n`, { mode: 0o644 });
}

export async function readSidecar(context: Context, file: string): Promise<Sidecar> {
  const path = file.endsWith('.octet.json') ? file : sidecarPath(file);
  const text = await readTextFile(context, path).catch((error: unknown) => {
    if (!(error instanceof OctetError) || path === file) throw error;
    throw new OctetError('usage', `${file} does not say how it was made: ${error.message}`, undefined, {
      cause: error,
    });
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new OctetError('usage', `${path} is not JSON`, undefined, { cause: error });
  }
  if (!isObject(value) || typeof value.command !== 'string' || !isObject(value.request)) {
    throw new OctetError('usage', `${path} does not say how the file was made`);
  }
  return value as unknown as Sidecar;
}

/** A picture inside a request is as large as the picture; what is kept says only that there was one. */
export function withoutPictures(request: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => {
      const inline = typeof value === 'string' ? /^data:[^,]{0,100},/.exec(value)?.[0] : undefined;
      return [name, inline ? `${inline}…` : value];
    }),
  );
}
