/** An expression without its anchors, with texts that it must match and texts that it must not. */
export interface Described {
  readonly task: string;
  readonly source: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly note?: string;
}

export type Wishes = ReadonlySet<string>;

/** A kind of text that people ask for, with the wishes that change it. */
export interface Kind {
  readonly reads: RegExp;
  /** Each is taken out of the description where it stands; one without a name changes nothing. */
  readonly wishes: readonly (readonly [reads: RegExp, name: string])[];
  readonly gives: (wishes: Wishes, found: RegExpExecArray) => Described | undefined;
}
