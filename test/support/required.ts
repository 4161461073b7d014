import { env } from 'node:process';

/**
 * Parts of the machine that some tests need. A test whose part is missing is skipped and says so, unless
 * OCTET_TEST_REQUIRE names it (`postgres,chromium`): then it fails, so that CI cannot skip it unseen.
 */
export function missingPart(part: 'postgres' | 'chromium' | 'promtool', hint: string): true {
  const required = (env.OCTET_TEST_REQUIRE ?? '').split(',').map((word) => word.trim());
  if (required.includes(part))
    throw new Error(`${part} is required by OCTET_TEST_REQUIRE and not there: ${hint}`);
  console.warn(`skipped: no ${part} on this machine (${hint})`);
  return true;
}
