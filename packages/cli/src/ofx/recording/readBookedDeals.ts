import { ofxDealsFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { loadRequestIdsByOrderNumber } from '../../quoting/loadRequestIdsByOrderNumber.ts';
import type { PartnerBookedDealsReader } from '../../recording/recordingViewer.ts';
import { openOfx } from '../scope/ofxCustomerConnection.ts';

/** The deals of the signed-in customer, among which that of a recording is looked for. */
export const readBookedDeals: PartnerBookedDealsReader = async (_bookings, invocation, openSession) => {
  const open = await openOfx(invocation, openSession);
  if (!open.ok) return open;
  const { ofx, connection } = open.value;
  const deals = await ofx.deals.list();
  if (!deals.ok) return failed(callCommandFailure(deals.failure, ofxDealsFailureMessage(deals.failure)));
  const answers = await loadRequestIdsByOrderNumber(connection);
  return succeeded(
    deals.value.map(({ dealId, enteredDate, buy, sell }) => ({
      number: dealId,
      bookedAt: enteredDate,
      settlement: buy,
      payment: sell,
      requestId: answers.get(dealId) ?? null,
    })),
  );
};
