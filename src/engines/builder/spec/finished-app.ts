import { withAlerts } from './alerts.ts';
import { type AppSpec, capitalized, type EntitySpec } from './app-spec.ts';
import { arranged } from './arrangements.ts';
import { withCharts } from './charts.ts';
import { withComputed } from './computed.ts';
import { withoutChildren } from './entity.ts';
import { type GivenFormula, withFormulas } from './given-formulas.ts';
import { withImplied } from './implied.ts';
import { inOrder, notBuilt, unaccounted } from './left-out.ts';
import type { ListWish } from './list-wishes.ts';
import { linked, withOwner, withReference, withSummed } from './references.ts';
import type { Relation } from './relations.ts';
import { withRules } from './rules.ts';
import { type States, withStates } from './states.ts';

export interface ParsedApp {
  readonly spec: AppSpec;
  /** Sentences about what was guessed or left out. */
  readonly notes: readonly string[];
  /** Wishes that were taken out before it was read, and that it cannot answer. */
  readonly unmet?: readonly string[];
}

/** Wishes that were taken out of the prompt before its lists and fields were read. */
export interface Asked {
  readonly prompt: string;
  readonly wishes: readonly ListWish[];
  readonly formulas: readonly GivenFormula[];
  readonly states: readonly States[];
}

/** All lists of an application with their fields, before references are added. */
interface GatheredLists {
  readonly entities: readonly EntitySpec[];
  readonly relations: readonly Relation[];
  /** Lists without fields in the prompt. */
  readonly unspecified: ReadonlySet<string>;
  /** Lists whose records belong to other lists, according to the prompt. */
  readonly settled: ReadonlySet<string>;
  readonly title: string | undefined;
  readonly isGuessed: boolean;
  readonly leftOut: { readonly wishes: readonly string[]; readonly words: readonly string[] };
}

const GUESSED =
  'Some fields are a guess: name them to get your own, for example "recipes with title, ingredients and rating".';

/** "List of events" is there where events are kept. */
const isNoList =
  ({ entities }: AppSpec) =>
  (wish: string): boolean =>
    !entities.some(({ plural }) => new RegExp(`^(?:an? )?lists? of ${plural}$`, 'i').test(wish));

/** "For business trips" says what the records are about, and fits the title; a name or a number says more. */
const OCCASION = /^for (?:(?:an?|the|my|our) )?(?:[a-z'’-]+ ){0,2}[a-z'’-]+$/;

/** "A list of those that are ready": the filter of a choice shows them, with their number. */
const FILTERED =
  /^(?:(?:an?|the) )?(?:shows? )?(?:(?:list|filter|view|overview|count|number) (?:of|for)|which|only) /i;
const isFiltered = (entities: readonly EntitySpec[], wish: string): boolean =>
  FILTERED.test(wish) &&
  entities.some(({ fields }) =>
    fields.some(({ type, options = [], label }) =>
      (type === 'boolean' ? [label] : options).some((option) =>
        new RegExp(`\\b${option.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu').test(wish),
      ),
    ),
  );

/** Links the lists, orders and filters them as asked, and says what is left out. */
export function finishedApp(
  { entities: gathered, relations, unspecified, settled, title, isGuessed, leftOut }: GatheredLists,
  {
    named,
    text,
    asked,
  }: { readonly named: string | undefined; readonly text: string; readonly asked: Asked },
): ParsedApp {
  const childrenOf = ({ name }: EntitySpec): readonly EntitySpec[] =>
    gathered.filter((other) =>
      relations.some(({ child, parent }) => child === other.name && parent === name),
    );
  const kept = gathered.map((entity) =>
    unspecified.has(entity.name) ? withoutChildren(entity, childrenOf(entity)) : entity,
  );
  const related = kept.map((entity) =>
    relations
      .filter(({ child }) => child === entity.name)
      .reduce(
        (one, { parent }) => withReference(one, parent),
        settled.has(entity.name) ? entity : withOwner(entity, kept),
      ),
  );
  const entities = withSummed(related, asked.prompt);
  const shown =
    named ??
    capitalized(title || (entities[0]?.plural ?? 'items')).replace(
      /\b(?:crm|faq|cv|dvd|rss|api|rest(?= api))\b/gi,
      (word) => word.toUpperCase(),
    );
  const worked = withFormulas(asked.states.reduce(withStates, entities), asked.formulas);
  const computing = withComputed(worked.entities, asked.prompt);
  const { spec, missing } = arranged(
    linked({ title: shown.slice(0, 60), entities: computing.entities }),
    asked.wishes,
  );
  const left = [...leftOut.wishes, ...worked.missing, ...missing, ...leftOut.words];
  const ruled = withRules(spec.entities, [...left, ...unaccounted(text, spec, [...left, title ?? ''])]);
  const charted = withCharts(ruled.entities, ruled.missing);
  const alerted = withAlerts(charted.entities, charted.missing);
  const open = alerted.missing.filter(
    (wish) => isNoList(spec)(wish) && computing.isLeft(wish) && !isFiltered(alerted.entities, wish),
  );
  const purpose = named === undefined ? open.find((wish) => OCCASION.test(wish)) : undefined;
  const called = purpose === undefined ? spec.title : `${spec.title} ${purpose}`;
  const notes = [
    ...(isGuessed ? [GUESSED] : []),
    ...notBuilt(
      inOrder(
        open.filter((wish) => wish !== purpose),
        asked.prompt,
      ),
    ),
  ];
  return {
    spec: { ...spec, title: called.slice(0, 60), entities: withImplied(alerted.entities, asked.prompt) },
    notes,
  };
}
