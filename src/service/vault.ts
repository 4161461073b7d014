export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
}

/** Finished files. Ids cannot be guessed, so whoever has one may read. */
export interface Vault {
  add(account: string, file: { name: string; mime: string; bytes: Uint8Array }): Promise<StoredFile>;
  find(id: string): StoredFile | undefined;
  read(file: StoredFile, range?: { start: number; end: number }): AsyncIterable<Uint8Array>;
  bytes(file: StoredFile): Promise<Uint8Array>;
}
