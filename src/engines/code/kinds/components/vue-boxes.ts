import type { Kind } from '../kind.ts';
import { knownWords } from './reading.ts';

const vue = (about: RegExp, words: string, code: string): Kind => ({
  says: new RegExp(`\\bvue\\b.*(?:${about.source})|(?:${about.source}).*\\bvue\\b`),
  meets: knownWords(`${words} composition api script setup prop emit reusabl`),
  write: () => ({ language: 'vue', code }),
});

const TABS = vue(
  /\btab(?:s|bed)?\b/,
  'tab tabb nam slot content panel keyboard arrow key activ accessibl switch between each highlight',
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
  'modal dialog popup clos open esc escap click outsid backdrop overlay button teleport slot model header titl body content focus trap accessibl press',
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

export const VUE_BOXES: readonly Kind[] = [TABS, MODAL];
