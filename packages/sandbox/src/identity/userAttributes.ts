import type { User } from './users.ts';

/** The attributes of a person as tokens and GetUser tell them. */
export const userAttributes = (user: User): Readonly<Record<string, string>> => ({
  sub: user.sub,
  email: user.email,
  email_verified: String(user.emailVerified),
  preferred_username: user.preferredUsername,
  'custom:fxpartner': user.fxPartner,
  'custom:so': user.origin,
});
