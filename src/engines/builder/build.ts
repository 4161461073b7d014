import type { EngineTools } from '../engine.ts';
import { type AppFile, generateFiles } from './files/frameworks.ts';
import { previewPage } from './files/preview.ts';
import type { AppFramework } from './files/project-parts.ts';
import { loadTemplates } from './files/templates.ts';
import { type AppSpec, capitalized } from './spec/app-spec.ts';
import { onCommandLine, takeCommandLine } from './spec/command-line.ts';
import { notBuilt } from './spec/left-out.ts';
import { takeLending } from './spec/lending.ts';
import { refuseOtherProgram, withoutFramework } from './spec/named-framework.ts';
import { pageInWords, parsePage } from './spec/page-kinds.ts';
import { changeSpec } from './spec/parse-change.ts';
import { parseAppPrompt } from './spec/parse-prompt.ts';
import { takeServed } from './spec/served.ts';
import { builtNote } from './spec/spec-in-words.ts';
import { joined } from './spec/word-lists.ts';

export interface BuildAppRequest {
  readonly prompt: string;
  readonly framework: AppFramework;
  /** The existing project, when it is to be changed. */
  readonly previous?: AppSpec;
  readonly seed: number;
}

export interface BuiltApp {
  readonly files: readonly AppFile[];
  readonly spec: AppSpec;
  /** One or a few sentences for the user. */
  readonly summary: string;
  /** One self-contained HTML page that is the application. */
  readonly preview: string;
  readonly notes: readonly string[];
}

/** Makes a whole application from a prompt, or changes the one that is there. */
export async function buildApp(request: BuildAppRequest, tools: EngineTools): Promise<BuiltApp> {
  const { prompt, framework, previous, seed } = request;
  tools.progress(0, 'reading the prompt');
  const { spec, summary, notes } =
    previous === undefined ? fresh(prompt, framework) : continued(previous, prompt);
  tools.progress(0.2, 'reading templates');
  const templates = await loadTemplates(tools.assets);
  tools.signal.throwIfAborted();
  const parts = { spec, templates, hue: hueOf(spec.title, seed) };
  tools.progress(0.5, 'writing files');
  const files = generateFiles(framework, parts);
  tools.progress(0.9, 'drawing the preview');
  const preview = previewPage(parts);
  tools.progress(1, 'done');
  return { files, spec, summary, preview, notes };
}

type Plan = Pick<BuiltApp, 'spec' | 'summary' | 'notes'>;

/** "A tip calculator … no, make it a fuel cost calculator": the second thought is the wish. */
const SECOND_THOUGHT =
  /^.*?(?:\.{2,}|[…,;.!–—-])\s*(?:(?:no|wait|actually|hmm|sorry|scratch that|on second thou?ghts?)[,.;:!]*\s+)+(?:(?:please )?(?:make (?:it|that)|i (?:mean|meant|want)|rather|better)\s+)(?=an?\s|the\s)/is;

function fresh(said: string, framework: AppFramework): Plan {
  const prompt = said.replace(SECOND_THOUGHT, '');
  refuseOtherProgram(prompt);
  const { rest, unmet } = withoutFramework(prompt, framework);
  const served = takeServed(rest, framework);
  const lending = takeLending(served.rest);
  const asked = lending?.rest ?? served.rest;
  const line = takeCommandLine(asked, framework);
  const parsed = line ? onCommandLine(line) : parseAppPrompt(asked);
  const { spec, missing } = served.finish(lending ? lending.finish(parsed.spec) : parsed.spec);
  const notes = withUnmet(parsed.notes, [...unmet, ...served.unmet, ...missing, ...(parsed.unmet ?? [])]);
  if (spec.page)
    return { spec, summary: `${spec.title}, ${pageInWords(spec.page)} for ${framework}.`, notes };
  const parts = spec.entities.map(
    ({ plural, fields }) => `${plural} (${joined(fields.map(({ label }) => label.toLowerCase()))})`,
  );
  return {
    spec,
    summary: `${spec.title}, a ${framework} ${spec.isCommandLine ? 'program for the command line' : 'application'} that keeps ${joined(parts)}.`,
    notes: [builtNote(spec), ...notes],
  };
}

/** One line names all that is not built. */
function withUnmet(notes: readonly string[], unmet: readonly string[]): readonly string[] {
  const [line] = notBuilt(unmet);
  if (line === undefined) return notes;
  const head = 'not built: ';
  return notes.some((note) => note.startsWith(head))
    ? notes.map((note) => (note.startsWith(head) ? note.replace(head, `${line}, `) : note))
    : [...notes, line];
}

/** A page takes new settings from the prompt; it has no fields to change. */
function continuedPage(previous: AppSpec, prompt: string): Plan | undefined {
  if (!previous.page) return undefined;
  const parsed = parsePage(prompt, previous.title);
  if (parsed && parsed.page.kind === previous.page.kind)
    return {
      spec: { ...previous, page: parsed.page },
      summary: 'The settings have changed.',
      notes: notBuilt(parsed.leftOut),
    };
  const note =
    'Nothing changed: this application is one page. Name it again with what should differ, or change settings.js.';
  return { spec: previous, summary: note, notes: [note] };
}

function continued(previous: AppSpec, prompt: string): Plan {
  const page = continuedPage(previous, prompt);
  if (page) return page;
  const { spec, done, notes } = changeSpec(previous, prompt);
  const lists = joined(spec.entities.map(({ plural }) => plural));
  return {
    spec,
    summary: done.length > 0 ? done.join(' ') : `Nothing changed: ${capitalized(lists)} as before.`,
    notes,
  };
}

/** Hue derived from title and seed. */
function hueOf(title: string, seed: number): number {
  let hash = Math.trunc(seed) >>> 0;
  for (const char of title) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return (hash * 47) % 360;
}
