import discussion from '../data/discussion.json';
import { type AppSpec, capitalized, type FieldSpec, pathOf } from '../spec/app-spec.ts';
import { pluralOf } from '../spec/nouns.ts';
import { joined } from '../spec/word-lists.ts';
import { suggestBuild } from './suggest-build.ts';

/** Topics of questions about a project; the first that matches is answered. */
const TOPICS = [
  [/\b(?:run|start|launch|install|open)\b/i, 'run'],
  [/\btests?\b|\btesting\b/i, 'tests'],
  [/\b(?:fields?|entit(?:y|ies)|schema|columns?|model)\b/i, 'fields'],
  [/\b(?:api|endpoints?|routes?|rest)\b/i, 'api'],
  [/\b(?:data|database|stored?|storage|saved?|persist\w*|sqlite|localstorage)\b/i, 'storage'],
  [/\b(?:deploy|host(?:ing)?|publish|production|docker)\b/i, 'deployment'],
  [/\b(?:colou?rs?|theme|style|css|design|dark|light|look)\b/i, 'colours'],
  [/\b(?:log ?in|auth\w*|accounts?|users?|password|permissions?)\b/i, 'accounts'],
  [/\b(?:valid\w*|required|check(?:s|ed)?|errors?)\b/i, 'validation'],
  [/\b(?:search|filter|sort)\w*\b/i, 'search'],
  [/\b(?:frameworks?|react|vue|next(?:\.?js)?|node(?:\.?js)?|python)\b/i, 'frameworks'],
  [/\b(?:files?|structure|folders?|where)\b/i, 'files'],
  [/\b(?:what can you|help|who are you|how does this work)\b/i, 'help'],
] as const;

/** The answer to a question about a generated application, with what the specification knows. */
export function topicAnswer(message: string, spec: AppSpec | undefined): string | undefined {
  const topic = TOPICS.find(([pattern]) => pattern.test(message))?.[1];
  if (topic === undefined) return undefined;
  if (topic === 'fields' && spec) return `${describeEntities(spec)}\n\n${discussion.schema}`;
  const endpoints = spec?.entities.map(
    (entity) =>
      `- \`GET\` and \`POST /api/${pathOf(entity)}\`; \`GET\`, \`PUT\` and \`DELETE /api/${pathOf(entity)}/{id}\``,
  );
  const example = spec
    ? describeEntities(spec)
    : suggestBuild('a todo app with title, due date and priority');
  return discussion.topics[topic]
    .replace('{endpoints}', () => endpoints?.join('\n') || discussion.endpoints)
    .replace('{example}', () => example);
}

/** The entities with their fields, as a Markdown list. */
export function describeEntities({ entities }: AppSpec): string {
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
