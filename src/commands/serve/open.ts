import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { missingPart, OctetError } from '../../errors.ts';
import { readTextFile } from '../../input/files.ts';
import type { Agents } from '../../service/http/agent-request.ts';
import { openService, type Service } from '../../service/service.ts';
import type { ServeFlags, ServiceFlags } from './flags.ts';

/** The folder of the local service, the same in process and over HTTP. */
export function localState(context: Context): string | undefined {
  return context.directories.state && join(context.directories.state, 'local');
}

/** A server reads its whole state before it serves anybody; a command cannot afford that. */
export async function openFrom(
  context: Context,
  flags: ServiceFlags & Partial<Pick<ServeFlags, 'ephemeral' | 'journal' | 'journalMb'>>,
  verify: 'recent' | 'all' = 'recent',
): Promise<Service> {
  const config = await context.config();
  for (const url of flags.webhook ?? []) checkWebhook(url);
  const stateDir = flags.ephemeral ? undefined : localState(context);
  const hasOwnAccount = stateDir !== undefined && describesAccount(flags);
  let agents: Promise<Agents> | undefined;
  const service: Service = await openService({
    ...context.serviceParts,
    stateDir,
    clock: context.clock,
    account: hasOwnAccount ? 'serve' : 'everyday',
    plan: flags.plan,
    credits: flags.credits,
    attribution: flags.attribution,
    key: flags.key,
    allowHosts: flags.allowHost,
    speed: flags.speed,
    faults: flags.fault,
    fixtures: flags.fixtures === undefined ? undefined : await fixturesIn(context, flags.fixtures),
    webhooks: flags.webhook,
    upstream: config.upstream?.value,
    upstreamKey: context.env.OCTET_UPSTREAM_KEY || undefined,
    upstreamImages: config.upstreamImages?.value,
    upstreamImagesKey: context.env.OCTET_UPSTREAM_IMAGES_KEY || undefined,
    soundFont: await soundFontFor(context, flags, config.soundfont?.value),
    record: flags.record,
    replay: flags.replay,
    verify,
    journal: journalOf(flags),
    // Most who run the service never ask for it, and it takes long to load.
    async agents(request) {
      agents ??= import('./agents.ts').then(({ agentsOf }) => agentsOf(context, service));
      return (await agents)(request);
    },
    onFault: (error, requestId) =>
      context.terminal.warn(
        `${requestId} failed with an internal error: ${missingPart(error)?.message ?? (error instanceof Error ? error.message : 'unknown')}`,
      ),
  });
  for (const notice of service.notices) context.terminal.warn(notice);
  if (hasOwnAccount) {
    context.terminal.note('using a separate account for this service; your usual local account is unchanged');
  }
  return service;
}

async function soundFontFor(
  context: Context,
  { soundfont }: ServiceFlags,
  setting: string | undefined,
): Promise<string | undefined> {
  if (soundfont === undefined) return setting;
  const { soundFontOf } = await import('../../input/sound-font.ts');
  return soundFontOf(context, soundfont);
}

const USUAL_REQUESTS = 10_000;
const USUAL_MB = 64;

function journalOf({ journal = USUAL_REQUESTS, journalMb = USUAL_MB }: Partial<ServeFlags>) {
  return journal === 0 ? undefined : { most: journal, mostBytes: journalMb * 1024 * 1024 };
}

/** These options describe an account. The one that commands use every day must not change with a test run. */
function describesAccount({ plan, credits, attribution }: ServiceFlags): boolean {
  return plan !== undefined || credits !== undefined || attribution === false;
}

function checkWebhook(url: string): void {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return;
  throw new OctetError('usage', '--webhook must be an http or https URL');
}

async function fixturesIn(context: Context, file: string): Promise<unknown> {
  const text = await readTextFile(context, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OctetError('usage', `${file} is not valid JSON`, undefined, { cause: error });
  }
}
