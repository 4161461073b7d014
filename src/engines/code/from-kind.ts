import {
  CHARACTERS_PER_TOKEN,
  type Generated,
  type GenerateRequest,
  LACKS,
  leftOut,
  type OfKind,
} from './generated.ts';
import { findLanguage } from './languages/languages.ts';
import { languageInPrompt } from './languages/prompt-language.ts';
import { stillUnmet } from './snippets/met-clauses.ts';
import { comment, foldedLines } from './snippets/program-layout.ts';
import { summaryOf } from './summary.ts';

/** Without these words no such program is meant. */
const KINDS =
  /\b(?:html5?|css|page|pager|website|canvas|react|angular|vue|php|woo ?commerce|wordpress|unity|phaser|game|form|timer|vocab\w*|flash ?cards?|gallery|e-?mail template|invoice|cv|resume|navbar|navigation|browser)\b/i;

/** A page, component or game of a closed kind. */
export async function fromKind(request: GenerateRequest): Promise<OfKind | undefined> {
  if (!KINDS.test(`${request.prompt} ${request.language ?? ''}`)) return undefined;
  const generated = await made(request);
  return generated && { generated, isSecond: generated.notes.length > 0 };
}

async function made({ prompt, language, maxTokens }: GenerateRequest): Promise<Generated | undefined> {
  const named = language?.trim() || languageInPrompt(prompt);
  const asked = named ? (findLanguage(named)?.id ?? named.toLowerCase()) : undefined;
  const { planKind } = await import('./kinds/plan-kind.ts');
  const plan = await planKind(prompt, asked);
  if (!plan) return undefined;
  const unmet = stillUnmet(prompt, { definition: plan.code, example: '' }, plan.unmet, plan.language);
  const notes = unmet.length > 0 ? [leftOut(prompt, unmet)] : [];
  const told = `${summaryOf(prompt)}${notes.length > 0 ? ` ${notes[0]?.replace(LACKS, 'Left out: ')}` : ''}`;
  const about = comment(foldedLines(told.replace(/-->|\*\//g, '')).join('\n'), plan.language);
  const code = `${withComment(plan.code.trim(), about, plan.language)}\n`;
  const isOver = maxTokens !== undefined && code.length > maxTokens * CHARACTERS_PER_TOKEN;
  return isOver ? undefined : { code, language: plan.language, task: 'plan', notes };
}

/** Above the program, and below what must stand first. */
function withComment(code: string, about: string, language: string): string {
  if (language === 'html')
    return code.replace('<body', () => `${indentedBy('  ', about)}\n  <body`.trimStart());
  if (language === 'php') return code.replace(/^<\?php\n/, () => `<?php\n\n${about}\n`);
  return `${about}\n${code}`;
}
const indentedBy = (by: string, text: string): string => text.replace(/^(?=.)/gm, by);
