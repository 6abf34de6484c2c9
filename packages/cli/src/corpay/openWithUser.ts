import { createIntentJournal, type IntentJournal } from '@fx-gateway/domain/corpay';
import type { User } from '@fx-gateway/domain/identity';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { connect } from '../configuration/connect.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { currentUser } from '../identity/currentUser.ts';
import type { Asked, Invocation } from '../program/invocation.ts';
import { openCorpayOn, type OpenCorpay } from './openCorpay.ts';

/** The partner as one known customer, whose bookings are remembered: what moving money needs. */
export type CustomersCorpay = OpenCorpay & { readonly user: User; readonly journal: IntentJournal };

export const openWithUser = async (invocation: Invocation): Asked<CustomersCorpay> => {
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
  const journal = createIntentJournal(connection.value.intents, user.value.sub);
  return succeeded({ ...open.value, user: user.value, journal });
};
