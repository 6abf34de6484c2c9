import { createOfxJournal, type OfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import type { SessionUser } from '../../configuration/accessMemory.ts';
import type { Connection } from '../../configuration/connect.ts';
import { storeAt } from '../../configuration/storeAt.ts';

/** What this customer has begun on this machine at the partner of this environment. */
export const journalOf = (
  { intents, refuseIntents, configuration }: Pick<Connection, 'intents' | 'refuseIntents' | 'configuration'>,
  { sub }: Pick<SessionUser, 'sub'>,
): OfxJournal => createOfxJournal(storeAt(intents, configuration.ofx?.baseUrl ?? ''), sub, refuseIntents);
