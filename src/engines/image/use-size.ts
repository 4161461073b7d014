/** Uses that have a form of their own, the first that is named, with width by height; about as many pixels each as a square image. */
const FORMS: readonly (readonly [RegExp, number, number])[] = [
  [
    /\b(?:phone|mobile|iphone|android|smartphone|lock\s?screen)\s+(?:lock\s?screen\s+|home\s?screen\s+)?(?:wallpaper|background)\b/i,
    768,
    1344,
  ],
  [
    /\b(?:wallpaper|background)\s+for\s+(?:my|an?|the|your|our)\s+(?:phone|mobile|iphone|smartphone|lock\s?screen)\b/i,
    768,
    1344,
  ],
  [/\bultra\s?-?wide\b/i, 1600, 688],
  [
    /\b(?:presentation|power\s?point|keynote|cover|title)\s+(?:cover\s+)?(?:slide|background)\b|\bslide\s+(?:background|deck)\b/i,
    1344,
    768,
  ],
  [/\b(?:desktop|laptop|computer|pc|widescreen)\s+(?:wallpaper|background)\b/i, 1344, 768],
  [
    /\b(?:wallpaper|background)\s+for\s+(?:my|an?|the|your|our)\s+(?:desktop|laptop|computer|pc|screen|monitor)\b/i,
    1344,
    768,
  ],
  [/\b(?:instagram|insta|social\s+media)\s+stor(?:y|ies)\b/i, 768, 1344],
  [/\bbookmarks?\s+(?:with|for|of|design|showing)\b/i, 512, 1536],
  [/\b(?:portrait|vertical|upright)[\s-]+(?:format|orientation|mode)\b/i, 832, 1216],
  [/\b(?:landscape|horizontal)[\s-]+(?:format|orientation|mode)\b/i, 1216, 832],
  [/\b(?:youtube|video)\s+thumbnail\b/i, 1344, 768],
  [
    /\b(?:web\s?site|web|blog|shop|page|email|newsletter|wide|youtube|facebook|linkedin|twitter)\s+(?:banner|header)\b/i,
    1536,
    576,
  ],
  [
    /^(?:an?\s+|the\s+|wide\s+)*(?:(?:git\s?hub|gitlab|repo|repository|readme|project|profile|docs|website)\s+)*(?:banner|header)\s+(?:image\s+)?(?:for|with|of)\b/i,
    1536,
    576,
  ],
  [/\b(?:business|visiting|calling|name)\s+card\b/i, 1344, 768],
];

/** "1280x320"; fewer pixels are those of a sprite. */
export const IN_PIXELS = /(?<![\d.])(\d{3,4})\s?(?:x|×|by)\s?(\d{3,4})(?:\s?(?:px|pixels))?(?![\d.])/iu;
const isSize = (pixels: number): boolean => pixels >= 128 && pixels <= 2048;

/** The size of an image whose request names none: that of its use, where the prompt names one with a form of its own. */
export function sizeOfUse(prompt: string): { readonly width: number; readonly height: number } | undefined {
  const [, across, down] = IN_PIXELS.exec(prompt) ?? [];
  if (across !== undefined && down !== undefined && [across, down].every((one) => isSize(Number(one))))
    return { width: Number(across), height: Number(down) };
  const [, width, height] = FORMS.find(([use]) => use.test(prompt)) ?? [];
  return width !== undefined && height !== undefined ? { width, height } : undefined;
}
