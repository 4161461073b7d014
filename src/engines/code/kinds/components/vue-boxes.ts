import type { Kind } from '../kind.ts';
import { componentKind, says } from './reading.ts';

const vue = (about: RegExp, meets: RegExp, code: string): Kind => ({
  says: new RegExp(`\\bvue\\b.*(?:${about.source})|(?:${about.source}).*\\bvue\\b`),
  meets: new RegExp(
    `${meets.source}|\\b(?:composition api|script setup|<script setup>|props?|emits?|reusable|component)\\b`,
  ),
  write: () => ({ language: 'vue', code }),
});

const TABS = vue(
  /\btab(?:s|bed)?\b/,
  /\b(?:tab(?:s|bed)?|named slots?|slots?|contents?|panels?|keyboard|arrow keys|active|accessible|switch(?:es|ing)?|between|each|highlight(?:s|ed)?|for)\b/,
  `<script setup>
import { ref } from 'vue';

// <TabBox :tabs="['Info', 'Price']"><template #Info>…</template><template #Price>…</template></TabBox>
const props = defineProps({ tabs: { type: Array, required: true } });
const active = ref(props.tabs[0]);
const heads = ref([]);

function move(by) {
  const at = (props.tabs.indexOf(active.value) + by + props.tabs.length) % props.tabs.length;
  active.value = props.tabs[at];
  heads.value[at]?.focus();
}
</script>

<template>
  <div role="tablist" @keydown.right="move(1)" @keydown.left="move(-1)">
    <button v-for="tab in tabs" :id="\`tab-\${tab}\`" :key="tab" ref="heads" type="button" role="tab" :aria-selected="tab === active" :tabindex="tab === active ? 0 : -1" @click="active = tab">
      {{ tab }}
    </button>
  </div>
  <div v-for="tab in tabs" v-show="tab === active" :key="tab" role="tabpanel" :aria-labelledby="\`tab-\${tab}\`">
    <slot :name="tab" />
  </div>
</template>

<style scoped>
[aria-selected='true'] { border-bottom: 3px solid #1d4ed8; font-weight: 700; }
</style>`,
);

const MODAL = vue(
  /\b(?:modal|dialog|pop-?up)\b/,
  /\b(?:modal|dialog|pop-?up|clos(?:es?|ed|ing)|open(?:s|ed|ing)?|esc(?:ape)?(?: key)?|click(?:s|ing)?|outside|backdrop|overlay|buttons?|teleport|slots?|v-model|header|title|body|content|focus(?: trap)?|accessible|press(?:es|ed|ing)?|on|or)\b/,
  `<script setup>
import { useTemplateRef, watch } from 'vue';

// <ModalBox v-model="isOpen" title="Title">…</ModalBox>
defineProps({ title: { type: String, default: '' } });
const isOpen = defineModel({ type: Boolean, default: false });
const dialog = useTemplateRef('dialog');

// The browser keeps the focus inside and closes it with Escape.
watch([isOpen, dialog], () => {
  if (isOpen.value && !dialog.value?.open) dialog.value?.showModal();
  if (!isOpen.value) dialog.value?.close();
});
</script>

<template>
  <Teleport to="body">
    <dialog ref="dialog" :aria-label="title" @close="isOpen = false" @click.self="isOpen = false">
      <div class="content">
        <header>
          <slot name="header"><h2>{{ title }}</h2></slot>
        </header>
        <slot />
        <button type="button" @click="isOpen = false">Close</button>
      </div>
    </dialog>
  </Teleport>
</template>

<style scoped>
dialog { padding: 0; }
.content { padding: 1.5rem; }
</style>`,
);

const ACCORDION = vue(
  /\b(?:accordion|faq|collapsible)\b/,
  /\b(?:accordion|faq|collapsible|questions?|answers?|items?|panels?|sections?|open(?:s|ed)?|clos(?:es?|ed)|expand(?:s|ed)?|collaps(?:es?|ed)|click|titles?|contents?|only|one|at a time|list|multiple|others?)\b/,
  `<script setup>
// The browser lets only one of them be open, as they have the same name.
defineProps({ items: { type: Array, default: () => [] } }); // { title, text }
</script>

<template>
  <details v-for="item in items" :key="item.title" name="accordion">
    <summary>{{ item.title }}</summary>
    <p>{{ item.text }}</p>
  </details>
</template>`,
);

const COUNTER = componentKind({
  says: /\bvue\b.*\bcounter\b|\bcounter\b.*\bvue\b/,
  meets:
    /\b(?:counter|increment(?:s|ing)?|decrement(?:s|ing)?|reset(?:s|ting)?|plus|minus|buttons?|counts?|by|one|1|value|number|from|starts?|at|zero|0|and|never|not|go(?:es)?|below|negative)\b/,
  usual: 'CounterBox',
  make: (wish) => {
    if (wish.has(/\b(?:character|word|max\w*|limit|step|history|store)\b/)) return undefined;
    const hasFloor = says(
      wish,
      /\b(?:never|not|cannot|can't|doesn't|without)(?: (?:go(?:es|ing)?|fall(?:s|ing)?|be|get))? (?:below|under|negative)(?: (?:zero|0))?|\bmin(?:imum)?(?: of)? 0\b/,
    );
    return {
      states: [['count', '0']],
      functions: '',
      view: `<div>
  <button type="button"${hasFloor ? ' :disabled="count === 0"' : ''} @click="count = count - 1">−</button>
  <output>{{ count }}</output>
  <button type="button" @click="count = count + 1">+</button>
  <button type="button" @click="count = 0">Reset</button>
</div>`,
    };
  },
});

const RATING = componentKind({
  says: /\bvue\b.*\b(?:star|rating)s?\b|\b(?:star|rating)s?\b.*\bvue\b/,
  meets:
    /\b(?:stars?|ratings?|hover(?: effect| preview| state)?|click(?:s|ed|ing)?|from|1|one|to|5|five|select(?:s|ed|ing)?|on|highlight(?:s|ed)?|emits?|events?|update|change|v-model|value|sets?)\b/,
  usual: 'StarRating',
  make: () => ({
    props: [{ name: 'stars', type: 'number', usual: '5' }],
    emits: { change: 'value: number' },
    states: [
      ['value', '0'],
      ['hovered', '0'],
    ],
    functions: `function rate(star«: number») {
  value = star;
  emit('change', star);
}`,
    view: `<div role="group" aria-label="Rating" @mouseleave="hovered = 0">
  <button v-for="star in stars" :key="star" type="button" :aria-label="star + ' of ' + stars" :aria-pressed="star === value" :style="{ border: 0, background: 'none', fontSize: '2rem', color: star <= (hovered || value) ? '#f59e0b' : '#d1d5db' }" @mouseenter="hovered = star" @click="rate(star)">★</button>
</div>`,
  }),
});

export const VUE_BOXES: readonly Kind[] = [TABS, MODAL, ACCORDION, COUNTER, RATING];
