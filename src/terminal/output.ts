import { type ColourChoice, type ColourEnvironment, type ColourLevel, colourLevel } from './colour.ts';
import type { OutputStream } from './sink.ts';
import { sizeFrom } from './size.ts';

/** Capabilities of an output stream. */
export interface Output {
  readonly isTTY: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly color: ColourLevel;
}

export function outputOf(
  stream: OutputStream,
  env: ColourEnvironment,
  choice: ColourChoice | undefined,
): Output {
  const isTTY = stream.isTTY === true;
  return {
    isTTY,
    color: colourLevel(choice, env, isTTY),
    get columns() {
      return sizeFrom(stream.columns, 'columns', env);
    },
    get rows() {
      return sizeFrom(stream.rows, 'rows', env);
    },
  };
}

/** Cursor codes need a terminal that says what it is. */
export function movesCursor(env: ColourEnvironment): boolean {
  if (env.TERM === 'dumb') return false;
  return Boolean(env.TERM) || Boolean(env.WT_SESSION);
}

/** Bytes that may be shown: UTF-8 without control characters but tabs and line ends. */
export function isText(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // Not UTF-8.
    return false;
  }
}
