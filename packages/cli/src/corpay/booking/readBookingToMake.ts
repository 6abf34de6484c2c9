import type { QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { RequestedBooking } from '@fx-gateway/domain/corpay/booking/isBookingAlreadyDone.ts';
import type { BookingKeyAndTerms } from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { requestCorpayQuote, refuseDifferentAmount } from '../quotes/requestCorpayQuote.ts';
import { quoteRequestFor } from '../quotes/quoteTerms.ts';
import type { RememberedQuote } from '../quotes/rememberedQuotes.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { findBeneficiary } from '../scope/findBeneficiary.ts';
import { findRememberedQuoteToBook, type QuoteIdOrTerms } from './readQuoteToBook.ts';

/** What shall be booked, exactly; `named` is the quote that was named, null when a fresh one is asked for. */
export type BookingToMake = RequestedBooking & {
  readonly request: QuoteRequest;
  readonly payee: string;
  readonly named: RememberedQuote | null;
};

/** Looks up who is paid, or the quote that was named. */
export const readBookingToMake = async (
  invocation: Invocation,
  { corpay, connection }: CorpayCustomerConnection,
  wanted: QuoteIdOrTerms,
  call: BookingKeyAndTerms | null,
): CommandResult<BookingToMake> => {
  const key = call?.key ?? null;
  if ('quoteId' in wanted) {
    const named = await findRememberedQuoteToBook(invocation, connection, wanted.quoteId);
    if (!named.ok) return named;
    const { request, beneficiaryId, payee } = named.value;
    return succeeded({ request, beneficiaryId, payee, named: named.value, key });
  }
  const beneficiary = await findBeneficiary(corpay, wanted.terms.beneficiaryId);
  if (!beneficiary.ok) return beneficiary;
  const request = quoteRequestFor(wanted.terms, beneficiary.value);
  if (!request.ok) return request;
  const { clientIntegrationId: beneficiaryId, payee } = beneficiary.value;
  return succeeded({ request: request.value, beneficiaryId, payee, named: null, key });
};

/** The quote to show; a fresh one is asked for as late as possible, one that is booked is refused with 7. */
export const findOrRequestQuote = async (
  invocation: Invocation,
  { corpay, connection }: CorpayCustomerConnection,
  { request, beneficiaryId, payee, named }: BookingToMake,
): CommandResult<RememberedQuote> => {
  if (named === null) {
    const offered = await requestCorpayQuote(corpay, request);
    if (!offered.ok) return offered;
    return succeeded({ ...offered.value, request, beneficiaryId, payee, orderNumber: null });
  }
  // It may have turned out to be an order since it was looked up.
  const now = await findRememberedQuoteToBook(invocation, connection, named.quote.quoteId);
  if (!now.ok) return now;
  const { orderNumber } = now.value;
  if (orderNumber === null) {
    // Quotes that an earlier version remembered were never compared with what was asked.
    const same = refuseDifferentAmount(request, now.value.quote);
    return same.ok ? now : same;
  }
  return failed(
    commandFailure(
      exitCodes.refused,
      'already-booked',
      `This quote is already booked as order ${orderNumber}.`,
      { hint: `See it with: fxg orders show ${orderNumber}` },
    ),
  );
};
