import * as v from 'valibot';
import { filledText, oneOf, textField, yesNo } from './field.ts';

export const FRAMEWORKS = ['react', 'vue', 'nextjs', 'nodejs', 'python'] as const;

/** For a new project; a project that is continued keeps its framework. */
export const DEFAULT_FRAMEWORK = 'react';

export const buildRequest = v.looseObject({
  prompt: filledText('description of the application'),
  framework: v.optional(oneOf('framework to use', FRAMEWORKS)),
  project_id: v.optional(textField('project to continue; see `octet build projects`')),
  preview: v.optional(yesNo('make a preview'), true),
});
export type BuildRequest = v.InferOutput<typeof buildRequest>;

export const buildChatRequest = v.looseObject({
  message: filledText('what to ask or change'),
  context: v.optional(
    v.pipe(v.record(v.string(), v.unknown(), 'must be an object'), v.description('code context')),
  ),
  conversation_id: v.optional(textField('conversation to continue')),
});
export type BuildChatRequest = v.InferOutput<typeof buildChatRequest>;
