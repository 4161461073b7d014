import { declarationsIn, filesIn } from './discuss/context-files.ts';
import { suggestBuild } from './discuss/suggest-build.ts';
import { describeEntities, topicAnswer } from './discuss/topics.ts';
import type { AppFile } from './files/frameworks.ts';
import type { AppSpec } from './spec/app-spec.ts';
import { changeSpec } from './spec/parse-change.ts';
import { parseAppPrompt } from './spec/parse-prompt.ts';
import { joined } from './spec/word-lists.ts';

export interface DiscussRequest {
  readonly message: string;
  /** The project that is talked about, when there is one. */
  readonly spec?: AppSpec;
  /** Code that the client sent along. */
  readonly context?: unknown;
  readonly history: readonly { readonly role: string; readonly content: string }[];
}

interface DiscussReply {
  /** Markdown. */
  readonly reply: string;
  /** Prompts for the next build. */
  readonly suggestions?: readonly string[];
}

interface Talk {
  readonly message: string;
  readonly spec: AppSpec | undefined;
  readonly files: readonly AppFile[];
}

/** Answers from the specification and the files, without a model. */
export function discussApp({ message, spec, context }: DiscussRequest): DiscussReply {
  const talk: Talk = { message: message.replace(/\s+/g, ' ').trim(), spec, files: filesIn(context) };
  return change(talk) ?? aboutFile(talk) ?? topic(talk) ?? plan(talk) ?? unable(talk);
}

/** "add a field notes": says what a build would change, and how to start it. */
function change({ message, spec }: Talk): DiscussReply | undefined {
  if (
    spec === undefined ||
    !/^(?:please |can you |could you |now |then |also )*(?:add|remove|delete|drop|rename|make|call|also track|track|include)\b/i.test(
      message,
    )
  )
    return undefined;
  const { done, notes } = changeSpec(spec, message.replace(/\?$/, ''));
  if (done.length === 0)
    return notes.length === 0 ? undefined : { reply: notes.join('\n\n'), suggestions: ideas(spec) };
  const reply = [
    `I can do that. The next build would say: ${done.join(' ')}`,
    ...notes,
    suggestBuild(message),
  ].join('\n\n');
  return { reply, suggestions: [message] };
}

/** A question that names a file of the context. */
function aboutFile({ message, files }: Talk): DiscussReply | undefined {
  const file = files.find(({ path }) =>
    message.toLowerCase().includes((path.split('/').at(-1) ?? path).toLowerCase()),
  );
  if (file === undefined) return undefined;
  const lines = file.content.split('\n').length;
  const names = declarationsIn(file).map((name) => `\`${name}\``);
  const purpose = /^\s*(?:\/\*\*?|"""|#|\/\/)\s*([^\n*"]+)/.exec(file.content)?.[1]?.trim();
  const parts = [
    `\`${file.path}\` has ${lines} lines${names.length > 0 ? ` and declares ${joined(names)}` : ''}.`,
    purpose && `Its first comment says: “${purpose}”`,
    `For what it does, step by step:\n\n\`\`\`sh\noctet code explain ${file.path}\n\`\`\``,
  ];
  return { reply: parts.filter(Boolean).join('\n\n') };
}

function topic({ message, spec }: Talk): DiscussReply | undefined {
  if (/\b(?:app|application|tracker|manager)\b.*\bwith\b/i.test(message) && spec === undefined)
    return undefined;
  const reply = topicAnswer(message, spec);
  return reply === undefined ? undefined : { reply, ...(spec && { suggestions: ideas(spec) }) };
}

/** A wish for a new application: shows what would be built. */
function plan({ message, spec }: Talk): DiscussReply | undefined {
  if (
    spec !== undefined ||
    !/\b(?:app|application|tracker|manager|list|site|website|system|database|planner|build|create|track|manage)\b/i.test(
      message,
    )
  )
    return undefined;
  const reading = parseAppPrompt(message);
  return {
    reply: [
      `I would build “${reading.spec.title}”:`,
      describeEntities(reading.spec),
      ...reading.notes,
      suggestBuild(message),
    ].join('\n\n'),
    suggestions: [message],
  };
}

function unable({ spec, files }: Talk): DiscussReply {
  const parts = [
    'I cannot answer that: I am octet’s local builder, which works from templates and rules, not a large model.',
    spec
      ? `What I know is the project:\n\n${describeEntities(spec)}`
      : 'Tell me what the application should keep, and I can plan and build it.',
    files.length > 0 &&
      `You sent ${joined(files.slice(0, 8).map(({ path }) => `\`${path}\``))}. Name one of them for an overview.`,
    'For a real coding conversation connect a model: `octet config set upstream http://127.0.0.1:11434/v1`.',
  ];
  return {
    reply: parts.filter(Boolean).join('\n\n'),
    suggestions: spec ? ideas(spec) : ['a todo app with title, due date and priority'],
  };
}

/** Changes that would fit: fields that such lists often have and this one lacks. */
function ideas(spec: AppSpec): string[] {
  const [first] = spec.entities;
  const keys = new Set(first?.fields.map(({ key }) => key));
  const wishes = [
    !keys.has('notes') && !first?.fields.some(({ type }) => type === 'longtext') && 'add a field notes',
    !first?.fields.some(({ type }) => type === 'choice') && 'add a field status',
    !first?.fields.some(({ type }) => type === 'date') && 'add a field due date',
    spec.entities.length === 1 && 'add an entity category with name and description',
  ];
  return wishes.filter((wish): wish is string => typeof wish === 'string').slice(0, 3);
}
