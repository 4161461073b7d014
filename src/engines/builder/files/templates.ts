import { CodedWords } from '../../../coded-words.ts';
import type { Assets } from '../../engine.ts';

/** The template files by their path under templates/: "react/src/App.jsx". */
export type TemplateSet = (path: string) => string;

/** Reads the templates that the build put into one asset. */
export async function loadTemplates(assets: Assets): Promise<TemplateSet> {
  const files: unknown = JSON.parse(new CodedWords(Buffer.from(await assets('app-templates.words'))).text());
  const texts = new Map<string, unknown>(Object.entries(files ?? {}));
  return (path) => {
    const text = texts.get(path);
    if (typeof text !== 'string') throw new Error(`no template ${path}`);
    return text;
  };
}

/** Puts values into the {{places}} of a template. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{([a-z]+)\}\}/g, (place, name: string) => values[name] ?? place);
}

export function escapeMarkup(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}
