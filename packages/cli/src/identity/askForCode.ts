import type { AuthStateAction } from '@fx-gateway/domain/identity/reduceAuthState.ts';
import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { normalizeEmailCode } from '@fx-gateway/domain/identity/normalizeEmailCode.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Prompts } from '../terminal/prompts.ts';

const wordsOf = (event: AuthStateAction): string =>
  event.type === 'step-failed' ? event.message : identityMessages.codeSent;

/**
 * The code from the e-mail, typed unseen; who presses Enter alone has a new one sent, as often as the service
 * allows.
 */
export const askForCode = async (
  invocation: Invocation,
  prompts: Prompts,
  resend: () => Promise<AuthStateAction>,
): CommandResult<string> => {
  for (;;) {
    const typed = await prompts.secret('Code from the e-mail (Enter alone sends a new one)');
    if (!typed.ok) return typed;
    const code = normalizeEmailCode(typed.value);
    if (code !== '') return succeeded(code);
    await invocation.report(wordsOf(await resend()));
  }
};
