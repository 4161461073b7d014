import { capital } from '../../../../capital.ts';
import { type ClassType, heldBy, isList, isNumber, type Slot, type Trait } from '../outline.ts';
import { snake } from '../spelling.ts';

/** A trait that a language has an interface for: its name and its methods. */
interface Kind {
  readonly name?: string;
  readonly code: string;
}

/** `{list}` is the list and `{of}` the type of its elements, as the language writes them; `{n}` the first number. */
const ITERATES: Readonly<Record<string, Kind>> = {
  python: { code: 'def __iter__(self):\n  return iter(list({list}))' },
  ruby: {
    name: 'Enumerable',
    code: 'def each(&block)\n  return to_enum(:each) unless block\n\n  {list}.dup.each(&block)\n  self\nend',
  },
  php: {
    name: 'IteratorAggregate',
    code: 'public function getIterator(): Iterator\n{\n  return new ArrayIterator({list});\n}',
  },
  javascript: { code: '*[Symbol.iterator]() {\n  yield* {list};\n}' },
  typescript: {
    name: 'Iterable<{of}>',
    code: '*[Symbol.iterator](): Generator<{of}> {\n  yield* {list};\n}',
  },
  java: {
    name: 'Iterable<{of}>',
    code: '@Override\npublic Iterator<{of}> iterator() {\n  return new ArrayList<>({list}).iterator();\n}',
  },
  kotlin: {
    name: 'Iterable<{of}>',
    code: 'override fun iterator(): Iterator<{of}> {\n  return {list}.toList().iterator()\n}',
  },
  csharp: {
    name: 'IEnumerable<{of}>',
    code: 'public IEnumerator<{of}> GetEnumerator()\n{\n  return new List<{of}>({list}).GetEnumerator();\n}\n\nSystem.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator()\n{\n  return GetEnumerator();\n}',
  },
  swift: {
    name: 'Sequence',
    code: 'func makeIterator() -> IndexingIterator<[{of}]> {\n  return {list}.makeIterator()\n}',
  },
  go: {
    code: 'func ({self} *{name}) All() func(yield func({of}) bool) {\n  return func(yield func({of}) bool) {\n    for _, item := range {list} {\n      if !yield(item) {\n        return\n      }\n    }\n  }\n}',
  },
  rust: { code: "pub fn iter(&self) -> std::slice::Iter<'_, {of}> {\n  {list}.iter()\n}" },
  cpp: {
    code: 'auto begin() const {\n  return {list}.begin();\n}\n\nauto end() const {\n  return {list}.end();\n}',
  },
};

const COMPARES: Readonly<Record<string, Kind>> = {
  python: { code: 'def __lt__(self, other: "{name}") -> bool:\n  return self.{n} < other.{n}' },
  ruby: { name: 'Comparable', code: 'def <=>(other)\n  {n} <=> other.{n}\nend' },
  java: {
    name: 'Comparable<{name}>',
    code: '@Override\npublic int compareTo({name} other) {\n  return Double.compare({n}, other.{n});\n}',
  },
  kotlin: {
    name: 'Comparable<{name}>',
    code: 'override fun compareTo(other: {name}): Int {\n  return {n}.compareTo(other.{n})\n}',
  },
  csharp: {
    name: 'IComparable<{name}>',
    code: 'public int CompareTo({name} other)\n{\n  return {n}.CompareTo(other.{n});\n}',
  },
  swift: {
    name: 'Comparable',
    code: 'static func < (left: {name}, right: {name}) -> Bool {\n  return left.{n} < right.{n}\n}\n\nstatic func == (left: {name}, right: {name}) -> Bool {\n  return left.{n} == right.{n}\n}',
  },
  cpp: { code: 'bool operator<(const {name} &other) const {\n  return {n}_ < other.{n}_;\n}' },
};

const KINDS: Readonly<Partial<Record<Trait, Readonly<Record<string, Kind>>>>> = {
  iterates: ITERATES,
  compares: COMPARES,
};

/** Languages whose classes can be locked; those without threads, and Rust, which has its own way, are left out. */
const LOCKED = /^(?:python|ruby|java|kotlin|csharp|swift|go|cpp)$/;

const listOf = ({ state }: ClassType): Slot | undefined => state.find(({ type }) => isList(type));
const numberOf = ({ fields }: ClassType): Slot | undefined => fields.find(({ type }) => isNumber(type));

/** True if a class of that language can have the trait. */
export const isPossible = (trait: Trait, language: string, type: ClassType): boolean =>
  trait === 'locks'
    ? LOCKED.test(language)
    : Object.hasOwn(KINDS[trait] ?? {}, language) &&
      (trait === 'iterates' ? listOf(type) : numberOf(type)) !== undefined;

/** A copy is made while no other thread changes the list. */
const withLock = (code: string): string =>
  code
    .replace('public Iterator<', 'public synchronized Iterator<')
    .replace('override fun iterator', '@Synchronized\noverride fun iterator')
    .replace(/\{\n {2}(return new List.*)\n\}/, '{\n  lock (gate)\n  {\n    $1\n  }\n}')
    .replace('return iter(list({list}))', 'with self._lock:\n    return iter(list({list}))');

interface Written {
  readonly of: (type: string) => string;
  readonly own: (name: string) => string;
  readonly self: string;
}

/** The interfaces of a class and their methods. */
export function kindsOf(
  type: ClassType,
  traits: readonly Trait[],
  language: string,
  { of, own, self }: Written,
): { names: string[]; methods: string[] } {
  const list = listOf(type);
  const number = numberOf(type)?.name ?? '';
  const n = /^(?:python|ruby)$/.test(language)
    ? snake(number)
    : language === 'csharp'
      ? capital(number)
      : number;
  const filled = (text: string): string =>
    text
      .replaceAll('{list}', list ? own(list.name) : '')
      .replaceAll('{of}', list ? of(heldBy(list.type)) : '')
      .replaceAll('{name}', language === 'go' && type.isGeneric ? `${type.name}[T]` : type.name)
      .replaceAll('{self}', self)
      .replaceAll('{n}', n);
  const kinds = traits.flatMap((trait) => KINDS[trait]?.[language] ?? []);
  return {
    names: kinds.flatMap(({ name }) => (name ? [filled(name)] : [])),
    methods: kinds.map(({ code }) => filled(traits.includes('locks') ? withLock(code) : code)),
  };
}
