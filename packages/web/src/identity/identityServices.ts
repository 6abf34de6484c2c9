import type { IdentityProvider } from '@fx-gateway/domain/identity/identityProvider.ts';
import type { PasswordService } from '@fx-gateway/domain/identity/passwords.ts';
import type { RegistrationService } from '@fx-gateway/domain/identity/registration.ts';

/** The identity service, whole. */
export type IdentityServices = {
  readonly identity: IdentityProvider;
  readonly registration: RegistrationService;
  readonly passwords: PasswordService;
};
