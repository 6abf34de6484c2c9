import type { Passwords } from '@fx-gateway/domain/identity';
import type { Clock } from '@fx-gateway/domain/ports';
import { succeeded } from '@fx-gateway/domain/result';
import { systemClock } from '../system/systemPorts.ts';
import { askNotingRepeats } from './askNotingRepeats.ts';
import type { IdentityCaller } from './identityCaller.ts';

/**
 * Recovery and change of passwords through the identity library. The forced change answers the sign-in that this
 * page or process began last, within three minutes (IDENT-26); after a password that will not do it can be answered
 * again.
 */
export const connectPasswords = (
  { library, ask, signIn }: IdentityCaller,
  clock: Pick<Clock, 'now'> = systemClock,
): Passwords => ({
  requestCode: async (email) => {
    const answer = await ask(async () => {
      const { resetPassword } = await import('./recoveryCalls.ts');
      return resetPassword(library.context, { username: email });
    });
    return answer.ok ? succeeded(undefined) : answer;
  },

  reset: (email, code, newPassword) =>
    askNotingRepeats(ask, clock, async () => {
      const { confirmResetPassword } = await import('./recoveryCalls.ts');
      return () =>
        confirmResetPassword(library.context, { username: email, confirmationCode: code, newPassword });
    }),

  answerForcedChange: (newPassword) =>
    signIn(async (attempt) => {
      const { confirmSignIn } = await import('./forcedChange.ts');
      const { nextStep } = await confirmSignIn(attempt, { challengeResponse: newPassword });
      return nextStep.signInStep;
    }),

  change: (oldPassword, newPassword) =>
    askNotingRepeats(ask, clock, async () => {
      const { updatePassword } = await import('./passwordChange.ts');
      return () => updatePassword(library.userPool, { oldPassword, newPassword });
    }),
});
