import type { EngineArtifact, EngineTools } from '../engine.ts';
import { NothingUnderstood } from '../nothing-understood.ts';
import { encodePng } from './codecs/png.ts';
import { type Brief, type FormatName, readBrief } from './formats/brief.ts';
import { planReading } from './layers.ts';
import { isLettered } from './lettering/carried.ts';
import { notesOf, paintPlan } from './paint-plan.ts';
import { baseName } from './prompt/figure.ts';
import { isColourless, STYLE_OF } from './prompt/treatments.ts';
import type { Bitmap } from './raster/bitmap.ts';
import type { RenderImageRequest } from './request.ts';
import { type Drawings, loadDrawings } from './sprites/drawings.ts';
import { isTone, toned } from './style/toned.ts';

export async function renderImage(request: RenderImageRequest, tools: EngineTools): Promise<EngineArtifact> {
  const { width, height, prompt, seed } = request;
  const drawings = await loadDrawings(tools);
  tools.progress(0.05, 'reading the prompt');
  const brief = readBrief(request, drawings);
  const { picture, notes, facts } = brief.format
    ? await composed(brief, brief.format, drawings, tools)
    : await painted(brief, drawings, tools);
  tools.progress(0.85, 'finishing');
  const finished = await finish(brief, picture);
  tools.progress(0.9, 'writing the file');
  const bytes = encodePng(finished.rgba, width, height, {
    Description: prompt,
    Seed: String(seed),
    Software: 'made by octet local-painter',
  });
  return {
    bytes,
    mime: 'image/png',
    extension: 'png',
    notes,
    facts: { width, height, style: brief.request.style, seed, ...facts },
  };
}

interface MadeImage {
  readonly picture: Bitmap;
  readonly notes: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
}

async function composed(
  brief: Brief,
  format: FormatName,
  drawings: Drawings,
  tools: EngineTools,
): Promise<MadeImage> {
  const [{ compose }, { loadFonts }] = await Promise.all([
    import('./formats/compose.ts'),
    import('./lettering/fonts.ts'),
  ]);
  const fonts = await loadFonts(tools);
  tools.progress(0.2, `composing the ${format}`);
  const tone = brief.hints.find(({ tint }) => tint !== undefined && isTone(tint));
  if (tone?.said) brief.shown.add(tone.said);
  const { picture: design, notes } = compose(brief, format, { drawings, fonts, tools });
  const picture = tone?.tint && isTone(tone.tint) ? toned(design, tone.tint) : design;
  return { picture, notes, facts: { format, subjects: brief.subjects.map((subject) => subject.name) } };
}

/** The manner of the prompt, where the renderer does not have it as a style of its own. */
async function finish({ treatment, format, request }: Brief, picture: Bitmap): Promise<Bitmap> {
  if (!treatment || (format === undefined && STYLE_OF[treatment])) return picture;
  const { treat } = await import('./style/treat.ts');
  return treat(picture, treatment, request.seed);
}

async function painted(brief: Brief, drawings: Drawings, tools: EngineTools): Promise<MadeImage> {
  const colourless = isColourless(brief.treatment);
  const read = planReading(brief.request, brief);
  // Lines are found by colours, which grey has not.
  const plan = {
    ...read,
    colourless,
    tints: colourless ? read.tints.filter((one) => !isTone(one)) : read.tints,
  };
  if (!plan.understood)
    throw new NothingUnderstood(
      'no word of the prompt names a place or a thing that this painter knows, so nothing was painted',
    );
  const { place, time, weather } = plan;
  const facts = { place, time, weather, subjects: plan.subjects.map(({ name }) => baseName(name)) };
  if (brief.texts.length === 0 && !brief.subjects.some(isLettered)) {
    const painting = paintPlan(plan, brief.request, drawings, tools);
    return { picture: painting.picture, notes: notesOf(painting), facts };
  }
  const { paintLettered } = await import('./lettering/paint-lettered.ts');
  return { ...(await paintLettered(brief, plan, drawings, tools)), facts };
}
