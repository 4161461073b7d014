/** One entry per version; an entry is never changed once it was released. `PRAGMA user_version` counts them. */
export const MIGRATIONS: readonly string[] = [
  `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE owners (
  id TEXT PRIMARY KEY, pid INTEGER NOT NULL, start TEXT, beat INTEGER NOT NULL
) STRICT;
CREATE TABLE accounts (
  id TEXT PRIMARY KEY, email TEXT NOT NULL, plan TEXT NOT NULL,
  attribution INTEGER NOT NULL DEFAULT 1,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  held INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0 AND held <= balance),
  depleted INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE keys (
  hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts, created_at INTEGER NOT NULL, revoked_at INTEGER
) STRICT;
CREATE TABLE ledger (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account TEXT NOT NULL REFERENCES accounts,
  kind TEXT NOT NULL, amount INTEGER NOT NULL, balance INTEGER NOT NULL, reference TEXT, description TEXT NOT NULL,
  at INTEGER NOT NULL, seal TEXT NOT NULL
) STRICT;
CREATE INDEX ledger_of_account ON ledger (account, seq);
CREATE TABLE holds (
  id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts, amount INTEGER NOT NULL CHECK (amount >= 0),
  description TEXT NOT NULL, owner TEXT, at INTEGER NOT NULL
) STRICT;
CREATE TABLE windows (
  account TEXT NOT NULL, kind TEXT NOT NULL, start INTEGER NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (account, kind)
) STRICT;
CREATE TABLE idempotency (
  account TEXT NOT NULL, key TEXT NOT NULL, path TEXT NOT NULL, body_hash TEXT NOT NULL, owner TEXT,
  status INTEGER, headers TEXT, body BLOB, at INTEGER NOT NULL,
  PRIMARY KEY (account, key)
) STRICT;
CREATE TABLE usage (
  account TEXT NOT NULL, day TEXT NOT NULL, endpoint TEXT NOT NULL, requests INTEGER NOT NULL DEFAULT 0,
  prompt_tokens INTEGER NOT NULL DEFAULT 0, completion_tokens INTEGER NOT NULL DEFAULT 0,
  credits INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (account, day, endpoint)
) STRICT;
CREATE TABLE jobs (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account TEXT NOT NULL REFERENCES accounts,
  kind TEXT NOT NULL, request TEXT NOT NULL, units REAL NOT NULL, hold TEXT NOT NULL, status TEXT NOT NULL,
  progress REAL NOT NULL DEFAULT 0, stage TEXT, error TEXT, result TEXT, owner TEXT, beat INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL, started_at INTEGER, finished_at INTEGER
) STRICT;
CREATE INDEX jobs_by_status ON jobs (status, seq);
CREATE TABLE durations (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, units REAL NOT NULL, ms INTEGER NOT NULL
) STRICT;
CREATE TABLE files (
  id TEXT PRIMARY KEY, account TEXT NOT NULL, name TEXT NOT NULL, mime TEXT NOT NULL, size INTEGER NOT NULL,
  sha256 TEXT NOT NULL, created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE projects (
  id TEXT PRIMARY KEY, account TEXT NOT NULL, name TEXT NOT NULL, framework TEXT NOT NULL, prompt TEXT NOT NULL,
  preview TEXT, build TEXT NOT NULL, updated_at INTEGER NOT NULL, created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE conversations (
  id TEXT PRIMARY KEY, account TEXT NOT NULL, turns TEXT NOT NULL, updated_at INTEGER NOT NULL
) STRICT;
CREATE TABLE checkouts (
  id TEXT PRIMARY KEY, account TEXT NOT NULL, amount INTEGER NOT NULL, currency TEXT NOT NULL,
  credits INTEGER NOT NULL, status TEXT NOT NULL, payment TEXT, created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE endpoints (
  id TEXT PRIMARY KEY, url TEXT NOT NULL UNIQUE, events TEXT, created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE deliveries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, endpoint TEXT NOT NULL REFERENCES endpoints,
  type TEXT NOT NULL, body BLOB NOT NULL, status TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL, owner TEXT, created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deliveries_waiting ON deliveries (status, endpoint, seq);
CREATE TABLE attempts (
  delivery TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, status INTEGER, error TEXT, ms INTEGER,
  PRIMARY KEY (delivery, number)
) STRICT;
CREATE TABLE notifications (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, reference TEXT NOT NULL,
  recipient TEXT NOT NULL, message TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
`,
  // The key of this account could be derived from the webhook secret. The next start makes a random one.
  "DELETE FROM keys WHERE account = 'acct_local'",
  'ALTER TABLE owners ADD COLUMN identity TEXT',
  `
CREATE TABLE requests (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, method TEXT NOT NULL,
  path TEXT NOT NULL, endpoint TEXT, account TEXT, status INTEGER NOT NULL, duration_ms REAL NOT NULL,
  credits INTEGER NOT NULL, tokens INTEGER NOT NULL, stream INTEGER NOT NULL, fault TEXT, job TEXT, test TEXT,
  bytes INTEGER NOT NULL, detail TEXT NOT NULL
) STRICT;
ALTER TABLE keys ADD COLUMN name TEXT;
ALTER TABLE keys ADD COLUMN hint TEXT;
ALTER TABLE endpoints ADD COLUMN disabled INTEGER NOT NULL DEFAULT 0;
ALTER TABLE attempts ADD COLUMN reply TEXT;
ALTER TABLE deliveries ADD COLUMN replay_of TEXT;
ALTER TABLE files ADD COLUMN made TEXT;
`,
  // Responses that others may continue.
  `CREATE TABLE responses (
  id TEXT PRIMARY KEY, account TEXT NOT NULL, document TEXT NOT NULL, messages TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT`,
  // Parallel tests share one service; an account and the endpoints of a test belong to it alone.
  `
ALTER TABLE accounts ADD COLUMN test TEXT;
PRAGMA defer_foreign_keys = ON;
CREATE TABLE endpoints_before AS SELECT * FROM endpoints;
DROP TABLE endpoints;
CREATE TABLE endpoints (
  id TEXT PRIMARY KEY, url TEXT NOT NULL, events TEXT, created_at INTEGER NOT NULL,
  disabled INTEGER NOT NULL DEFAULT 0, test TEXT NOT NULL DEFAULT '', UNIQUE (url, test)
) STRICT;
INSERT INTO endpoints (id, url, events, created_at, disabled)
  SELECT id, url, events, created_at, disabled FROM endpoints_before;
DROP TABLE endpoints_before;
`,
];
