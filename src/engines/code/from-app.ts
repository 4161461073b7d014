import type { EngineTools } from '../engine.ts';
import { NothingUnderstood } from '../nothing-understood.ts';
import { LONGEST_RECORD } from './from-record.ts';
import { CHARACTERS_PER_TOKEN, type Generated, type GenerateRequest, LACKS } from './generated.ts';

const NOT_BUILT = 'not built: ';
const MOST_LEFT = 2;

/** Wishes that the pages of the builder meet without saying so: a converter works in both directions. */
const MET: Readonly<Record<string, RegExp>> = {
  random: /^(?:names? per line|text (?:box|area|field)|names?)$/i,
  scores: /^(?:minus|plus|reset|(?:plus and )?minus) buttons?$/i,
  converter: /^(?:in )?(?:both (?:directions|ways)|back|vice versa|either direction)$/i,
};
const ANYWHERE =
  /^(?:(?:one|single|web|simple|html) ?)*(?:page|file)$|^(?:no|without) (?:frameworks?|librar(?:y|ies)|external \w+)$|^(?:plain|vanilla) (?:js|javascript)$/i;

/** Games of their own: none of the pages is one of them under another name. */
const OTHER_GAMES = /\b(?:flappy|pac-?man|doodle jump|frogger|platformer|mario|solitaire|racing game)\b/i;

/** A tool that applications have too, as one page: a timer, a converter, cards to learn with. */
export async function appPage(request: GenerateRequest, tools: EngineTools): Promise<Generated | undefined> {
  const { prompt, maxTokens } = request;
  if (prompt.length > LONGEST_RECORD || OTHER_GAMES.test(prompt)) return undefined;
  const [{ parsePage }, { buildApp }] = await Promise.all([
    import('../builder/spec/page-kinds.ts'),
    import('../builder/build.ts'),
  ]);
  const kind = parsePage(prompt, undefined)?.page.kind;
  if (kind === undefined || kind === 'landing') return undefined;
  try {
    const { spec, preview, notes } = await buildApp({ prompt, framework: 'react', seed: 1 }, tools);
    const isOver = maxTokens !== undefined && preview.length > maxTokens * CHARACTERS_PER_TOKEN;
    if (spec.page?.kind !== kind || isOver) return undefined;
    const left = notes
      .flatMap((note) => (note.startsWith(NOT_BUILT) ? note.slice(NOT_BUILT.length).split(', ') : []))
      .filter((one) => !(MET[kind]?.test(one) || ANYWHERE.test(one)));
    if (left.length > MOST_LEFT) return undefined;
    const told = left.length > 0 ? [`${LACKS}${left.join(', ')}.`] : [];
    return { code: preview, language: 'html', task: 'plan', notes: told };
  } catch (error) {
    if (error instanceof NothingUnderstood) return undefined;
    throw error;
  }
}
