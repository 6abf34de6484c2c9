import {
  confirmRegistration,
  register,
  resendConfirmationCode,
  type RegisterPayload,
} from '@fx-gateway/domain/identity';
import type { RunStep } from './identityServices.ts';

/** Registers a new customer. Nothing that is handed over is kept. */
export class RegistrationSteps {
  readonly #run: RunStep;
  readonly #sessionOrigin: () => string;

  constructor(run: RunStep, sessionOrigin: () => string) {
    this.#run = run;
    this.#sessionOrigin = sessionOrigin;
  }

  /** Registers under the origin of this session (AUTHSTEP-19, REG-17). */
  register(payload: RegisterPayload): Promise<void> {
    return this.#run({ type: 'register-started', email: payload.email.trim() }, (services) =>
      register(services, payload, this.#sessionOrigin()),
    );
  }

  /** Confirms the mailed code (AUTHSTEP-20). */
  confirm(email: string, code: string): Promise<void> {
    return this.#run({ type: 'register-confirm-started', email: email.trim() }, (services) =>
      confirmRegistration(services, email, code),
    );
  }

  /** Has the code mailed again (AUTHSTEP-24). */
  resendCode(email: string): Promise<void> {
    return this.#run({ type: 'code-requested', email: email.trim() }, async ({ registration }) => [
      await resendConfirmationCode(registration, email),
    ]);
  }
}
