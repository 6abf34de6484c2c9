import {
  confirmRegistration,
  register,
  resendConfirmationCode,
  type RegisterPayload,
} from '@fx-gateway/domain/identity';
import type { TakeStep } from './identityServices.ts';

/** How somebody becomes a customer. Nothing that is handed over is kept. */
export class RegistrationSteps {
  private readonly take: TakeStep;
  private readonly sessionOrigin: () => string;

  constructor(take: TakeStep, sessionOrigin: () => string) {
    this.take = take;
    this.sessionOrigin = sessionOrigin;
  }

  /** Registers under the origin of this session (AUTHSTEP-19, REG-17). */
  register(payload: RegisterPayload): Promise<void> {
    return this.take({ type: 'register-started', email: payload.email.trim() }, (services) =>
      register(services, payload, this.sessionOrigin()),
    );
  }

  /** Confirms the mailed code (AUTHSTEP-20). */
  confirm(email: string, code: string): Promise<void> {
    return this.take({ type: 'register-confirm-started' }, (services) =>
      confirmRegistration(services, email, code),
    );
  }

  /** Has the code mailed again (AUTHSTEP-24). */
  resendCode(email: string): Promise<void> {
    return this.take({ type: 'code-requested' }, async ({ registration }) => [
      await resendConfirmationCode(registration, email),
    ]);
  }
}
