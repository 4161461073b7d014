import { shellWord } from '../../config/shell-word.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { running } from './announcement.ts';
import type { EnvFlags } from './flags.ts';

export async function printEnv(context: Context, flags: EnvFlags): Promise<void> {
  const found = await running(context);
  if (!found) throw new OctetError('missing', 'no local service is running', 'octet serve');
  const variables = Object.entries(found.variables);
  await context.terminal.result(
    found.variables,
    variables.map(([name, value]) =>
      flags.export ? `export ${name}=${shellWord(value)}` : `${name}=${value}`,
    ),
  );
}
