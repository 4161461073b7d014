import type { EngineTools } from '../../engines/engine.ts';
import { embedText } from '../../engines/text/embed.ts';

export interface EmbedOrder {
  readonly inputs: readonly string[];
  readonly dimensions: number;
  readonly base64: boolean;
  /** How texts become vectors: by their letters, by the meaning of their words, or by a sentence model. */
  readonly by: 'letters' | 'words' | 'sentences';
}

interface EmbedTools extends Pick<EngineTools, 'assets' | 'signal'> {
  /** Folders with optional packages; octet's own is the first. */
  readonly roots: readonly string[];
}

/** The `data` of an embeddings reply, as JSON. */
export async function embeddingList(order: EmbedOrder, tools: EmbedTools): Promise<Uint8Array> {
  const vectors = await vectorsOf(order, tools);
  const data = vectors.map((vector, index) => ({
    object: 'embedding',
    index,
    embedding: order.base64 ? littleEndian(vector) : [...vector],
  }));
  // A copy of its own: the encoder's buffer may be a view into a larger one, which cannot be transferred.
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(data)));
}

async function vectorsOf(
  { inputs, dimensions, by }: EmbedOrder,
  { assets, roots, signal }: EmbedTools,
): Promise<readonly Float32Array[]> {
  if (by === 'letters') return inputs.map((input) => embedText(input, dimensions));
  if (by === 'words') {
    const { wordEmbedder } = await import('../../engines/text/vectors/embed-words.ts');
    const embed = await wordEmbedder(assets);
    return inputs.map((input) => embed(input, dimensions));
  }
  const { embedSentences } = await import('../../engines/text/vectors/sentence-pack.ts');
  const [own = ''] = roots;
  return embedSentences(own, inputs, { dimensions, signal });
}

/** 32-bit floats in base64, whatever the machine. */
function littleEndian(vector: Float32Array): string {
  const bytes = Buffer.alloc(vector.length * 4);
  for (const [index, value] of vector.entries()) bytes.writeFloatLE(value, index * 4);
  return bytes.toString('base64');
}
