import { declarationsIn, filesIn } from './context-files.ts';
import type { AppFile } from './files/frameworks.ts';
import { type AppSpec, capitalized, type FieldSpec, pathOf } from './spec/app-spec.ts';
import { pluralOf } from './spec/nouns.ts';
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

export interface DiscussReply {
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

/** A coding conversation without a model: what the specification and the files themselves can tell. */
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
    command(message),
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

const TOPICS: readonly (readonly [RegExp, (spec: AppSpec | undefined) => string])[] = [
  [
    /\b(?:run|start|launch|install|open)\b/i,
    () =>
      'The README of the project has the commands. In short: `npm install` and `npm run dev` for react, vue and nextjs; `npm start` for nodejs and `python3 server.py` for python, which need nothing installed. The preview needs nothing at all: it is one page.',
  ],
  [
    /\btests?\b|\btesting\b/i,
    () =>
      'Each project has tests that pass after installing: `npm test`, or `python3 -m unittest` for python. They go through every entity: create, read, change, delete, and refuse what is not valid.',
  ],
  [
    /\b(?:fields?|entit(?:y|ies)|schema|columns?|model)\b/i,
    (spec) =>
      spec
        ? `${overview(spec)}\n\nIn the code they stand in the schema file, one line a field; forms, lists, search, checks and storage follow from it.`
        : 'Entities and fields stand in the schema file of a project, one line a field.',
  ],
  [
    /\b(?:api|endpoints?|routes?|rest)\b/i,
    (spec) =>
      `The frameworks nodejs, nextjs and python have an API:\n\n${(spec?.entities ?? []).map((entity) => `- \`GET\` and \`POST /api/${pathOf(entity)}\`; \`GET\`, \`PUT\` and \`DELETE /api/${pathOf(entity)}/{id}\``).join('\n') || '- `/api/{list}` and `/api/{list}/{id}`'}\n\nValues that do not fit are refused with 422 and a sentence for each field. react and vue keep their records in the browser.`,
  ],
  [
    /\b(?:data|database|stored?|storage|saved?|persist\w*|sqlite|localstorage)\b/i,
    () =>
      'react and vue keep records in the browser (`localStorage`), nodejs and nextjs in `data.json`, python in SQLite (`data.db`). Each has one file for it (`local-records.js`, `store.js` or `store.py`), so another database is a change in one place.',
  ],
  [
    /\b(?:deploy|host(?:ing)?|publish|production|docker)\b/i,
    () =>
      'react and vue: `npm run build` makes a folder `dist` that any static host serves. nextjs: `npm run build` and `npm start`, on a host with a disk, or with a database in `src/data/store.js`. nodejs and python listen on 127.0.0.1: put a reverse proxy with TLS and a login in front, since they have no accounts.',
  ],
  [
    /\b(?:colou?rs?|theme|style|css|design|dark|light|look)\b/i,
    () =>
      'All colours come from one number: `--hue` at the top of `styles.css` (0 to 360). Light and dark follow the system.',
  ],
  [
    /\b(?:log ?in|auth\w*|accounts?|users?|password|permissions?)\b/i,
    () =>
      'The generated applications have no accounts, and nodejs and python listen on the loopback address only. For several users put a login in front of the API, or connect a model that writes one for your case.',
  ],
  [
    /\b(?:valid\w*|required|check(?:s|ed)?|errors?)\b/i,
    () =>
      'Checks are in `validate.js` (`validate.py`): required fields, numbers with their range, dates, e-mail and web addresses, choices, lengths. The form shows a sentence beside each field; an API answers 422 with the same sentences.',
  ],
  [
    /\b(?:search|filter|sort)\w*\b/i,
    () =>
      'Search looks into all fields, each choice has a filter, and the list can be sorted by any short field: all of it in `select.js`.',
  ],
  [
    /\b(?:frameworks?|react|vue|next(?:\.?js)?|node(?:\.?js)?|python)\b/i,
    () =>
      'Five frameworks from the same specification: react and vue (Vite, records in the browser), nextjs (pages and API), nodejs and python (no dependencies, page and API). Build again with another `--framework` to change.',
  ],
  [
    /\b(?:files?|structure|folders?|where)\b/i,
    () =>
      'The README of the project has a table of its important files. The heart is the schema file; beside it are checks, storage and the view, each a small file.',
  ],
  [
    /\b(?:what can you|help|who are you|how does this work)\b/i,
    (spec) =>
      `I am octet's local builder: templates and rules on this machine, not a large model. I read entities and fields from your words and can change them.\n\n${spec ? overview(spec) : command('a todo app with title, due date and priority')}`,
  ],
];

function topic({ message, spec }: Talk): DiscussReply | undefined {
  if (/\b(?:app|application|tracker|manager)\b.*\bwith\b/i.test(message) && spec === undefined)
    return undefined;
  const found = TOPICS.find(([pattern]) => pattern.test(message));
  return found && { reply: found[1](spec), ...(spec && { suggestions: ideas(spec) }) };
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
      overview(reading.spec),
      ...reading.notes,
      command(message),
    ].join('\n\n'),
    suggestions: [message],
  };
}

function unable({ spec, files }: Talk): DiscussReply {
  const parts = [
    'I cannot answer that: I am octet’s local builder, templates and rules and not a large model.',
    spec
      ? `What I know is the project:\n\n${overview(spec)}`
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

function overview({ entities }: AppSpec): string {
  return entities
    .map(({ plural, fields }) => `- **${capitalized(plural)}**: ${joined(fields.map(inWords))}`)
    .join('\n');
}

function inWords({ label, type, options, required, to }: FieldSpec): string {
  if (to !== undefined) return `${label.toLowerCase()} (one of the ${pluralOf(to)})`;
  const kind = options
    ? options.join(' / ')
    : type === 'longtext'
      ? 'long text'
      : type === 'boolean'
        ? 'yes or no'
        : type;
  return `${label.toLowerCase()} (${kind}${required ? ', required' : ''})`;
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

/** The command that builds it; quotes and dollars would mean something to a shell. */
function command(prompt: string): string {
  return `\`\`\`sh\noctet build "${prompt.replace(/["\\$`]/g, '').slice(0, 200)}"\n\`\`\`\n\nWith \`--project ID\` the project is continued (\`octet build projects\` lists them).`;
}
