import { capital, indented } from '../kind.ts';
import { asJsx } from './jsx.ts';

/** A value that a component is given: its name, its type and what it is without. */
interface Prop {
  readonly name: string;
  readonly type: string;
  readonly usual: string;
}

/**
 * A component for React and Vue in one text. States are set by plain assignments, each at most once in a function; a
 * type stands between « and », as TypeScript alone has it. `emit('end')` tells the parent.
 */
export interface Component {
  readonly name: string;
  /** Code before it: constants, types and functions without state. */
  readonly top?: string;
  readonly props?: readonly Prop[];
  /** Events with the type of what they carry. */
  readonly emits?: Readonly<Record<string, string>>;
  readonly states: readonly (readonly [name: string, initial: string, type?: string])[];
  readonly derived?: readonly (readonly [name: string, value: string])[];
  /** Code that runs at the start and after each change of a state; what is in `ends` runs before the next time. */
  readonly effects?: readonly {
    readonly of: readonly string[];
    readonly runs: string;
    readonly ends?: string;
  }[];
  readonly functions: string;
  /** Lines of a template of Vue, one tag in each line; a line without a tag is text. */
  readonly view: string;
  readonly styles?: string;
}

export interface Target {
  readonly isVue: boolean;
  readonly isTyped: boolean;
}

export const written = (component: Component, target: Target): string => {
  const text = target.isVue ? asVue(component, target.isTyped) : asReact(component, target.isTyped);
  return text
    .replace(/«([^«»]*)»/g, target.isTyped ? '$1' : '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

const blank = (text: string): string => (text === '' ? '' : `\n${text}\n`);
const onName = (event: string): string => `on${capital(event)}`;

/** No property, which stands behind one full stop, but maybe what is spread behind three. */
const ALONE = "(?<![\\w'])(?<!(?<!\\.\\.)\\.)";

function asReact(component: Component, isTyped: boolean): string {
  const {
    name,
    top = '',
    props = [],
    emits = {},
    states,
    derived = [],
    effects = [],
    functions,
    view,
  } = component;
  const hooks = [...(effects.length > 0 ? ['useEffect'] : []), 'useState'];
  const given = [
    ...props.map(({ name: prop, usual }) => `${prop} = ${usual}`),
    ...Object.keys(emits).map(onName),
  ];
  const types = [
    ...props.map(({ name: prop, type }) => `  ${prop}?: ${type};`),
    ...Object.entries(emits).map(([event, type]) => `  ${onName(event)}?: (${type}) => void;`),
  ];
  const set = (text: string): string =>
    states
      .reduce(
        (code, [state]) =>
          code.replace(new RegExp(`\\b${state} = ([^;]+);`, 'g'), `set${capital(state)}($1);`),
        text,
      )
      .replace(/\bemit\('(\w+)'(?:, )?/g, (_, event: string) => `${onName(event)}?.(`);
  const body = [
    states
      .map(
        ([state, initial, type]) =>
          `const [${state}, set${capital(state)}] = useState${type ? `«<${type}>»` : ''}(${/^\w+\(/.test(initial) ? `() => ${initial}` : initial});`,
      )
      .join('\n'),
    derived.map(([value, from]) => `const ${value} = ${from};`).join('\n'),
    ...effects.map(
      ({ of, runs, ends }) =>
        `useEffect(() => {\n${indented(set(`${runs}${ends ? `\nreturn () => ${ends};` : ''}`))}\n}, [${of.join(', ')}]);`,
    ),
    set(functions),
    `return (\n${indented(
      asJsx(
        view,
        states.map(([state]) => state),
      ),
    )}\n);`,
  ].filter(Boolean);
  const hasProps = given.length > 0;
  return `import { ${hooks.join(', ')} } from 'react';
${blank(top)}${isTyped && hasProps ? blank(`interface ${name}Props {\n${types.join('\n')}\n}`) : ''}
export function ${name}(${hasProps ? `{ ${given.join(', ')} }«: ${name}Props»` : ''}) {
${indented(body.join('\n\n'))}
}

export default ${name};`;
}

function asVue(component: Component, isTyped: boolean): string {
  const {
    top = '',
    props = [],
    emits = {},
    states,
    derived = [],
    effects = [],
    functions,
    view,
    styles,
  } = component;
  const values = [...states.map(([state]) => state), ...derived.map(([value]) => value)];
  const read = (text: string): string => {
    const own = values.reduce(
      (code, value) => code.replace(new RegExp(`${ALONE}${value}(?![\\w':(])`, 'g'), `${value}.value`),
      text,
    );
    return props.reduce(
      (code, { name }) => code.replace(new RegExp(`${ALONE}${name}(?![\\w':])`, 'g'), `props.${name}`),
      own,
    );
  };
  const watched = effects.map(({ of, runs, ends }) =>
    ends === undefined
      ? `watch([${of.join(', ')}], () => {\n${indented(read(runs))}\n}, { immediate: true });`
      : `watchEffect((onCleanup) => {\n${indented(`${read(runs)}\nonCleanup(() => ${ends});`)}\n});`,
  );
  const used = [
    ...(derived.length > 0 ? ['computed'] : []),
    'ref',
    ...(effects.some(({ ends }) => ends === undefined) ? ['watch'] : []),
    ...(effects.some(({ ends }) => ends !== undefined) ? ['watchEffect'] : []),
  ];
  const kinds = (type: string): string =>
    type.endsWith('[]') ? 'Array' : /^(?:string|number|boolean)$/.test(type) ? capital(type) : 'Function';
  const defaults = (type: string, usual: string): string =>
    kinds(type) === 'Array' ? `() => ${usual}` : usual;
  const script = [
    `import { ${used.join(', ')} } from 'vue';`,
    top,
    [
      props.length > 0 &&
        `const props = defineProps({\n${props.map(({ name, type, usual }) => `  ${name}: { type: ${kinds(type)}${isTyped && kinds(type) === 'Array' ? ` as PropType<${type}>` : ''}, default: ${defaults(type, usual)} },`).join('\n')}\n});`,
      Object.keys(emits).length > 0 &&
        `const emit = defineEmits([${Object.keys(emits)
          .map((one) => `'${one}'`)
          .join(', ')}]);`,
    ]
      .filter(Boolean)
      .join('\n'),
    states
      .map(([state, initial, type]) => `const ${state} = ref${type ? `«<${type}>»` : ''}(${read(initial)});`)
      .join('\n'),
    derived
      .map(
        ([value, from]) =>
          `const ${value} = computed(() => ${from.startsWith('{') ? `(${read(from)})` : read(from)});`,
      )
      .join('\n'),
    read(functions),
    watched.join('\n\n'),
  ].filter(Boolean);
  const text = script.join('\n\n');
  const typed = text.includes('PropType')
    ? text.replace(" } from 'vue'", ", type PropType } from 'vue'")
    : text;
  return `<script setup${isTyped ? ' lang="ts"' : ''}>
${typed}
</script>

<template>
${indented(view.trim())}
</template>${styles ? `\n\n<style scoped>\n${styles.trim()}\n</style>` : ''}`;
}
