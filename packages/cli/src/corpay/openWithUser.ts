import {
  createBookingKeys,
  createIntentJournal,
  createPayeeChecks,
  type BookingKeys,
  type IntentJournal,
  type PayeeChecks,
} from '@fx-gateway/domain/corpay';
import type { User } from '@fx-gateway/domain/identity';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { connect } from '../configuration/connect.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { currentUser } from '../identity/currentUser.ts';
import type { Asked, Invocation } from '../command/invocation.ts';
import { openCorpayOn, type OpenCorpay } from './openCorpay.ts';

/** The partner as one known customer, whose bookings are remembered: what moving money needs. */
export type CustomersCorpay = OpenCorpay & {
  readonly user: User;
  readonly journal: IntentJournal;
  readonly payeeChecks: PayeeChecks;
  readonly bookingKeys: BookingKeys;
};

/** What is kept on this machine for one customer, beside the partner. */
export const asCustomer = (open: OpenCorpay, user: User): CustomersCorpay => ({
  ...open,
  user,
  journal: createIntentJournal(open.connection.intents, user.sub),
  payeeChecks: createPayeeChecks(open.connection.payees, user.sub),
  bookingKeys: createBookingKeys(
    open.connection.keys,
    `${user.sub} ${open.connection.configuration.apis.corpay}`,
  ),
});

/** Reaches the partner for one call of a command. */
export type OpenCustomer = (invocation: Invocation) => Asked<CustomersCorpay>;

export const openWithUser: OpenCustomer = async (invocation) => {
  const connection = await connect(invocation);
  if (!connection.ok) return connection;
  const user = await currentUser(connection.value);
  if (!user.ok) return user;
  if (user.value.fxPartner !== 'corpay') {
    return failed(
      commandFailure(
        exitCodes.refused,
        'other-partner',
        `This customer pays through ${user.value.fxPartner}.`,
      ),
    );
  }
  const open = await openCorpayOn(connection.value);
  if (!open.ok) return open;
  return succeeded(asCustomer(open.value, user.value));
};
