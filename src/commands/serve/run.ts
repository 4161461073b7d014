import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { openAddress } from '../../output/open-file.ts';
import { listen } from '../../service/http/listen.ts';
import { serviceVariables } from '../../service/http/variables.ts';
import { SilentExit } from '../../silent-exit.ts';
import { announce } from './announcement.ts';
import type { ServeFlags } from './flags.ts';
import { logRequests } from './log-requests.ts';
import { openFrom } from './open.ts';
import { summariseReplay } from './replay-summary.ts';

/** A running stream or job gets this long when the service is told to stop. */
const DRAIN_MS = 5_000;
const CLEANUP_MS = 2_000;

export async function runService(context: Context, flags: ServeFlags): Promise<void> {
  const { terminal } = context;
  context.interrupts.allow(DRAIN_MS + CLEANUP_MS);
  const service = await openFrom(context, flags, 'all');
  try {
    const listener = await listen(service, { port: flags.port, host: flags.host });
    const variables = serviceVariables(listener.url, service);
    let conceal = async (): Promise<void> => {};
    try {
      conceal = await announce(context, { variables, proofKey: service.proofKey });
      const pageLink = service.newLink();
      logRequests(context, service.requests, flags.logFormat);
      if (flags.host !== undefined && !/^(127\.|localhost$|::1$)/.test(flags.host)) {
        terminal.warn(`listening on ${flags.host}: other machines can reach this service`);
      }
      await terminal.result(
        {
          url: variables.OCTET_BASE_URL,
          port: listener.port,
          key: service.key,
          webhook_secret: service.secret,
          admin_key: service.adminKey,
          dashboard: pageLink,
        },
        () =>
          terminal.out.isTTY
            ? [
                `ready at ${variables.OCTET_BASE_URL}`,
                `key      ${service.key}`,
                `secret   ${service.secret}`,
                `page     ${pageLink}`,
              ]
            : `ready at ${variables.OCTET_BASE_URL} key ${service.key} secret ${service.secret}`,
      );
      if (terminal.err.isTTY && terminal.mode === 'human')
        terminal.note('press Ctrl-C to stop; in another terminal: export $(octet serve env)');
      if (terminal.err.isTTY && terminal.mode === 'human') {
        terminal.note(
          `try: curl ${variables.OCTET_BASE_URL}/models -H "Authorization: Bearer $OCTET_API_KEY"`,
        );
      }
      if (flags.open) await openAddress(context, pageLink);
      await terminal.flush();
      await new Promise<void>((resolve) => {
        if (context.signal.aborted) resolve();
        else context.signal.addEventListener('abort', () => resolve(), { once: true });
      });
    } finally {
      await conceal();
      await listener.close(DRAIN_MS);
    }
  } finally {
    await service.close({ drainMs: DRAIN_MS });
  }
  // The terminal has shown ^C; the prompt of the shell begins on a line of its own.
  if (terminal.err.isTTY) terminal.note('');
  const drift = summariseReplay(context, service);
  if (drift) throw drift;
  // To be told to stop is how a service ends; there is nothing wrong to report.
  const { reason } = context.signal;
  throw reason instanceof OctetError ? new SilentExit(reason.exit) : reason;
}
