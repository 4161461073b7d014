export interface Jobs {
  wake(): void;
}
