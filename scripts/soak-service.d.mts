export interface SoakOptions {
  readonly rounds: number;
  readonly seed: number;
  readonly node?: string;
  readonly assetsDir?: string;
  readonly log?: (line: string) => void;
}

export interface SoakResult {
  readonly problems: string[];
  readonly deliveries: number;
  readonly requests: number;
  readonly charges: number;
  readonly jobs: Readonly<Record<string, number>>;
}

export function soak(options: SoakOptions): Promise<SoakResult>;
