import type { AuthEvent, IdentityProvider, Passwords, Registration } from '@fx-gateway/domain/identity';

/** The identity service, whole. */
export type IdentityServices = {
  readonly identity: IdentityProvider;
  readonly registration: Registration;
  readonly passwords: Passwords;
};

/**
 * Takes one step of a flow: what it begins with, then what the answer makes of it. It does nothing while another step
 * is on its way; a step that cannot be taken at all is reported and ends as a failure (LOGIN-22).
 */
export type TakeStep = (
  begin: AuthEvent,
  step: (services: IdentityServices) => Promise<readonly AuthEvent[]>,
) => Promise<void>;
