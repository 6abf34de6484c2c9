import type { ConfirmedBankDetailsStore } from '../../bankDetails/confirmedAccounts.ts';
import {
  recheckBankDetailsBeforeSend,
  type BankDetailConfirmation,
  type BankDetailQuestion,
} from '../../bankDetails/readBankDetailsAndQuestions.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { MoneyCallOutcome } from '../../intents/answeredMoneyCall.ts';
import { findWhyBookingStopped, type BookingStopReason } from '../../intents/earlierBooking.ts';
import { storeAndSendMoneyCall } from '../../intents/storeAndSendMoneyCall.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identifiers } from '../../ports/identifiers.ts';
import type { OfxSide } from '../api/buySell.ts';
import type { OfxBookingAnswer, OfxDeal } from '../api/ofxDeal.ts';
import type { OfxBeneficiaries, OfxDeals } from '../api/ofxPorts.ts';
import type { OfxQuote } from '../api/ofxQuote.ts';
import { ofxBookingFailureMessage } from '../api/ofxMessages.ts';
import { readOfxAccounts } from '../bankDetails/ofxPayeeAccount.ts';
import { findCandidateDeals, findDealsWithAmounts } from './findCandidateDeals.ts';
import { storePaidAccounts } from './storePaidAccounts.ts';
import type { StoredOfxBookingCall, StoredOfxBookingPart } from './ofxIntent.ts';
import type { OfxJournal } from './ofxJournal.ts';
import { findBlockingOfxBooking, findDuplicateOfxBookingSince } from './openOfxBookings.ts';

/** What became of a booking. `unknown` is never the same as `refused`: a deal may exist. */
export type OfxBookingOutcome =
  | ({
      readonly kind: 'booked';
      /** Who is paid, with the accounts as they were read right before (PAYEE-4). */
      readonly parts: readonly StoredOfxBookingPart[];
    } & OfxBookingAnswer)
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  | { readonly kind: 'unknown'; readonly intent: StoredOfxBookingCall; readonly failure: CallFailure }
  /** Nothing was sent. */
  | BookingStopReason<StoredOfxBookingCall>
  /** Nothing was sent: bank details are new or have changed, and were not confirmed as checked. */
  | { readonly kind: 'details-unchecked'; readonly questions: readonly BankDetailQuestion[] }
  /** Nothing was sent: they could not be read, and the user has not said that this does not matter. */
  | { readonly kind: 'details-unread'; readonly failure: CallFailure }
  /** Nothing was sent, because the intent could not be kept and a lost answer would not be found again. */
  | { readonly kind: 'not-kept' };

export type OfxBookingPorts = {
  readonly deals: Pick<OfxDeals, 'book' | 'list'>;
  readonly beneficiaries: Pick<OfxBeneficiaries, 'list'>;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly journal: OfxJournal;
  readonly clock: Pick<Clock, 'now'>;
  readonly identifiers: Identifiers;
  /** Hears that the call is about to leave, and may hold it: nothing more is read or asked before it. */
  readonly leaving?: () => Promise<void>;
};

/** What one press on Book Deal books: exactly the numbers that were displayed. */
export type OfxBookingInput = {
  readonly quote: OfxQuote;
  readonly typedSide: OfxSide;
  /** Together exactly what the quote sells. */
  readonly parts: readonly StoredOfxBookingPart[];
  /** The deals as they were seen before; null when they were not. */
  readonly dealsBefore: readonly OfxDeal[] | null;
  /** The quote ids of open bookings that the user was shown and wants this one beside. */
  readonly despite: readonly string[];
  /** The quote ids of the bookings that were deals already when the press began, before it looked for equal deals. */
  readonly bookedBefore: readonly string[];
  /** The fingerprints of the bank details when each beneficiary was chosen, by id, as far as they are known. */
  readonly printsThen: ReadonlyMap<string, string>;
  /** What the user has said about the bank details. */
  readonly bankDetails: BankDetailConfirmation;
};

