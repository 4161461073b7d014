import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import type { TypedKind, TypedWish } from './typed-kind.ts';

interface Form {
  readonly fields: readonly string[];
  /** With `{PI}`, `{sqrt}` and the fields as `{field}`. */
  readonly area: string;
  readonly perimeter: string;
  readonly values: readonly number[];
}

const FORMS: Readonly<Record<string, Form>> = {
  circle: {
    fields: ['radius'],
    area: '{PI} * {radius} * {radius}',
    perimeter: '2 * {PI} * {radius}',
    values: [2],
  },
  rectangle: {
    fields: ['width', 'height'],
    area: '{width} * {height}',
    perimeter: '2 * ({width} + {height})',
    values: [3, 4.5],
  },
  square: { fields: ['side'], area: '{side} * {side}', perimeter: '4 * {side}', values: [3] },
  triangle: { fields: ['base', 'height'], area: '{base} * {height} / 2', perimeter: '', values: [6, 3] },
};
/** The outline of a triangle needs its three sides. */
const BY_SIDES: Form = {
  fields: ['a', 'b', 'c'],
  area: '{sqrt}(({a} + {b} + {c}) * (-{a} + {b} + {c}) * ({a} - {b} + {c}) * ({a} + {b} - {c})) / 4',
  perimeter: '{a} + {b} + {c}',
  values: [3, 4, 5],
};

interface Read {
  readonly name: string;
  readonly forms: readonly (readonly [string, Form])[];
  readonly figures: readonly ('area' | 'perimeter')[];
  readonly sorted: 'up' | 'down' | undefined;
  readonly total: boolean;
}

const decimal = (value: number): string => (Number.isInteger(value) ? `${value}.0` : `${value}`);

const said = (
  formula: string,
  field: (name: string) => string,
  math: readonly [pi: string, sqrt: string],
): string =>
  formula.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'PI' ? math[0] : name === 'sqrt' ? math[1] : field(name),
  );

/** One value of each form, and a second, smaller one of the first. */
const samples = (
  { forms }: Read,
  write: (type: string, form: Form, values: readonly number[]) => string,
): string[] => {
  const [first] = forms;
  const again = first
    ? [
        write(
          capital(first[0]),
          first[1],
          first[1].values.map((one) => one / 2),
        ),
      ]
    : [];
  return [...forms.map(([type, form]) => write(capital(type), form, form.values)), ...again];
};

function kotlin(read: Read): Snippet {
  const { name, forms, figures, sorted, total } = read;
  const classes = forms.map(
    ([type, { fields }]) =>
      `data class ${capital(type)}(${fields.map((one) => `val ${one}: Double`).join(', ')}) : ${name}()`,
  );
  const whens = figures.map(
    (figure) =>
      `fun ${figure}(shape: ${name}): Double = when (shape) {\n${forms
        .map(
          ([type, form]) =>
            `  is ${capital(type)} -> ${said(form[figure], (one) => `shape.${one}`, ['Math.PI', 'Math.sqrt'])}`,
        )
        .join('\n')}\n}`,
  );
  const list = samples(read, (type, _, values) => `${type}(${values.map(decimal).join(', ')})`).join(', ');
  const order = sorted ? `.sortedBy${sorted === 'down' ? 'Descending' : ''} { area(it) }` : '';
  const line = figures
    .map((figure) => `${figure} " + "%.2f".format(java.util.Locale.ROOT, ${figure}(shape))`)
    .join(' + ", ');
  return {
    definition: `// Only these are shapes, so that the when needs no else.\nsealed class ${name}\n\n${classes.join('\n\n')}\n\n${whens.join('\n\n')}`,
    example: `val shapes = listOf(${list})\nfor (shape in shapes${order}) println("$shape: ${line})${total ? '\nprintln("total area " + "%.2f".format(java.util.Locale.ROOT, shapes.map { area(it) }.sum()))' : ''}`,
  };
}

