/** Said of somebody who comes or goes in depth, or who looks out of the frame. */
const TO_CAMERA =
  /\s*\b(?:(?:straight|directly)\s+)?(?:towards?|away\s+from|to|into|past|at)\s+the\s+(?:camera|viewer|lens|screen)\b/gi;
/** People are drawn looking out of the frame. */
const AT_CAMERA = /^at\b/;

/** Moves that no layered scene can make: it is seen from one side. */
const DEEDS =
  /\b(?:(?:the|a)\s+)?camera\s+(?:(?:is|slowly|smoothly|quickly|gently)\s+)*(?:(?:orbit|circl|rotat|spin|shak|follow|roll|spiral|twirl|swing|chas|rush)\w*|mov(?:es?|ing)\s+(?=around|through|past|over|behind)|track(?:s|ing)\s+(?!left|right|shot))(?:\s*(?:around|over|through|along|behind|past|after|above)\b)?/gi;

/** Views from elsewhere than before the scene. */
const VIEWS =
  /\b(?:(?:an?|the)\s+)?(?:aerial|overhead|top[- ]down|bird['’]?s?[- ]eye|first[- ]person|hand-?held|shaky|low[- ]angle|high[- ]angle|360(?:[- ]degree)?|(?:drone|pov|dolly[- ]zoom|whip[- ]pan|over[- ]the[- ]shoulder)(?=\s+(?:shot|view|footage|video|camera|effect)))(?:\s+(?:camera|shot|view|footage|angle|perspective|video|effect))?(?:\s+of\b)?/gi;

interface CameraWords {
  /** The prompt without them: nobody wants a camera painted beside an elephant that walks away from it. */
  readonly rest: string;
  /** Those that the video does not show. */
  readonly unshown: readonly string[];
}

/** Takes out the words about a camera that does what this one cannot. */
export function withoutCameraWords(prompt: string): CameraWords {
  const found = [TO_CAMERA, DEEDS, VIEWS].flatMap((pattern) => prompt.match(pattern) ?? []);
  return {
    rest: [TO_CAMERA, DEEDS, VIEWS].reduce((text, pattern) => text.replace(pattern, ' '), prompt),
    unshown: found
      .map((words) =>
        words
          .trim()
          .toLowerCase()
          .replace(/^(?:an?|the)\s+|\s+of$/g, ''),
      )
      .filter((words) => !AT_CAMERA.test(words)),
  };
}

const QUICK =
  /\b(?:quick|fast|rapid|sudden)(?:ly)?\s+(?:zoom|pan|push|pull|tilt|dolly)|\b(?:zoom|pan|tilt|push|pull)\w*\s+(?:(?:in|out|left|right|up|down|back|to the)\s+)*(?:quickly|fast|rapidly|suddenly)\b|\bcamera\s+(?:quickly|rapidly|suddenly)\b/i;

export const isQuickMove = (prompt: string): boolean => QUICK.test(prompt);
