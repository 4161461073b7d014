import play from '../data/play.json';
import { capitalized, type PageSettings } from './app-spec.ts';

/** "Habits: reading, running and water", "a streak counter for walking". */
const LISTED =
  /\b(?:like|such as|e\.g\.|for|habits:|habits are) ((?!me\b|my\b|our\b|an?\b|the\b|each\b|every\b|daily\b|kids\b|children\b|students\b)[\p{L}\p{N} '’-]{3,40}(?:,(?! ?(?:with|where|and (?:show|see|count))\b)[\p{L}\p{N} '’-]{3,50}){0,9})(?=[.,;:(]|$)/iu;
const USUAL_HABITS = ['Drink water', 'Read', 'Exercise'];
const WEEK = 7;
const LONGEST = 31;

const CALENDAR = /\b(?:calendars?|heat ?maps?|month(?:ly)? (?:views?|overviews?|grids?))\b/i;

/** The habits that a prompt names, over so many days. */
export function readHabits(prompt: string, title: string): PageSettings {
  const [, listed = ''] = LISTED.exec(prompt) ?? [];
  const named = listed
    .replace(/\s(?:with|where|so that|that)\s.*$/i, '')
    .split(/,? and |,(?: and )?/)
    .map((name) => capitalized(name.trim()))
    .filter((name) => name !== '');
  const [said = '', digits] = /\b(\d{1,2}) days\b/i.exec(prompt) ?? [];
  const asked = Number(digits ?? (/\bmonth/i.test(prompt) ? LONGEST : WEEK));
  const shown = Math.min(LONGEST, Math.max(WEEK, asked));
  return {
    title,
    settings: {
      title,
      habits: named.length > 0 ? named : USUAL_HABITS,
      shown,
      ...(CALENDAR.test(prompt) && { calendar: true }),
    },
    used: `${named.join(' ')} ${shown === asked ? said : ''} month monthly calendar heatmap heat map`,
  };
}

const MINUTE = 60;

/** "30 seconds", "2 minutes". */
export function readTyping(prompt: string, title: string): PageSettings {
  const [said = '', digits, unit = ''] =
    /\b(\d{1,3})[- ]?(seconds?|secs?|s|minutes?|mins?)\b/i.exec(prompt) ?? [];
  const seconds = Number(digits ?? MINUTE) * (/^m/i.test(unit) ? MINUTE : 1);
  return { title, settings: { title, texts: play.sentences, seconds }, used: said };
}

const SLOWEST = 40;
const FASTEST = 208;
const USUAL_TEMPO = 100;
const USUAL_BEATS = 4;

/** "From 30 to 250 bpm", "at 90 bpm", "3/4". */
export function readMetronome(prompt: string, title: string): PageSettings {
  const [range = '', low, high] =
    /\b(\d{2,3}) ?(?:-|–|to|and) ?(\d{2,3})(?: ?(?:bpm|beats per minute))?/i.exec(prompt) ?? [];
  const slowest = Number(low ?? SLOWEST);
  const fastest = Number(high ?? FASTEST);
  const rest = prompt.replace(range, ' ');
  const [at = '', digits] = /\b(\d{2,3}) ?(?:bpm|beats per minute)/i.exec(rest) ?? [];
  const [bar = '', over, counted] =
    /\b(\d{1,2})\/\d\b|\b(\d{1,2}) beats (?:per|in an?|to the|a) (?:bar|measure)/i.exec(rest) ?? [];
  const tempo = Math.min(fastest, Math.max(slowest, Number(digits ?? USUAL_TEMPO)));
  return {
    title,
    settings: { title, tempo, beats: Number(over ?? counted ?? USUAL_BEATS), slowest, fastest },
    used: `${range} ${at} ${bar}`,
  };
}

const USUAL_BEST = 5;

/** "My best five times", "a top ten". */
export function readReaction(prompt: string, title: string): PageSettings {
  const [said = '', digits] = /\b(?:best|top|fastest|last) (\d{1,2})\b/i.exec(prompt) ?? [];
  return { title, settings: { title, best: Number(digits ?? USUAL_BEST) }, used: said };
}
