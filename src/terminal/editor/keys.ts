/** A key as Node's `keypress` event gives it. */
export interface Key {
  readonly name?: string;
  readonly ctrl?: boolean;
  readonly meta?: boolean;
  readonly sequence?: string;
}

export type Action =
  | 'submit'
  | 'newline'
  | 'interrupt'
  | 'end-or-delete'
  | 'suspend'
  | 'search'
  | 'cancel'
  | 'complete'
  | 'clear-screen'
  | 'previous'
  | 'next'
  | 'left'
  | 'right'
  | 'word-left'
  | 'word-right'
  | 'line-start'
  | 'line-end'
  | 'backspace'
  | 'delete'
  | 'remove-word-left'
  | 'remove-word-right'
  | 'remove-to-start'
  | 'remove-to-end'
  | 'yank'
  | 'paste-start'
  | 'paste-end';

/** The keys of shells and of readline. */
const ACTIONS: Readonly<Record<string, Action>> = {
  return: 'submit',
  // Ctrl-J, and what programs send that type for a person.
  enter: 'submit',
  'alt+return': 'newline',
  'alt+enter': 'newline',
  'ctrl+c': 'interrupt',
  'ctrl+d': 'end-or-delete',
  'ctrl+z': 'suspend',
  'ctrl+r': 'search',
  'ctrl+g': 'cancel',
  escape: 'cancel',
  'alt+escape': 'cancel',
  tab: 'complete',
  'ctrl+l': 'clear-screen',
  up: 'previous',
  down: 'next',
  'ctrl+p': 'previous',
  'ctrl+n': 'next',
  left: 'left',
  right: 'right',
  'ctrl+b': 'left',
  'ctrl+f': 'right',
  'ctrl+left': 'word-left',
  'ctrl+right': 'word-right',
  'alt+left': 'word-left',
  'alt+right': 'word-right',
  'alt+b': 'word-left',
  'alt+f': 'word-right',
  home: 'line-start',
  end: 'line-end',
  'ctrl+a': 'line-start',
  'ctrl+e': 'line-end',
  backspace: 'backspace',
  'ctrl+h': 'backspace',
  delete: 'delete',
  'ctrl+w': 'remove-word-left',
  'alt+backspace': 'remove-word-left',
  'alt+d': 'remove-word-right',
  'ctrl+u': 'remove-to-start',
  'ctrl+k': 'remove-to-end',
  'ctrl+y': 'yank',
  'paste-start': 'paste-start',
  'paste-end': 'paste-end',
};

export function actionOf({ name = '', ctrl, meta }: Key): Action | undefined {
  const chord = `${ctrl ? 'ctrl+' : ''}${meta ? 'alt+' : ''}${name}`;
  return Object.hasOwn(ACTIONS, chord) ? ACTIONS[chord] : undefined;
}

/** The text that a key types; undefined for keys that type none. */
export function typedBy(text: string | undefined, { ctrl, meta }: Key): string | undefined {
  if (text === undefined || ctrl || meta || /\p{Cc}/u.test(text)) return undefined;
  return text;
}
