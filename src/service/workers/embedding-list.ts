import { embedText } from '../../engines/text/embed.ts';

export interface EmbedOrder {
  readonly inputs: readonly string[];
  readonly dimensions: number;
  readonly base64: boolean;
}

/** The `data` of an embeddings reply, as JSON. */
export function embeddingList({ inputs, dimensions, base64 }: EmbedOrder): Uint8Array {
  const data = inputs.map((input, index) => {
    const vector = embedText(input, dimensions);
    return { object: 'embedding', index, embedding: base64 ? littleEndian(vector) : [...vector] };
  });
  // A copy of its own: the encoder's buffer may be a view into a larger one, which cannot be transferred.
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(data)));
}

/** 32-bit floats in base64, whatever the machine. */
function littleEndian(vector: Float32Array): string {
  const bytes = Buffer.alloc(vector.length * 4);
  for (const [index, value] of vector.entries()) bytes.writeFloatLE(value, index * 4);
  return bytes.toString('base64');
}
