import type { EnvironmentVariables } from '../files/directory-names.ts';
import { passwordsIn } from './queue-url.ts';
import { createRedactor, type Redactor } from './redact.ts';

const SECRET_VARIABLES = [
  'OCTET_API_KEY',
  'OCTET_ADMIN_KEY',
  'OCTET_WEBHOOK_SECRET',
  'OCTET_UPSTREAM_KEY',
  'OCTET_UPSTREAM_IMAGES_KEY',
];

/** Hides what the environment holds from the beginning, and later what else turns up. */
export function redactorOf(env: EnvironmentVariables): Redactor {
  const redactor = createRedactor();
  for (const name of SECRET_VARIABLES) {
    const secret = env[name];
    if (secret) redactor.register(secret.trim());
  }
  for (const password of passwordsIn(env.OCTET_QUEUE_URL ?? '')) redactor.register(password);
  return redactor;
}
