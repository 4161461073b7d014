import { WRITE_LINES } from './group-write-sql.ts';

/** Everything of the queue, pg-boss's tables included, is in this schema. */
export const SCHEMA = 'octet_batch';

/**
 * One text for each version, run in order. A statement may only add: workers of the version before go on while it
 * runs. One that they could not live with raises OLDEST_WORKER.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE octet_batch.batch (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE,
    run uuid NOT NULL DEFAULT gen_random_uuid(),
    state text NOT NULL DEFAULT 'submitting'
      CHECK (state IN ('submitting', 'running', 'paused', 'exhausted', 'cancelled', 'done')),
    complete boolean NOT NULL DEFAULT false,
    lines int NOT NULL DEFAULT 0,
    rpm int,
    next_send_at timestamptz NOT NULL DEFAULT now(),
    max_credits numeric,
    reserved numeric NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    touched_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz
  );
  CREATE TABLE octet_batch.chunk (
    id uuid PRIMARY KEY,
    batch int NOT NULL REFERENCES octet_batch.batch ON DELETE CASCADE,
    number int NOT NULL,
    first_line int NOT NULL,
    line_count int NOT NULL,
    digest bytea NOT NULL,
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'ended')),
    token int NOT NULL DEFAULT 0,
    worker uuid,
    lease_until timestamptz,
    origin text,
    done int NOT NULL DEFAULT 0,
    failed int NOT NULL DEFAULT 0,
    unknown int NOT NULL DEFAULT 0,
    spent numeric NOT NULL DEFAULT 0,
    UNIQUE (batch, number)
  );
  CREATE INDEX ON octet_batch.chunk (lease_until) WHERE lease_until IS NOT NULL;
  CREATE TABLE octet_batch.line (
    batch int NOT NULL REFERENCES octet_batch.batch ON DELETE CASCADE,
    index int NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (batch, index)
  );
  CREATE TABLE octet_batch.result (
    batch int NOT NULL REFERENCES octet_batch.batch ON DELETE CASCADE,
    index int NOT NULL,
    state text NOT NULL CHECK (state IN ('sending', 'done', 'failed', 'unknown')),
    key uuid,
    token int NOT NULL,
    price numeric NOT NULL DEFAULT 0,
    credits numeric NOT NULL DEFAULT 0,
    job text,
    repeatable boolean NOT NULL DEFAULT true,
    document text,
    PRIMARY KEY (batch, index)
  ) WITH (fillfactor = 70);
  CREATE INDEX ON octet_batch.result (batch, index) WHERE state <> 'done';
  CREATE TABLE octet_batch.worker (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    batch text,
    ended_lines bigint NOT NULL DEFAULT 0,
    per_minute double precision NOT NULL DEFAULT 0,
    seen_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE octet_batch.origin (
    origin text PRIMARY KEY,
    confirmed boolean NOT NULL DEFAULT false,
    known text NOT NULL DEFAULT 'unknown' CHECK (known IN ('unknown', 'none', 'window')),
    remaining int NOT NULL DEFAULT 0,
    reset_at bigint NOT NULL DEFAULT 0,
    opens_at timestamptz NOT NULL DEFAULT now(),
    allowed int,
    probe_until timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE octet_batch.rate_grant (
    worker uuid NOT NULL,
    origin text NOT NULL,
    amount int NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (worker, origin)
  );
  `,
  // Batches are never deleted, and a check of the batch for each line costs more than the line.
  `
  ALTER TABLE octet_batch.line DROP CONSTRAINT line_batch_fkey;
  ALTER TABLE octet_batch.result DROP CONSTRAINT result_batch_fkey;
  ALTER TABLE octet_batch.chunk SET (fillfactor = 50);
  `,
  WRITE_LINES,
];

/** The oldest version of octet's own code that works with the newest tables. */
export const OLDEST_WORKER = 1;
