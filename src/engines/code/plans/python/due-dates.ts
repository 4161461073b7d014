import { singular } from '../reading/text.ts';
import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, numberOf, quoted } from './wish.ts';

interface Subject {
  readonly said: RegExp;
  readonly names: readonly string[];
  /** "Water" and "watered". */
  readonly deed: string;
  readonly done: string;
}

const SUBJECTS: readonly Subject[] = [
  {
    said: /\bplants?\b|\bflowers?\b|\bherbs?\b/,
    names: ['tomatoes', 'basil', 'monstera', 'cactus', 'orchid', 'mint', 'aloe', 'ivy'],
    deed: 'water',
    done: 'watered',
  },
  {
    said: /\bchores?\b|\bhousehold\b|\bcleaning\b/,
    names: ['bathroom', 'kitchen floor', 'windows', 'fridge', 'bed sheets', 'oven', 'balcony', 'hallway'],
    deed: 'clean',
    done: 'cleaned',
  },
  {
    said: /\bfilters?\b|\bmachines?\b|\bmaintenance\b|\bequipment\b/,
    names: ['air filter', 'pump', 'compressor', 'drill', 'lathe', 'saw', 'boiler', 'fan'],
    deed: 'service',
    done: 'serviced',
  },
  {
    said: /\bpets?\b|\banimals?\b/,
    names: ['cat', 'dog', 'hamster', 'parrot', 'rabbit', 'turtle', 'snake', 'gecko'],
    deed: 'feed',
    done: 'fed',
  },
  {
    said: /\bfriends?\b|\bcontacts?\b|\bpeople\b|\bcustomers?\b/,
    names: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gina', 'Hugo'],
    deed: 'call',
    done: 'called',
  },
];
/** Days between and days ago, so that each kind of row is there. */
const SAMPLES = [
  [2, 2],
  [3, 5],
  [7, 6],
  [21, 4],
  [10, 11],
  [4, 4],
  [14, 13],
  [5, 1],
] as const;

/** Things that are to be done every few days: which are due today, overdue, or due tomorrow. */
export const planDueDates: Plan = (wish) => {
  if (!wish.has(/\blast\b/) || !wish.has(/\bdays?\b/) || !wish.has(/\btoday\b|\bdue\b|\boverdue\b/))
    return undefined;
  if (wish.has(/\bsql\b|\bcsv\b|\bjson\b|\bdjango\b|\bflask\b|\btkinter\b|\bclass\b/)) return undefined;
  const subject = SUBJECTS.find(({ said }) => said.test(wish.rest));
  if (!subject) return undefined;
  const noun = singular(subject.said.exec(wish.rest)?.[0] ?? 'things');
  const plural = `${noun}s`;
  const made = wish.take(
    new RegExp(
      `\\b(?:make up|invent|add|with|use|include|put in|come up with|create) (?:(?:about|some|at least) )?${NUMBER} (?:(?:sample|example|of|them|${noun}s?)\\b:? ?)*((?:(?:, | and )?(?!and so on|so on|etc|print)[a-zäöü]+(?: [a-zäöü]+)?(?=,| and| or|$|\\.))*)(?:,? (?:and so on|etc\\.?|and others|and the like|or so|or similar))*`,
    ),
  );
  const count = Math.min(made?.[1] ? numberOf(made[1]) : 6, SAMPLES.length);
  const own = (made?.[2] ?? '')
    .split(/, | and /)
    .map((one) => one.trim())
    .filter(Boolean);
  const names = [...new Set([...own, ...subject.names])].slice(0, count);
  if (made?.[1] && numberOf(made[1]) > SAMPLES.length) return undefined;
  const isTomorrow =
    wish.takeAll(/(?:[,;] ?|\b(?:and|what|which|is|comes|due|needs?|next|also) )*\btomorrow\b/).length > 0;
  const isOverdue =
    wish.takeAll(
      /(?:[,;] ?|\b(?:and|what|which|is|are|ones|also) )*\b(?:overdue|late|missed)\b(?: (?:and )?(?:by )?(?:how many|the number of) days(?: (?:late|overdue))?)?/,
    ).length > 0;
  wish.takeAll(
    /\b(?:by )?how many days\b|\bhow (?:often|many days)\b[^,;.]*?\((?:in )?days\)|\bevery how many days\b/,
  );
  return {
    program: {
      code: py`
TODAY = date.today()
# For each one: every how many days, and when it was last done.
${plural.toUpperCase()} = {
  ${names.map((one, at) => `${quoted(one)}: (${SAMPLES[at]?.[0] ?? 7}, TODAY - timedelta(days=${SAMPLES[at]?.[1] ?? 7})),`).join('\n')}
}


def days_left(every: int, last: date, today: date) -> int:
  """0 is today, and less is overdue."""
  return (last + timedelta(days=every) - today).days


def show(title: str, lines: list[str]) -> None:
  print(title)
  for line in lines or ["nothing"]:
    print(f"  {line}")


def main(${plural}: dict[str, tuple[int, date]], today: date) -> None:
  left = {name: days_left(every, last, today) for name, (every, last) in ${plural}.items()}
  show("To ${subject.deed} today:", [name for name, days in left.items() if days == 0])
  ${
    (isOverdue || !isTomorrow) &&
    py`
late = sorted((days, name) for name, days in left.items() if days < 0)
show("Overdue:", [f"{name} by {-days} day{'' if days == -1 else 's'}" for days, name in late])`
  }
  ${isTomorrow && 'show("Tomorrow:", [name for name, days in left.items() if days == 1])'}`,
      main: `main(${plural.toUpperCase()}, TODAY)`,
    },
    silent: `${plural} ${noun} done do did ${subject.deed} ${subject.done} ${subject.deed}ing dict dictionary water watering often days day date dates last today due need needs every interval`,
  };
};
