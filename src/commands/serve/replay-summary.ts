import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import type { Service } from '../../service/service.ts';

const SHOWN = 5;

/** Says how far the requests agreed with the recording; what was not in it is a failed verification. */
export function summariseReplay({ terminal }: Context, service: Service): OctetError | undefined {
  const report = service.replayed();
  if (!report) return undefined;
  const { answered, recorded, unused, drift } = report;
  for (const { request, difference } of drift.slice(0, SHOWN)) {
    terminal.warn(`${request} is not in the recording: ${difference}`);
  }
  if (drift.length > SHOWN)
    terminal.warn(`and ${drift.length - SHOWN} more requests are not in the recording`);
  terminal.note(
    `replayed ${answered} of ${answered + drift.length} requests; ${unused} of ${recorded} recorded ones were not used`,
  );
  if (drift.length === 0) return undefined;
  const what = drift.length === 1 ? '1 request is' : `${drift.length} requests are`;
  return new OctetError(
    'unverified',
    `${what} not in the recording`,
    'octet serve exec --record FILE -- COMMAND',
  );
}
