import { numberIn } from '../kind.ts';
import { componentKind, says } from './reading.ts';

/** A field with a list to choose from, of values that are given or asked for. */
export const CHOICE = componentKind({
  says: /\b(?:drop-?down|combo ?box|auto-?complete|auto-?suggest|typeahead|searchable select|select (?:component|box))\b/,
  words:
    'searchabl search filter dropdown drop down combo box combobox autocomplet suggest typeahead select option pass prop item list choic suggestion result whil typ input text highlight match clos outsid click reusabl label valu string keyboard navigation arrow key enter escap accessibl load debounc stat callback',
  usual: 'SearchableDropdown',
  make: (wish) => {
    if (wish.has(/\b(?:multi|tag|chip|menu|nav\b|group)/)) return undefined;
    const isAsync = says(
      wish,
      /\basync\w*\b|\b(?<!composition )api\b|\b(?:server|remote|backend)\b|\bload\w* (?:options|suggestions)\b/,
    );
    const wait = isAsync
      ? (numberIn(wish, /\bdebounc\w*(?: \w+){0,2} (\d+) ?ms|\b(\d+) ?ms debounc\w*/) ?? 300)
      : 0;
    says(wish, /\bon-?(?:select|change)\b|\bv-model\b/);
    const list = isAsync ? 'found' : 'shown';
    return {
      top: `${isAsync ? `// load: async (text, signal) => (await fetch(\`/api/options?q=\${encodeURIComponent(text)}\`, { signal })).json()\n` : ''}// Ids of elements must differ from those of other lists on the page.
const LIST = 'choices';`,
      props: isAsync
        ? [
            {
              name: 'load',
              type: '(text: string, signal: AbortSignal) => Promise<string[]>',
              usual: 'async () => []',
            },
          ]
        : [{ name: 'options', type: 'string[]', usual: '[]' }],
      emits: { select: 'value: string' },
      states: [
        ['text', "''"],
        ['isOpen', 'false'],
        ['active', '0'],
        ...(isAsync
          ? ([
              ['found', '[]', 'string[]'],
              ['status', "''"],
            ] as const)
          : []),
      ],
      derived: isAsync
        ? []
        : [['shown', 'options.filter((option) => option.toLowerCase().includes(text.trim().toLowerCase()))']],
      effects: isAsync
        ? [
            {
              of: ['text', 'isOpen'],
              runs: `const wanted = text.trim();
if (!isOpen) return;
const controller = new AbortController();
// Only when typing pauses; the answer to an older text is not wanted any more.
const timer = setTimeout(async () => {
  status = 'Loading…';
  try {
    const answer = await load(wanted, controller.signal);
    if (controller.signal.aborted) return;
    found = answer;
    active = 0;
    status = answer.length === 0 ? 'Nothing found.' : '';
  } catch {
    if (!controller.signal.aborted) status = 'The list could not be loaded.';
  }
}, ${wait});
const stop = () => {
  clearTimeout(timer);
  controller.abort();
};`,
              ends: 'stop()',
            },
          ]
        : [],
      functions: `function type(given«: string») {
  text = given;
  active = 0;
  isOpen = true;
}

function choose(option«: string | undefined») {
  if (option === undefined) return;
  text = option;
  isOpen = false;
  emit('select', option);
}

function onKey(event«: { key: string; preventDefault: () => void }») {
  const count = ${list}.length;
  if (event.key === 'Escape') isOpen = false;
  else if (event.key === 'Enter' && isOpen) {
    event.preventDefault();
    choose(${list}[active]);
  } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
    event.preventDefault();
    isOpen = true;
    active = (active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count;
  }
}`,
      view: `<div :style="{ position: 'relative', maxWidth: '20rem' }">
  <input type="text" role="combobox" aria-autocomplete="list" :aria-controls="LIST" :aria-expanded="isOpen" :aria-activedescendant="isOpen ? LIST + '-' + active : undefined" aria-label="Search" autocomplete="off" :value="text" @focus="isOpen = true" @blur="isOpen = false" @keydown="onKey($event)" @input="type($event.target.value)" />
  <ul v-if="isOpen" :id="LIST" role="listbox" :style="{ position: 'absolute', zIndex: 1, width: '100%', maxHeight: '15rem', overflow: 'auto', margin: 0, padding: 0, listStyle: 'none', background: '#fff', border: '1px solid #9ca3af' }">
    <li v-for="(option, at) in ${list}" :key="option" :id="LIST + '-' + at" role="option" :aria-selected="at === active" :style="{ padding: '0.4rem', cursor: 'pointer', background: at === active ? '#dbeafe' : '#fff' }" @mousedown.prevent="choose(option)" @mouseenter="active = at">{{ option }}</li>
${isAsync ? '    <li v-if="status !== \'\'" role="status">{{ status }}</li>\n' : `    <li v-if="${list}.length === 0">Nothing found.</li>\n`}  </ul>
</div>`,
    };
  },
});
