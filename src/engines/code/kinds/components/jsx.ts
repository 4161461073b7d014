import { capital } from '../kind.ts';

const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
};

/** A template of Vue as JSX: one tag in each line, and what is repeated or shown at times begins with that tag. */
export function asJsx(view: string, states: readonly string[]): string {
  const open: { readonly indent: string; readonly end: string }[] = [];
  const lines: string[] = [];
  for (const line of view.trim().split('\n')) {
    const indent = /^ */.exec(line)?.[0] ?? '';
    const text = line.trim();
    const add = (one: string, by = 0): void => {
      lines.push(`${indent}${'  '.repeat(open.length + by)}${one}`);
    };
    const closes = text.startsWith('</') && open.at(-1)?.indent === indent ? open.at(-1) : undefined;
    if (closes) {
      add(text);
      open.pop();
      add(closes.end);
      continue;
    }
    const repeated = /^<[\w-]+ v-for="(?:\(([\w, ]+)\)|(\w+)) in ([^"]+)" :key="([^"]+)"/.exec(text);
    const shown = / v-if="([^"]+)"/.exec(text);
    const jsx = attributes(text.replace(/ v-(?:for|if)="[^"]+"/g, ''), states);
    const [head, end] = repeated
      ? [`{${repeated[3]}.map((${repeated[1] ?? repeated[2]}) => (`, '))}']
      : shown
        ? [`{${shown[1]} && (`, ')}']
        : [undefined, ''];
    if (head === undefined) {
      add(jsx);
      continue;
    }
    add(head);
    if (/\/>$|<\/[\w-]+>$/.test(text)) {
      add(jsx, 1);
      add(end);
    } else {
      open.push({ indent, end });
      add(jsx);
    }
  }
  return lines.join('\n');
}

const EVENTS: Readonly<Record<string, string>> = {
  keydown: 'onKeyDown',
  mousedown: 'onMouseDown',
  mouseenter: 'onMouseEnter',
  mouseleave: 'onMouseLeave',
  dblclick: 'onDoubleClick',
  // That of React is told of each letter.
  input: 'onChange',
};

function handler(said: string, does: string): string {
  const event = said.replace('.prevent', '');
  const name = EVENTS[event] ?? `on${capital(event)}`;
  const isName = /^\w+$/.test(does);
  const call = isName ? `${does}()` : does.replace('$event', 'event');
  if (event !== said) return `${name}={(event) => { event.preventDefault(); ${call}; }}`;
  return `${name}={${isName ? does : `(${does.includes('$event') ? 'event' : ''}) => ${call}`}}`;
}

function attributes(tag: string, states: readonly string[]): string {
  const text = tag
    .replace(/\{\{ (.*?) \}\}/g, '{$1}')
    .replace(/@([\w.]+)="([^"]*)"/g, (_, event: string, said: string) => handler(event, said))
    .replace(
      /v-model(?:\.trim)?="(\w+)"/g,
      (_, state: string) => `value={${state}} onChange={(event) => ${state} = event.target.value}`,
    )
    .replace(
      / :([\w-]+)="([^"]*)"/g,
      (_, name: string, value: string) => ` ${NAMES[name] ?? name}={${value}}`,
    )
    .replace(/ (class|for|tabindex|autocomplete|maxlength)="/g, (_, name: string) => ` ${NAMES[name]}="`)
    .replace(/<slot ?\/>/g, '{children}');
  // A state is set inside a handler.
  return states.reduce(
    (code, state) =>
      code.replace(
        new RegExp(`=> ${state} = (.+?)(?=\\}(?: |>|/))`, 'g'),
        (_, value: string) => `=> set${capital(state)}(${value})`,
      ),
    text,
  );
}
