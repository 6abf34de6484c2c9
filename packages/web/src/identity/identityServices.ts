import type { SessionService } from '@fx-gateway/domain/identity/sessionService.ts';
import type { PasswordService } from '@fx-gateway/domain/identity/passwords.ts';
import type { RegistrationService } from '@fx-gateway/domain/identity/registration.ts';

/** The identity service, whole. */
export type IdentityServices = {
  readonly identity: SessionService;
  readonly registration: RegistrationService;
  readonly passwords: PasswordService;
};
