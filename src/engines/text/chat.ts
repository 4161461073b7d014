import type { EngineTools } from '../engine.ts';
import { answerText, limitTokens } from './answer.ts';
import type { ChatOutcome, ChatTask } from './chat-task.ts';

/** Calls a tool, or answers in words or in JSON. Tools and schemas are loaded when a request has them. */
export async function answerChat(task: ChatTask, tools: EngineTools): Promise<ChatOutcome> {
  const isPlain = task.tools.length === 0 && task.results.length === 0 && !task.json;
  const outcome = isPlain
    ? undefined
    : await (await import('./structured-chat.ts')).answerBySchema(task, tools);
  if (outcome) return outcome;
  const { text, finishReason } =
    task.pictures.length > 0
      ? limitTokens([...task.pictures, SIGHT].join('\n\n'), task.maxTokens)
      : await answerText(task, tools);
  return { kind: 'text', text, finishReason };
}

const SIGHT =
  'local-chat reads the size, the colours and the type of a picture. To have its content described, connect a model: `octet config set upstream http://127.0.0.1:11434/v1`.';
