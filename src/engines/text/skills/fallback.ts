/** The answer when no skill is sure: its limits, its skills, and how to connect a model. */
export async function fallback(): Promise<string> {
  const { default: smallTalk } = await import('../data/small-talk.json');
  return smallTalk.fallback;
}
