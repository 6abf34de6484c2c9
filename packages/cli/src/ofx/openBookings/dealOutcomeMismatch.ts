import type { AnsweredMoneyCall } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import { findDealsByIdOrReference } from '@fx-gateway/domain/ofx/deals/findDealsByIdOrReference.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { outcomeMismatchFailure } from '../../quoting/checkStatedBooking.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import type { StatedOutcome } from './checkAndStoreStatedOutcome.ts';

/** What is said of an answered booking where it is not what became of it; null where it is, or nothing is said. */
export const dealOutcomeMismatch = async (
  { ofx }: Pick<OfxCustomerConnection, 'ofx'>,
  { intent, answer }: AnsweredMoneyCall<StoredOfxBookingCall>,
  said: StatedOutcome,
): Promise<CommandFailure | null> => {
  if (said === null) return null;
  const name = said === 'none' ? null : said.deal;
  if (name === answer.number || (name !== null && name === answer.reference)) return null;
  // A reference says which deal is meant only beside the list.
  const list = name === null || answer.number === null ? null : await ofx.deals.list();
  const meant = name !== null && list?.ok === true ? findDealsByIdOrReference(name, list.value) : [];
  if (meant.some(({ dealId }) => dealId === answer.number)) return null;
  const booking = joinSentences(openOfxBookingMessages.wasBooking(intent), 'It');
  const { number } = answer;
  const named = number === null ? '' : dealName({ ...answer, dealId: number });
  return outcomeMismatchFailure(booking, 'deal', name, number, named);
};
