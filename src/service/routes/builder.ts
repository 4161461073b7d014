import { type BuildRequest, DEFAULT_FRAMEWORK } from '../../contract/builder.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { notesField } from '../../contract/notes.ts';
import type { AppSpec } from '../../engines/builder/spec/app-spec.ts';
import type { StoredArtifact } from '../artifacts/artifact-store.ts';
import {
  BUILD_NAME,
  type BuildRecord,
  findProject,
  listProjects,
  PREVIEW_NAME,
  type Project,
  readBuild,
  saveProject,
} from '../artifacts/projects.ts';
import { priceOf } from '../billing/prices.ts';
import { MOST_LISTED } from '../http/page-limit.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { seedOf } from '../simulation/seed.ts';
import { buildByModel, type ModelApp } from '../text/model-build.ts';
import type { DocumentReply } from './reply.ts';
import { type BodyContext, type RequestContext, readRoute, route } from './route.ts';

export const builderBuild = route(endpoints.build, {
  price: () => priceOf('build'),
  run: buildNow,
});

const frameworkFor = async (prompt: string): Promise<BuildRequest['framework']> =>
  (await import('../../engines/builder/spec/named-framework.ts')).frameworkIn(prompt);

/** Builds take a second, so the reply is the finished one. */
async function buildNow(context: BodyContext<BuildRequest>): Promise<DocumentReply> {
  const { service, account, body, origin } = context;
  const { prompt, framework, project_id, preview } = body;
  const earlier =
    project_id === undefined
      ? undefined
      : await service.store.read((sql) => findProject(sql, account.id, project_id));
  if (project_id !== undefined && !earlier) throw serviceError.missing('Project not found.');
  const earlierBuild = earlier && (await readBuild(service, earlier.build));
  const from = service.clock.monotonic();
  const chosen = framework ?? earlier?.framework ?? (await frameworkFor(prompt)) ?? DEFAULT_FRAMEWORK;
  const made = await makeApp(context, { prompt, framework: chosen, earlierBuild });
  const { files, summary, spec } = made.app;
  const id = newId('build');
  const stored = await putJson(context, BUILD_NAME, { id, spec, files } satisfies BuildRecord);
  const page = made.app.preview;
  const pages = preview && page !== undefined ? await putPage(context, page) : undefined;
  const now = service.clock.now();
  const project: Project = {
    id: earlier?.id ?? newId('proj'),
    account: account.id,
    name: spec?.title ?? prompt,
    framework: chosen,
    prompt,
    preview: pages?.id,
    build: stored.id,
    createdAt: earlier?.createdAt ?? now,
    updatedAt: now,
  };
  const previewUrl = pages && `${origin}/previews/${pages.id}`;
  const duration_ms = Math.round(service.clock.monotonic() - from);
  return {
    kind: 'reply',
    document: {
      id,
      object: 'build',
      status: 'completed',
      model: made.model,
      name: project.name,
      framework: chosen,
      summary,
      files,
      ...(previewUrl ? { preview_url: previewUrl } : {}),
      project_id: project.id,
      notes: made.notes,
      ...(made.attribution === undefined ? {} : { attribution: made.attribution }),
    },
    commit(sql) {
      for (const file of [stored, pages]) if (file) service.artifacts.register(sql, account.id, file, now);
      saveProject(sql, project);
      const about = { job_id: id, service: 'builder' };
      service.webhooks.emit(sql, account.id, 'generation.started', {
        ...about,
        created_at: new Date(now - duration_ms).toISOString(),
      });
      const output_url = previewUrl ?? `${origin}/files/${stored.id}`;
      service.webhooks.emit(sql, account.id, 'generation.completed', {
        ...about,
        output_url,
        duration_ms,
        ...notesField(made),
      });
    },
  };
}

interface BuildInput {
  readonly prompt: string;
  readonly framework: Project['framework'];
  /** The last build of a project that is continued. */
  readonly earlierBuild: BuildRecord | undefined;
}

interface Made {
  readonly model: string;
  readonly attribution?: string;
  readonly app: ModelApp & { readonly spec?: AppSpec };
  readonly notes: readonly string[];
}

/** By the connected model, else from templates. A note says so if the templates stand in for a model. */
async function makeApp(
  context: RequestContext,
  { prompt, framework, earlierBuild }: BuildInput,
): Promise<Made> {
  const written = await buildByModel(context, { prompt, framework, files: earlierBuild?.files });
  if (written?.app) return { ...written, app: written.app, notes: [] };
  const request = { prompt, framework, previous: earlierBuild?.spec, seed: seedOf(context.given) };
  const app = await context.service.workers.run(
    { kind: 'build', request },
    { signal: context.signal, account: context.account.id },
  );
  const notes = [
    ...(written ? [`${written.model} answered without files, so a template was used instead.`] : []),
    ...(earlierBuild && earlierBuild.spec === undefined
      ? ['A model wrote this project. Templates cannot continue it, so this is a new project.']
      : []),
    ...app.notes,
  ];
  return { model: 'local-builder', app, notes };
}

function putPage({ service }: RequestContext, html: string): Promise<StoredArtifact> {
  return service.artifacts.put({
    name: PREVIEW_NAME,
    mime: 'text/html; charset=utf-8',
    bytes: Buffer.from(html),
  });
}

function putJson({ service }: RequestContext, name: string, value: unknown): Promise<StoredArtifact> {
  return service.artifacts.put({ name, mime: 'application/json', bytes: Buffer.from(JSON.stringify(value)) });
}

export const builderProjects = readRoute(endpoints.buildProjects, async ({ service, account, origin }) => {
  const projects = await service.store.read((sql) => listProjects(sql, account.id, MOST_LISTED));
  const data = await Promise.all(
    projects.map(async (project) => ({
      id: project.id,
      object: 'project',
      project_id: project.id,
      build_id: (await readBuild(service, project.build))?.id,
      name: project.name,
      framework: project.framework,
      prompt: project.prompt,
      status: 'completed',
      ...(project.preview === undefined ? {} : { preview_url: `${origin}/previews/${project.preview}` }),
      created_at: new Date(project.createdAt).toISOString(),
      updated_at: new Date(project.updatedAt).toISOString(),
    })),
  );
  return { kind: 'reply', document: { object: 'list', data } };
});
