import { usageFailure } from '../failures/commandFailure.ts';
import type { Verb } from '../program/verb.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

const isShell = (word: string): word is Shell => shells.some((shell) => shell === word);

export const completion: Verb = {
  usage: 'completion <shell>',
  summary: 'The completions for bash, zsh or fish.',
  output: 'a script for the shell; never JSON',
  examples: ['completion bash > ~/.local/share/bash-completion/completions/fxg', 'completion fish | source'],
  run: async ({ args, emitText }) => {
    const [shell = ''] = args;
    if (!isShell(shell))
      return usageFailure('There are no completions for that shell.', `One of: ${shells.join(', ')}.`);
    const [{ commandTree }, { scriptFor }] = await Promise.all([
      import('./commandTree.ts'),
      import('./scriptFor.ts'),
    ]);
    await emitText(scriptFor[shell](await commandTree()));
    return { ok: true, value: null };
  },
};
