import * as v from 'valibot';
import { oneOf, textField } from '../../contract/field.ts';
import { signatureMatches } from '../../contract/signature.ts';
import { OctetError } from '../../errors.ts';
import { said } from '../content-blocks.ts';
import { defineTool, READS } from '../tool.ts';

export const webhook = defineTool({
  title: 'Webhook',
  description:
    'verify: check the signature of a delivery with the configured secret; explain: also why it does not match. The secret is never shown.',
  hints: READS,
  pays: false,
  input: v.strictObject({
    action: oneOf('what to do', ['verify', 'explain']),
    body: textField('the raw body, exactly as it came'),
    signature: textField('the value of the X-Service-Signature header'),
  }),
  output: {
    verified: { type: 'boolean' },
    causes: { type: 'array', items: { type: 'object' } },
  },
  async run(services, _call, { action, body, signature }) {
    const secrets = await services.commands.webhookSecrets(services.context);
    const bytes = Buffer.from(body, 'utf8');
    // Every secret is tried, so that the time taken does not tell which one it was.
    const verified = secrets.map((secret) => signatureMatches(secret, bytes, signature)).includes(true);
    if (verified) return { content: [said('the signature matches')], structuredContent: { verified } };
    if (action === 'verify')
      throw new OctetError('unverified', 'the signature does not match', 'webhook with action explain', {
        code: 'cli_signature_mismatch',
      });
    const causes = services.commands.diagnose(bytes, signature, secrets);
    const lines = causes.map(({ message, certain }) => (certain ? message : `maybe: ${message}`));
    return {
      content: [said(['the signature does not match', ...lines].join('\n'))],
      structuredContent: { verified, causes },
    };
  },
});
