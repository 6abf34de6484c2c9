import type { User } from './users.ts';

/** The attributes of a user as tokens and GetUser tell them; one that was never given is left out. */
export const toUserAttributes = (user: User): Readonly<Record<string, string>> => ({
  sub: user.sub,
  email: user.email,
  email_verified: String(user.emailVerified),
  ...(user.preferredUsername && { preferred_username: user.preferredUsername }),
  ...(user.fxPartner && { 'custom:fxpartner': user.fxPartner }),
  ...(user.origin && { 'custom:so': user.origin }),
});
