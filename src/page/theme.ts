import { useEffect, useState } from 'preact/hooks';

export type Theme = 'light' | 'dark';
type Choice = Theme | 'auto';

const NAME = 'octet-theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<(theme: Theme) => void>();

const isChoice = (value: unknown): value is Choice =>
  value === 'light' || value === 'dark' || value === 'auto';

export function chosenTheme(): Choice {
  const kept = localStorage.getItem(NAME);
  return isChoice(kept) ? kept : 'auto';
}

const current = (): Theme => {
  const choice = chosenTheme();
  return choice === 'auto' ? (dark.matches ? 'dark' : 'light') : choice;
};

export function applyTheme(): void {
  const theme = current();
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener(theme);
}

/** From what the system says to light, to dark, and back. */
export function nextTheme(): Choice {
  const next = { auto: 'light', light: 'dark', dark: 'auto' } as const;
  const choice = next[chosenTheme()];
  localStorage.setItem(NAME, choice);
  applyTheme();
  return choice;
}

export function useTheme(): Theme {
  const [theme, setTheme] = useState(current);
  useEffect(() => {
    listeners.add(setTheme);
    return () => void listeners.delete(setTheme);
  }, []);
  return theme;
}

dark.addEventListener('change', applyTheme);
