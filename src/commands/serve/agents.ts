import { Api } from '../../client/api.ts';
import type { Context } from '../../context.ts';
import { chosenTools } from '../../mcp/catalogue.ts';
import { serveHttp } from '../../mcp/serve-http.ts';
import type { ServerParts } from '../../mcp/server.ts';
import { ServiceJobs } from '../../mcp/service-jobs.ts';
import { Spending } from '../../mcp/spending.ts';
import type { Agents } from '../../service/http/agent-request.ts';
import { inProcessTransport } from '../../service/http/in-process-transport.ts';
import type { Service } from '../../service/service.ts';
import { commandFunctions } from '../mcp/command-functions.ts';

/** The tools at `/mcp`: each key acts for itself, results stay at the service, and nothing is written here. */
export function agentsOf(context: Context, service: Service): Agents {
  const commands = { ...commandFunctions, webhookSecrets: async () => [service.secret] };
  return serveHttp({
    warn: (message) => context.terminal.verboseLine(`mcp: ${message}`),
    async parts(key): Promise<ServerParts> {
      const api = apiWith(context, service, key);
      const spending = new Spending();
      const jobs = new ServiceJobs({ context, api, spending });
      const services = {
        context,
        api: async () => api,
        spending,
        jobs,
        results: 'addresses',
        commands,
      } as const;
      return { version: context.version, tools: await chosenTools({}), services };
    },
  });
}

/** Asks the service in this process, with the caller's key. */
function apiWith(context: Context, service: Service, key: string): Api {
  const { clock, random, signal, version } = context;
  return new Api({
    clock,
    random,
    signal,
    baseUrl: `${service.publicUrl()}/v1`,
    prefix: '',
    maxRetries: 0,
    userAgent: `octet/${version}`,
    transport: async () => inProcessTransport(service.app, key),
    key: async () => key,
    confirmations: { has: async () => true, add: async () => undefined },
  });
}
