import type { EngineTools } from '../engine.ts';
import { fromDuty } from './from-duty.ts';
import { fromKind } from './from-kind.ts';
import { fromPython } from './from-python.ts';
import { fromScript } from './from-script.ts';
import { fromTyped } from './from-typed.ts';
import { type Generated, type GenerateRequest, lackOf, type OfKind } from './generated.ts';

type Source = (
  request: GenerateRequest,
  asked: string | undefined,
  tools: EngineTools,
) => Promise<OfKind | undefined>;

const SOURCES: readonly Source[] = [fromDuty, fromPython, fromScript, fromTyped, fromKind];

/** The program that lacks least of the wish: one of a known kind, or another composed one. */
export async function fromKinds(
  request: GenerateRequest,
  asked: string | undefined,
  tools: EngineTools,
  otherwise: () => Promise<Generated>,
): Promise<Generated> {
  for (const source of SOURCES) {
    const made = await source(request, asked, tools);
    if (!made) continue;
    const { generated, isSecond } = made;
    const lack = lackOf(generated);
    if (lack === 0 && !isSecond) return generated;
    const other = await otherwise();
    return isSecond ? leastOf(other, generated) : leastOf(generated, other);
  }
  return otherwise();
}

/** The first, where both lack as much. */
const leastOf = (first: Generated, second: Generated): Generated =>
  lackOf(second) < lackOf(first) ? second : first;
