import PgBoss from 'pg-boss';
import { OctetError } from '../errors.ts';
import type { Database, Statements } from './database.ts';
import { MIGRATIONS, OLDEST_WORKER, SCHEMA } from './schema-sql.ts';

/** The advisory lock of a migration: "octe" as a number. */
const LOCK = 0x6f63_7465;

interface Found {
  readonly version: number;
  readonly oldest: number;
}

/** The tables that this octet works with. */
export interface SchemaPlan {
  readonly migrations: readonly string[];
  readonly oldestWorker: number;
}

const PLAN: SchemaPlan = { migrations: MIGRATIONS, oldestWorker: OLDEST_WORKER };

/** Makes the tables, or brings them up to date; those of a newer octet that this one can work with stay as they are. */
export async function prepareSchema(database: Database, plan: SchemaPlan = PLAN): Promise<void> {
  if (isUpToDate(await foundIn(database), plan)) return;
  try {
    await database.transaction(async (on) => {
      await on.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const found = await foundIn(on);
      if (!isUpToDate(found, plan)) await migrate(on, found, plan);
    });
  } catch (error) {
    if (error instanceof OctetError && error.reason === 'auth') throw mayNotCreate(error, database.place);
    throw error;
  }
}

function isUpToDate(found: Found | undefined, { migrations }: SchemaPlan): boolean {
  if (found) refuseNewer(found, migrations.length);
  return found !== undefined && found.version >= migrations.length;
}

/** Workers and readers change nothing: they say what is missing. */
export async function checkSchema(database: Database, { migrations }: SchemaPlan = PLAN): Promise<void> {
  const needed = migrations.length;
  const found = await foundIn(database);
  if (!found)
    throw new OctetError('missing', `no batches at ${database.place} yet`, 'octet batch submit FILE');
  refuseNewer(found, needed);
  if (found.version >= needed) return;
  throw new OctetError(
    'state',
    `the tables of the queue have version ${found.version}, and this octet needs ${needed}`,
    'octet batch submit FILE brings them up to date',
  );
}

function refuseNewer(found: Found, known: number): void {
  if (found.oldest <= known) return;
  throw new OctetError(
    'state',
    `the tables of the queue were made by a newer octet (version ${found.version})`,
    'npm install -g octet-cli@latest',
  );
}

async function foundIn(on: Statements): Promise<Found | undefined> {
  // to_regclass() may answer from a cache that is older than a lock that was waited for.
  const [table] = await on.query(
    `SELECT FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = '${SCHEMA}' AND c.relname = 'schema_version'`,
  );
  if (!table) return undefined;
  const [found] = await on.query<Found>(`SELECT version, oldest FROM ${SCHEMA}.schema_version`);
  return found;
}

async function migrate(on: Statements, found: Found | undefined, plan: SchemaPlan): Promise<void> {
  if (!found) {
    const [schema] = await on.query('SELECT FROM pg_catalog.pg_namespace WHERE nspname = $1', [SCHEMA]);
    // IF NOT EXISTS would ask for the right to make schemas even where this one is there.
    if (!schema) await on.query(`CREATE SCHEMA ${SCHEMA}`);
    await on.query(`CREATE TABLE ${SCHEMA}.schema_version (version int NOT NULL, oldest int NOT NULL)`);
    await on.query(`INSERT INTO ${SCHEMA}.schema_version VALUES (0, 0)`);
    await on.query(bossTables());
  }
  const { migrations, oldestWorker } = plan;
  for (const step of migrations.slice(found?.version ?? 0)) await on.query(step);
  await on.query(`UPDATE ${SCHEMA}.schema_version SET version = $1, oldest = $2`, [
    migrations.length,
    oldestWorker,
  ]);
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
