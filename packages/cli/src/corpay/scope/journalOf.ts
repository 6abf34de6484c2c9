import { createCorpayJournal, type CorpayJournal } from '@fx-gateway/domain/corpay';
import type { SessionUser } from '../../configuration/accessMemory.ts';
import type { Connection } from '../../configuration/connect.ts';
import { storeAt } from '../../configuration/storeAt.ts';

/** What this customer has begun on this machine at the partner of this environment. */
export const journalOf = (
  { intents, configuration }: Pick<Connection, 'intents' | 'configuration'>,
  { sub }: Pick<SessionUser, 'sub'>,
): CorpayJournal => createCorpayJournal(storeAt(intents, configuration.apis.corpay ?? ''), sub);
