import * as v from 'valibot';
import { filledText, longText, maxTokens, textField } from './field.ts';

/** Not in the API document: a syntax tree takes a hundred times the memory of its text. */
const MOST_CODE_CHARACTERS = 500_000;

export const codeGenerateRequest = v.looseObject({
  prompt: filledText('what the code should do'),
  language: v.optional(textField('programming language, such as python or go')),
  max_tokens: v.optional(maxTokens()),
});
export type CodeGenerateRequest = v.InferOutput<typeof codeGenerateRequest>;

/** The payloads of the three below are not shown in the API document. */
export const codeCompleteRequest = v.looseObject({
  code: longText('the code so far', MOST_CODE_CHARACTERS),
  language: v.optional(textField('programming language (default: detected)')),
  suffix: v.optional(longText('the code after the cursor', MOST_CODE_CHARACTERS)),
});
export type CodeCompleteRequest = v.InferOutput<typeof codeCompleteRequest>;

export const codeRefactorRequest = v.looseObject({
  code: filledText('the code to change', MOST_CODE_CHARACTERS),
  instruction: v.optional(textField('what to change, such as "use const" or "rename a to b"')),
  language: v.optional(textField('programming language (default: detected)')),
});
export type CodeRefactorRequest = v.InferOutput<typeof codeRefactorRequest>;

export const codeExplainRequest = v.looseObject({
  code: filledText('the code to explain', MOST_CODE_CHARACTERS),
  language: v.optional(textField('programming language (default: detected)')),
});
export type CodeExplainRequest = v.InferOutput<typeof codeExplainRequest>;
