const LONGEST_S = 86_400;

/**
 * `8 s of about 20 s`, for one wait. Whether a later estimate means the whole or what is left, nobody says; the first
 * means both. Once it has passed, it is no longer told.
 */
export function waitingTime(): (elapsedMs: number, estimatedSeconds: number | undefined) => string {
  let wholeS: number | undefined;
  return (elapsedMs, estimatedSeconds) => {
    const elapsedS = Math.round(elapsedMs / 1_000);
    if (estimatedSeconds !== undefined) wholeS ??= elapsedS + Math.round(estimatedSeconds);
    const isSensible = wholeS !== undefined && wholeS > elapsedS && wholeS < LONGEST_S;
    return isSensible ? `${elapsedS} s of about ${wholeS} s` : `${elapsedS} s`;
  };
}
