import { componentKind, loaded, STORED, says } from './reading.ts';

const FILTER = /\bfilter\w*\b|\ball(?:\/|, ?)(?:active|open|done|completed)\b/;

/** A list of tasks. */
export const TODO = componentKind({
  says: /\b(?:to-?do|tasks?)(?:s| list| app| lists)?\b/,
  words:
    'todo todos to do task list app add new delet remov toggl check off mark complet don item entry checkbox strik enter input button can filter tab view all activ open pend unfinish edit inlin renam doubl count number left remain clear persist sav stor keep kept reload refresh across',
  usual: 'TodoList',
  make: (wish) => {
    if (wish.has(/\b(?:(?<!composition )api|fetch|kanban|board|server|backend|firebase)\b/)) return undefined;
    const hasFilter = says(wish, FILTER);
    const isStored = says(wish, STORED);
    const isEdited = says(wish, /\b(?:edit|renam)\w*\b/);
    const hasCount = says(wish, /\bcount\w*\b|\b(?:how many|number of|left|remaining)\b/);
    const clears = says(wish, /\bclear\w*\b/);
    return {
      top: `«interface Task {
  id: number;
  title: string;
  isDone: boolean;
}»
${hasFilter ? "\nconst FILTERS = ['all', 'active', 'completed'];\n" : ''}${isStored ? `\nconst KEY = 'tasks';\n\n${loaded('Task[]')}` : ''}`.trim(),
      states: [
        ['tasks', isStored ? 'load(KEY)' : '[]', 'Task[]'],
        ['title', "''"],
        ...(hasFilter ? [['filter', "'all'"] as const] : []),
        ...(isEdited ? [['editing', '0'] as const] : []),
      ],
      derived: [
        ...(hasFilter
          ? [
              [
                'shown',
                "tasks.filter((task) => filter === 'all' || task.isDone === (filter === 'completed'))",
              ] as const,
            ]
          : []),
        ...(hasCount ? [['open', 'tasks.filter((task) => !task.isDone).length'] as const] : []),
      ],
      effects: isStored ? [{ of: ['tasks'], runs: 'localStorage.setItem(KEY, JSON.stringify(tasks));' }] : [],
      functions: `function add() {
  const given = title.trim();
  if (given === '') return;
  tasks = [...tasks, { id: Date.now(), title: given, isDone: false }];
  title = '';
}

function toggle(id«: number») {
  tasks = tasks.map((task) => (task.id === id ? { ...task, isDone: !task.isDone } : task));
}
${
  isEdited
    ? `
function rename(id«: number», given«: string») {
  tasks = tasks.map((task) => (task.id === id ? { ...task, title: given } : task));
}
`
    : ''
}
function remove(id«: number») {
  tasks = tasks.filter((task) => task.id !== id);
}
${
  clears
    ? `
function clearCompleted() {
  tasks = tasks.filter((task) => !task.isDone);
}
`
    : ''
}`,
      view: `<section>
  <form @submit.prevent="add">
    <input v-model="title" placeholder="What needs to be done?" aria-label="New task" />
    <button type="submit">Add</button>
  </form>
${
  hasFilter
    ? `  <div role="group" aria-label="Filter">
    <button v-for="one in FILTERS" :key="one" type="button" :aria-pressed="filter === one" @click="filter = one">{{ one }}</button>
  </div>
`
    : ''
}  <ul :style="{ listStyle: 'none', padding: 0 }">
    <li v-for="task in ${hasFilter ? 'shown' : 'tasks'}" :key="task.id">
      <input type="checkbox" :checked="task.isDone" :aria-label="'Done: ' + task.title" @change="toggle(task.id)" />
${
  isEdited
    ? `      <input v-if="editing === task.id" :value="task.title" aria-label="Title" @input="rename(task.id, $event.target.value)" />
      <span v-if="editing !== task.id" :style="{ textDecoration: task.isDone ? 'line-through' : 'none' }" @dblclick="editing = task.id">{{ task.title }}</span>
      <button type="button" @click="editing = editing === task.id ? 0 : task.id">{{ editing === task.id ? 'Save' : 'Edit' }}</button>
`
    : `      <span :style="{ textDecoration: task.isDone ? 'line-through' : 'none' }">{{ task.title }}</span>
`
}      <button type="button" :aria-label="'Delete ' + task.title" @click="remove(task.id)">Delete</button>
    </li>
  </ul>
${hasCount ? '  <p>{{ open }} left</p>\n' : ''}${clears ? '  <button type="button" @click="clearCompleted">Clear completed</button>\n' : ''}</section>`,
    };
  },
});
