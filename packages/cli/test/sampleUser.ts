import type { User } from '@fx-gateway/domain/identity/user.ts';

/** A user who is signed in. */
export const sampleUser: User = {
  email: 'ada@example.test',
  verified: true,
  sub: 'sub-1',
  preferred_username: 'ada',
  jwtToken: 'token',
  fxPartner: 'corpay',
  origin: 'steamchain',
};