function java(read: Read): Snippet {
  const { name, forms, figures, sorted, total } = read;
  const records = forms.map(
    ([type, form]) =>
      `record ${capital(type)}(${form.fields.map((one) => `double ${one}`).join(', ')}) implements ${name} {\n${figures
        .map(
          (figure) =>
            `  public double ${figure}() {\n    return ${said(form[figure], (one) => one, ['Math.PI', 'Math.sqrt'])};\n  }`,
        )
        .join('\n\n')}\n}`,
  );
  const list = samples(read, (type, _, values) => `new ${type}(${values.map(decimal).join(', ')})`).join(
    ', ',
  );
  const order = sorted
    ? `.stream().sorted(Comparator.comparingDouble(${name}::area)${sorted === 'down' ? '.reversed()' : ''}).toList()`
    : '';
  const line = figures.map((figure) => `${figure} %.2f`).join(', ');
  return {
    definition: `sealed interface ${name} permits ${forms.map(([type]) => capital(type)).join(', ')} {\n${figures.map((figure) => `  double ${figure}();`).join('\n')}\n}\n\n${records.join('\n\n')}`,
    example: `List<${name}> shapes = List.of(${list});\nfor (${name} shape : shapes${order}) System.out.printf(Locale.ROOT, "%s: ${line}%n", shape, ${figures.map((figure) => `shape.${figure}()`).join(', ')});${total ? `\nSystem.out.printf(Locale.ROOT, "total area %.2f%n", shapes.stream().mapToDouble(${name}::area).sum());` : ''}`,
  };
}

function csharp(read: Read): Snippet {
  const { name, forms, figures, sorted, total } = read;
  const classes = forms.map(([type, form]) => {
    const own = capital(type);
    const fields = form.fields.map(capital);
    return `sealed class ${own} : ${name}\n{\n${fields.map((one) => `  public double ${one} { get; }`).join('\n')}\n\n  public ${own}(${form.fields.map((one) => `double ${one}`).join(', ')})\n  {\n${form.fields.map((one) => `    if (${one} <= 0) throw new ArgumentException("${one} must be positive");\n    ${capital(one)} = ${one};`).join('\n')}\n  }\n\n${figures.map((figure) => `  public override double ${capital(figure)} => ${said(form[figure], capital, ['Math.PI', 'Math.Sqrt'])};`).join('\n')}\n}`;
  });
  const list = samples(read, (type, _, values) => `new ${type}(${values.join(', ')})`).join(', ');
  const order = sorted ? `.OrderBy${sorted === 'down' ? 'Descending' : ''}(one => one.Area)` : '';
  const line = figures.map((figure) => `${figure} {shape.${capital(figure)}:F2}`).join(', ');
  return {
    definition: `abstract class ${name}\n{\n${figures.map((figure) => `  public abstract double ${capital(figure)} { get; }`).join('\n')}\n}\n\n${classes.join('\n\n')}`,
    example: `var shapes = new List<${name}> { ${list} };\nforeach (var shape in shapes${order}) Console.WriteLine($"{shape.GetType().Name}: ${line}");${total ? '\nConsole.WriteLine($"total area {shapes.Sum(one => one.Area):F2}");' : ''}`,
  };
}

function swift(read: Read, isEnum: boolean): Snippet {
  const { name, forms, figures, sorted, total } = read;
  const list = samples(
    read,
    (type, { fields }, values) =>
      `${isEnum ? `.${type.toLowerCase()}` : type}(${fields.map((one, at) => `${one}: ${values[at]}`).join(', ')})`,
  ).join(', ');
  const order = sorted ? `.sorted { $0.area ${sorted === 'down' ? '>' : '<'} $1.area }` : '';
  const line = figures.map((figure) => `"${figure}", String(format: "%.2f", shape.${figure})`).join(', ');
  const example = `let shapes: [${name}] = [${list}]\nfor shape in shapes${order} {\n  print(shape, ${line})\n}${total ? '\nprint("total area", String(format: "%.2f", shapes.reduce(0) { $0 + $1.area }))' : ''}`;
  if (isEnum)
    return {
      definition: `import Foundation\n\nenum ${name} {\n${forms.map(([type, { fields }]) => `  case ${type}(${fields.map((one) => `${one}: Double`).join(', ')})`).join('\n')}\n\n${figures
        .map(
          (figure) =>
            `  var ${figure}: Double {\n    switch self {\n${forms.map(([type, form]) => `    case let .${type}(${form.fields.join(', ')}): return ${said(form[figure], (one) => one, ['Double.pi', 'sqrt'])}`).join('\n')}\n    }\n  }`,
        )
        .join('\n\n')}\n}`,
      example,
    };
  return {
    definition: `import Foundation\n\nprotocol ${name} {\n${figures.map((figure) => `  var ${figure}: Double { get }`).join('\n')}\n}\n\n${forms
      .map(
        ([type, form]) =>
          `struct ${capital(type)}: ${name} {\n${form.fields.map((one) => `  let ${one}: Double`).join('\n')}\n\n${figures.map((figure) => `  var ${figure}: Double { ${said(form[figure], (one) => one, ['Double.pi', 'sqrt'])} }`).join('\n')}\n}`,
      )
      .join('\n\n')}`,
    example,
  };
}

