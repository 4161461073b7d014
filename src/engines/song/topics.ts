import { GENRES } from './genres.ts';
import { INSTRUMENTS } from './instruments.ts';

/** Words that say how the song should be, not what it is about. */
const ABOUT_MUSIC =
  /^(song|songs|music|track|tune|melody|beat|beats|anthem|ballad|jingle|piece|style|genre|vibe|vibes|mood|sound|sounds|tempo|bpm|key|major|minor|vocal|vocals|voice|voices|singer|sung|singing|lyrics|duet|choir|instrumental|upbeat|catchy|slow|fast|short|long|happy|sad|calm|energetic|epic|dark|soft|gentle|mellow|dreamy|cheerful|melancholic|melancholy|uplifting|emotional|romantic|relaxing|relaxed|powerful|driving|smooth|groovy|chill|modern|classic|retro|vintage|female|male|acoustic|electric|heavy|light|solo|drums|drum|bass|guitar|nostalgic|hopeful|playful|funky|angry|intense|mysterious|tense|peaceful|quiet|loud|simple|beautiful|nice|good|great|cool|fun)$/;
const STOP =
  /^(a|an|the|and|or|but|of|in|on|at|to|for|from|with|without|into|over|under|about|like|as|by|is|are|was|were|be|been|it|its|this|that|these|those|my|your|our|their|his|her|me|you|we|they|i|he|she|us|them|some|any|all|very|really|so|too|just|make|create|write|compose|give|generate|please|want|need|would|should|could|can|will|has|have|had|do|does|who|what|when|where|which|while|there|then|than|no|not|up|down|out|off|around|through|between|after|before|during|inspired|featuring|feat|called|titled|named|one|two|three)$/;

/** What a song is about: the runs of words left when everything about music is taken out, longest runs cut to two words. */
export function topicsOf(prompt: string): readonly string[] {
  let text = ` ${prompt.toLowerCase().replace(/["“”]/g, ' ')} `;
  for (const genre of GENRES) {
    for (const word of [genre.id, genre.name.toLowerCase(), ...genre.aliases])
      text = text.replaceAll(` ${word} `, ' | ');
  }
  for (const instrument of INSTRUMENTS) text = text.replace(instrument.words, ' | ');
  const topics: string[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length > 0) topics.push(run.slice(-2).join(' '));
    run = [];
  };
  for (const token of text.match(/[\p{L}'’-]+|[^\s]/gu) ?? []) {
    const isWord = /^\p{L}[\p{L}'’-]*$/u.test(token);
    if (!isWord || token.length < 2 || STOP.test(token) || ABOUT_MUSIC.test(token)) close();
    else run.push(token);
  }
  close();
  return [...new Set(topics)].slice(0, 6);
}
