import type { AppSpec } from '../spec/app-spec.ts';
import { escapeMarkup, fillTemplate, type TemplateSet } from './templates.ts';

export const APP_FRAMEWORKS = ['react', 'vue', 'nextjs', 'nodejs', 'python'] as const;
export type AppFramework = (typeof APP_FRAMEWORKS)[number];

export interface ProjectParts {
  readonly spec: AppSpec;
  readonly templates: TemplateSet;
  readonly hue: number;
}

/** Contents by path. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Templates that are copied as they are: from one folder of the set into one of the application. */
export function copyTemplates(
  { templates }: ProjectParts,
  from: string,
  to: string,
  names: readonly string[],
): ProjectFiles {
  return Object.fromEntries(names.map((name) => [to + name, templates(from + name)]));
}

export function renderStyles({ templates, hue }: ProjectParts): string {
  return templates('shared/styles.css').replace('--hue: 220;', `--hue: ${hue};`);
}

export function renderPage({ templates, spec }: ProjectParts, name: string): string {
  return fillTemplate(templates(name), { title: escapeMarkup(spec.title) });
}

/** The modules about records that every application has. */
export const RECORD_MODULES = ['format.js', 'references.js', 'select.js', 'validate.js'];

/** The page in plain JavaScript, for servers that bring no framework for it. */
export const WEB_VIEW = [
  'main.js',
  'app.js',
  'dom.js',
  'field.js',
  'record-card.js',
  'record-form.js',
  'toolbar.js',
];

/** The page in React, also for Next.js. */
export const REACT_VIEW = [
  'App.jsx',
  'useRecords.js',
  'components/RecordPage.jsx',
  'components/Toolbar.jsx',
  'components/RecordCard.jsx',
  'components/RecordForm.jsx',
  'components/FieldInput.jsx',
];
