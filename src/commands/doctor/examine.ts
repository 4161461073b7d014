import type { Context } from '../../context.ts';
import { EXIT_STATUS, type Reason } from '../../errors.ts';
import { SilentExit } from '../../silent-exit.ts';
import type { Finding } from './findings.ts';
import { aboutMachine } from './machine.ts';
import { aboutService } from './service.ts';

const SIGNS = { good: '✓', notice: '•', bad: '✗' } as const;
const WORDS = { good: 'ok', notice: 'note', bad: 'problem' } as const;

export async function examine(context: Context): Promise<void> {
  const { terminal } = context;
  const findings: Finding[] = [...(await aboutMachine(context)), ...(await aboutService(context))];
  await terminal.result(
    findings.map(({ name, state, text, remedy, exit }) => ({
      name,
      state,
      text,
      remedy: remedy ?? null,
      exit: exit ?? 0,
    })),
    () => findings.flatMap((finding) => linesOf(context, finding)),
  );
  const worst = worstOf(findings);
  if (worst !== undefined) throw new SilentExit(worst);
}

/** The first problem to solve comes first: safety, this machine, settings, key, network, service. */
const WORST_FIRST: readonly Reason[] = [
  'bug',
  'unsafe',
  'state',
  'io',
  'usage',
  'auth',
  'network',
  'service',
  'missing',
  'credits',
  'limited',
];

function worstOf(findings: readonly Finding[]): number | undefined {
  const statuses = findings.filter(({ state }) => state === 'bad').map(({ exit }) => exit ?? EXIT_STATUS.bug);
  const known = WORST_FIRST.map((reason) => EXIT_STATUS[reason] as number);
  return known.find((status) => statuses.includes(status)) ?? statuses[0];
}

function linesOf({ terminal }: Context, { name, state, text, remedy }: Finding): string[] {
  if (!terminal.out.isTTY) return [[WORDS[state], name, text, remedy ?? ''].join('\t')];
  const colour = { good: terminal.style.green, notice: terminal.style.yellow, bad: terminal.style.red }[
    state
  ];
  const sign = terminal.accessible ? WORDS[state] : SIGNS[state];
  const term = `${colour(sign.padEnd(terminal.accessible ? 7 : 1))} ${name.padEnd(11)}  `;
  const margin = ' '.repeat(terminal.accessible ? 21 : 15);
  const arrow = terminal.accessible ? 'to do:' : '→';
  const line = terminal.wrap(`${term}${text}`);
  return remedy ? [line, terminal.wrap(`${margin}${terminal.style.cyan(arrow)} ${remedy}`)] : [line];
}
