import type { Statements } from './database.ts';

/** True once a worker has seen that this origin honours idempotency keys. */
export async function isConfirmed(on: Statements, origin: string): Promise<boolean> {
  const [row] = await on.query<{ confirmed: boolean }>(
    'SELECT confirmed FROM octet_batch.origin WHERE origin = $1',
    [origin],
  );
  return row?.confirmed ?? false;
}

/** Tells all workers that this origin has echoed a key. */
export async function confirmOrigin(on: Statements, origin: string): Promise<void> {
  await on.query(
    `INSERT INTO octet_batch.origin (origin, confirmed) VALUES ($1, true)
     ON CONFLICT (origin) DO UPDATE SET confirmed = true`,
    [origin],
  );
}
