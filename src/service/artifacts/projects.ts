import type { ServiceContext } from '../service-context.ts';
import { maybeText, numberIn, type Row, type Sql, textIn } from '../store/sql.ts';

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

export function findProject(sql: Sql, account: string, id: string): Project | undefined {
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
    id: textIn(row, 'id'),
    account: textIn(row, 'account'),
    name: textIn(row, 'name'),
    framework: textIn(row, 'framework'),
    prompt: textIn(row, 'prompt'),
    preview: maybeText(row, 'preview'),
    build: textIn(row, 'build'),
    createdAt: numberIn(row, 'created_at'),
    updatedAt: numberIn(row, 'updated_at'),
  };
}

export async function readBuild(service: ServiceContext, id: string): Promise<BuildRecord | undefined> {
  const file = await service.artifacts.find(id);
  if (!file) return undefined;
  return JSON.parse(Buffer.from(await service.artifacts.bytes(file)).toString()) as BuildRecord;
}

export const PREVIEW_NAME = 'preview.html';
export const BUILD_NAME = 'build.json';

export interface ProjectConversation {
  readonly id: string;
  readonly turns: readonly { readonly role: string; readonly content: string }[];
}

export function findProjectConversation(
  sql: Sql,
  account: string,
  id: string,
): ProjectConversation | undefined {
  const row = sql.get('SELECT turns FROM conversations WHERE id = ? AND account = ?', id, account);
  return row && { id, turns: JSON.parse(textIn(row, 'turns')) as ProjectConversation['turns'] };
}

export function saveProjectConversation(
  sql: Sql,
  account: string,
  { id, turns }: ProjectConversation,
  now: number,
): void {
  sql.run(
    `INSERT INTO conversations (id, account, turns, updated_at) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET turns = excluded.turns, updated_at = excluded.updated_at`,
    id,
    account,
    JSON.stringify(turns),
    now,
  );
}
