/** Sounds of nature that a song begins and ends with, and the words that bring them. */
export const SOUNDS = {
  seashore: {
    calledFor: /\b(?:sea|ocean|beach|waves?|shore|surf|rain\w*|storm\w*)\b/,
    heardAs: /\b(?:sea|seashore|ocean|beach|waves?|shore|surf)\b/g,
  },
  birds: {
    calledFor: /\b(?:birds?|birdsong|forest|garden|meadow|jungle|spring)\b/,
    heardAs: /\b(?:birds?|birdsong)\b/g,
  },
} as const;

/** The sound of an old record. */
export const VINYL = /\b(?:vinyl(?: record)?|(?:record|tape) (?:crackle|hiss|noise)|crackl(?:e|es|ing|y))\b/;

export const WALKING = /\bwalking bass(?:[ -]?lines?)?\b/;
