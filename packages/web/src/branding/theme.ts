/** The origins that a session can come from (THEME-2). */
export type SessionOrigin = 'steamchain' | 'afs' | 'test';

/** How the product presents itself to the customers of one origin (THEME-1). */
export type Theme = {
  readonly origin: SessionOrigin;
  /** True when nothing about digital assets is shown. */
  readonly fiatOnly: boolean;
  /** True when the landing page and the partner routes are absent (ROUTE-6). */
  readonly requireLogin: boolean;
  readonly ratesLogo: boolean;
  /** The class on the root element that chooses the colour tokens; the default theme has none. */
  readonly className: string | null;
  readonly pageTitle: string;
  readonly branding: string;
  readonly logoAlt: string;
  /** The address of a logo-only picture for the browser tab, or null. */
  readonly favicon: string | null;
};
