import { createOfxJournal, type OfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import type { SessionUser } from '../../configuration/earlierAccessStore.ts';
import type { EnvironmentConnection } from '../../configuration/connectProfile.ts';
import { scopeStoreToServiceAddress } from '../../configuration/scopeStoreToServiceAddress.ts';

/** What this customer has begun on this machine at the partner of this environment. */
export const makeCustomerOfxJournal = (
  {
    intents,
    refuseIntents,
    configuration,
  }: Pick<EnvironmentConnection, 'intents' | 'refuseIntents' | 'configuration'>,
  { sub }: Pick<SessionUser, 'sub'>,
): OfxJournal =>
  createOfxJournal(scopeStoreToServiceAddress(intents, configuration.ofx?.baseUrl ?? ''), sub, refuseIntents);
