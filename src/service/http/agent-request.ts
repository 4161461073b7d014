import type { ServiceResponse } from './request-response.ts';

/** A request for the MCP server, once its key is known to be good. */
interface AgentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Its tools send requests with this key. */
  readonly key: string;
  readonly signal: AbortSignal;
}

/** The MCP server beside the service, given by the code that opens the service. */
export type Agents = (request: AgentRequest) => Promise<ServiceResponse>;
