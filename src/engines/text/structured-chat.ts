import type { EngineTools } from '../engine.ts';
import { answerText, limitTokens } from './answer.ts';
import type { ChatOutcome, ChatTask } from './chat-task.ts';
import { fillSchema } from './structured/fill.ts';
import { jsonIn } from './structured/json-in.ts';
import { isSchema, Unfillable } from './structured/schema.ts';
import { callTool } from './tools/call-tool.ts';
import { chooseTools } from './tools/choose-tools.ts';
import { reportResults } from './tools/report-results.ts';
import type { ToolCall } from './tools/tool.ts';

/** Calls of tools, answers about their results, and JSON; undefined where plain words are wanted. */
export async function answerBySchema(task: ChatTask, tools: EngineTools): Promise<ChatOutcome | undefined> {
  const question = task.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  let about = 'tools';
  try {
    const calls = task.results.length > 0 ? [] : await callsFor(task, question, tools);
    if (calls.length > 0) return { kind: 'calls', calls };
    about = 'response_format';
    if (!task.json && task.results.length === 0) return undefined;
    const text = task.json ? await asJson(task, question, tools) : reportResults(task.results);
    return { kind: 'text', ...limitTokens(text, task.maxTokens) };
  } catch (error) {
    if (error instanceof Unfillable) return { kind: 'unfillable', problem: `${about}: ${error.message}` };
    throw error;
  }
}

async function callsFor(task: ChatTask, question: string, tools: EngineTools): Promise<ToolCall[]> {
  const chosen = chooseTools({ ...task, question });
  const answer = chosen.length > 0 && isForm(task) ? await sureAnswer(task, tools) : undefined;
  return chosen.map((tool, index) => callTool(tool, { question, answer, seed: task.seed + index }));
}

/** The only tool, and it must be called: that is how clients without `response_format` ask for an answer in a form. */
const isForm = ({ choice, tools }: ChatTask): boolean =>
  typeof choice === 'object' || (choice === 'required' && tools.length === 1);

async function sureAnswer(task: ChatTask, tools: EngineTools): Promise<string | undefined> {
  const { text, skill } = await wordsFor(task, tools);
  return skill === 'fallback' ? undefined : text;
}

async function asJson(task: ChatTask, question: string, tools: EngineTools): Promise<string> {
  const { text: answer, skill } = await wordsFor(task, tools);
  const schema = task.json?.schema;
  if (!isSchema(schema)) return JSON.stringify(jsonIn(answer) ?? { answer });
  const known = jsonIn(task.results.at(-1)?.content ?? question);
  const sure = skill === 'fallback' ? undefined : answer;
  return JSON.stringify(fillSchema({ schema, question, answer: sure, known, seed: task.seed }));
}

async function wordsFor(task: ChatTask, tools: EngineTools): Promise<{ text: string; skill: string }> {
  if (task.results.length > 0) {
    return { text: task.results.map(({ content }) => content).join('\n'), skill: 'results' };
  }
  if (task.pictures.length > 0) return { text: task.pictures.join('\n'), skill: 'pictures' };
  return answerText({ ...task, maxTokens: undefined }, tools);
}
