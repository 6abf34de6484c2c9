import { createOfxJournal, type OfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import type { SessionUser } from '../../configuration/accessMemory.ts';
import type { ProfileConnection } from '../../configuration/connectProfile.ts';
import { storeForServiceAddress } from '../../configuration/storeForServiceAddress.ts';

/** What this customer has begun on this machine at the partner of this environment. */
export const journalOf = (
  {
    intents,
    refuseIntents,
    configuration,
  }: Pick<ProfileConnection, 'intents' | 'refuseIntents' | 'configuration'>,
  { sub }: Pick<SessionUser, 'sub'>,
): OfxJournal =>
  createOfxJournal(storeForServiceAddress(intents, configuration.ofx?.baseUrl ?? ''), sub, refuseIntents);
