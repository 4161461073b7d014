import PgBoss from 'pg-boss';
import { OctetError } from '../errors.ts';
import type { Database, Statements } from './database.ts';
import { MIGRATIONS, OLDEST_WORKER, SCHEMA } from './schema-sql.ts';

const VERSION = MIGRATIONS.length;
/** "octet_batch" in a number, for those who migrate at the same time. */
const LOCK = 0x6f63_7465;

interface Found {
  readonly version: number;
  readonly oldest: number;
}

/** Makes the tables, or brings them up to date. */
export async function prepareSchema(database: Database): Promise<void> {
  const found = await foundIn(database);
  if (found) refuseNewer(found);
  if (found?.version === VERSION) return;
  try {
    await database.transaction(async (on) => {
      await on.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      await migrate(on, await foundIn(on));
    });
  } catch (error) {
    if (error instanceof OctetError && error.reason === 'auth') throw mayNotCreate(error, database.place);
    throw error;
  }
}

/** Workers and readers change nothing: they say what is missing. */
export async function checkSchema(database: Database): Promise<void> {
  const found = await foundIn(database);
  if (!found)
    throw new OctetError('missing', `no batches at ${database.place} yet`, 'octet batch submit FILE');
  refuseNewer(found);
  if (found.version >= VERSION) return;
  throw new OctetError(
    'state',
    `the tables of the queue have version ${found.version}, and this octet needs ${VERSION}`,
    'octet batch submit FILE brings them up to date',
  );
}

function refuseNewer(found: Found): void {
  if (found.oldest <= VERSION) return;
  throw new OctetError(
    'state',
    `the tables of the queue were made by a newer octet (version ${found.version})`,
    'npm install -g octet-cli@latest',
  );
}

async function foundIn(on: Statements): Promise<Found | undefined> {
  const [place] = await on.query<{ there: boolean }>(
    `SELECT to_regclass('${SCHEMA}.schema_version') IS NOT NULL AS there`,
  );
  if (!place?.there) return undefined;
  const [found] = await on.query<Found>(`SELECT version, oldest FROM ${SCHEMA}.schema_version`);
  return found;
}

async function migrate(on: Statements, found: Found | undefined): Promise<void> {
  if (!found) {
    const [schema] = await on.query<{ there: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS there', [
      SCHEMA,
    ]);
    // IF NOT EXISTS would ask for the right to make schemas even where this one is there.
    if (!schema?.there) await on.query(`CREATE SCHEMA ${SCHEMA}`);
    await on.query(`CREATE TABLE ${SCHEMA}.schema_version (version int NOT NULL, oldest int NOT NULL)`);
    await on.query(`INSERT INTO ${SCHEMA}.schema_version VALUES (0, 0)`);
    await on.query(bossTables());
  }
  for (const step of MIGRATIONS.slice(found?.version ?? 0)) await on.query(step);
  await on.query(`UPDATE ${SCHEMA}.schema_version SET version = $1, oldest = $2`, [VERSION, OLDEST_WORKER]);
}

/** pg-boss's own plan, without its transaction and its schema: both are ours. */
function bossTables(): string {
  const plan = PgBoss.getConstructionPlans(SCHEMA);
  return plan
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
    .replace(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`, 'SELECT 1');
}

function mayNotCreate(cause: OctetError, place: string): OctetError {
  return new OctetError(
    'auth',
    `this user may not make the tables of the queue at ${place}`,
    'as an owner: GRANT CREATE ON DATABASE name TO user; or: CREATE SCHEMA octet_batch AUTHORIZATION user',
    { cause },
  );
}
