import * as v from 'valibot';
import { readAltTexts } from '../../contract/alt-texts.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { filledText, oneOf } from '../../contract/field.ts';
import { imageRequest, imageUpscaleRequest } from '../../contract/image.ts';
import { jobId } from '../../contract/job.ts';
import { readNotes } from '../../contract/notes.ts';
import { readImages } from '../../contract/read-images.ts';
import { readAttribution } from '../../contract/replies.ts';
import { firstText } from '../../contract/shape.ts';
import { OctetError, UnreadableReply } from '../../errors.ts';
import { quoted, said } from '../content-blocks.ts';
import { type Delivered, deliver } from '../deliver-artifact.ts';
import { attempt, type Bought, bodyFor, buy } from '../paid-request.ts';
import { pictureArgument } from '../picture-argument.ts';
import { paidFacts, paidOutput, REPEATED } from '../text-result.ts';
import { defineTool, PAYS, type ToolServices } from '../tool.ts';

const ENDPOINTS = {
  generate: endpoints.imageGenerate,
  edit: endpoints.imageEdit,
  upscale: endpoints.imageUpscale,
} as const;

const { entries } = imageRequest;

export const image = defineTool({
  title: 'Image',
  description:
    'Make images (generate: prompt), change one (edit: image, prompt) or enlarge one (upscale: image, scale). Saves new files below the root.',
  hints: PAYS,
  pays: true,
  input: v.strictObject({
    action: oneOf('what to do', ['generate', 'edit', 'upscale']),
    prompt: v.optional(filledText('description of the image, or what to change')),
    image: v.optional(filledText('path below the root, or URL')),
    model: entries.model,
    size: entries.size,
    width: entries.width,
    height: entries.height,
    steps: v.optional(v.unwrap(entries.steps)),
    style: v.optional(v.unwrap(entries.style)),
    count: v.optional(v.unwrap(entries.count)),
    scale: v.optional(v.unwrap(imageUpscaleRequest.entries.scale)),
    attempt,
  }),
  output: {
    files: { type: 'array', items: { type: 'object' } },
    ...paidOutput,
  },
  async run(services, call, { action, attempt: number, image: given, ...fields }) {
    if (fields.size !== undefined && (fields.width !== undefined || fields.height !== undefined))
      throw new OctetError('usage', 'size cannot be used with width or height');
    const endpoint = ENDPOINTS[action];
    const picture = given === undefined ? undefined : await pictureArgument(services, given);
    const body = bodyFor(endpoint, { ...fields, image: picture });
    const reply = await buy(services, call, { endpoint, body, attempt: number });
    const saved = await pictures(services, reply, { command: `image ${action}`, path: endpoint.path, body });
    const notes = [
      ...readAltTexts(reply.document).map((text) => `shows: ${text}`),
      ...readNotes(reply.document),
    ];
    return {
      content: [
        said(`saved ${saved.map(({ file }) => file.path ?? file.uri).join(', ')}`),
        ...saved.flatMap(({ blocks }) => blocks),
        ...(notes.length > 0 ? [quoted(notes.join('\n'), 'notes')] : []),
        ...(reply.isRepeated ? [said(REPEATED)] : []),
      ],
      structuredContent: { files: saved.map(({ file }) => file), ...paidFacts(reply) },
    };
  },
});

interface PictureOrder {
  readonly command: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

async function pictures(services: ToolServices, reply: Bought, order: PictureOrder): Promise<Delivered[]> {
  const { document, headers } = reply;
  const sources = readImages(document);
  if (sources.length === 0) throw new UnreadableReply('unexpected reply: it has no image', { document });
  const [api, config] = await Promise.all([services.api(), services.context.config()]);
  const prompt = typeof order.body.prompt === 'string' ? order.body.prompt : '';
  const delivered: Delivered[] = [];
  for (const [index, source] of sources.entries()) {
    delivered.push(
      await deliver(services, api, {
        source,
        parts: { id: jobId(document) ?? 'picture', index, count: sources.length, prompt },
        usualExtension: 'png',
        sidecar: {
          command: order.command,
          endpoint: order.path,
          request: order.body,
          prompt,
          id: jobId(document),
          index,
          environment: config.environment.value,
          model: firstText(document, ['model']),
          attribution: readAttribution(document, headers),
        },
      }),
    );
  }
  return delivered;
}
