import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import type { PasswordService } from '@fx-gateway/domain/identity/passwords.ts';
import {
  sendPasswordChangeCode,
  resendRecoveryCode,
  resetPasswordAtLogin,
} from '@fx-gateway/domain/identity/recoverPassword.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { askForCode } from './askForCode.ts';
import { askNewPasswordTwice } from './askNewPasswordTwice.ts';
import { signInRefused } from './identityCommandFailure.ts';

/**
 * Sets a new password with the mailed code and gives it back, to sign in with. `required` says why; with `sendFirst`
 * no code was mailed yet.
 */
export const resetByCode = async (
  invocation: Invocation,
  passwords: PasswordService,
  email: string,
  { required, sendFirst } = { required: identityMessages.mustReset as string, sendFirst: false },
): CommandResult<string> => {
  const prompts = await invocation.prompts();
  if (prompts === null) {
    return failed(
      signInRefused(required, {
        hint: 'Run this in a terminal, where it asks for the code from the e-mail and for a new password.',
      }),
    );
  }
  await invocation.report(required);
  if (sendFirst) {
    const sent = await sendPasswordChangeCode(passwords, email);
    if (sent.type === 'step-failed') {
      return failed(
        signInRefused(sent.message, sent.requestId === undefined ? {} : { requestId: sent.requestId }),
      );
    }
    await invocation.report(identityMessages.codeSent);
  }
  for (;;) {
    const code = await askForCode(invocation, prompts, () => resendRecoveryCode(passwords, email));
    if (!code.ok) return code;
    const chosen = await askNewPasswordTwice(invocation, prompts);
    if (!chosen.ok) return chosen;
    const newPassword = chosen.value;
    const event = await resetPasswordAtLogin(passwords, {
      email,
      password: '',
      code: code.value,
      newPassword,
    });
    if (event.type !== 'step-failed') return succeeded(newPassword);
    await invocation.report(event.message);
  }
};
