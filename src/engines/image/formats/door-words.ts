export const ON_DOOR =
  /\bsign\s+(?:for|on)\s+(?:an?|the|my|our|his|her|their)\s+(?:[\p{L}'’]+\s+){0,3}?doors?(?!\p{L})/iu;

/** "A sign for the office door: BACK SOON" hangs there, and is no board on posts. */
export const isForDoor = ({
  prompt,
  texts,
}: {
  readonly prompt: string;
  readonly texts: readonly string[];
}): boolean => texts.length > 0 && ON_DOOR.test(prompt);
