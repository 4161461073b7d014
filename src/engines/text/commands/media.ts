import { type Composed, type Demand, draftFrom } from './demands.ts';

const SOUND = 'flac|mp3|wav|ogg|opus|m4a|aac|aiff';
const FILM = 'mp4|mov|mkv|avi|webm|wmv|m4v|flv';
const TIME = '(\\d{1,2}:\\d{2}(?::\\d{2})?)';

const DEMANDS: readonly Demand[] = [
  {
    reads:
      /\b(?:at|with|in|of|to)? ?(?:an? )?(?:bit ?rate (?:of )?)?(\d{2,3}) ?k(?:b(?:it)?(?:\/s|ps)?)?(?: bit ?rate| quality)?(?!\w)/i,
    gives: ([, rate]) => ({ parts: { rate: `-b:a ${rate}k` }, told: `at ${rate} kbit/s` }),
  },
  {
    reads: new RegExp(`\\b(?:from|between) ${TIME} (?:to|until|till|and) ${TIME}(?!:)`, 'i'),
    gives: ([, from, to]) => ({ parts: { span: `-ss ${from} -to ${to}` }, told: `from ${from} to ${to}` }),
  },
  {
    reads: /\bwithout (?:re-?encoding|loss|losing quality|quality loss)\b|\blosslessly\b/i,
    gives: () => ({ parts: { copy: '-c copy' }, told: 'without encoding again' }),
  },
  {
    reads: new RegExp(
      `\\b(?:in)?to (?:an? )?\\.?(${SOUND}|${FILM})\\b|\\bas (?:an? )?\\.?(${SOUND})\\b`,
      'i',
    ),
    gives: ([, one, two]) => ({ parts: { to: (one ?? two ?? '').toLowerCase() }, told: '' }),
  },
  {
    reads: new RegExp(
      `\\b(?:all|every|each|many|multiple|several)(?: (?:the|my|of))*(?= \\.?(?:${SOUND}|${FILM}|audio|video)\\b)`,
      'i',
    ),
    gives: () => ({ parts: { all: 'all' }, told: '' }),
  },
  {
    reads: new RegExp(`\\.?\\b(${SOUND}|${FILM})\\b`, 'i'),
    gives: ([, kind = '']) => ({ parts: { from: kind.toLowerCase() }, told: '' }),
  },
  {
    reads: /\b(?:convert|turn|transcode|change|cut|trim|extract|encode|clip|rip|take)(?:s|ing)?\b/i,
    gives: ([verb = '']) => ({ parts: { verb: verb.toLowerCase() }, told: '' }),
  },
  {
    reads:
      /\b(?:the )?(?:audio|sound)(?: track)?(?: (?:of|from|out of)(?= (?:an? |the |my )?(?:\w+ )?(?:video|film|movie|clip)))?\b/i,
    gives: () => ({ parts: { sound: '-vn' }, told: '' }),
  },
  {
    reads: /\b(?:videos?|films?|movies?|clips?|songs?|music|tracks?)\b/i,
    gives: () => ({ parts: {}, told: '' }),
  },
];

/** They ask for nothing, and may stand more than once. */
const FILLERS =
  /\b(?:(?:with|using|in) )?ffmpeg\b|\bfiles?\b|\b(?:in|of) (?:an? |the |this |my )?(?:current )?(?:folder|directory)\b|\b(?:part|piece|out)\b/gi;

/** `ffmpeg` for a format, a bit rate, a part of a recording, or the sound of a film. */
export function convertMedia(wish: string): Composed | undefined {
  if (!new RegExp(`\\b(?:ffmpeg|videos?|audio|${SOUND}|${FILM})\\b`, 'i').test(wish)) return undefined;
  const draft = draftFrom(wish.replace(FILLERS, ' '), DEMANDS);
  if (draft === undefined) return undefined;
  const { parts, told } = draft;
  const isSound = (kind: string | undefined): boolean => new RegExp(`^(?:${SOUND})$`).test(kind ?? '');
  const [from, to, span] = [parts.get('from'), parts.get('to'), parts.get('span')];
  const verb = parts.get('verb');
  const isOfFilm = parts.has('sound') || (isSound(to) && from !== undefined && !isSound(from));
  const input = from ?? (isOfFilm || !isSound(to) ? 'mp4' : undefined);
  const output = to ?? (span === undefined ? (parts.has('sound') ? 'mp3' : undefined) : input);
  // One condition alone is what the stored commands are for.
  if (
    (verb === undefined && !isOfFilm) ||
    input === undefined ||
    output === undefined ||
    (isSound(input) && !isSound(output))
  )
    return undefined;
  if (isSound(to) || parts.has('rate') || span !== undefined) {
    const copy = parts.get('copy') ?? (span !== undefined && input === output ? '-c copy' : undefined);
    if (copy !== undefined && (parts.has('rate') || input !== output)) return undefined;
    const quality = output === 'mp3' && copy === undefined ? '-q:a 2' : undefined;
    const options = [isOfFilm ? '-vn' : undefined, copy, parts.get('rate') ?? quality].flatMap(
      (each) => each ?? [],
    );
    const [start = '', end = ''] = [
      span === undefined ? '' : `${span} `,
      options.map((each) => `${each} `).join(''),
    ];
    const one = (source: string, target: string): string => `ffmpeg ${start}-i ${source} ${end}${target}`;
    const run = parts.has('all')
      ? `for f in *.${input}; do ${one('"$f"', `"\${f%.*}.${output}"`)}; done`
      : one(`input.${input}`, `output.${output}`);
    const what =
      span === undefined
        ? isOfFilm
          ? `Sound of a video as ${output}`
          : `Convert ${input} to ${output}`
        : `Cut out a part`;
    return {
      task: [what, ...told].join(', '),
      run,
      ...(copy === undefined ? {} : { note: '`-c copy` cuts at key frames; leave it out for exact times.' }),
    };
  }
  return undefined;
}
