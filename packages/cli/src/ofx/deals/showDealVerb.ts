import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { formatPaidAccount } from '@fx-gateway/domain/bankDetails/paidAccounts.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { ofxDealsFailureMessage, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { buildDealTimeline } from '@fx-gateway/domain/ofx/deals/buildDealTimeline.ts';
import { loadDealBeneficiaries } from '@fx-gateway/domain/ofx/deals/loadDealBeneficiaries.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { toDisplayOnlyAmountJson } from '../../amounts/amountData.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { cleanPastedNumber } from '../../partner-verbs/cleanPastedNumber.ts';
import { readStoredOrDefault } from '../../partner-verbs/readStoredOrDefault.ts';
import { findBookingRequestId } from '../../quoting/loadRequestIdsByOrderNumber.ts';
import { formatLabelledValues, formatTable } from '../../terminal/formatTable.ts';
import { formatTimelineTable } from '../../terminal/formatTimelineTable.ts';
import { openOfx } from '../scope/ofxCustomerConnection.ts';
import { toDealJson, toDealLabelledValues } from './dealView.ts';
import { findDealByIdOrReference } from './findDealByIdOrReference.ts';

/** `fxg deals show` (OFX-DEAL-13, ERR-25, S-95). */
export const showDealVerb: PartnerVerb<'deals show'> = {
  usage: 'show <deal>',
  summary: 'One deal, by its id or reference, in full, with those who are paid by it and its timeline.',
  examples: ['show 0f8fad5b-d9cb-469f-a165-70867728950e', 'show OFX-7304101'],
  run: async (invocation, openSession) => {
    const named = cleanPastedNumber(invocation.args[0] ?? '');
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const { ofx, connection, journal, confirmedAccounts } = open.value;
    const { deals } = ofx;
    const list = await deals.list();
    if (!list.ok) return failed(callCommandFailure(list.failure, ofxDealsFailureMessage(list.failure)));
    const deal = await findDealByIdOrReference(invocation, named, list.value);
    if (!deal.ok) return deal;
    const found = deal.value;
    if (found === null)
      return failed(
        commandFailure(exitCodes.notFound, 'not-found', ofxMessages.dealUnavailable(named), {
          hint: 'fxg deals list has the ids and the references.',
        }),
      );
    const beneficiaries = await loadDealBeneficiaries({ deals, confirmedAccounts }, found.dealId);
    if (!beneficiaries.ok)
      return failed(callCommandFailure(beneficiaries.failure, ofxMessages.dealBeneficiariesUnavailable));
    const paid = beneficiaries.value;
    const payments = paid.map(({ beneficiaryId, name, accountEnding, amount }) => ({
      beneficiary: beneficiaryId,
      name,
      accountEnding: accountEnding ?? null,
      ...toDisplayOnlyAmountJson(amount),
    }));
    const records = await readStoredOrDefault(
      invocation,
      async () => ({
        kept: await journal.list(),
        booked: await journal.booked(),
        bookingRequestId: await findBookingRequestId(connection, found.dealId),
      }),
      { kept: [], booked: [], bookingRequestId: null },
    );
    const { bookingRequestId } = records;
    const timeline = buildDealTimeline(found, records);
    return makeOutput({ ...toDealJson(found), payments, bookingRequestId, timeline }, (paint) =>
      [
        formatLabelledValues(toDealLabelledValues(found), paint),
        '',
        formatTable(
          [
            { heading: 'Beneficiary' },
            { heading: bankDetailMessages.paidTo },
            { heading: 'Receives', right: true },
          ],
          paid.map((one) => [one.name, formatPaidAccount(one), formatDisplayOnlyAmount(one.amount)]),
          paint,
        ),
        ...(timeline.length === 0 ? [] : ['', formatTimelineTable(timeline, 'OFX', paint)]),
      ].join('\n'),
    );
  },
};
