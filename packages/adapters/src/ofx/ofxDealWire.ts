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
import { wrapContentInList, listEntriesOrNull, jsonMember } from '../http/envelope.ts';
import { makeRecordsReader, makeContentReader } from '../http/makeContentReader.ts';
import type { Json } from '../http/signedApi.ts';
import {
  wireIdSchema,
  wireListSchema,
  wireNumberSchema,
  wireNumberOrNullSchema,
  wireTextSchema,
} from '../http/wireShapes.ts';
import { camelCaseMembers } from './camelCaseMembers.ts';
import { wireNameSchema } from './wireNameSchema.ts';

/** The body of POST payments/deals (OFX-DEAL-3, OFX-DEAL-4). */
export const toOfxDealBody = ({ quoteId, beneficiaries }: OfxDealRequest): Json => ({
  quoteId,
  beneficiaries: beneficiaries.map(({ beneficiaryId, amount }) => ({
    beneficiaryId,
    amount: toWireNumber(amount),
  })),
  fundingSource: 'Direct Debit',
});

/** What is booked is believed only of an answer whose reference is a text; else the list of deals has to tell. */
const booked = z.object({
  dealId: wireIdSchema,
  reference: z.pipe(
    z.nullish(z.string()),
    z.transform((text) => text?.trim() ?? ''),
  ),
});

export const ofxBookedDealAnswerShape: AnswerShape = {
  schema: booked,
  find: (body) => wrapContentInList(camelCaseMembers(body)),
  place: 'the answer',
  mayLack: ['reference'],
  read: (body) => readOfxBookedDeal(body, null),
};

const readBooked = makeContentReader(booked);

export const readOfxBookedDeal = (body: unknown, requestId: string | null): OfxBookingAnswer | null => {
  const read = readBooked(camelCaseMembers(body));
  return read === null || requestId === null ? read : { ...read, requestId };
};

const stateInfo = z.pipe(
  z.nullish(z.object({ dealState: wireTextSchema, dealStateDisplay: wireTextSchema })),
  z.transform((read) => read ?? { dealState: '', dealStateDisplay: '' }),
);

/** A deal pays a beneficiary once. */
const idOfPaid = ({ beneficiaryId }: { readonly beneficiaryId: string }): string => beneficiaryId;

const row = z.pipe(
  z.object({
    dealId: wireIdSchema,
    reference: wireTextSchema,
    enteredDate: wireTextSchema,
    maturityDate: wireTextSchema,
    status: wireTextSchema,
    buyCurrency: wireTextSchema,
    buyAmount: wireNumberSchema,
    sellCurrency: wireTextSchema,
    sellAmount: wireNumberSchema,
    rate: wireNumberOrNullSchema,
    fee: wireNumberOrNullSchema,
    feeCurrency: wireTextSchema,
    stateInfo,
    dealBeneficiaries: wireListSchema(
      z.object({ beneficiaryId: wireTextSchema, amount: wireNumberOrNullSchema }),
    ),
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
    const answer = camelCaseMembers(body);
    return jsonMember(answer, name) ?? answer;
  };

const dealsOf = within('deals');

export const ofxDealsAnswerShape: AnswerShape = {
  schema: row,
  find: (body) => listEntriesOrNull(dealsOf(body)),
  place: 'deals[]',
  mayLack: ['fee', 'feeCurrency', 'stateInfo'],
  read: (body) => readOfxDeals(body),
};

/** The deals (OFX-DEAL-5, OFX-DEAL-15, OFX-DEAL-16), in the partner's order. */
export const readOfxDeals = (body: unknown): readonly OfxDeal[] | null =>
  makeRecordsReader(row, ({ dealId }) => dealId)(dealsOf(body));

const paid = z.pipe(
  z.object({
    beneficiaryId: wireTextSchema,
    name: wireNameSchema,
    amount: wireNumberSchema,
    currency: wireTextSchema,
  }),
  z.transform(({ amount, currency, ...beneficiary }): OfxDealBeneficiary => ({
    ...beneficiary,
    amount: { currency, amount },
  })),
);

const paidOf = within('dealBeneficiaries');

export const ofxDealBeneficiariesAnswerShape: AnswerShape = {
  schema: paid,
  find: (body) => listEntriesOrNull(paidOf(body)),
  place: 'dealBeneficiaries[]',
  read: (body) => readOfxDealBeneficiaries(body),
};

/** Who is paid by a deal (OFX-DEAL-14). */
export const readOfxDealBeneficiaries = (body: unknown): readonly OfxDealBeneficiary[] | null =>
  makeRecordsReader(paid, idOfPaid)(paidOf(body));
