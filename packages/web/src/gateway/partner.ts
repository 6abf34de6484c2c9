import type { FxPartner } from '@fx-gateway/domain/identity';
import type { LazyPage } from '../chunks/lazyPage.ts';
import type { SignInPages } from '../identity/navigation/signInPages.ts';
import type { PageTab } from '../kit/layout/activeTab.ts';
import type { PartnerParts } from './partnerParts.ts';

/** What a partner shows its customers; both pages are chunks of their own. */
export type PartnerGateway = {
  readonly tabs: readonly PageTab[];
  /** The partner's pages under /secure/fxgateway. */
  readonly pages: LazyPage<{ readonly parts: PartnerParts }>;
  /** The partner's part of the main dashboard: the latest business and what waits for the customer (S-41). */
  readonly dashboard: LazyPage<{ readonly parts: PartnerParts }>;
};

/** A foreign-exchange partner as the web application knows it, reached through one entry. */
export type Partner = {
  /** Null where its customers sign in and register on everybody's pages. */
  readonly signInPages: SignInPages | null;
  /** Null while this application does not offer it. */
  readonly gateway: PartnerGateway | null;
};

export type Partners = Readonly<Record<FxPartner, Partner>>;
