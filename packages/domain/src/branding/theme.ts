/** Where visitors come from (THEME-2). */
export const sessionOrigins = ['steamchain', 'afs', 'test'] as const;

/** It decides the brand. */
export type SessionBrandOrigin = (typeof sessionOrigins)[number];

/** One brand of the product (THEME-1). */
export type Theme = {
  readonly origin: SessionBrandOrigin;
  /** No crypto dashboard and no exchanges. */
  readonly fiatOnly: boolean;
  /** The class on the page that brings the colours; null for the default. */
  readonly className: string | null;
  /** Without a sign-in there is no landing page and no partner route (ROUTE-6). */
  readonly requireLogin: boolean;
  readonly pageTitle: string;
  /** The brand's name, as in 'Welcome to {branding}!'. */
  readonly branding: string;
  readonly logoAlt: string;
  /** Where customers of this brand write to (THEME-10): filled from the configuration, empty until then. */
  readonly contactEmail: string;
  /** Users who registered under it see it again wherever they sign in (USER-4, S-34); of other brands they see the default. */
  readonly isUserBrand: boolean;
  /** The partner's logo stands under the market rates (RATE-8). */
  readonly ratesLogo: boolean;
  /** The address of the favicon; null for none of its own. */
  readonly favicon: string | null;
};
