import { readBuildFiles } from '../../contract/build-files.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import type { RequestContext } from '../routes/route.ts';
import { seedOf } from '../simulation/seed.ts';
import { attributed } from './text-flow.ts';

const TASK = [
  'You write complete, small, working applications.',
  'Answer with one JSON object and nothing else:',
  '{"summary": "one sentence", "files": [{"path": "relative/path", "content": "whole content of the file"}]}.',
  'Include a README.md and a test. Pin exact versions.',
].join(' ');

export interface ModelApp {
  readonly files: readonly object[];
  readonly summary: string;
  /** A page that shows the application by itself. */
  readonly preview?: string;
}

export interface ModelBuild {
  readonly model: string;
  /** Undefined when its answer holds no files. */
  readonly app: ModelApp | undefined;
  readonly attribution?: string;
}

export interface ModelBuildInput {
  readonly prompt: string;
  readonly framework: string;
  /** The files of a project that is continued. */
  readonly files: unknown;
}

/** An application from the connected model; undefined without one. */
export async function buildByModel(
  context: RequestContext,
  input: ModelBuildInput,
): Promise<ModelBuild | undefined> {
  const flow = await context.service.text.fromModel({
    fixture: context.fixture,
    model: undefined,
    messages: [
      { role: 'system', content: TASK },
      { role: 'user', content: questionOf(input) },
    ],
    maxTokens: undefined,
    temperature: undefined,
    seed: seedOf(context.given),
    signal: context.signal,
    account: context.account.id,
  });
  if (!flow) return undefined;
  let text = '';
  for await (const piece of flow.pieces) text += piece;
  return { model: flow.model, app: appIn(text, flow.model), ...attributed(flow) };
}

function questionOf({ prompt, framework, files }: ModelBuildInput): string {
  const change = Array.isArray(files)
    ? `Change this application, and answer with all of its files:\n${JSON.stringify(files)}\n\n`
    : '';
  return `Framework: ${framework}\n\n${change}${prompt}`;
}

function appIn(text: string, model: string): ModelApp | undefined {
  const document = firstObject(text);
  const files = readBuildFiles(document)?.files ?? [];
  if (!document || files.length === 0) return undefined;
  const page = files.find(({ path }) => path === 'index.html');
  return {
    files: files.map(({ encoding, ...file }) => (encoding === 'utf8' ? file : { ...file, encoding })),
    summary: typeof document.summary === 'string' ? document.summary : `Written by ${model}.`,
    ...(page ? { preview: page.content } : {}),
  };
}

/** Models like to wrap what they were asked for in a fence and a few words. */
function firstObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return isObject(value) ? value : undefined;
  } catch {
    // The model wrote no JSON; the caller sees that there is no document.
    return undefined;
  }
}
