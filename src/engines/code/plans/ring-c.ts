import type { Snippet } from '../snippets/snippets.ts';
import { WishText } from './reading/text.ts';

const ABOUT =
  /^(?=.*\b(?:ring|circular|cyclic)[- ]?(?:buffer|queue)\b)(?!.*\b(?:thread|lock|mutex|interrupt|isr|blocking|malloc(?:ed)?|dynamic(?:ally)?|grow\w*|resiz\w*|lines|strings?|generic|void|macro|struct(?:s|ures)? of|producer|file|power of)\b)/i;
const SILENT: ReadonlySet<string> = new Set(
  'a an the and or with that which of in to for it its is are be write implement create make simple small ring circular cyclic buffer queue fixed size capacity length elements element entries entry values value items item slots function functions method operations push pop put get add remove enqueue dequeue insert write read count peek clear full empty check checks whether if way when both returns return returning report reports tell tells how many number init initialise initialize main example demo sensor sensors readings reading measurements measurement samples sample data numbers number array static memory constant time arduino microcontroller embedded struct can hold holds up at most has have using use c first last oldest newest print prints all contents show shows also has isfull isempty is_full is_empty numbers plain'.split(
    ' ',
  ),
);

interface Element {
  readonly type: string;
  readonly format: string;
  readonly sample: readonly string[];
}

const WHOLE = ['3', '7', '12', '5'];
const whole = (type: string, format = '%d'): Element => ({ type, format, sample: WHOLE });

/** Types of the elements by the words of a wish, the narrow ones first. */
const ELEMENTS: readonly (readonly [RegExp, Element])[] = [
  [
    /\b(?:unsigned |u)(?:int)?[- ]?16(?:[- ]?bit|_t)?(?: (?:unsigned )?(?:ints?|integers?|words?|values?|samples?))?\b|\b(?:16[- ]bit unsigned|unsigned 16[- ]bit|unsigned shorts?)(?: (?:ints?|integers?))?\b/,
    whole('uint16_t', '%u'),
  ],
  [/\bint16_t\b|\b16[- ]?bits?(?: (?:signed )?(?:ints?|integers?))?\b|\bshorts?\b/, whole('int16_t')],
  [
    /\buint32_t\b|\bunsigned 32[- ]?bit(?: (?:ints?|integers?))?\b|\bunsigned (?:ints?|integers?)\b/,
    { type: 'uint32_t', format: '%lu', sample: WHOLE },
  ],
  [
    /\bint32_t\b|\b32[- ]?bits?(?: (?:ints?|integers?))?\b/,
    { type: 'int32_t', format: '%ld', sample: WHOLE },
  ],
  [
    /\bint64_t\b|\b64[- ]?bits?(?: (?:ints?|integers?))?\b|\blongs?\b/,
    { type: 'int64_t', format: '%lld', sample: WHOLE },
  ],
  [
    /\buint8_t\b|\bbytes?\b|\b8[- ]?bits?(?: (?:ints?|integers?|values?))?\b|\bunsigned chars?\b/,
    whole('uint8_t', '%u'),
  ],
  [/\bchars?\b|\bcharacters?\b/, { type: 'char', format: '%c', sample: ["'a'", "'b'", "'c'", "'d'"] }],
  [/\bfloats?\b/, { type: 'float', format: '%g', sample: ['1.5', '2.25', '3', '4.75'] }],
  [
    /\bdoubles?\b|\btemperatures?\b|\bdecimals?\b/,
    { type: 'double', format: '%g', sample: ['1.5', '2.25', '3', '4.75'] },
  ],
  [/\bints?\b|\bintegers?\b/, whole('int')],
];

/** Names for the two operations. */
const NAMES = [
  ['put', 'get'],
  ['enqueue', 'dequeue'],
  ['write', 'read'],
  ['add', 'remove'],
] as const;

const CASTS: Readonly<Record<string, string>> = {
  '%lu': '(unsigned long)',
  '%ld': '(long)',
  '%lld': '(long long)',
};

