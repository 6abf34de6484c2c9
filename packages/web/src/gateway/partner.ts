import type { FxPartner } from '@fx-gateway/domain/identity';
import type { LatePage } from '../chunks/latePage.ts';
import type { PageTab } from '../kit/layout/activeTab.ts';
import type { PartnerParts } from './partnerParts.ts';

/** A foreign-exchange partner as the web application knows it: a room, reached through one entry. */
export type Partner = {
  readonly id: FxPartner;
  readonly tabs: readonly PageTab[];
  /** The partner's pages under /secure/fxgateway, in a chunk of their own. */
  readonly Gateway: LatePage<{ readonly parts: PartnerParts }>;
  /** The partner's part of the main dashboard: the latest business and what waits for the customer (S-41). */
  readonly Dashboard: LatePage<{ readonly parts: PartnerParts }>;
};
