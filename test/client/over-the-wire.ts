import { onTestFinished } from 'vitest';
import { undiciTransport } from '../../src/client/undici.ts';
import type { Timeouts, Transport } from '../../src/contract/transport.ts';
import { type Cli, type CliOptions, octet } from '../support/cli.ts';

/** Real sockets with limits that a test can wait for. */
export function realCarry(
  timeouts: Partial<Timeouts> = {},
  options: Partial<Parameters<typeof undiciTransport>[0]> = {},
): Transport {
  const transport = undiciTransport({ connections: 0, connectMs: 300, ...options });
  onTestFinished(() => transport.close());
  return (request) => transport({ ...request, timeouts: { ...request.timeouts, ...timeouts } });
}

/** The command line, its clock fake, talking to a real server. */
export function octetTo(
  base: string,
  options: CliOptions & { readonly timeouts?: Partial<Timeouts> } = {},
): Cli {
  return octet(
    {},
    {
      ...options,
      network: options.network ?? realCarry(options.timeouts),
      env: { OCTET_BASE_URL: base, ...options.env },
    },
  );
}
