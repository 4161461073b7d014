/** A function that the caller offers. */
export interface Tool {
  readonly name: string;
  readonly description?: string;
  /** JSON Schema of its arguments; undefined: it takes none, or free text. */
  readonly parameters?: unknown;
  /** Takes one free text instead of an object of arguments. */
  readonly isCustom?: boolean;
}

export interface ToolCall {
  readonly name: string;
  /** JSON of the arguments; for a custom tool its text. */
  readonly arguments: string;
  readonly isCustom?: boolean;
}

/** The result of a call that was made earlier. */
export interface ToolResult {
  readonly name: string | undefined;
  readonly content: string;
}

/** `auto` calls what the question names; a name calls that tool. */
export type ToolChoice = 'auto' | 'none' | 'required' | { readonly name: string };
