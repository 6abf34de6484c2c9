import type { FxPartner, RegisterPayload } from '@fx-gateway/domain/identity';

/** A registration before anything is typed. */
export const emptyRegistration = (fxPartner: FxPartner | null): RegisterPayload => ({
  username: '',
  email: '',
  password: '',
  password_confirm: '',
  terms: false,
  fxPartner,
});
