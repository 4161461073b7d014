import * as v from 'valibot';
import {
  codeCompleteRequest,
  codeExplainRequest,
  codeGenerateRequest,
  codeRefactorRequest,
} from '../../contract/code.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { oneOf } from '../../contract/field.ts';
import { readCode } from '../../contract/replies.ts';
import { UnreadableReply } from '../../errors.ts';
import { attempt, bodyFor, buy } from '../paid-request.ts';
import { textOutput, textResult } from '../text-result.ts';
import { defineTool, PAYS } from '../tool.ts';

const ENDPOINTS = {
  generate: endpoints.codeGenerate,
  complete: endpoints.codeComplete,
  refactor: endpoints.codeRefactor,
  explain: endpoints.codeExplain,
} as const;

export const code = defineTool({
  title: 'Code',
  description:
    'Write code (generate: prompt), continue it (complete: code, suffix), rewrite it (refactor: code, instruction) or explain it (explain: code). Returns text and writes no file.',
  hints: PAYS,
  pays: true,
  input: v.strictObject({
    action: oneOf('what to do', ['generate', 'complete', 'refactor', 'explain']),
    prompt: v.optional(codeGenerateRequest.entries.prompt),
    code: v.optional(codeExplainRequest.entries.code),
    language: codeGenerateRequest.entries.language,
    instruction: codeRefactorRequest.entries.instruction,
    suffix: codeCompleteRequest.entries.suffix,
    max_tokens: codeGenerateRequest.entries.max_tokens,
    attempt,
  }),
  output: textOutput,
  async run(services, call, { action, attempt: number, ...given }) {
    const endpoint = ENDPOINTS[action];
    const language =
      given.language ??
      (given.code === undefined ? undefined : services.commands.languageOf(undefined, given.code));
    const body = bodyFor(endpoint, { ...given, language });
    const reply = await buy(services, call, { endpoint, body, attempt: number });
    const text = readCode(reply.document);
    if (text === undefined)
      throw new UnreadableReply('unexpected reply: it has no code', { document: reply.document });
    return textResult(`code ${action}`, text, reply);
  },
});
