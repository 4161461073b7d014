import { Argument, type Command } from 'commander';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { manual } from '../help/manual.ts';
import { SHELLS, scriptFor } from './scripts.ts';

export function completionCommand(program: Command, context: () => Context): void {
  const command = program
    .command('completion')
    .description('print a shell completion script')
    .addArgument(new Argument('[shell]', 'shell').choices(SHELLS))
    .usage('[options] <shell>')
    .action((shell) => context().terminal.write(scriptFor(shell ?? missing(context()))));
  manual(command, {
    examples: ['octet completion bash', 'octet completion zsh > _octet'],
  });
  command.addHelpText('after', () =>
    [
      '',
      'To use it:',
      "  bash        echo 'source <(octet completion bash)' >> ~/.bashrc",
      "  zsh         echo 'source <(octet completion zsh)' >> ~/.zshrc   (after compinit)",
      '  fish        octet completion fish > ~/.config/fish/completions/octet.fish',
      '  powershell  octet completion powershell >> $PROFILE',
    ].join('\n'),
  );
}

/** The name of the shell that octet was typed in is the best guess. */
function missing({ env }: Context): never {
  const own = SHELLS.find((each) => each === env.SHELL?.split('/').at(-1)) ?? 'bash';
  throw new OctetError('usage', `which shell: ${SHELLS.join(', ')}?`, `octet completion ${own}`);
}

/** The scripts call it at every Tab with the words so far; the last one is still being typed. */
export function completeWord(program: Command, context: () => Context): void {
  program
    .command('__complete', { hidden: true })
    .argument('[words...]')
    .allowUnknownOption()
    .action(async (words) => {
      const { suggest } = await import('./suggest.ts');
      const lines = await suggest(context(), words);
      if (lines.length > 0) await context().terminal.write(`${lines.join('\n')}\n`);
    });
}
