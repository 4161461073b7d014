import * as v from 'valibot';
import { filledText, maxTokens, textField } from './field.ts';

export const codeGenerateRequest = v.looseObject({
  prompt: filledText('what the code should do'),
  language: v.optional(textField('programming language, such as python or go')),
  max_tokens: v.optional(maxTokens()),
});

/** The payloads of the three below are not shown in the API document. */
export const codeCompleteRequest = v.looseObject({
  code: textField('the code so far'),
  language: v.optional(textField('programming language; found from the file name or the text')),
  suffix: v.optional(textField('the code after the place to complete')),
});

export const codeRefactorRequest = v.looseObject({
  code: filledText('the code to change'),
  instruction: v.optional(textField('what to change, such as "use const" or "rename a to b"')),
  language: v.optional(textField('programming language; found from the file name or the text')),
});

export const codeExplainRequest = v.looseObject({
  code: filledText('the code to explain'),
  language: v.optional(textField('programming language; found from the file name or the text')),
});
