/** The command that builds it, without characters that are special inside double quotes of a shell. */
export function suggestBuild(prompt: string): string {
  return `\`\`\`sh\noctet build "${prompt.replace(/["\\$`]/g, '').slice(0, 200)}"\n\`\`\`\n\nWith \`--project ID\` the project is continued (\`octet build projects\` lists them).`;
}
