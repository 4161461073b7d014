import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { integer, oneOf, textField } from '../../contract/field.ts';
import { jobId } from '../../contract/job.ts';
import { readList } from '../../contract/replies.ts';
import { firstText } from '../../contract/shape.ts';
import { quoted, said } from '../content-blocks.ts';
import { localWorks, type Work } from '../local-works.ts';
import { defineTool, READS, type ToolServices } from '../tool.ts';

export const library = defineTool({
  title: 'Library',
  description: 'What was made before: songs, videos, applications and images, newest first. Never charged.',
  hints: READS,
  pays: false,
  input: v.strictObject({
    query: v.optional(textField('words that the prompt holds')),
    kind: v.optional(oneOf('only this kind', ['image', 'music', 'video', 'build'])),
    limit: v.optional(integer('most entries', { min: 1, max: 100 }), 20),
  }),
  output: { works: { type: 'array', items: { type: 'object' } } },
  async run(services, _call, { query = '', kind, limit }) {
    const words = query
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    const all =
      services.results === 'files' ? await localWorks(services.context) : await madeAtService(services);
    const works = all
      .filter((work) => kind === undefined || work.kind === kind)
      .filter(({ prompt }) => words.every((word) => prompt.toLowerCase().includes(word)))
      .sort((a, b) => (b.made_at ?? '').localeCompare(a.made_at ?? ''))
      .slice(0, limit);
    if (works.length === 0) return { content: [said('nothing found')], structuredContent: { works } };
    const lines = works.map(({ kind: what, prompt, paths = [], status, id = '' }) =>
      [what, status, id, paths.join(' '), prompt].join('\t'),
    );
    return { content: [quoted(lines.join('\n'), 'library')], structuredContent: { works } };
  },
});

/** The lists that the service has; none lists films or pictures. */
async function madeAtService(services: ToolServices): Promise<Work[]> {
  const api = await services.api();
  const [songs, projects] = await Promise.all([
    api.call(endpoints.musicLibrary),
    api.call(endpoints.buildProjects),
  ]);
  const listed = (kind: string, document: unknown) =>
    (readList(document) ?? []).map((item) => ({
      kind,
      prompt: firstText(item, ['prompt', 'title', 'name']) ?? '',
      id: jobId(item),
      status: firstText(item, ['status']) ?? 'completed',
      made_at: firstText(item, ['created_at', 'completed_at']),
      paths: [firstText(item, ['audio_url', 'url', 'preview_url'])].flatMap((url) => url ?? []),
    }));
  return [...listed('music', songs.document), ...listed('build', projects.document)];
}
