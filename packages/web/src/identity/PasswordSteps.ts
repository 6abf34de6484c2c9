import {
  changePassword,
  resendRecoveryCode,
  resetPassword,
  sendRecoveryCode,
  type ForgotForm,
} from '@fx-gateway/domain/identity';
import type { RunStep } from './identityServices.ts';

/** How a password is recovered or changed. Nothing that is handed over is kept. */
export class PasswordSteps {
  readonly #run: RunStep;

  readonly #ownEmail: () => string;

  constructor(run: RunStep, ownEmail: () => string) {
    this.#run = run;
    this.#ownEmail = ownEmail;
  }

  /** Step 1 of a forgotten password (AUTHSTEP-8). */
  requestCode(email: string): Promise<void> {
    return this.#run({ type: 'recovery-code-started', email: email.trim() }, async ({ passwords }) => [
      await sendRecoveryCode(passwords, email),
    ]);
  }

  /** 'Resend Code.' (S-66). */
  resendCode(email: string): Promise<void> {
    return this.#run({ type: 'code-requested', email: email.trim() }, async ({ passwords }) => [
      await resendRecoveryCode(passwords, email),
    ]);
  }

  /** Step 2 of a forgotten password (AUTHSTEP-9). */
  reset(form: ForgotForm): Promise<void> {
    return this.#run(
      { type: 'reset-password-started', email: form.username.trim() },
      async ({ passwords }) => [await resetPassword(passwords, form)],
    );
  }

  /** Changes the password of the signed-in user (AUTHSTEP-23) and says whether it did. */
  async change(oldPassword: string, newPassword: string): Promise<boolean> {
    let changed = false;
    await this.#run({ type: 'change-password-started' }, async (services) => {
      const events = await changePassword(services, this.#ownEmail(), oldPassword, newPassword);
      changed = events.some(({ type }) => type === 'change-password-succeeded');
      return events;
    });
    return changed;
  }
}
