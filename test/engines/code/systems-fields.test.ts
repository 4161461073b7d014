import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

/** A wish over fields of its own, and what they leave in the program; nothing of it is left out. */
const WISHES: readonly (readonly [string, readonly string[]])[] = [
  [
    'Go function ParseConfig that reads a config file of key: value lines into struct Settings with Host string (default localhost), Port int (default 8080), Tags []string, Wait time.Duration (default 5s); duplicate keys are errors, line number in errors, with tests',
    [
      'func ParseConfig(r io.Reader) (Settings, error)',
      'Settings{Host: "localhost", Port: 8080, Wait: 5 * time.Second}',
      'strings.Cut(line, ":")',
      'is set on line %d already',
      'func TestParseConfig(',
    ],
  ],
  [
    'golang repo for orders(id bigint, customer_id, total numeric, status text, created_at) with postgres lib/pq: Create, GetByID, ListByStatus, Update, Delete, Count',
    [
      'github.com/lib/pq',
      'CustomerID int64',
      'RETURNING id, created_at',
      ') ListByStatus(ctx context.Context, status string) ([]Order, error)',
      'UPDATE orders SET customer_id = $2, total = $3, status = $4 WHERE id = $1',
    ],
  ],
  [
    'repository in Go using database/sql and postgres for table sensors(id uuid, serial, last_seen), functions Create, BySerial, ListStale(older than), ErrNotFound when missing',
    ['serial string) (Sensor, error)', 'WHERE last_seen < $1', 'time.Now().Add(-olderThan)', 'ErrNotFound'],
  ],
  [
    'Rust axum CRUD service for books with title, author (max 80 characters), pages int and an optional description, invalid input gives 400, port 4000',
    [
      'get(list_books).post(create_book)',
      'get(show_book).put(update_book).delete(delete_book)',
      'author may have at most 80 characters',
      'pages: i64,',
      'description: Option<String>,',
      'StatusCode::BAD_REQUEST',
      '127.0.0.1:4000',
    ],
  ],
  [
    'Go function Truncate(s string, max int) string, Slugify(s string) string and IsPalindrome, with table-driven tests',
    ['func Truncate(s string, max int) string', 'func Slugify(', 'func IsPalindrome(', 'func TestTexts('],
  ],
  [
    'golang uptime monitor: pings websites from a text file every 2 minutes with 5 second timeout, shows which are up or down',
    ['2*time.Minute', 'Timeout: 5 * time.Second', '%s UP', '%s DOWN'],
  ],
];

test.each(WISHES)('%s', async (prompt, parts) => {
  const { code, notes } = await generateCode({ prompt }, tools);
  for (const part of parts) expect(code).toContain(part);
  expect(notes).toEqual([]);
});
