import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { running } from './running.ts';

export async function printEnv(context: Context): Promise<void> {
  const found = await running(context);
  if (!found) throw new OctetError('missing', 'no local service is running', 'octet serve');
  await context.terminal.result(
    found.variables,
    Object.entries(found.variables).map(([name, value]) => `${name}=${value}`),
  );
}
