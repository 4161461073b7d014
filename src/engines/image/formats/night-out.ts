import type { ParsedPrompt } from '../prompt/parse.ts';

const NIGHT_OUT =
  /\b(?:jazz|blues|rock|folk|techno|salsa|disco|dance|music|concert|quiz|trivia|bingo|poker|casino|games?|films?|movies?|cinema|karaoke|comedy|improv|poetry|mic|reading|storytelling|opening|ladies|date|family|parents?['’]?|school|talent|gala|pub|pizza|taco|curry|burger|wine|craft)[\s-]nights?\b/iu;

/** A jazz night is an event, and its poster need not be dark. */
export function withoutNightOut(parsed: ParsedPrompt, rest: string): ParsedPrompt {
  const isNight = ({ said, place }: ParsedPrompt['hints'][number]): boolean =>
    said === 'night' && place === undefined;
  return NIGHT_OUT.test(rest) && parsed.hints.some(isNight)
    ? {
        ...parsed,
        hints: parsed.hints.filter((one) => !isNight(one)),
        leftOver: [...parsed.leftOver, 'night'],
      }
    : parsed;
}
