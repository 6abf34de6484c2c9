import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { shortestPassword } from '@fx-gateway/domain/identity/passwords.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Prompts } from '../terminal/prompts.ts';

/** A new password of the shortest length or longer, typed unseen and therefore twice. */
export const askNewPasswordTwice = async (
  invocation: Invocation,
  prompts: Prompts,
): CommandResult<string> => {
  for (;;) {
    const typed = await prompts.secret('New password');
    if (!typed.ok) return typed;
    if (typed.value.length < shortestPassword) {
      await invocation.report(identityMessages.passwordTooShort);
      continue;
    }
    const again = await prompts.secret('New password again');
    if (!again.ok || again.value === typed.value) return again;
    await invocation.report(identityMessages.passwordsMustMatch);
  }
};
