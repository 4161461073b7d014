import { FRAMEWORKS } from '../../contract/builder.ts';
import { isObject } from '../../contract/shape.ts';
import { type AppSpec, isAppSpec } from '../../engines/builder/spec/app-spec.ts';
import type { RouteServices } from '../service-context.ts';
import { listIn, maybeText, numberIn, type Row, type Sql, textIn, wordIn } from '../store/sql.ts';
import type { Turn } from '../text/text-flow.ts';

type Framework = (typeof FRAMEWORKS)[number];

export interface Project {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly framework: Framework;
  readonly prompt: string;
  /** Id of the artifact with the preview page; undefined when none was asked for. */
  readonly preview: string | undefined;
  /** Id of the artifact with the last build. */
  readonly build: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The stored part of a build: enough to continue it. */
export interface BuildRecord {
  readonly id: string;
  /** Written by the templates; a build by a model has none. */
  readonly spec: AppSpec | undefined;
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
    framework: wordIn(row, 'framework', FRAMEWORKS),
    prompt: textIn(row, 'prompt'),
    preview: maybeText(row, 'preview'),
    build: textIn(row, 'build'),
    createdAt: numberIn(row, 'created_at'),
    updatedAt: numberIn(row, 'updated_at'),
  };
}

export async function readBuild(
  { artifacts }: Pick<RouteServices, 'artifacts'>,
  id: string,
): Promise<BuildRecord | undefined> {
  const file = await artifacts.find(id);
  if (!file) return undefined;
  const record: unknown = JSON.parse(Buffer.from(await artifacts.bytes(file)).toString());
  if (!isObject(record)) return undefined;
  return {
    id: String(record.id),
    spec: isAppSpec(record.spec) ? record.spec : undefined,
    files: record.files,
  };
}

export const PREVIEW_NAME = 'preview.html';
export const BUILD_NAME = 'build.json';

export interface ProjectConversation {
  readonly id: string;
  readonly turns: readonly Turn[];
}

const isTurn = (value: unknown): value is Turn =>
  isObject(value) && typeof value.role === 'string' && typeof value.content === 'string';

export function findProjectConversation(
  sql: Sql,
  account: string,
  id: string,
): ProjectConversation | undefined {
  const row = sql.get('SELECT turns FROM conversations WHERE id = ? AND account = ?', id, account);
  return row && { id, turns: listIn(row, 'turns', isTurn) };
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