const OVERWRITES =
  /(?:(?:that|which|and|it|should|must|when|if|is|full|new|values?|elements?|items?|push|the|a|readings?) )*\b(?:overwrit(?:es?|ing)|replac(?:es?|ing)|drop(?:s|ping)?|discard(?:s|ing)?) (?:the )?(?:oldest|old)(?: (?:value|element|item|entry|reading|sample|one|data)s?)?(?: (?:when|if|once) (?:it is |it's |the buffer is )?full)?/;
const REJECTS =
  /(?:(?:and|that|which|both|push|pop|it|should|must|the|with|functions?) )*\b(?:returns?|returning|reports?|rejects?|fails?|tells?|refuses?|signals?)(?: (?:an? |the )?(?:false|0|zero|error|bool(?:ean)?|new values?|new elements?|code|whether it worked|status))*(?: (?:when|if|once|on|whether|for))?(?: (?:it|they|the buffer|buffer|an?|that) )?(?: ?(?:is|are|was))?(?: ?(?:full|empty))(?:(?: or | and |\/)(?:full|empty))?(?: (?:buffer))?/;
const ALLOCATES =
  /(?:,? ?\b(?:and|with|using|it|needs|uses) )*\b(?:no|without|not using) (?:malloc|dynamic memory|heap|dynamic allocation)(?: allocation)?/;
const AVERAGE =
  /(?:(?:and|an?|the|of|function|that|returns|for|moving|running) )*\b(?:average|mean)(?: (?:of|value)(?: (?:all|the|values|readings|elements|samples|stored|last))*)?/;

const WRAPS =
  /[,;]? ?\b(?:(?:and|with|plus|an?|the) )*(?:main|example|demo|test)?(?: (?:function|program))?(?: (?:that|which))? ?(?:tests?|shows?|demonstrates?|checks?|proves?|for|of) (?:the |that it )?wraps?(?:[- ]?around|ping)?(?: (?:works|around))?/;

/** A ring buffer in C, for elements of the type that the wish names; undefined for a wish that asks for more. */
export function planRingInC(prompt: string, language: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const hasNoHeap = wish.take(ALLOCATES) !== undefined;
  if (language !== 'c' || !ABOUT.test(hasNoHeap ? wish.rest : prompt)) return undefined;
  const isOverwriting = wish.take(OVERWRITES) !== undefined || /\blast \d+\b/.test(wish.rest);
  if (!isOverwriting) wish.take(REJECTS);
  const isWrapped = wish.take(WRAPS) !== undefined;
  const isAveraged = wish.take(AVERAGE) !== undefined;
  const [, element] = ELEMENTS.find(([pattern]) => wish.take(pattern)) ?? [undefined, whole('int')];
  const [, size = '16'] =
    wish.take(
      /\b(?:(?:of|fixed|at|with|for|size|capacity|the|last|up|to|a|is|holds?|holding|length|exactly|max(?:imum)?) )*(\d+)(?: (?:elements|entries|values|items|slots|readings|samples|measurements|numbers|places))?/,
    ) ?? [];
  const capacity = Number(size);
  if (wish.left(SILENT).length > 0 || capacity < 1 || capacity > 1_000_000) return undefined;
  const [put, get] = NAMES.find(([one, other]) =>
    new RegExp(`\\b${one}\\b.*\\b${other}\\b`, 'i').test(prompt),
  ) ?? ['push', 'pop'];
  const { definition, example } = written(element, capacity, { isOverwriting, isAveraged, isWrapped });
  const named = (code: string): string =>
    code.replaceAll('ring_push(', `ring_${put}(`).replaceAll('ring_pop(', `ring_${get}(`);
  return { definition: named(definition), example: named(example) };
}

function written(
  { type, format, sample }: Element,
  capacity: number,
  {
    isOverwriting,
    isAveraged,
    isWrapped,
  }: { readonly isOverwriting: boolean; readonly isAveraged: boolean; readonly isWrapped: boolean },
): Snippet {
  const push = isOverwriting
    ? `// A full buffer overwrites its oldest item.
void ring_push(RingBuffer *buffer, Item item) {
  buffer->items[(buffer->start + buffer->count) % CAPACITY] = item;
  if (buffer->count < CAPACITY) {
    buffer->count++;
  } else {
    buffer->start = (buffer->start + 1) % CAPACITY;
  }
}`
    : `// Returns false when the buffer is full.
bool ring_push(RingBuffer *buffer, Item item) {
  if (buffer->count == CAPACITY) return false;
  buffer->items[(buffer->start + buffer->count) % CAPACITY] = item;
  buffer->count++;
  return true;
}`;
  const average = isAveraged
    ? [
        `// The average of all items, 0 for an empty buffer.
double ring_average(const RingBuffer *buffer) {
  double sum = 0;
  for (size_t i = 0; i < buffer->count; i++) sum += buffer->items[(buffer->start + i) % CAPACITY];
  return buffer->count == 0 ? 0 : sum / buffer->count;
}`,
      ]
    : [];
  const definition = [
    `#define CAPACITY ${capacity}`,
    `typedef ${type} Item;`,
    'typedef struct {\n  Item items[CAPACITY];\n  size_t start;\n  size_t count;\n} RingBuffer;',
    'void ring_init(RingBuffer *buffer) {\n  buffer->start = 0;\n  buffer->count = 0;\n}',
    'size_t ring_count(const RingBuffer *buffer) {\n  return buffer->count;\n}',
    'bool ring_is_empty(const RingBuffer *buffer) {\n  return buffer->count == 0;\n}',
    'bool ring_is_full(const RingBuffer *buffer) {\n  return buffer->count == CAPACITY;\n}',
    push,
    `// Gives the oldest item and takes it out; returns false when the buffer is empty.
bool ring_pop(RingBuffer *buffer, Item *item) {
  if (buffer->count == 0) return false;
  *item = buffer->items[buffer->start];
  buffer->start = (buffer->start + 1) % CAPACITY;
  buffer->count--;
  return true;
}`,
    `// Gives the oldest item and leaves it where it is.
bool ring_peek(const RingBuffer *buffer, Item *item) {
  if (buffer->count == 0) return false;
  *item = buffer->items[buffer->start];
  return true;
}`,
    ...average,
  ].join('\n\n');
  const example = [
    'RingBuffer buffer;',
    'ring_init(&buffer);',
    ...(isWrapped
      ? [
          '// Moves the start to the last place, so that the next items wrap around.',
          'Item old;',
          `for (int i = 0; i < CAPACITY - 1; i++) ring_push(&buffer, ${sample[0]});`,
          'while (ring_pop(&buffer, &old)) {\n}',
        ]
      : []),
    ...sample.map((value) => `ring_push(&buffer, ${value});`),
    ...(isWrapped
      ? [
          `printf("wrapped: %s\\n", buffer.start + buffer.count > CAPACITY && buffer.items[0] == ${sample[1]} ? "yes" : "no");`,
        ]
      : []),
    'printf("count: %zu, full: %s\\n", ring_count(&buffer), ring_is_full(&buffer) ? "yes" : "no");',
    ...(isAveraged ? ['printf("average: %g\\n", ring_average(&buffer));'] : []),
    'Item item;',
    'while (ring_pop(&buffer, &item)) {',
    `  printf("${format}\\n", ${CASTS[format] ?? ''}item);`,
    '}',
    'printf("empty: %s\\n", ring_is_empty(&buffer) ? "yes" : "no");',
  ].join('\n');
  return { definition, example };
}
