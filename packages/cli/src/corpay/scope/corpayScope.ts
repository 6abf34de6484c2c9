import {
  createCorpayBookingKeys,
  createBankDetailChecks,
  type CorpayBookingKeys,
  type CorpayJournal,
  type BankDetailChecks,
} from '@fx-gateway/domain/corpay';
import { succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../../command/commandResult.ts';
import type { Invocation } from '../../command/invocation.ts';
import type { SessionUser } from '../../configuration/accessMemory.ts';
import { storeAt } from '../../configuration/storeAt.ts';
import type { SessionOpener } from '../../partner/partnerCommands.ts';
import { journalOf } from './journalOf.ts';
import { openCorpayOn, type OpenCorpay } from './openCorpay.ts';

/** The partner as one known customer, whose bookings are remembered: what moving money needs. */
export type CorpayScope = OpenCorpay & {
  readonly user: SessionUser;
  readonly journal: CorpayJournal;
  readonly bankDetailChecks: BankDetailChecks;
  readonly bookingKeys: CorpayBookingKeys;
};

/** What is kept on this machine for one customer, beside the partner. */
export const createCorpayScope = (open: OpenCorpay, user: SessionUser): CorpayScope => ({
  ...open,
  user,
  journal: journalOf(open.connection, user),
  bankDetailChecks: createBankDetailChecks(
    storeAt(open.connection.beneficiaryChecks, open.connection.configuration.apis.corpay ?? ''),
    user.sub,
  ),
  bookingKeys: createCorpayBookingKeys(
    open.connection.keys,
    `${user.sub} ${open.connection.configuration.apis.corpay ?? ''}`,
  ),
});

/** Reaches the partner for one call of a command. */
export type OpenScope = () => CommandResult<CorpayScope>;

export const openCorpayScope = async (
  invocation: Pick<Invocation, 'notice'>,
  openSession: SessionOpener,
): CommandResult<CorpayScope> => {
  const session = await openSession();
  if (!session.ok) return session;
  const open = await openCorpayOn(invocation, session.value.connection);
  return open.ok ? succeeded(createCorpayScope(open.value, session.value.user)) : open;
};
