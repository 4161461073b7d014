import { COMPOSE } from './compose.ts';
import { type ConfigKind, takeAll, WishText } from './config.ts';
import { CRON } from './cron.ts';
import { DOCKERFILE } from './dockerfile.ts';
import { IGNORE } from './ignore.ts';
import { KUBERNETES } from './kubernetes.ts';
import { MAKEFILE } from './makefile.ts';
import { NGINX } from './nginx.ts';
import { WORKFLOW } from './workflow.ts';

const KINDS: readonly ConfigKind[] = [
  COMPOSE,
  WORKFLOW,
  KUBERNETES,
  DOCKERFILE,
  MAKEFILE,
  IGNORE,
  CRON,
  NGINX,
];

/** Before the name of the file, these make it something that a program works on. */
const PROGRAM =
  /\b(?:script|program|function|method|class|parse|parses|reads?|pars(?:er|ing)|generat(?:e|es|or)|tool|cli|query|test|command|tree)\b/;

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which for of in to with it its is are write create make give me please i need want simple basic minimal
  small typical standard good production ready app application apps project web service server api backend rest file config configuration
  yaml yml my our using use uses where this be should also one very working example sample complete optimized best practices
  practice http based code plain as runs run running on by at from`
    .split(/\s+/)
    .filter(Boolean),
);

/** More than that is another file. */
const MOST_UNMET = 0.67;

export interface PlannedConfig {
  readonly language: string;
  readonly definition: string;
  /** Words of the wish that the file does not keep. */
  readonly unmet: readonly string[];
}

/** A Dockerfile, a workflow, a Makefile…, as the wish describes it. */
export function planConfig(prompt: string, language: string | undefined): PlannedConfig | undefined {
  for (const kind of KINDS) {
    if (!isAsked(kind, prompt, language)) continue;
    const wish = new WishText(prompt);
    const words = wish.left(SILENT).length;
    takeAll(wish, kind.says);
    const lines = kind.write(wish);
    if (!lines) continue;
    const unmet = wish.left(SILENT);
    if (unmet.length > Math.max(words * MOST_UNMET, 1)) continue;
    return { language: kind.language, definition: lines.join('\n'), unmet };
  }
  return undefined;
}

function isAsked({ says, language: own }: ConfigKind, prompt: string, language: string | undefined): boolean {
  const found = says.exec(prompt.toLowerCase());
  if (!found) return language === own && /^(?:dockerfile|makefile)$/.test(own);
  if (language !== undefined && language !== own && !(own === 'text' && language === 'bash')) return false;
  return !PROGRAM.test(prompt.slice(0, found.index).toLowerCase());
}
