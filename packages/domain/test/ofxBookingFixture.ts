import { createConfirmedBankDetailsStore } from '../src/bankDetails/confirmedAccounts.ts';
import { noBankDetailConfirmation } from '../src/bankDetails/readBankDetailsAndQuestions.ts';
import type { CallFailure } from '../src/calls/callFailure.ts';
import { makeMoney } from '../src/money/makeMoney.ts';
import type { OfxBeneficiary } from '../src/ofx/api/ofxBeneficiary.ts';
import type { OfxBookingAnswer, OfxDeal, OfxDealRequest } from '../src/ofx/api/ofxDeal.ts';
import type { OfxBookingPorts, OfxBookingInput } from '../src/ofx/booking/bookOfxDeal.ts';
import type { StoredOfxBookingCall } from '../src/ofx/booking/ofxIntent.ts';
import { createOfxJournal, type OfxJournal } from '../src/ofx/booking/ofxJournal.ts';
import type { OfxBookingOutcomePorts } from '../src/ofx/booking/settleOfxBooking.ts';
import { createMemoryStore } from '../src/ports/memoryStore.ts';
import { createVirtualTime } from '../src/ports/virtualTime.ts';
import { succeeded, type Result } from '../src/result/result.ts';
import { ofxBeneficiary, ofxQuote } from './ofxSamples.ts';

export const bookedDeal: OfxBookingAnswer = { dealId: 'd1', reference: 'R-1' };

/** OFX in memory: every booking is written down, and any answer can be planned. */
export const ofxPartner = () => {
  const time = createVirtualTime();
  const store = createMemoryStore();
  const journal: OfxJournal = createOfxJournal(store, 'user-1');
  const sent: { request: OfxDealRequest; key: string; kept: readonly StoredOfxBookingCall[] }[] = [];
  const plan = {
    book: succeeded(bookedDeal) as Result<OfxBookingAnswer, CallFailure>,
    list: succeeded([]) as Result<readonly OfxDeal[], CallFailure>,
    beneficiaries: succeeded(['b1', 'b2'].map((id) => ofxBeneficiary(id))) as Result<
      readonly OfxBeneficiary[],
      CallFailure
    >,
  };
  let count = 0;
  const ports: OfxBookingPorts & OfxBookingOutcomePorts = {
    deals: {
      book: async (request, key) => {
        sent.push({ request, key, kept: await journal.list() });
        return plan.book;
      },
      list: async () => plan.list,
    },
    beneficiaries: { list: async () => plan.beneficiaries },
    confirmedAccounts: createConfirmedBankDetailsStore(
      { store, fingerprint: async (key, text) => `${key} ${text}`, identifiers: { uuid: () => 'secret' } },
      'ofx.user-1',
    ),
    journal,
    clock: time.clock,
    identifiers: { uuid: () => `key-${(count += 1)}` },
  };
  return { ports, journal, sent, plan, time, store };
};

/** One press on Book Deal, for two beneficiaries. */
export const ofxPress: OfxBookingInput = {
  quote: ofxQuote(),
  typedSide: 'sell',
  parts: [
    { beneficiaryId: 'b1', name: 'Payee b1', amount: makeMoney(100_000n, 'AUD') },
    { beneficiaryId: 'b2', name: 'Payee b2', amount: makeMoney(50_000n, 'AUD') },
  ],
  dealsBefore: [],
  despite: [],
  bookedBefore: [],
  printsThen: new Map(),
  bankDetails: noBankDetailConfirmation,
};
