import { Server, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import { HANDSHAKE_VERSIONS, initializeReply } from '../../src/mcp/initialize-reply.ts';
import { CAPABILITIES, INSTRUCTIONS, serverInfo } from '../../src/mcp/server-info.ts';

const hello = (protocolVersion: string) => ({
  jsonrpc: '2.0' as const,
  id: 1,
  method: 'initialize' as const,
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

/** The answer of the SDK's own server. */
async function sdkReply(message: object): Promise<unknown> {
  const server = new Server(serverInfo('1.2.3'), { capabilities: CAPABILITIES, instructions: INSTRUCTIONS });
  return new Promise((resolve) => {
    const transport: Parameters<Server['connect']>[0] = {
      start: async () => undefined,
      close: async () => undefined,
      send: async (reply) => resolve(reply),
    };
    void server.connect(transport).then(() => transport.onmessage?.(message as never));
  });
}

test('knows the versions that the SDK negotiates', () => {
  expect(HANDSHAKE_VERSIONS).toEqual(SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version < '2026'));
});

test.each([...HANDSHAKE_VERSIONS, '2023-01-01', '2026-07-28', ''])(
  'answers initialize with %s as the SDK does',
  async (version) => {
    expect(initializeReply(hello(version), '1.2.3')).toEqual(await sdkReply(hello(version)));
  },
);

test.each([
  { ...hello('2025-06-18'), method: 'tools/list' },
  { ...hello('2025-06-18'), id: null },
  { ...hello('2025-06-18'), params: {} },
  { ...hello('2025-06-18'), params: undefined },
  { ...hello('x'), params: { ...hello('x').params, capabilities: { roots: 1 } } },
  {
    ...hello('x'),
    params: { ...hello('x').params, _meta: { 'io.modelcontextprotocol/protocolVersion': 'x' } },
  },
  [],
  'initialize',
])('leaves %j to the SDK', (message) => {
  expect(initializeReply(message, '1.2.3')).toBeUndefined();
});
