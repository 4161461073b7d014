import type { AppSpec } from '../spec/app-spec.ts';
import { escapeHtml, fill, type TemplateSet } from './template-set.ts';

/** What the files of an application are made from. */
export interface Parts {
  readonly spec: AppSpec;
  readonly templates: TemplateSet;
  readonly hue: number;
}

/** Contents by path. */
export type Files = Readonly<Record<string, string>>;

/** Templates that are copied as they are: from one folder of the set into one of the application. */
export function copied({ templates }: Parts, from: string, to: string, names: readonly string[]): Files {
  return Object.fromEntries(names.map((name) => [to + name, templates(from + name)]));
}

export function styles({ templates, hue }: Parts): string {
  return templates('shared/styles.css').replace('--hue: 220;', `--hue: ${hue};`);
}

export function page({ templates, spec }: Parts, name: string): string {
  return fill(templates(name), { title: escapeHtml(spec.title) });
}

/** The modules about records that every application has. */
export const DATA = ['format.js', 'references.js', 'select.js', 'validate.js'];

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
