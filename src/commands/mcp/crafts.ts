import type { Crafts } from '../../mcp/crafts.ts';
import { writeBuild } from '../build/finish.ts';
import { languageOf } from '../code/language.ts';
import { rank } from '../embed/vectors.ts';
import { pictureArgument } from '../image/picture-argument.ts';
import { diagnose } from '../webhook/diagnosis.ts';
import { signingSecrets } from '../webhook/secrets.ts';

/** What the commands do already, for the tools. */
export const crafts: Crafts = {
  writeBuild: (context, build, job) => writeBuild(context, build, job, {}),
  rank,
  webhookSecrets: (context) => signingSecrets(context, {}),
  diagnose,
  picture: pictureArgument,
  languageOf,
};