const NAMES = Object.keys(FORMS).join('|');
const LEAST = 2;

function write({ wish, values, language }: TypedWish): Snippet | undefined {
  const figures: ('area' | 'perimeter')[] = wish.has(/\b(?:perimeter|circumference)\b/)
    ? ['area', 'perimeter']
    : ['area'];
  const forms = new Map<string, Form>();
  for (;;) {
    const found = wish.take(new RegExp(`[,(:]? ?\\b(?:and |an? |the |for |of |with )*(${NAMES})s?\\b\\)?`));
    if (!found) break;
    const type = found[1] ?? '';
    const form = type === 'triangle' && figures.length > 1 ? BY_SIDES : FORMS[type];
    if (form) forms.set(type, form);
  }
  if (forms.size < LEAST) return undefined;
  const sorted = wish.take(
    /[,;]? ?\b(?:and )?(?:sorted|ordered|sorts?)(?: (?:it|them|the list|the shapes))?(?: by(?: (?:its|their|the))?)? ?area(?: (desc\w*|largest first|biggest first|from (?:the )?(?:largest|biggest)|asc\w*|smallest first))?/,
  );
  const total = wish.take(
    /[,;]? ?\b(?:and |then |also |the |prints? |with )*(?:total|sum of(?: the| all)?) (?:of all )?areas?\b/,
  );
  const read: Read = {
    name: values.get('name') || 'Shape',
    forms: [...forms],
    figures,
    sorted: sorted ? (/desc|largest|biggest/.test(sorted[1] ?? '') ? 'down' : 'up') : undefined,
    total: total !== undefined,
  };
  if (language === 'swift') return swift(read, wish.has(/\benum\b|\bassociated\b/));
  if (language === 'kotlin') return kotlin(read);
  return language === 'java' ? java(read) : csharp(read);
}

export const SHAPE_KINDS: readonly TypedKind[] = [
  {
    id: 'shapes',
    about: new RegExp(
      `^(?=.*\\b(?:area|perimeter)s?\\b)(?=.*\\b(?:${NAMES})s?\\b.*\\b(?:${NAMES})s?\\b)(?=.*\\b(?:sealed|enum|protocol|abstract|interface|polymorph\\w*|shapes?)\\b)(?!.*\\b(?:draw\\w*|swing|canvas|swiftui|compose|json|file|junit|xunit|tests?|visitor|volume|cylinder|sphere|hexagon|ellipse|trapez\\w+|3d|cube|console input|menu|factory|scale\\w*|move\\w*)\\b)`,
    ),
    write,
    always: [
      /[,;]? ?\b(?:(?:with|and|has|have|an?|the|compute[ds]?|calculates?|property|method|function|each|extension) )*(?:area|perimeter|circumference)s?(?: (?:and|or) (?:area|perimeter|circumference))?(?:\(\))?(?: (?:via|using|with|in|through|by) (?:an? )?(?:when|switch|pattern matching|polymorphism|exhaustive when|when expression))?\b/,
      /\b(?:sealed|abstract|base|class|interface|protocol|enum|hierarchy|records?|data classes|structs?|associated values?|subclasses|implement\w*|conform\w*)\b(?: (?:class|interface|with associated values))?(?: (?:shape))?/,
      /[,;]? ?\b(?:and |then |main |in |it )*(?:prints?|shows?|lists?|outputs?)(?: (?:a|an|the|list|array|of|them|shapes?|all|each|every|their|with|to|in|main))*/,
      /[,;]? ?\b(?:a |an |the )*(?:list|array) of (?:them|shapes|those|mixed shapes)/,
    ],
    silent: 'shape shapes class list array when switch area areas main',
  },
];
