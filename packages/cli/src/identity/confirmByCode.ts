import type { UserServices } from '@fx-gateway/adapters/node';
import { confirmRegistration, resendConfirmationCode } from '@fx-gateway/domain/identity/registerUser.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { askForCode } from './askForCode.ts';
import { signInRefused } from './identityCommandFailure.ts';

const unconfirmed = 'This account was never confirmed.';

/** Confirms an account with the mailed code; a wrong one is asked for again. */
export const confirmByCode = async (
  invocation: Invocation,
  services: Pick<UserServices, 'identity' | 'registration'>,
  email: string,
): CommandResult<null> => {
  const prompts = await invocation.prompts();
  if (prompts === null) {
    return failed(
      signInRefused(unconfirmed, {
        hint: 'Run this in a terminal, where it asks for the code from the e-mail.',
      }),
    );
  }
  await invocation.report(unconfirmed);
  for (;;) {
    const code = await askForCode(invocation, prompts, () =>
      resendConfirmationCode(services.registration, email),
    );
    if (!code.ok) return code;
    const events = await confirmRegistration(services, email, code.value);
    const refusal = events.find((event) => event.type === 'step-failed');
    if (refusal === undefined) return succeeded(null);
    await invocation.report(refusal.message);
  }
};
