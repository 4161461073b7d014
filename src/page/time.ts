/** The only timers of the page. */
export function after(ms: number, fire: () => void): () => void {
  const timer = setTimeout(fire, ms);
  return () => clearTimeout(timer);
}

export const now = (): number => Date.now();

export const clockTime = (iso: string): string => new Date(iso).toLocaleTimeString([], { hour12: false });

export function ago(iso: string): string {
  const seconds = Math.max(0, Math.round((now() - Date.parse(iso)) / 1_000));
  if (seconds < 60) return 'just now';
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ago`;
  return new Date(iso).toLocaleDateString();
}

export function took(ms: number): string {
  if (ms < 1) return '<1 ms';
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
