import type { Snippet } from '../../snippets/snippets.ts';
import { type Check, camel } from './checks.ts';

/** A field as it is read. */
interface Dated {
  readonly words: string;
  readonly checks: Check[];
  isOptional: boolean;
  isBare: boolean;
}

/** Languages in which rules about dates are written. */
const LANGUAGES = /^(?:python|javascript|typescript|ruby|php)$/;

/** It names a moment, though the wish lists it nowhere else. */
const WHEN = /date|time|day|^(?:start|end|begin|finish|arrival|departure)/;

/** Takes away a rule about two fields of which the wish has only one, or that the language cannot say; its words. */
export function withoutOther(drafts: Dated[], language: string): string[] {
  const unmet: string[] = [];
  for (const draft of [...drafts])
    for (const check of [...draft.checks]) {
      if (check.kind !== 'after' && check.kind !== 'before' && check.kind !== 'ahead') continue;
      const other = check.kind === 'ahead' ? draft.words : check.field;
      const hasOther = (): boolean => drafts.some(({ words }) => camel(words) === camel(other));
      if (!hasOther() && WHEN.test(other))
        drafts.push({ words: other, checks: [], isOptional: false, isBare: true });
      if (hasOther() && LANGUAGES.test(language)) continue;
      draft.checks.splice(draft.checks.indexOf(check), 1);
      unmet.push(check.kind, ...(check.kind === 'ahead' ? [] : [check.field]));
    }
  return unmet;
}

/** Stands for a rule about dates, which outlines have no words for: `withDates` says it in the language. */
export const dateMark = (kind: 'after' | 'before' | 'ahead', other: string): string =>
  `date-rule ${kind} ${other}`;

/** A value that passes such a rule, and one that does not. */
export function datedSample(checks: readonly Check[]): [fine: string, wrong: string] | undefined {
  if (checks.some(({ kind }) => kind === 'after')) return [LATE, '"2020-01-31"'];
  return checks.some(({ kind }) => kind === 'ahead' || kind === 'before')
    ? [EARLY, '"2020-01-31"']
    : undefined;
}

export const EARLY = '"2099-01-31"';
export const LATE = '"2099-02-28"';

/** The first day that is late enough, as text. */
const FIRST: Readonly<Record<string, (days: string) => string>> = {
  python: (days) => `str(date.today() + timedelta(days=${days}))`,
  javascript: (days) => `new Date(Date.now() + ${days} * 86_400_000).toLocaleDateString('sv')`,
  typescript: (days) => `new Date(Date.now() + ${days} * 86_400_000).toLocaleDateString('sv')`,
  ruby: (days) => `(Date.today + ${days}).to_s`,
  php: (days) => `date('Y-m-d', strtotime('+${days} days'))`,
};

const SHAPE = '\\d{4}-\\d\\d-\\d\\d';
const isDay: Readonly<Record<string, (value: string) => string>> = {
  python: (value) => `not re.match(r"${SHAPE}", ${value}) or `,
  javascript: (value) => `!/^${SHAPE}/.test(${value}) || `,
  typescript: (value) => `!/^${SHAPE}/.test(${value}) || `,
  ruby: (value) => `!${value}.match?(/\\A${SHAPE}/) || `,
  php: (value) => `preg_match('/^${SHAPE}/', ${value}) !== 1 || `,
};

const MARK = /(\$?\w+) ={2,3} (["'])date-rule (after|before|ahead) (\w+)\2/g;

function said(language: string, value: string, kind: string, other: string): string {
  const sigil = language === 'php' ? '$' : '';
  if (kind === 'ahead') return `${isDay[language]?.(value) ?? ''}${value} < ${FIRST[language]?.(other)}`;
  const [early, late] = kind === 'after' ? [`${sigil}${other}`, value] : [value, `${sigil}${other}`];
  // A text that is no date is neither before nor after another.
  return /script$/.test(language)
    ? `!(Date.parse(${early}) < Date.parse(${late}))`
    : `${isDay[language]?.(value) ?? ''}${late} <= ${early}`;
}

/** The snippet with its rules about dates; texts are dates as ISO writes them. */
export function withDates({ definition, example }: Snippet, language: string): Snippet {
  const inCase = (name: string): string =>
    /^(?:python|ruby)$/.test(language) ? name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`) : name;
  const written = definition.replace(MARK, (_, value: string, __, kind: string, other: string) =>
    said(language, value, kind, kind === 'ahead' ? other : inCase(other)),
  );
  if (written === definition) return { definition, example };
  const imports =
    language === 'python'
      ? [
          /\bre\./.test(written) && !/^import re$/m.test(written) ? 'import re' : '',
          written.includes('date.today()') ? 'from datetime import date, timedelta' : '',
        ]
      : language === 'ruby' && written.includes('Date.today')
        ? ["require 'date'", '']
        : [];
  return { definition: [...imports.filter(Boolean), written].join('\n'), example };
}
