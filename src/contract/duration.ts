const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

export type DurationUnit = keyof typeof UNIT_MS;

interface DurationForm {
  readonly units: readonly DurationUnit[];
  /** The unit of a number that stands alone; without it, such a number is no duration. */
  readonly bareUnit?: DurationUnit;
}

/** The milliseconds of `500ms`, `30s` or `1.5h`; undefined where the text has another form. */
export function readDuration(text: string, { units, bareUnit }: DurationForm): number | undefined {
  const [, number, letters] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(text.trim()) ?? [];
  const unit = letters === '' ? bareUnit : units.find((each) => each === letters);
  return unit && Math.round(Number(number) * UNIT_MS[unit]);
}
