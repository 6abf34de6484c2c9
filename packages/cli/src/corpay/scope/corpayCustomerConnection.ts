import { computeFingerprint, systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import {
  createPendingBankDetailCheckStore,
  type PendingBankDetailCheckStore,
} from '@fx-gateway/domain/bankDetails/bankDetailChecks.ts';
import {
  createConfirmedBankDetailsStore,
  type ConfirmedBankDetailsStore,
} from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { BankDetailPorts } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { readCorpayAccounts } from '@fx-gateway/domain/corpay/bankDetails/corpayPayeeAccount.ts';
import type { CorpayBookingKeyStore } from '@fx-gateway/domain/corpay/intents/corpayBookingKeys.ts';
import type { CorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { SessionUser } from '../../configuration/earlierAccessStore.ts';
import { scopeStoreToServiceAddress } from '../../configuration/scopeStoreToServiceAddress.ts';
import type { SessionOpener } from '../../partner-verbs/partnerCommands.ts';
import { makeCustomerBookingKeys, makeCustomerCorpayJournal } from './makeCustomerCorpayJournal.ts';
import { openCorpayOn, type OpenCorpay } from './openCorpay.ts';

/** The partner as one known customer, whose bookings are remembered: what moving money needs. */
export type CorpayCustomerConnection = OpenCorpay & {
  readonly user: SessionUser;
  readonly journal: CorpayJournal;
  readonly bankDetailChecks: PendingBankDetailCheckStore;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly bookingKeys: CorpayBookingKeyStore;
};

const checksOf = ({ connection }: OpenCorpay): KeyValueStore =>
  scopeStoreToServiceAddress(connection.beneficiaryChecks, connection.configuration.apis.corpay ?? '');

/** Where the bank details of a beneficiary are read and remembered. */
export const bankDetailPorts = ({
  corpay,
  bankDetailChecks,
  confirmedAccounts,
}: CorpayCustomerConnection): BankDetailPorts => ({
  readAccounts: readCorpayAccounts(corpay.beneficiaries),
  bankDetailChecks,
  confirmedAccounts,
  clock: systemClock,
});

/** What is kept on this machine for one customer, beside the partner. */
export const createCorpayCustomerConnection = (
  open: OpenCorpay,
  user: SessionUser,
): CorpayCustomerConnection => ({
  ...open,
  user,
  journal: makeCustomerCorpayJournal(open.connection, user),
  bankDetailChecks: createPendingBankDetailCheckStore(checksOf(open), user.sub),
  confirmedAccounts: createConfirmedBankDetailsStore(
    { store: checksOf(open), fingerprint: computeFingerprint, identifiers: systemIdentifiers },
    `corpay.${user.sub}`,
  ),
  bookingKeys: makeCustomerBookingKeys(open.connection, user),
});

/** Reaches the partner for one call of a command. */
export type ConnectCorpayCustomer = () => CommandResult<CorpayCustomerConnection>;

export const connectCorpayCustomer = async (
  invocation: Pick<Invocation, 'notice' | 'report'>,
  openSession: SessionOpener,
): CommandResult<CorpayCustomerConnection> => {
  const session = await openSession();
  if (!session.ok) return session;
  const open = await openCorpayOn(invocation, session.value.connection);
  return open.ok ? succeeded(createCorpayCustomerConnection(open.value, session.value.user)) : open;
};
