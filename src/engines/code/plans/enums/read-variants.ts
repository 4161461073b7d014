import { singular, WishText } from '../reading/text.ts';

export interface Variant {
  readonly name: string;
  readonly fields: readonly string[];
  /** The values that the example gives its fields. */
  readonly samples: readonly string[];
  /** For each method an expression over the fields, or a text. */
  readonly values: readonly string[];
}

export interface VariantsWish {
  readonly name: string;
  readonly methods: readonly {
    readonly name: string;
    readonly result: 'float' | 'text';
    readonly isSigned: boolean;
  }[];
  readonly variants: readonly Variant[];
  /** The example adds up what the first method gives. */
  readonly totals: boolean;
  /** It is a protocol, a trait or an interface, which other types may implement too. */
  readonly isOpen?: boolean;
  readonly isAbstract?: boolean;
}

interface Known {
  readonly fields: readonly string[];
  readonly samples: readonly string[];
  readonly area: string;
  readonly perimeter?: string;
}

const SHAPES: Readonly<Record<string, Known>> = {
  circle: {
    fields: ['radius'],
    samples: ['2'],
    area: 'PI * radius * radius',
    perimeter: '2.0 * PI * radius',
  },
  rectangle: {
    fields: ['width', 'height'],
    samples: ['3', '4'],
    area: 'width * height',
    perimeter: '2.0 * (width + height)',
  },
  square: { fields: ['side'], samples: ['5'], area: 'side * side', perimeter: '4.0 * side' },
  triangle: { fields: ['base', 'height'], samples: ['6', '2'], area: 'base * height / 2.0' },
};

const SOUNDS: Readonly<Record<string, string>> = {
  dog: 'Woof',
  cat: 'Meow',
  cow: 'Moo',
  duck: 'Quack',
  sheep: 'Baa',
  bird: 'Tweet',
  lion: 'Roar',
  pig: 'Oink',
  horse: 'Neigh',
};

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that of in to for it its is write create make define simple abstract sealed base parent class classes subclass subclasses interface protocol trait enum type union discriminated tagged each every one main program variants variant cases case implemented implementing implement implements by as method methods function functions which has have two three using called named records record data struct structs both polymorphism inheritance extends extending returns returning return from computes compute calculates calculate gives match matching switch when pattern expression'.split(
    ' ',
  ),
);

const HEAD =
  /\b(?:sealed (?:class|interface|trait)|abstract (?:base )?class|base class|parent class|interface|protocol|trait|enum|(?:discriminated |tagged )?union(?: type)?|type|class|hierarchy)\s+(?:called |named |for (?:an? )?)?(shapes?|animals?|figures?)\b|\b(shape|animal|figure) (?:class )?hierarchy\b/;

