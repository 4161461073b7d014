import { lazy } from './lazy.ts';

export const actionItems = lazy(
  'extraction',
  /\b(?:action (?:items?|points?)|to-?dos?|to do list|tasks|next steps|who (?:does|has to do|is doing|will do) what)\b/i,
  async () => (await import('./action-items.ts')).actionItems,
);
export const shortBio = lazy(
  'letter',
  /\b(?:bio|biography|profile text)\b/i,
  async () => (await import('./short-bio.ts')).shortBio,
);
export const rewrite = lazy(
  'rewrite',
  /\b(?:re-?write|re-?phrase|reword|polite\w*|formal\w*|professional\w*|short(?:er|en)|concise|friendl\w+|nicer|nicely|kinder|courteous\w*|soft(?:er|en)|gentl(?:er?|y)|tactful\w*|diplomatic\w*|less (?:wordy|harsh|rude|aggressive|blunt|direct|angry))\b/i,
  async () => (await import('./rewrite.ts')).rewrite,
);
export const grammar = lazy(
  'grammar',
  /\b(?:grammar|grammatical(?:ly)?|proof-?read|correct|fix|check|mistakes?)\b/i,
  async () => (await import('./grammar.ts')).grammar,
);
/** Asked before the outlines, which have one list for any journey. */
export const checklists = lazy(
  'outline',
  /\b(?:check ?lists?|to-?do lists?|packing lists?|list of (?:things|what|everything|stuff)|what|things)\b/i,
  async () => (await import('./checklists.ts')).checklists,
);
