import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { Ended } from '../ended.ts';
import { manual } from '../manual.ts';
import type { Finding } from './findings.ts';

export function doctor(program: Command, context: Context): void {
  const command = program
    .command('doctor')
    .description('check this machine, the settings, the key and the service')
    .action(() => examine(context));
  manual(command, { examples: ['octet doctor', 'octet doctor --json'], exits: [3, 4, 10, 11, 15] });
}

const SIGNS = { good: '✓', notice: '•', bad: '✗' } as const;
const WORDS = { good: 'ok', notice: 'note', bad: 'problem' } as const;

async function examine(context: Context): Promise<void> {
  const { terminal } = context;
  const [{ aboutMachine }, { aboutService }] = await Promise.all([
    import('./machine.ts'),
    import('./service.ts'),
  ]);
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
  const worst = findings.find(({ state }) => state === 'bad');
  if (worst) throw new Ended(worst.exit ?? 1);
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
