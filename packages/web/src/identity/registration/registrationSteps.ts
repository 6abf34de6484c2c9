import {
  confirmRegistration,
  registerUser,
  resendConfirmationCode,
} from '@fx-gateway/domain/identity/registerUser.ts';
import type { RegisterPayload } from '@fx-gateway/domain/identity/registration.ts';
import type { IdentityStore } from '../IdentityStore.ts';

/** Registers a new customer under the origin of this session (AUTHSTEP-19, REG-17). Nothing that is handed over is kept. */
export const registerCustomer = (identity: IdentityStore, payload: RegisterPayload): Promise<void> =>
  identity.run({ type: 'register-started', email: payload.email.trim() }, (services) =>
    registerUser(services, payload, identity.sessionOrigin),
  );

/** Confirms the mailed code (AUTHSTEP-20). */
export const confirmCustomer = (identity: IdentityStore, email: string, code: string): Promise<void> =>
  identity.run({ type: 'register-confirm-started', email: email.trim() }, (services) =>
    confirmRegistration(services, email, code),
  );

/** Has the code of a registration mailed again (AUTHSTEP-24). */
export const mailCodeAgain = (identity: IdentityStore, email: string): Promise<void> =>
  identity.run({ type: 'code-requested', email: email.trim() }, async ({ registration }) => [
    await resendConfirmationCode(registration, email),
  ]);
