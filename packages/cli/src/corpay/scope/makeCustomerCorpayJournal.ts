import { makeJournalStoringKeyAnswers } from '@fx-gateway/domain/corpay/booking/storeOutcomeUnderKey.ts';
import {
  createCorpayBookingKeys,
  type CorpayBookingKeyStore,
} from '@fx-gateway/domain/corpay/intents/corpayBookingKeys.ts';
import { createCorpayJournal, type CorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import type { SessionUser } from '../../configuration/earlierAccessStore.ts';
import type { EnvironmentConnection } from '../../configuration/connectProfile.ts';
import { scopeStoreToServiceAddress } from '../../configuration/scopeStoreToServiceAddress.ts';

type Customer = Pick<SessionUser, 'sub'>;

/** The bookings that this customer has sent under keys at the partner of this environment. */
export const makeCustomerBookingKeys = (
  { keys, configuration }: Pick<EnvironmentConnection, 'keys' | 'configuration'>,
  { sub }: Customer,
): CorpayBookingKeyStore => createCorpayBookingKeys(keys, `${sub} ${configuration.apis.corpay ?? ''}`);

/** What this customer has begun on this machine at the partner of this environment; what is told of it is known under its key. */
export const makeCustomerCorpayJournal = (
  connection: Pick<EnvironmentConnection, 'intents' | 'refuseIntents' | 'keys' | 'configuration'>,
  user: Customer,
): CorpayJournal =>
  makeJournalStoringKeyAnswers({
    journal: createCorpayJournal(
      scopeStoreToServiceAddress(connection.intents, connection.configuration.apis.corpay ?? ''),
      user.sub,
      connection.refuseIntents,
    ),
    keys: makeCustomerBookingKeys(connection, user),
  });
