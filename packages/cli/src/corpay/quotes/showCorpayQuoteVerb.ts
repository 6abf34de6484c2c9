import { quoteFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { toMoneyJson, toRateJson } from '../../amounts/amountData.ts';
import { dealRateOf } from './dealRateOf.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatLabelledValues } from '../../terminal/formatTable.ts';
import { connectCorpayCustomer } from '../scope/corpayCustomerConnection.ts';
import { findQuote, type RememberedQuote } from './rememberedQuotes.ts';

type QuoteStatus = 'booked' | 'booking-unknown' | 'open' | 'ended';

const statusText: Readonly<Record<QuoteStatus, string>> = {
  booked: 'booked',
  'booking-unknown': 'a booking of it was sent here and has no answer yet: fxg quotes settle',
  open: 'can be booked',
  ended: 'has ended, or was booked elsewhere',
};

const termsData = ({ quote, request, beneficiaryId, payee }: RememberedQuote) => ({
  rate: toRateJson(quote.rate),
  settlement: toMoneyJson(quote.settlement),
  payment: toMoneyJson(quote.payment),
  lock: request.lockSide === 'Payment' ? ('payment' as const) : ('settlement' as const),
  beneficiary: beneficiaryId,
  name: payee,
});

/** `fxg quotes show`: what became of a quote, as the partner and this machine know it. */
export const showCorpayQuoteVerb: PartnerVerb<'quotes show'> = {
  usage: 'show <quote>',
  summary: 'What became of a quote: whether it can still be booked, and its order.',
  examples: ['show 4f1d2c3b5a6e', 'show 4f1d2c3b5a6e --json | jq .status'],
  run: async (invocation, openSession) => {
    const [quoteId = ''] = invocation.args;
    const scope = await connectCorpayCustomer(invocation, openSession);
    if (!scope.ok) return scope;
    const { corpay, connection, journal } = scope.value;
    const remembered = await findQuote(connection, quoteId);
    const left = await corpay.quotes.remaining(quoteId);
    if (!left.ok && (remembered === null || left.failure.status !== 404))
      return failed(callCommandFailure(left.failure, quoteFailureMessage(left.failure)));
    const isOpenBooking = (await journal.list()).some(
      (intent) => intent.kind === 'booking' && intent.quoteId === quoteId,
    );
    const orderNumber = remembered?.orderNumber ?? null;
    const seconds = left.ok ? left.value : 0;
    const lives = seconds === null || seconds > 0;
    const status: QuoteStatus =
      orderNumber !== null ? 'booked' : isOpenBooking ? 'booking-unknown' : lives ? 'open' : 'ended';
    const secondsLeft = status === 'open' && seconds !== null ? Math.floor(seconds) : null;
    const terms = remembered === null ? null : termsData(remembered);
    return makeOutput({ quoteId, status, secondsLeft, terms, orderNumber }, (paint) =>
      formatLabelledValues(
        [
          ['Quote', quoteId],
          ['Status', statusText[status]],
          ...(secondsLeft === null ? [] : [['Ends in', `${secondsLeft} s`] as const]),
          ...(orderNumber === null ? [] : [['Order', orderNumber] as const]),
          ...(remembered === null
            ? [['Terms', 'not known: it was not asked for here'] as const]
            : ([
                ['Beneficiary', remembered.payee],
                ['Beneficiary receives', formatMoney(remembered.quote.payment)],
                ['You settle', formatMoney(remembered.quote.settlement)],
                ['Rate', formatDealRate(dealRateOf(remembered.quote))],
              ] as const)),
        ],
        paint,
      ),
    );
  },
};
