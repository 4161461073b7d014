const SCREEN =
  '(?:desktop|phone|mobile|iphone|lock\\s?screen|laptop|computer|pc|screen|(?:ultra\\s?-?wide\\s+|wide\\s+|large\\s+|second\\s+)?monitor|tablet|ipad)';
const OF_SCREEN = new RegExp(
  `\\b(?:an?\\s+|my\\s+)?(?:${SCREEN}\\s+(?:wallpaper|background)|(?:\\p{L}+\\s+)?wallpaper\\s+for\\s+(?:my|an?|the|your|our)\\s+${SCREEN})\\b\\s*(?:,|:|of|with|showing|featuring)?`,
  'iu',
);
export const LAND = /\b(?:hills|mountains|dunes|ridges|peaks)\b/i;
const LAYERED =
  /\b(?:layer\w*|minimal\w*|calm|flat|simple|soft|geometric|low[\s-]poly|abstract|angular|polygon\w*)\b/i;
const GEOMETRIC = /\b(?:geometric|triangles|hexagons|stripes|dots|chevrons?|zigzags?|checks)\b/i;

/** A wallpaper for a screen is a picture that fills it; only plain shapes are repeated. */
export const withoutScreen = (prompt: string): string => {
  if (!OF_SCREEN.test(prompt)) return prompt;
  const kind = isOfRidges(prompt) ? 'wallpaper with' : GEOMETRIC.test(prompt) ? 'geometric pattern with' : '';
  return prompt.replace(OF_SCREEN, kind);
};

export const isOfRidges = (prompt: string): boolean => LAND.test(prompt) && LAYERED.test(prompt);
