import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';
import { corpayAdapter } from './corpay/corpayAdapter.ts';
import { ofxAdapter } from './ofx/ofxAdapter.ts';
import {
  combinePartnerAdapters,
  type ConfigurationOfAll,
  type ServicesOfAll,
} from './partner/partnerAdapter.ts';

/** Every partner that can be reached. Deleting a partner's feature and its entry removes it. */
const partners = {
  corpay: corpayAdapter,
  ofx: ofxAdapter,
} satisfies Partial<Record<FxPartner, unknown>>;

type Entry = (typeof partners)[keyof typeof partners];

export type PartnerConfiguration = ConfigurationOfAll<Entry>;

export type PartnerServices = ServicesOfAll<Entry>;

/** All partners as one. */
export const combinedPartnerAdapter = combinePartnerAdapters<Entry>(Object.values(partners));