/** A type with variants that are known, each with its fields and what its methods give; undefined for any other wish. */
export function readVariants(prompt: string): VariantsWish | undefined {
  const wish = new WishText(prompt);
  const head = wish.take(HEAD);
  const said = head?.[1] ?? head?.[2];
  if (!head || !said) return undefined;
  const isAnimal = /^animal/.test(said);
  const known = Object.keys(isAnimal ? SOUNDS : SHAPES).join('|');
  const variants: { name: string; fields: readonly string[] | undefined }[] = [];
  const pattern = new RegExp(
    `\\b(?:an? |the )?(${known})s?\\b(?: ?[({]([^(){}]*)[)}]| (?:with|has|having) (?:an? |its )?((?:radius|width|height|side|base|length)(?:(?:, (?:and )?| and )(?:an? )?(?:radius|width|height|side|base|length))*))?`,
  );
  for (let found = wish.take(pattern); found; found = wish.take(pattern)) {
    const list = found[2] ?? found[3];
    const fields = list
      ?.split(/,|\band\b/)
      .map(
        (one) =>
          /([a-z]+)/.exec(one.replace(/\b(?:an?|double|float|val|f64|float64)\b/g, '').trim())?.[1] ?? '',
      )
      .filter((one) => one && !/^(?:f|i|u)$/.test(one));
    const name = singular(found[1] ?? '');
    if (!variants.some((one) => one.name === name))
      variants.push({ name, fields: fields?.length === 0 ? undefined : fields });
  }
  if (variants.length < 2) return undefined;
  const methods: { name: string; kind: string; isSigned: boolean }[] = [];
  const called = isAnimal
    ? 'speak|make_?sound|sound|get_?sound|talk|noise'
    : 'get_?area|area|get_?perimeter|perimeter';
  const method = new RegExp(
    `\\b(?:with |and |an? |the )*(?:abstract |virtual )?(?:method |function |property )?(${called})\\b(?:\\(\\))?(?: ?(?:->|:) ?\\w+)?(?: (?:method|function|property))?`,
  );
  // A total is added up in the example; it is not a method.
  const total = isAnimal
    ? undefined
    : wish.take(
        /,? ?\b(?:and |with |plus )*(?:an? |the )?main(?: method| function| program)?(?: (?:that|which))? (?:prints?|shows?|outputs?|computes?(?: and prints?)?|sums?(?: and prints?)?) (?:the )?(?:total|sum)(?: of)?(?: (?:the|all|their))*(?: (areas?))?(?: of (?:an? |the |some |all )*(?:list|array|vector|slice|collection|few)?(?: of)?(?: (?:the|some|all|two|three|mixed))*(?: (?:shapes|figures|them))?)?|,? ?\b(?:and |with |plus )*(?:an? )?(?:function|method|list|loop) (?:total_?area|(?:that|which) (?:sums?(?: up)?|adds? up) (?:the |all |their |all the )*areas(?: of (?:all |the |them )*(?:shapes)?)?|that prints (?:the |their )?total area|that (?:computes|returns|sums|calculates) (?:the )?total area)(?: (?:of|for) (?:an? )?(?:list|array|slice|vec)(?: of (?:shapes|figures))?)?/,
      );
  if (total && !wish.has(/\barea\b/)) methods.push({ name: 'area', kind: 'area', isSigned: false });
  for (let found = wish.take(method); found?.[1]; found = wish.take(method)) {
    const name = wish.original(found, found[1]);
    const kind = isAnimal ? 'sound' : /perimeter/.test(found[1]) ? 'perimeter' : 'area';
    if (!methods.some((one) => one.kind === kind))
      methods.push({ name, kind, isSigned: found[0].includes('()') });
  }
  wish.take(
    /,? ?\b(?:and |with |plus )*(?:an? |the )?main(?: method| function| program)?(?: (?:that|which))? (?:prints?|shows?|outputs?|calls?|demonstrates?|uses?)(?: (?:the|each|all|every|them|it|of|its|their|shapes?|animals?|·+|one|for|both|what|says|sounds?))*/,
  );
  if (methods.length === 0 || wish.left(SILENT).length > 0) return undefined;
  if (total && !methods.some(({ kind }) => kind === 'area')) return undefined;
  const made = variants.map(({ name, fields }): Variant | undefined => {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    if (isAnimal)
      return fields
        ? undefined
        : { name: title, fields: [], samples: [], values: methods.map(() => SOUNDS[name] ?? '') };
    const shape = SHAPES[name];
    if (!shape || (fields && fields.join() !== shape.fields.join())) return undefined;
    const values = methods.map(({ kind }) => (kind === 'area' ? shape.area : (shape.perimeter ?? '')));
    return values.includes('')
      ? undefined
      : { name: title, fields: shape.fields, samples: shape.samples, values };
  });
  const whole = made.filter((one) => one !== undefined);
  if (whole.length < made.length) return undefined;
  const title = singular(said);
  return {
    name: title.charAt(0).toUpperCase() + title.slice(1),
    methods: methods.map(({ name, isSigned }) => ({ name, isSigned, result: isAnimal ? 'text' : 'float' })),
    variants: whole,
    totals: total !== undefined,
    isOpen: /\b(?:protocol|trait|(?<!sealed )interface|abstract (?:base )?class)\b/i.test(prompt),
    isAbstract: /\babstract\b/i.test(prompt),
  };
}
