import { GENRES } from '../styles/genres.ts';
import { INSTRUMENTS } from './instruments.ts';

/** Words that say how the song should be, not what it is about. */
const ABOUT_MUSIC =
  /^(song|songs|lied|chanson|music|track|tune|melody|beat|beats|anthem|ballad|jingle|piece|style|genre|vibe|vibes|mood|sound|sounds|tempo|bpm|key|major|minor|vocal|vocals|voice|voices|singer|sung|singing|lyrics|duet|choir|instrumental|upbeat|catchy|slow|fast|short|long|happy|sad|calm|energetic|epic|dark|soft|gentle|mellow|dreamy|cheerful|melancholic|melancholy|uplifting|emotional|romantic|relaxing|relaxed|powerful|driving|smooth|groovy|chill|modern|classic|retro|vintage|female|male|acoustic|electric|heavy|solo|drums|drum|bass|guitar|nostalgic|hopeful|playful|funky|angry|intense|mysterious|tense|peaceful|quiet|loud|simple|beautiful|nice|good|great|cool|fun)$/;
const STOP =
  /^(a|an|the|and|or|but|of|in|on|at|to|for|from|with|without|into|over|under|about|like|as|by|is|are|was|were|be|been|it|its|this|that|these|those|my|your|our|their|his|her|me|you|we|they|i|he|she|us|them|some|any|all|very|really|so|too|just|make|create|write|compose|give|generate|please|want|need|would|should|could|can|will|has|have|had|do|does|who|what|when|where|which|while|there|then|than|no|not|up|down|out|off|around|through|between|after|before|during|inspired|featuring|feat|called|titled|entitled|named|one|two|three|never|ever|always|again|still|just|let|lets|go|goes|going|get|gets|got|give|gives|gave|broke|break|breaks|make|makes|made|is|isn't|don't|feel|feels|feeling|come|comes|take|takes|where|how|why|because|if|late|early|old|new|ein|eine|der|die|das|den|über|und)$/;

const GENRE_WORDS = new RegExp(
  `(?<!\\p{L})(?:${GENRES.flatMap((genre) => [genre.id, genre.name, ...genre.aliases])
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?!\\p{L})`,
  'giu',
);

/**
 * What a song is about: the runs of words left when everything about music is taken out, each cut to its last two
 * words. Names keep their capitals, which is how the writer of words knows them.
 */
export function topicsOf(prompt: string): readonly string[] {
  let text = ` ${prompt.replace(/["\u201c\u201d]/g, ' ')} `;
  text = text.replace(GENRE_WORDS, ' | ');
  for (const instrument of INSTRUMENTS) text = text.replace(instrument.words, ' | ');
  const topics: string[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length > 0) topics.push(run.slice(-2).join(' '));
    run = [];
  };
  let opening = true;
  for (const token of text.match(/[\p{L}'\u2019-]+|[^\s]/gu) ?? []) {
    const isWord = /^\p{L}[\p{L}'\u2019-]*$/u.test(token);
    const lower = token.toLowerCase();
    const named = isWord && !opening && token !== lower && token !== 'I';
    opening = /[.!?:|]/.test(token);
    if (named && !isProperNoun(run[0] ?? '')) close();
    if (!isWord || token.length < 2 || STOP.test(lower) || ABOUT_MUSIC.test(lower)) close();
    else run.push(named ? token : lower);
  }
  close();
  return [...new Set(topics)].slice(0, 6);
}

/** A title that the prompt gives itself: in quotation marks, or after "called". */
export function quotedTitle(prompt: string): string | undefined {
  const quoted = /["\u201c]([^"\u201d]{2,60})["\u201d]/.exec(prompt)?.[1];
  return (quoted ?? /\b(?:called|titled|entitled)\s+([^.,;:!?]{2,60})/i.exec(prompt)?.[1])?.trim();
}

export function isProperNoun(topic: string): boolean {
  return /^\p{Lu}/u.test(topic);
}
