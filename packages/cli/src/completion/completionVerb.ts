import type { Verb } from '../verbs/verb.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import type { CompletionNode } from './buildCompletionTree.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

const isShell = (word: string): word is Shell => shells.some((shell) => shell === word);

/** The command that writes the completions of a tree of commands. */
export const completionVerb = (tree: () => Promise<readonly CompletionNode[]>): Verb<'completion'> => ({
  usage: 'completion <shell>',
  summary: 'The completions for bash, zsh or fish.',
  args: shells,
  examples: ['completion bash > ~/.local/share/bash-completion/completions/fxg', 'completion fish | source'],
  run: async ({ args, emitText }) => {
    const [shell = ''] = args;
    if (!isShell(shell))
      return usageFailure('There are no completions for that shell.', `One of: ${shells.join(', ')}.`);
    const { completionScripts: scriptFor } = await import('./completionScripts.ts');
    await emitText(scriptFor[shell](await tree()));
    return { ok: true, value: null };
  },
});
