import { SKILL_LIST } from './small-talk.ts';

/** What is said when no skill is sure: what this is, what it can do, and how to get more. */
export function fallback(): string {
  return `I cannot answer that: I am \`local-chat\`, a set of small skills on your machine and not a large model, and I would rather say so than guess.

What I do well:

${SKILL_LIST}

To put a model behind octet:

\`\`\`sh
# Ollama, llama.cpp, vLLM: anything OpenAI-compatible
octet config set upstream http://127.0.0.1:11434/v1
# or the hosted service, with your key
octet auth login
\`\`\``;
}
