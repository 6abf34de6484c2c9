import type { IdentityProvider, Passwords, Registration } from '@fx-gateway/domain/identity';

/** The identity service, whole. */
export type IdentityServices = {
  readonly identity: IdentityProvider;
  readonly registration: Registration;
  readonly passwords: Passwords;
};
