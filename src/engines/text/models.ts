/** The names say that these are not large models. */
export interface TextModel {
  readonly id: string;
  readonly kind: 'chat' | 'completion' | 'embedding';
  readonly description: string;
  /** Tokens that a request may hold. */
  readonly contextWindow: number;
  /** Length of a vector, where the model makes vectors. */
  readonly dimensions?: number;
}

export const TEXT_MODELS: readonly TextModel[] = [
  {
    id: 'local-chat',
    kind: 'chat',
    description:
      'Skills that run on this machine: arithmetic, dates, units, text work, questions about octet. Not a large model.',
    contextWindow: 128_000,
  },
  {
    id: 'local-complete',
    kind: 'completion',
    description:
      'Continues sums, sequences, lists and known phrasing of the prompt itself. Not a large model.',
    contextWindow: 128_000,
  },
  {
    id: 'local-embed-words',
    kind: 'embedding',
    description: 'The mean of word vectors: English texts with a similar meaning are near each other.',
    contextWindow: 128_000,
    dimensions: 256,
  },
  {
    id: 'local-embed',
    kind: 'embedding',
    description: 'Hashed word and character n-grams: texts with the same words are near each other.',
    contextWindow: 128_000,
    dimensions: 256,
  },
];

/** Listed where its packages are installed. */
export const SENTENCE_MODEL: TextModel = {
  id: 'local-embed-sentences',
  kind: 'embedding',
  description: 'The Universal Sentence Encoder, from an optional package: English texts by meaning.',
  contextWindow: 512,
  dimensions: 256,
};

export const DEFAULT_CHAT_MODEL = 'local-chat';
export const DEFAULT_COMPLETION_MODEL = 'local-complete';
export const LETTER_MODEL = 'local-embed';
export const WORD_MODEL = 'local-embed-words';
