import type { Skill } from '../skill.ts';
import { lazy } from './lazy.ts';

const actionItems = lazy(
  'extraction',
  /\b(?:action (?:items?|points?)|to-?dos?|to do list|tasks|next steps|who (?:does|has to do|is doing|will do) what)\b/i,
  async () => (await import('./action-items.ts')).actionItems,
);
const shortBio = lazy(
  'letter',
  /\b(?:bio|biography|profile text)\b/i,
  async () => (await import('./short-bio.ts')).shortBio,
);
/** Asked before the letters, whose captions are of one thing. */
const socialPost = lazy(
  'letter',
  /^[^:.]{0,60}\b(?:post|caption|tweet|update)\b/i,
  async () => (await import('./social-post.ts')).socialPost,
);
export const rewrite = lazy(
  'rewrite',
  /\b(?:re-?write|re-?phrase|reword|polite\w*|(?:in)?formal\w*|professional\w*|short(?:er|en)|concise|friendl\w+|nicer|nicely|kinder|courteous\w*|soft(?:er|en)|gentl(?:er?|y)|tactful\w*|diplomatic\w*|warm(?:er|ly)|less (?:wordy|harsh|rude|aggressive|blunt|direct|angry|stiff|official|corporate|stuffy|bossy|pushy|strict|stern|demanding|cold|sharp)|casual\w*|conversational|relaxed|(?:natural|human|personal)|clear(?:er|ly)?|plain(?:er|ly)?|simpl(?:er|y)|simplify|easier to (?:read|understand)|readable)\b/i,
  async () => (await import('./rewrite.ts')).rewrite,
);
export const grammar = lazy(
  'grammar',
  /\b(?:gramm[ae]r|grammatical(?:ly)?|proof-?read|correct|fix|check|mistakes?)\b/i,
  async () => (await import('./grammar.ts')).grammar,
);
/** Asked before the outlines, which have one list for any journey. */
export const checklists = lazy(
  'outline',
  /\b(?:check ?lists?|to-?do lists?|packing lists?|list of (?:things|what|everything|stuff)|what|things)\b/i,
  async () => (await import('./checklists.ts')).checklists,
);
/** Asked after the other sums, which show more. */
export const shortSums = lazy(
  'word-problem',
  /\d.*\b(?:when|what|which|how|each|percent\w*|increase|decrease|equally|compound|ml|dozens?|tiles?|consumption)\b|\b(?:what|how|when|which)\b.*\d|\d ?(?:dozen|friends|people)/i,
  async () => (await import('./short-sums.ts')).shortSums,
);
/** Asked early: the sentence with the gap may speak of anything. */
const wordChoice = lazy(
  'dictionary',
  /^.{1,80}(?: or |\/|, | vs\.? ).*(?:_{2,}|\.{3,}|…|\[ ?\]|\bblank\b)/i,
  async () => (await import('./word-choice.ts')).wordChoice,
);
const workTexts = lazy(
  'letter',
  /\b(?:user stor(?:y|ies)|bug report|status (?:update|report)|stand-?up)\b/i,
  async () => (await import('./work-texts.ts')).workTexts,
);
const interviewQuestions = lazy(
  'suggestions',
  /\binterview questions\b/i,
  async () => (await import('./interview-questions.ts')).interviewQuestions,
);
const listedJson = lazy(
  'extraction',
  /\b(?:json|csv|ya?ml|table)\b[^:]{0,40}:/i,
  async () => (await import('./listed-json.ts')).listedJson,
);
/** A text in another tense or person; asked before the questions about the forms of one verb. */
export const retold = lazy(
  'rewrite',
  /\b(?:past|present)\b[^:]{0,20}[:"“]|\b(?:past|present) tense\b|\b(?:third|3rd|first|1st)[- ]person\b/i,
  async () => (await import('./retold.ts')).retold,
);
/** Asked before the lists and texts, which would take the words for theirs. */
const wordReplacement = lazy(
  'transform',
  /\b(?:replace|change|swap|substitute)\b.{1,120}\b(?:in|within)\b[^:]{0,40}:/i,
  async () => (await import('./word-replacement.ts')).wordReplacement,
);
/** Asked before the times of one place. */
export const flightTimes = lazy(
  'clock-time',
  /\b(?:leav|left|depart|takes? off|took off|from)\w*\b.*\d.*\b(?:land|arriv|gets? (?:to|into)|reach|to)\w*\b.*\d/i,
  async () => (await import('./flight-times.ts')).flightTimes,
);
/** Asked after the sums with dates, which are shorter. */
export const toldDates = lazy(
  'dates',
  /\d.*\b(?:days?|weeks?|months?|years?|hours?|min(?:ute)?s?|h|dates?|exist|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\b(?:days?|weeks?|months?|years?|hours?|quarter|date|day|leap|clocks?|time|when|ago|old|which|exist)\b.*\d|\b(?:summer ?time|daylight saving|dst|quarter|clocks)\b|\bhow many [a-z]+days\b/i,
  async () => (await import('./told-dates.ts')).toldDates,
);
/** Asked before the patterns and the texts, whose signs code has, too. */
const snippets = lazy(
  'code',
  /^.{0,90}\b(?:wrong|bug|error|mistake|problem|issue|fix|debug|correct|broken|work|run|does|do|mean|explain|what is)\b[^=]{0,40}[:?`"“]\s*\S|^what does \S.*[[(?!].* (?:do|mean|return)\b/i,
  async () => (await import('./snippets.ts')).snippets,
);

/** Asked before all other skills for questions and texts. */
export const EARLY_TEXTS: readonly Skill[] = [
  wordReplacement,
  actionItems,
  shortBio,
  workTexts,
  interviewQuestions,
  socialPost,
  wordChoice,
  listedJson,
  snippets,
];
