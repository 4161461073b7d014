import type { Service } from '../service.ts';

/** The variables that point a program at a service; octet itself reads the first five too. */
export interface ServiceVariables {
  readonly OCTET_ENV: string;
  readonly OCTET_BASE_URL: string;
  readonly OCTET_API_KEY: string;
  readonly OCTET_ADMIN_KEY: string;
  readonly OCTET_WEBHOOK_SECRET: string;
  readonly OPENAI_BASE_URL: string;
  readonly OPENAI_API_KEY: string;
  readonly ANTHROPIC_BASE_URL: string;
  readonly ANTHROPIC_API_KEY: string;
}

export function serviceVariables(
  origin: string,
  { key, adminKey, secret }: Pick<Service, 'key' | 'adminKey' | 'secret'>,
): ServiceVariables {
  return {
    OCTET_ENV: 'sandbox',
    OCTET_BASE_URL: `${origin}/v1`,
    OCTET_API_KEY: key,
    OCTET_ADMIN_KEY: adminKey,
    OCTET_WEBHOOK_SECRET: secret,
    OPENAI_BASE_URL: `${origin}/v1`,
    OPENAI_API_KEY: key,
    // Anthropic's clients add /v1 themselves.
    ANTHROPIC_BASE_URL: origin,
    ANTHROPIC_API_KEY: key,
  };
}
