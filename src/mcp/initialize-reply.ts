import { isObject } from '../contract/shape.ts';
import { CAPABILITIES, INSTRUCTIONS, serverInfo } from './server-info.ts';

/** Revisions that are negotiated by `initialize`, newest first; the SDK has the same list. */
export const HANDSHAKE_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'];

/** Its presence marks a request of revision 2026-07-28 or later, which has no handshake. */
const VERSION_META = 'io.modelcontextprotocol/protocolVersion';

export interface InitializeReply {
  readonly jsonrpc: '2.0';
  readonly id: string | number;
  readonly result: Readonly<Record<string, unknown>>;
}

/**
 * The answer to `initialize` depends on nothing but the version that is asked for, so it is given before the SDK is
 * loaded. The SDK gets the same message and its own answer is dropped; a test holds the two equal. Undefined for
 * every other message.
 */
export function initializeReply(message: unknown, version: string): InitializeReply | undefined {
  if (!isObject(message) || message.jsonrpc !== '2.0' || message.method !== 'initialize') return undefined;
  const { id, params } = message;
  if ((typeof id !== 'string' && typeof id !== 'number') || !isHandshake(params)) return undefined;
  const asked = params.protocolVersion;
  const protocolVersion = HANDSHAKE_VERSIONS.find((each) => each === asked) ?? HANDSHAKE_VERSIONS[0];
  return {
    jsonrpc: '2.0',
    id,
    result: {
      protocolVersion,
      capabilities: CAPABILITIES,
      serverInfo: serverInfo(version),
      instructions: INSTRUCTIONS,
    },
  };
}

interface Handshake {
  readonly protocolVersion: string;
}

/** A message that lacks something is left to the SDK, which says what. */
function isHandshake(params: unknown): params is Handshake {
  if (!isObject(params) || typeof params.protocolVersion !== 'string') return false;
  if (isObject(params._meta) && VERSION_META in params._meta) return false;
  const { capabilities, clientInfo } = params;
  const isNamed = isObject(clientInfo) && [clientInfo.name, clientInfo.version].every(isText);
  return isNamed && isObject(capabilities) && Object.values(capabilities).every(isObject);
}

const isText = (value: unknown): value is string => typeof value === 'string';