/** What a press means, with a key of its own. */
const ofxIntentOf = (
  { clock, identifiers }: Pick<OfxBookingPorts, 'clock' | 'identifiers'>,
  { quote, typedSide, parts, dealsBefore }: OfxBookingInput,
): StoredOfxBookingCall => ({
  quoteId: quote.id,
  idempotencyKey: identifiers.uuid(),
  buy: quote.buy,
  sell: quote.sell,
  typedSide,
  customerRate: quote.customerRate,
  fee: quote.fee,
  parts,
  knownDeals:
    dealsBefore === null ? null : findDealsWithAmounts(quote, dealsBefore).map(({ dealId }) => dealId),
  startedAt: clock.now(),
});

/**
 * A refusal of the quote can also be the answer to a copy of a call that booked it: browsers and gateways may send one
 * twice. Only a list without the deal makes it a refusal.
 */
export const isOfxBookingRefusal = async (
  deals: Pick<OfxDeals, 'list'>,
  intent: StoredOfxBookingCall,
  { kind }: CallFailure,
): Promise<boolean> => {
  if (kind !== 'refused') return true;
  const list = await deals.list();
  return list.ok && findCandidateDeals(intent, list.value).length === 0;
};

const bookedAnswer = ({ dealId, reference }: OfxBookingAnswer): MoneyCallOutcome => ({
  became: 'booked',
  number: dealId,
  reference,
  words: '',
});

/**
 * Books a quote once (OFX-DEAL-3, S-77, S-80). Whether it may be sent is decided in the step that keeps its intent, on
 * what the journal holds at that moment for all tabs and processes, also of what was booked since the press began. A
 * definite answer is kept until somebody has heard
 * of it. A booking is never sent again by itself, because the quote names no end after which that would be a question
 * without a risk. The bank details are read right before, and nothing is sent while they are to be checked (PAYEE-1).
 */
export const bookOfxDeal = async (
  ports: OfxBookingPorts,
  press: OfxBookingInput,
): Promise<OfxBookingOutcome> => {
  const { deals, journal } = ports;
  const guard = await recheckBankDetailsBeforeSend(
    { ...ports, readAccounts: readOfxAccounts(ports.beneficiaries) },
    press.parts.map(({ beneficiaryId }) => ({
      beneficiaryId,
      printThen: press.printsThen.get(beneficiaryId) ?? null,
    })),
    press.bankDetails,
  );
  if (guard.kind !== 'clear') return guard;
  const parts = press.parts.map((part) => {
    const accountEnding = guard.endings.get(part.beneficiaryId);
    return accountEnding === undefined ? part : { ...part, accountEnding };
  });
  await ports.leaving?.();
  const intent = ofxIntentOf(ports, { ...press, parts });
  const beneficiaries = intent.parts.map(({ beneficiaryId, amount }) => ({ beneficiaryId, amount }));
  const sent = await storeAndSendMoneyCall(journal, intent, {
    against: (open: readonly StoredOfxBookingCall[], booked) =>
      findWhyBookingStopped(
        findDuplicateOfxBookingSince(booked, intent, press.bookedBefore),
        findBlockingOfxBooking(open, intent, press.despite),
      ),
    send: () => deals.book({ quoteId: intent.quoteId, beneficiaries }, intent.idempotencyKey),
    path: '/payments/deals',
    clock: ports.clock,
    isRefusal: (failure) => isOfxBookingRefusal(deals, intent, failure),
    refusedAs: (failure) => ({
      became: 'not-booked',
      number: null,
      words: ofxBookingFailureMessage(failure),
    }),
  });
  switch (sent.kind) {
    case 'answered':
      // What could not be kept leaves it open, to be settled by the list; the deal is told now.
      await journal.answer(intent, bookedAnswer(sent.answer)).catch(() => undefined);
      await storePaidAccounts(ports.confirmedAccounts, intent, sent.answer.dealId);
      return { kind: 'booked', parts, ...sent.answer };
    case 'open':
      return { kind: 'unknown', intent, failure: sent.failure };
    case 'stopped':
      return sent.by;
    case 'refused':
    case 'not-kept':
      return sent;
  }
};
