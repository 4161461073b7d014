export interface Field {
  readonly name: string;
  kind: 'text' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'checkboxes';
  /** The type of an input. */
  readonly type: string;
  choices: readonly string[];
  isRequired?: boolean;
  low?: number;
  high?: number;
  /** Fewest and most characters. */
  shortest?: number;
  longest?: number;
  placeholder?: string;
  /** Characters that a value must have: a digit, a capital letter. */
  readonly needs: Need[];
  /** Tells while one types how many characters there are, or how many are left. */
  counter?: 'used' | 'left';
}

export interface Need {
  readonly pattern: string;
  readonly said: string;
}

export interface Form {
  title: string;
  readonly fields: Field[];
  /** Fields of which a rule was said before the form was known to have them. */
  readonly later: Field[];
  button: string;
  isAllRequired: boolean;
  hasPlaceholders: boolean;
  isCentered: boolean;
  /** In the middle of the window, from top to bottom too. */
  isMiddle?: boolean;
  isButtonCentered: boolean;
  isWide: boolean;
  isDark: boolean;
  hasMessages: boolean;
  showsPassword: boolean;
  /** It stands in a box of its own. */
  isBoxed: boolean;
  /** A link for those who have forgotten their password. */
  isForgiving?: boolean;
  /** The button waits until every field is right. */
  isHeld: boolean;
  /** The message after sending, without leaving the page. */
  thanks?: string;
  hasStrength: boolean;
  hasReset: boolean;
  /** Typed text survives a reload. */
  isKept: boolean;
  colour?: string;
}
