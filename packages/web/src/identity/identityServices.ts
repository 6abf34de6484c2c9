import type { AuthEvent, IdentityProvider, Passwords, Registration } from '@fx-gateway/domain/identity';

/** The identity service, whole. */
export type IdentityServices = {
  readonly identity: IdentityProvider;
  readonly registration: Registration;
  readonly passwords: Passwords;
};

/**
 * Runs one step of a flow: sends its first event, then those that the answer leads to. It does nothing while another
 * step is running; a step that cannot be run at all is reported and ends as a failure (LOGIN-22).
 */
export type RunStep = (
  begin: AuthEvent,
  step: (services: IdentityServices) => Promise<readonly AuthEvent[]>,
) => Promise<void>;
