interface CodeFlags {
  readonly language?: string;
  readonly maxCredits?: number;
  readonly data?: string;
}

interface FileFlags extends CodeFlags {
  readonly output?: string;
  readonly force?: boolean;
}

export interface CodeGenerateFlags extends FileFlags {
  readonly maxTokens?: number;
}

export interface CompleteFlags extends FileFlags {
  readonly at?: string;
}

export interface RefactorFlags extends FileFlags {
  readonly instruction?: string;
  readonly diff?: boolean;
  readonly inPlace?: boolean;
}

export interface ExplainFlags extends CodeFlags {
  readonly lines?: string;
}
