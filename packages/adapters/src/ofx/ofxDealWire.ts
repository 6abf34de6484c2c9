import { toWireNumber } from '@fx-gateway/domain/money/wireNumber.ts';
import type {
  OfxBookingAnswer,
  OfxDeal,
  OfxDealBeneficiary,
  OfxDealRequest,
} from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { dropRepeatedRecords } from '../http/dropRepeatedRecords.ts';
import { contentAsList, listEntriesOrNull, jsonMember } from '../http/envelope.ts';
import { readRecordsWith, readWith } from '../http/readWith.ts';
import type { Json } from '../http/signedApi.ts';
import { wireId, wireList, wireNumber, wireNumberOrNull, wireText } from '../http/wireShapes.ts';
import { camelMembers } from './camelMembers.ts';

/** The body of POST payments/deals (OFX-DEAL-3, OFX-DEAL-4). */
export const ofxDealBody = ({ quoteId, beneficiaries }: OfxDealRequest): Json => ({
  quoteId,
  beneficiaries: beneficiaries.map(({ beneficiaryId, amount }) => ({
    beneficiaryId,
    amount: toWireNumber(amount),
  })),
  fundingSource: 'Direct Debit',
});

/** What is booked is believed only of an answer whose reference is a text; else the list of deals has to tell. */
const booked = z.object({
  dealId: wireId,
  reference: z.pipe(
    z.nullish(z.string()),
    z.transform((text) => text?.trim() ?? ''),
  ),
});

export const ofxBookedShape: AnswerShape = {
  schema: booked,
  find: (body) => contentAsList(camelMembers(body)),
  place: 'the answer',
  mayLack: ['reference'],
  read: (body) => readOfxBooked(body),
};

export const readOfxBooked = (body: unknown): OfxBookingAnswer | null => readWith(booked)(camelMembers(body));

const stateInfo = z.pipe(
  z.nullish(z.object({ dealState: wireText, dealStateDisplay: wireText })),
  z.transform((read) => read ?? { dealState: '', dealStateDisplay: '' }),
);

/** A deal pays a beneficiary once. */
const idOfPaid = ({ beneficiaryId }: { readonly beneficiaryId: string }): string => beneficiaryId;

const row = z.pipe(
  z.object({
    dealId: wireId,
    reference: wireText,
    enteredDate: wireText,
    maturityDate: wireText,
    status: wireText,
    buyCurrency: wireText,
    buyAmount: wireNumber,
    sellCurrency: wireText,
    sellAmount: wireNumber,
    rate: wireNumberOrNull,
    fee: wireNumberOrNull,
    feeCurrency: wireText,
    stateInfo,
    dealBeneficiaries: wireList(z.object({ beneficiaryId: wireText, amount: wireNumberOrNull })),
  }),
  z.transform(
    ({ buyCurrency, buyAmount, sellCurrency, sellAmount, rate, fee, feeCurrency, ...deal }): OfxDeal => ({
      ...deal,
      buy: { currency: buyCurrency, amount: buyAmount },
      sell: { currency: sellCurrency, amount: sellAmount },
      rate: rate ?? 0,
      fee: fee === null ? null : { currency: feeCurrency || buyCurrency, amount: fee },
      dealBeneficiaries: dropRepeatedRecords(deal.dealBeneficiaries, idOfPaid),
    }),
  ),
);

const within =
  (name: string) =>
  (body: unknown): unknown => {
    const answer = camelMembers(body);
    return jsonMember(answer, name) ?? answer;
  };

const dealsOf = within('deals');

export const ofxDealsShape: AnswerShape = {
  schema: row,
  find: (body) => listEntriesOrNull(dealsOf(body)),
  place: 'deals[]',
  mayLack: ['fee', 'feeCurrency', 'stateInfo'],
  read: (body) => readOfxDeals(body),
};

/** The deals (OFX-DEAL-5, OFX-DEAL-15, OFX-DEAL-16), in the partner's order. */
export const readOfxDeals = (body: unknown): readonly OfxDeal[] | null =>
  readRecordsWith(row, ({ dealId }) => dealId)(dealsOf(body));

const paid = z.pipe(
  z.object({ beneficiaryId: wireText, name: wireText, amount: wireNumber, currency: wireText }),
  z.transform(({ amount, currency, ...beneficiary }): OfxDealBeneficiary => ({
    ...beneficiary,
    amount: { currency, amount },
  })),
);

const paidOf = within('dealBeneficiaries');

export const ofxPaidShape: AnswerShape = {
  schema: paid,
  find: (body) => listEntriesOrNull(paidOf(body)),
  place: 'dealBeneficiaries[]',
  read: (body) => readOfxDealBeneficiaries(body),
};

/** Who is paid by a deal (OFX-DEAL-14). */
export const readOfxDealBeneficiaries = (body: unknown): readonly OfxDealBeneficiary[] | null =>
  readRecordsWith(paid, idOfPaid)(paidOf(body));
