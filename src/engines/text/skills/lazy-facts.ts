import { lazy } from './lazy.ts';

export const countries = lazy(
  'countries',
  /\b(?:capital|currency|money|languages?|spoken|speak|calling code|dial(?:l?ing)? code|phone code|country code|continent|flag|river|landlocked|coast(?:line)?|sea|pay (?:with|in)|flow(?:s|ing)?|countr(?:y|ies)|border(?:s|ing)?|neighbou?rs?|neighbou?ring|population|inhabitants|people|area|bigger|larger|smaller|how (?:big|large)|european union|nato|g7|schengen|euro ?(?:zone|area))\b|\bEU\b|^where(?:'s| is| are) |^is .+ (?:europe|asia|africa|oceania|america)\b|\+\d{1,4}\b/i,
  async () => (await import('./countries.ts')).countrySkill,
);
/** Asked before the commands, which would search files for the word. */
export const etymology = lazy(
  'dictionary',
  /\b(?:etymology|origins?|come from|comes? about|originate|derived?|stem from|roots?|history|word .* from)\b/i,
  async () => (await import('./etymology.ts')).etymology,
);
/** Asked before the documentation and the commands, which have some of its words. */
export const everyday = lazy(
  'everyday',
  /^(?:the )?(?:[a-z]+est|speed|distance|radius|diameter|mass|height|depth|gravity|boiling|freezing|melting) \w|\b(?:why|how|whats?|which|who|where|when|vs|versus|is|are|do|does|can|define|explain|describe|tell me|tips?|advice|tricks|ways|help|remove|get rid|difference|i'm|i have|my|keeps?|state|bored|substitut\w+|recipe|replacement|alternatives?|instead)\b|\?| or \w+: |^[\w'’]+ or [\w'’]+$/i,
  async () => (await import('./everyday.ts')).everyday,
);
/** Persons of history that are named. */
export const people = lazy(
  'people',
  /\bwho(?:'s|’s| exactly| is| was)\b|\b(?:famous|known|remembered|important)\b|\b(?:when|where|year|city|country|town)\b.*\b(?:born|die|died|live|alive)\b|\b(?:bio|biography|life) of\b|^(?:please |can you |could you )*tell me .{0,20}\babout\b/i,
  async () => (await import('./people.ts')).people,
);
/** Makers and symbols that are named: asked before the properties, the code and the countries. */
export const works = lazy(
  'works',
  /\b(?:who|author|painter|composer|inventor|creator|when|in (?:which|what) (?:year|museum)|where)\b.*\b(?:wrote|written|published|author|paint\w*|compos\w*|invent\w*|discover\w*|creat\w*|made|makes|museum|hangs?|built|developed|designed|released)\b|\b(?:author|painter|composer|inventor|creator|discoverer) of\b|\b(?:chemical|element|atomic)\b/i,
  async () => (await import('./works.ts')).works,
);
export const verbForms = lazy(
  'dictionary',
  /\b(?:past|participle|preterite|third form|forms of|conjugation)\b/i,
  async () => (await import('./verb-forms.ts')).verbForms,
);
export const dictionary = lazy(
  'dictionary',
  /\b(?:mean(?:s|ing)?|defin(?:e|ition)|synonyms?|antonyms?|opposite|another word|other words?|word (?:for|than)|way (?:to say|of saying)|thesaurus|similar to|words for|words like|plural|singular|spell|spelled|spelt|spelling|what is|what's|what are|what does|in an? (?:\w+ )?sentence|sentence (?:with|using))\b/i,
  async () => (await import('./dictionary.ts')).dictionary,
);
export const verse = lazy(
  'verse',
  /\b(?:haikus?|poems?|limericks?|verse|rhymes?|rhyming|syllables?)\b/i,
  async () => (await import('./verse.ts')).verse,
);
export const tale = lazy(
  'verse',
  /\b(?:story|tale|fairytale)\b/i,
  async () => (await import('./tale.ts')).tale,
);
/** Asked after the facts of daily life, whose words are all accounted for. */
export const advice = lazy(
  'everyday',
  /\b(?:how|what|why|which|should|can|could|tips?|advice|help|best|is it|any|remed(?:y|ies)|i|my|our|we)\b/i,
  async () => (await import('./advice.ts')).advice,
);
