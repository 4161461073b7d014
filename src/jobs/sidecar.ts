import { redactAddresses } from '../config/redact-addresses.ts';
import type { Context } from '../context.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';
import { stringifyExact } from '../exact-json.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readTextFile } from '../input/files.ts';

/** The file beside an artifact: its origin, and enough to request it again. */
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
  /** Secrets were taken out of an address in it, so the same request cannot be made from it. */
  readonly redacted?: boolean;
}

export const sidecarPath = (file: string): string => `${file}.octet.json`;

/** Readable by the user alone, and without the passwords and signatures that addresses carry. */
export async function writeSidecar(file: string, sidecar: object, { force = false } = {}): Promise<void> {
  const clean = fieldsWithoutSecrets(sidecar);
  const isRedacted = stringifyExact(clean) !== stringifyExact(sidecar);
  const document = isRedacted ? { ...clean, redacted: true } : sidecar;
  await writeAtomic(sidecarPath(file), `${stringifyExact(document, 2)}\n`, {
    mode: 0o600,
    force: force ? undefined : false,
    replaceSymlink: force,
  });
}

function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return redactAddresses(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  return isObject(value) ? fieldsWithoutSecrets(value) : value;
}

function fieldsWithoutSecrets(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutSecrets(each)]));
}

export async function readSidecar(context: Context, file: string): Promise<Sidecar> {
  const path = file.endsWith('.octet.json') ? file : sidecarPath(file.replace(/(?<=.)[\\/]+$/, ''));
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
  if (!isSidecar(value)) {
    throw new OctetError('usage', `${path} does not say how the file was made`);
  }
  return value;
}

const TEXTS = ['prompt', 'id', 'endpoint', 'environment', 'model', 'attribution', 'sha256', 'octet'] as const;

/** Anybody can have written the file: a field of another kind is refused here, not after something was paid for. */
function isSidecar(value: unknown): value is Sidecar {
  if (!isObject(value) || typeof value.command !== 'string' || !isObject(value.request)) return false;
  const isText = (name: string) => value[name] === undefined || typeof value[name] === 'string';
  return TEXTS.every(isText) && (value.index === undefined || Number.isSafeInteger(value.index));
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
