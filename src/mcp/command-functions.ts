import type { Context } from '../context.ts';
import type { Job } from '../contract/job.ts';

/** Work that belongs to other commands and is lent to the tools. */
export interface CommandFunctions {
  /** Writes the files of a finished application and gives the path of its folder. */
  writeBuild(
    context: Context,
    build: { readonly id: string; readonly key: string; readonly request: Readonly<Record<string, unknown>> },
    job: Job,
  ): Promise<{ readonly path: string; readonly files: readonly { readonly path: string }[] }>;
  /** Scores of texts by their likeness to the first vector. */
  rank(
    texts: readonly string[],
    vectors: readonly number[][],
    most?: number,
  ): readonly { readonly score: number; readonly text: string }[];
  webhookSecrets(context: Context): Promise<string[]>;
  /** Why a signature does not match. */
  diagnose(
    body: Buffer,
    signature: string,
    secrets: readonly string[],
  ): readonly { readonly code: string; readonly message: string; readonly certain: boolean }[];
  /** The picture of a file or an address, as it travels. */
  picture(context: Context, given: string): Promise<string>;
  /** The programming language of a piece of code, when it shows. */
  languageOf(file: string | undefined, text: string): string | undefined;
}
