/** Counts for Prometheus. */
export interface Metrics {
  attempted(result: 'delivered' | 'failed'): void;
  readonly contentType: string;
  text(): Promise<string>;
}
