import { readUserBrandOrigin } from '../branding/themes.ts';
import { defaultFxPartner, fxPartners, type User } from './user.ts';

/** The attributes read from the identity service (USER-5); any of them may be absent. */
export type UserAttributes = {
  readonly email?: string;
  readonly email_verified?: string;
  readonly sub?: string;
  readonly preferred_username?: string;
  readonly 'custom:fxpartner'?: string;
  readonly 'custom:so'?: string;
};

/**
 * Makes the user from their attributes and the text of their identity token: verified only when the attribute is
 * the text `true` (USER-2), the named partner or the default one (PROD-3), afs or the default origin (USER-4, S-34).
 */
export const readUser = (attributes: UserAttributes, jwtToken: string): User => ({
  email: attributes.email ?? '',
  verified: attributes.email_verified === 'true',
  sub: attributes.sub ?? '',
  preferred_username: attributes.preferred_username ?? '',
  jwtToken,
  fxPartner: fxPartners.find((partner) => partner === attributes['custom:fxpartner']) ?? defaultFxPartner,
  origin: readUserBrandOrigin(attributes['custom:so']),
});

/** What 'Logged in as' shows: the preferred name, else the e-mail (SHELL-9, S-51). */
export const getUserDisplayName = (user: User): string => user.preferred_username || user.email;
