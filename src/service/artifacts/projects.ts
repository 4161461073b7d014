import type { Room } from '../service-context.ts';
import { maybeText, numberOf, type Row, type Sql, textOf } from '../store/sql.ts';

export interface Project {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly framework: string;
  readonly prompt: string;
  /** File in the vault with the preview's page; undefined when none was asked for. */
  readonly preview: string | undefined;
  /** File in the vault with what was built last. */
  readonly build: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What is kept of a build: enough for whoever goes on from it. */
export interface BuildRecord {
  readonly id: string;
  /** The templates' own; a model leaves none. */
  readonly spec: unknown;
  readonly files?: unknown;
}

export function saveProject(sql: Sql, project: Project): void {
  sql.run(
    `INSERT INTO projects (id, account, name, framework, prompt, preview, build, updated_at, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name, framework = excluded.framework,
      prompt = excluded.prompt, preview = excluded.preview, build = excluded.build, updated_at = excluded.updated_at`,
    project.id,
    project.account,
    project.name,
    project.framework,
    project.prompt,
    project.preview ?? null,
    project.build,
    project.updatedAt,
    project.createdAt,
  );
}

export function readProject(sql: Sql, account: string, id: string): Project | undefined {
  const row = sql.get('SELECT * FROM projects WHERE id = ? AND account = ?', id, account);
  return row && projectOf(row);
}

export function listProjects(sql: Sql, account: string, limit: number): Project[] {
  return sql
    .all('SELECT * FROM projects WHERE account = ? ORDER BY updated_at DESC, id LIMIT ?', account, limit)
    .map(projectOf);
}

function projectOf(row: Row): Project {
  return {
    id: textOf(row, 'id'),
    account: textOf(row, 'account'),
    name: textOf(row, 'name'),
    framework: textOf(row, 'framework'),
    prompt: textOf(row, 'prompt'),
    preview: maybeText(row, 'preview'),
    build: textOf(row, 'build'),
    createdAt: numberOf(row, 'created_at'),
    updatedAt: numberOf(row, 'updated_at'),
  };
}

export async function readBuild(room: Room, id: string): Promise<BuildRecord | undefined> {
  const file = room.vault.find(id);
  if (!file) return undefined;
  return JSON.parse(Buffer.from(await room.vault.bytes(file)).toString()) as BuildRecord;
}

export const PREVIEW_NAME = 'preview.html';
export const BUILD_NAME = 'build.json';

export interface Conversation {
  readonly id: string;
  readonly turns: readonly { readonly role: string; readonly content: string }[];
}

export function readConversation(sql: Sql, account: string, id: string): Conversation | undefined {
  const row = sql.get('SELECT turns FROM conversations WHERE id = ? AND account = ?', id, account);
  return row && { id, turns: JSON.parse(textOf(row, 'turns')) as Conversation['turns'] };
}

export function saveConversation(sql: Sql, account: string, { id, turns }: Conversation, now: number): void {
  sql.run(
    `INSERT INTO conversations (id, account, turns, updated_at) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET turns = excluded.turns, updated_at = excluded.updated_at`,
    id,
    account,
    JSON.stringify(turns),
    now,
  );
}
