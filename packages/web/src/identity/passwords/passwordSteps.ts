import type { ForgotForm } from '@fx-gateway/domain/identity/forgotForms.ts';
import {
  changePassword,
  resendRecoveryCode,
  resetPassword,
  sendRecoveryCode,
} from '@fx-gateway/domain/identity/recoverPassword.ts';
import type { IdentityStore } from '../IdentityStore.ts';

/** Step 1 of a forgotten password (AUTHSTEP-8). */
export const requestRecovery = (identity: IdentityStore, email: string): Promise<void> =>
  identity.run({ type: 'recovery-code-started', email: email.trim() }, async ({ passwords }) => [
    await sendRecoveryCode(passwords, email),
  ]);

/** 'Resend Code.' (S-66). */
export const requestRecoveryAgain = (identity: IdentityStore, email: string): Promise<void> =>
  identity.run({ type: 'code-requested', email: email.trim() }, async ({ passwords }) => [
    await resendRecoveryCode(passwords, email),
  ]);

/** Step 2 of a forgotten password (AUTHSTEP-9). Nothing that is handed over is kept. */
export const resetForgottenPassword = (identity: IdentityStore, form: ForgotForm): Promise<void> =>
  identity.run({ type: 'reset-password-started', email: form.username.trim() }, async ({ passwords }) => [
    await resetPassword(passwords, form),
  ]);

/** Changes the password of the signed-in user (AUTHSTEP-23) and says whether it did. */
export const changeOwnPassword = async (
  identity: IdentityStore,
  oldPassword: string,
  newPassword: string,
): Promise<boolean> => {
  let changed = false;
  await identity.run({ type: 'change-password-started' }, async (services) => {
    const events = await changePassword(services, identity.user?.email ?? '', oldPassword, newPassword);
    changed = events.some(({ type }) => type === 'change-password-succeeded');
    return events;
  });
  return changed;
};
