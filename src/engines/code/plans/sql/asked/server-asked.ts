import type { Question } from './question.ts';

interface Report {
  readonly about: RegExp;
  readonly silent: string;
  readonly sql: (wish: string) => readonly string[];
}

const MOST = /\b(?:most|top|largest|biggest|highest|worst)\b/;

/** Questions that the catalogues and statistics of PostgreSQL answer. */
const REPORTS: readonly Report[] = [
  {
    about: /\b(?:dead (?:tuples?|rows)|bloat(?:ed)?|vacuum(?:ed|s)?)\b/,
    silent:
      'dead tuple tuples bloat bloated vacuum vacuumed autovacuum autovacuumed analyze analyzed last most least share percent live need',
    sql: () => [
      'SELECT schemaname, relname, n_live_tup, n_dead_tup,',
      '  ROUND(100.0 * n_dead_tup / NULLIF(n_live_tup + n_dead_tup, 0), 1) AS dead_percent,',
      '  last_vacuum, last_autovacuum, last_analyze, last_autoanalyze',
      'FROM pg_stat_user_tables',
      'ORDER BY n_dead_tup DESC',
      'LIMIT 20;',
    ],
  },
  {
    about: /\b(?:unused|never used|not (?:being )?used|useless) index(?:es)?|\bindex(?:es)? (?:.*)never\b/,
    silent: 'unused never used not useless index indexes size sizes largest biggest big take space drop',
    sql: () => [
      '-- Counted since the statistics were last reset; unique indexes are needed without being read.',
      'SELECT s.schemaname, s.relname, s.indexrelname, pg_size_pretty(pg_relation_size(s.indexrelid)) AS size',
      'FROM pg_stat_user_indexes AS s',
      'JOIN pg_index AS i ON i.indexrelid = s.indexrelid',
      'WHERE s.idx_scan = 0 AND NOT i.indisunique',
      'ORDER BY pg_relation_size(s.indexrelid) DESC;',
    ],
  },
  {
    about: /\b(?:block(?:s|ed|ing)?|locks?|waits? for|waiting)\b/,
    silent:
      'block blocks blocked blocking lock locks locked wait waits waiting session sessions process processes pid other others currently right now running',
    sql: () => [
      'SELECT waiting.pid, waiting.usename, waiting.query, NOW() - waiting.query_start AS waits_for,',
      '  blocking.pid AS blocking_pid, blocking.query AS blocking_query',
      'FROM pg_stat_activity AS waiting',
      'CROSS JOIN LATERAL unnest(pg_blocking_pids(waiting.pid)) AS blocker(pid)',
      'JOIN pg_stat_activity AS blocking ON blocking.pid = blocker.pid',
      'ORDER BY waits_for DESC;',
    ],
  },
  {
    about: /\b(?:(?:running|active|slow|long)\b.*\bquer(?:y|ies)|quer(?:y|ies)\b.*\brunning)\b/,
    silent:
      'long longest slow active running run currently right now longer than more minute minutes second seconds hour hours pid duration session sessions',
    sql: (wish) => [
      'SELECT pid, usename, state, NOW() - query_start AS duration, query',
      'FROM pg_stat_activity',
      `WHERE state = 'active' AND pid <> pg_backend_pid()${(([, size, unit]) => (size ? ` AND query_start < NOW() - INTERVAL '${size} ${unit}'` : ''))(/(\d+) (second|minute|hour)s?/.exec(wish) ?? [])}`,
      'ORDER BY query_start;',
    ],
  },
  {
    about: /\b(?:sizes?|largest|biggest|big|space|disk)\b/,
    silent:
      'size sizes large largest big biggest space disk take takes use uses most total index indexes including top on human readable 5 10 20',
    sql: (wish) => [
      'SELECT schemaname, relname, pg_size_pretty(pg_total_relation_size(relid)) AS total,',
      '  pg_size_pretty(pg_relation_size(relid)) AS rows_only, pg_size_pretty(pg_indexes_size(relid)) AS indexes',
      'FROM pg_statio_user_tables',
      'ORDER BY pg_total_relation_size(relid) DESC',
      `LIMIT ${/\b(\d+)\b/.exec(wish)?.[1] ?? (MOST.test(wish) ? 20 : 100)};`,
    ],
  },
];

/** "Postgres: the tables with the most dead tuples": questions about the server, and no table of the asker. */
export const SERVER: Question = {
  about: [/\bpostgres|\bpg_/, /\b(?:tables?|index(?:es)?|quer(?:y|ies)|sessions?|locks?|database)\b/],
  silent: 'postgres postgresql query queries table tables find how big large long when they which',
  write: (wish, ground) => {
    const report = REPORTS.find(({ about }) => about.test(wish.rest));
    if (!report || ground.tables.length > 0) return undefined;
    const lines = report.sql(wish.rest);
    wish.take(/(?:more|longer) than \d+ (?:second|minute|hour)s?|\b\d+\b/);
    for (const word of report.silent.split(' ')) while (wish.take(new RegExp(`\\b${word}\\b`)));
    return ground.write(...lines);
  },
};
