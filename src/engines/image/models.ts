/** The description states that this is a program and no trained model. */
export const IMAGE_MODELS = [
  {
    id: 'local-painter',
    description:
      'paints a scene from the words of the prompt with a procedural renderer and vector subjects; no neural network',
    does: ['generate', 'edit', 'upscale'],
  },
] as const;
