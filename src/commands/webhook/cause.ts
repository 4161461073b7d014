/** Why a signature does not match, for people and, by its code, for scripts. */
export interface Cause {
  readonly code: `cli_${string}`;
  readonly message: string;
  /** The signature matches once this is undone. Otherwise it was only noticed. */
  readonly certain: boolean;
}

/** A value as it may have been before something changed it. */
export interface Variant<Value> {
  readonly value: Value;
  /** Empty for the value as given. */
  readonly causes: readonly Cause[];
}

export function cause(code: Cause['code'], message: string): Cause {
  return { code, message, certain: true };
}

export function noticed({ code, message }: Cause): Cause {
  return { code, message, certain: false };
}
