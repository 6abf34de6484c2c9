import { journalNotingKeys } from '@fx-gateway/domain/corpay/booking/noteUnderKey.ts';
import {
  createCorpayBookingKeys,
  type CorpayBookingKeys,
} from '@fx-gateway/domain/corpay/intents/corpayBookingKeys.ts';
import { createCorpayJournal, type CorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import type { SessionUser } from '../../configuration/accessMemory.ts';
import type { Connection } from '../../configuration/connect.ts';
import { storeAt } from '../../configuration/storeAt.ts';

type Customer = Pick<SessionUser, 'sub'>;

/** The bookings that this customer has sent under keys at the partner of this environment. */
export const bookingKeysOf = (
  { keys, configuration }: Pick<Connection, 'keys' | 'configuration'>,
  { sub }: Customer,
): CorpayBookingKeys => createCorpayBookingKeys(keys, `${sub} ${configuration.apis.corpay ?? ''}`);

/** What this customer has begun on this machine at the partner of this environment; what is told of it is known under its key. */
export const journalOf = (
  connection: Pick<Connection, 'intents' | 'refuseIntents' | 'keys' | 'configuration'>,
  user: Customer,
): CorpayJournal =>
  journalNotingKeys({
    journal: createCorpayJournal(
      storeAt(connection.intents, connection.configuration.apis.corpay ?? ''),
      user.sub,
      connection.refuseIntents,
    ),
    keys: bookingKeysOf(connection, user),
  });
