import { shellWord } from '../safe-text/shellWord.ts';
import type { Options } from '../verbs/options.ts';

/** Commands that reach an environment, as they stand in a hint. */
const reaching =
  /\bfxg (?=(?:login|logout|whoami|quotes|orders|deals|beneficiaries|payments|partner|rates|admin|doctor|conformance|api|open)\b)/g;

/**
 * Lets the commands that a text names reach the same place as this call: with its `--profile` and its `--config`. Without
 * them a hint that is followed would ask another environment, as another user.
 */
export const repeatProfileFlagsInHints = (options: Pick<Options, 'text'>): ((text: string) => string) => {
  const flags = ['profile', 'config'].flatMap((name) => {
    const value = options.text(name);
    return value === null ? [] : [`--${name} ${shellWord(value)} `];
  });
  return (text) => text.replace(reaching, (command) => command + flags.join(''));
};
