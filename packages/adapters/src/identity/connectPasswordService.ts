import type { PasswordService } from '@fx-gateway/domain/identity/passwords.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { systemClock } from '../system/systemPorts.ts';
import { askAndNoteRetriedRefusal } from './askAndNoteRetriedRefusal.ts';
import { signInLapsed } from './identityFailure.ts';
import type { IdentityCaller } from './createIdentityCaller.ts';

/** How long the service remembers a sign-in that waits for an answer (IDENT-26). */
const signInLife = 3 * 60_000;

/**
 * Recovery and change of passwords through the identity library. The forced change answers the sign-in that this
 * page or process began last, within three minutes, else nothing was changed (IDENT-26); after a password that will not do it can be answered
 * again.
 */
export const connectPasswordService = (
  { library, ask, signIn, lastStepAt }: IdentityCaller,
  clock: Pick<Clock, 'now' | 'elapsed'> = systemClock,
): PasswordService => ({
  requestCode: async (email) => {
    const answer = await ask(async () => {
      const { resetPassword } = await import('./recoveryCalls.ts');
      return resetPassword(library.context, { username: email });
    });
    return answer.ok ? succeeded(undefined) : answer;
  },

  reset: (email, code, newPassword) =>
    askAndNoteRetriedRefusal(ask, clock, async () => {
      const { confirmResetPassword } = await import('./recoveryCalls.ts');
      return () =>
        confirmResetPassword(library.context, { username: email, confirmationCode: code, newPassword });
    }),

  answerForcedChange: async (newPassword) => {
    const began = lastStepAt();
    const isLate = began !== null && clock.elapsed() - began >= signInLife;
    const answer = await signIn(async (attempt) => {
      const { confirmSignIn } = await import('./forcedChange.ts');
      const { nextStep } = await confirmSignIn(attempt, { challengeResponse: newPassword });
      return nextStep.signInStep;
    });
    // What left too late was refused however often the browser repeated it.
    return isLate && !answer.ok && answer.failure.name === 'NotAuthorizedException'
      ? failed(signInLapsed)
      : answer;
  },

  change: (oldPassword, newPassword) =>
    askAndNoteRetriedRefusal(ask, clock, async () => {
      const { updatePassword } = await import('./passwordChange.ts');
      return () => updatePassword(library.userPool, { oldPassword, newPassword });
    }),
});
