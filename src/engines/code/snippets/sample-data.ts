import type { Snippet } from './snippets.ts';

const SAMPLES =
  /,?(?: and)?(?: also)? (?:with|using|include|including|plus|add|adding)(?: some| a few| a little| an?| the)*(?: small)? (?:sample|example|test|dummy|demo) (?:data|rows|records|entries|values|inserts?)(?: to (?:test|try|run) it(?: with| on)?| for (?:testing|it))?(?=\s*(?:[,;.]|$))/i;

export const asksSamples = (prompt: string): boolean => SAMPLES.test(prompt);

export const withoutSamples = (prompt: string): string => prompt.replace(SAMPLES, '');

/** The rows to try a query on come before it, where they are asked for: the file then runs alone. */
export const withSampleData = (snippet: Snippet, prompt: string): Snippet =>
  asksSamples(prompt) && snippet.example.startsWith('CREATE')
    ? { definition: `${snippet.example}\n\n${snippet.definition}`, example: '' }
    : snippet;
