import { type Generated, type GenerateRequest, isWhole, refusal } from './generated.ts';

/** SQL whose wish is said again in plain order, where it is not read as it stands; for no other database than was named. */
export async function queryFor(
  given: GenerateRequest,
  generate: (request: GenerateRequest) => Promise<Generated>,
): Promise<Generated> {
  const { isForeign, onPlainGround, withoutTypes } = await import('./plans/sql/plain-ground.ts');
  const untyped = withoutTypes(given.prompt);
  const made = await generate({ ...given, prompt: untyped });
  if (made.language !== 'sql') return made;
  const isKept = !isForeign(given.prompt, made.code);
  if (isKept && isWhole(made, 'sql')) return made;
  const prompt = onPlainGround(untyped);
  const again = prompt === undefined ? undefined : await generate({ ...given, prompt });
  if (again && isWhole(again, 'sql') && !isForeign(given.prompt, again.code)) return again;
  const lacks = ["octet's local snippet library has this for another database only."];
  return isKept ? made : refusal('sql', lacks, []);
}
