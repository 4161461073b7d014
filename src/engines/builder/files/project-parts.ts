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

/** The sheet that every application shares, then the sheets of this one. */
export function renderStyles({ templates, hue }: ProjectParts, own: readonly string[]): string {
  const [base = '', ...others] = ['shared/base.css', ...own].map((name) => templates(name));
  return [base.replace('--hue: 220;', `--hue: ${hue};`), ...others].join('\n');
}

export const recordStyles = (parts: ProjectParts): string => renderStyles(parts, ['shared/records.css']);

interface Shell {
  /** Lines of the head. */
  readonly styles?: string;
  readonly script: string;
  /** The class that sets a list of records in the middle of the window, or that of a page. */
  readonly layout: 'app' | 'page';
}

export function renderShell(
  { templates, spec }: ProjectParts,
  { styles = '', script, layout }: Shell,
): string {
  return fillTemplate(templates('shared/index.html'), {
    title: escapeMarkup(spec.title),
    layout,
    styles,
    script,
  });
}

export const STYLES_LINK = '    <link rel="stylesheet" href="styles.css">\n';

export const scriptFrom = (address: string): string =>
  `    <script type="module" src="${address}"></script>\n`;

/** The modules about records that every application has. */
export const RECORD_MODULES = [
  'alerts.js',
  'charts.js',
  'csv.js',
  'format.js',
  'references.js',
  'rules.js',
  'select.js',
  'summary.js',
  'validate.js',
];

/** The page in plain JavaScript, for servers that bring no framework for it. */
export const WEB_VIEW = [
  'main.js',
  'app.js',
  'chart-view.js',
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
  'components/Charts.jsx',
  'components/Toolbar.jsx',
  'components/RecordCard.jsx',
  'components/RecordForm.jsx',
  'components/FieldInput.jsx',
];
