import { readBuildFiles } from '../contract/build-files.ts';
import { endpoints } from '../contract/endpoints.ts';
import { isObject, type JsonObject } from '../contract/shape.ts';
import type { Call } from './room.ts';
import { seedOf } from './seed.ts';

const TASK = [
  'You write complete, small, working applications.',
  'Answer with one JSON object and nothing else:',
  '{"summary": "one sentence", "files": [{"path": "relative/path", "content": "whole content of the file"}]}.',
  'Include a README.md and a test. Pin exact versions.',
].join(' ');

/** An application from the connected model; undefined without one, or when its answer holds no files. */
export async function buildByModel(
  call: Call,
  prompt: string,
  framework: string,
): Promise<JsonObject | undefined> {
  const flow = await call.room.text.fromModel({
    kind: 'chat',
    path: endpoints.build.path,
    model: undefined,
    messages: [
      { role: 'system', content: TASK },
      { role: 'user', content: `Framework: ${framework}\n\n${prompt}` },
    ],
    maxTokens: undefined,
    temperature: undefined,
    seed: seedOf(call.body),
    signal: call.signal,
  });
  if (!flow) return undefined;
  let text = '';
  for await (const piece of flow.pieces) text += piece;
  const document = firstObject(text);
  const files = readBuildFiles(document)?.files ?? [];
  if (!document || files.length === 0) return undefined;
  const page = files.find(({ path }) => path === 'index.html');
  return {
    files: files.map(({ path, content }) => ({ path, content })),
    summary: typeof document.summary === 'string' ? document.summary : `Written by ${flow.model}.`,
    notes: [],
    ...(page ? { preview: page.content } : {}),
  };
}

/** Models like to wrap what they were asked for in a fence and a few words. */
function firstObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
