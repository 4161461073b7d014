import { common, createLowlight } from 'lowlight';
import { type StyleName, style } from '../style.ts';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly properties?: { readonly className?: unknown };
}

/** No bright black: some themes make it the colour of the background. */
const STYLES: Record<string, StyleName> = {
  keyword: 'magenta',
  literal: 'yellow',
  number: 'yellow',
  string: 'green',
  regexp: 'green',
  'template-variable': 'yellow',
  subst: 'yellow',
  comment: 'dim',
  quote: 'dim',
  doctag: 'dim',
  meta: 'dim',
  built_in: 'cyan',
  type: 'cyan',
  class: 'cyan',
  title: 'blue',
  section: 'blue',
  name: 'blue',
  'selector-tag': 'blue',
  'selector-class': 'blue',
  'selector-id': 'blue',
  attr: 'cyan',
  attribute: 'cyan',
  variable: 'yellow',
  symbol: 'yellow',
  bullet: 'yellow',
  link: 'cyan',
  addition: 'green',
  deletion: 'red',
  emphasis: 'italic',
  strong: 'bold',
};

/** Highlighting looks at the lines since the last place where a construct surely ended, but at no more than these. */
const LONGEST_CONTEXT = 80;
/** In a long block less is looked at, so that a page of code is not a page of waiting. */
const LONG_BLOCK = 200;
const LONGEST_CONTEXT_THERE = 15;
const LONGEST_LINE = 500;
/** Each line is read together with its context, so the context is what the time depends on. */
const LONGEST_CONTEXT_CHARACTERS = 4_000;
/** An empty line takes as long as so many characters. */
const COST_OF_A_LINE = 200;

const lowlight = createLowlight(common);

export function knowsLanguage(language: string): boolean {
  return lowlight.registered(language);
}

function styleOf(node: Node): StyleName | undefined {
  const names = node.properties?.className;
  if (!Array.isArray(names)) return undefined;
  for (const name of names) {
    const found = STYLES[String(name).replace(/^hljs-/, '')];
    if (found) return found;
  }
  return undefined;
}

/** Styled text of what comes after `from` in the tree's text. */
function render(node: Node, from: number): string {
  let offset = 0;
  function visit(current: Node, name: StyleName | undefined): string {
    if (current.type === 'text') {
      const value = current.value ?? '';
      const start = offset;
      offset += value.length;
      const shown = value.slice(Math.max(0, from - start));
      return shown === '' || !name ? shown : style[name](shown);
    }
    return (current.children ?? []).map((child) => visit(child, styleOf(child) ?? name)).join('');
  }
  return visit(node, undefined);
}

/** The highlighting budget of one answer; code beyond it is shown without colours. */
export interface HighlightBudget {
  characters: number;
}

/** Colours a code block line by line, before its end is known. */
export class LineHighlighter {
  #context = '';
  #lines = 0;
  #seen = 0;
  #mayRestart = true;

  constructor(
    private readonly language: string,
    private readonly budget: HighlightBudget = { characters: Number.POSITIVE_INFINITY },
  ) {}

  line(text: string): string {
    this.budget.characters -= this.#context.length + text.length + COST_OF_A_LINE;
    if (text.length > LONGEST_LINE || this.budget.characters < 0) {
      this.#restart();
      return text;
    }
    const longest = this.#seen++ < LONG_BLOCK ? LONGEST_CONTEXT : LONGEST_CONTEXT_THERE;
    const isTooMuch = this.#lines >= longest || this.#context.length > LONGEST_CONTEXT_CHARACTERS;
    if (isTooMuch || (this.#mayRestart && /^[^\s})\]]/.test(text))) this.#restart();
    const tree: Node = lowlight.highlight(this.language, `${this.#context}${text}\n`);
    const shown = render(tree, this.#context.length).replace(/\n/g, '');
    const last = tree.children?.at(-1);
    const outside = last?.type === 'text' && last.value?.endsWith('\n') === true;
    this.#mayRestart = outside && /^(?:\s*|[})\]].*)$/.test(text);
    this.#context += `${text}\n`;
    this.#lines += 1;
    return shown;
  }

  #restart(): void {
    this.#context = '';
    this.#lines = 0;
    this.#mayRestart = true;
  }
}
