import type { CommandFunctions } from '../../mcp/command-functions.ts';
import { writeBuild } from '../build/write.ts';
import { languageOf } from '../code/language.ts';
import { rank } from '../embed/vectors.ts';
import { pictureArgument } from '../image/picture-argument.ts';
import { diagnose } from '../webhook/diagnosis.ts';
import { signingSecrets } from '../webhook/secrets.ts';

/** Gives the tools the functions of the commands. */
export const commandFunctions: CommandFunctions = {
  writeBuild: (context, build, job) => writeBuild(context, build, job, {}),
  rank,
  webhookSecrets: (context) => signingSecrets(context, {}),
  diagnose,
  picture: pictureArgument,
  languageOf,
};
