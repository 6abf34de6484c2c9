import type { SessionBrandOrigin } from '../branding/theme.ts';

/** The foreign-exchange partner of a customer; it decides which gateway they see (PROD-3). */
export type FxPartner = (typeof fxPartners)[number];

export const fxPartners = ['corpay', 'ofx'] as const;

export const defaultFxPartner: FxPartner = 'corpay';

/** The signed-in user as the client knows them (USER-1). */
export type User = {
  readonly email: string;
  /** True when the identity service says so in so many words (USER-2). */
  readonly verified: boolean;
  readonly sub: string;
  readonly preferred_username: string;
  /** The text of the identity token (USER-3); held in memory by the user, never written anywhere by us. */
  readonly jwtToken: string;
  readonly fxPartner: FxPartner;
  /** The brand that the user's record names, else the default; never a brand that only a host can name (USER-4). */
  readonly origin: SessionBrandOrigin;
};
