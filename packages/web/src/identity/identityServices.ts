import type { IdentityProvider } from '@fx-gateway/domain/identity/identityProvider.ts';
import type { Passwords } from '@fx-gateway/domain/identity/passwords.ts';
import type { Registration } from '@fx-gateway/domain/identity/registration.ts';

/** The identity service, whole. */
export type IdentityServices = {
  readonly identity: IdentityProvider;
  readonly registration: Registration;
  readonly passwords: Passwords;
};
