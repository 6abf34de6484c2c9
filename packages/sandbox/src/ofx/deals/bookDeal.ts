import { randomUUID } from 'node:crypto';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { Transaction } from 'kysely';
import { msUntilQuoteExpires } from '../../market/computeQuoteEnd.ts';
import { computeValueDate } from '../../calendar/computeValueDate.ts';
import { requestFingerprint } from '@fx-gateway/services/idempotency/requestFingerprint.ts';
import { answerUnderIdempotencyKey } from '@fx-gateway/services/idempotency/answerUnderIdempotencyKey.ts';
import type { BearerCall } from '../access/bearerRoute.ts';
import { ofxAnswers } from '../records/ofxAnswers.ts';
import type { OfxDatabase, OfxTables } from '../records/ofxTables.ts';
import { okAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';
import { isIdentifier } from '../wire/isIdentifier.ts';
import { readStrictly } from '../wire/readStrictly.ts';
import { dealReference } from './dealReference.ts';
import { dealRequestSchema, type DealRequest } from './dealRequestSchema.ts';
import { planParts, type DealPart, type KnownBeneficiary } from './planParts.ts';

type OfxTransaction = Transaction<OfxTables>;

/**
 * POST payments/deals (OFX-DEAL-3): makes the one deal of a quote. With idempotency on, the same booking again is told
 * that same deal, also after the quote's end; with it off, and for any other booking of the quote, the answer is 409.
 */
export const bookDeal = (db: OfxDatabase, call: BearerCall, honoursKeys: boolean): Promise<Answer> =>
  answerUnderIdempotencyKey(db, ofxAnswers, { ...call, name: 'payments/deals', honoursKeys }, async (trx) => {
    const read = readStrictly(dealRequestSchema, call.request.body);
    if (!read.ok) return read.refusal;
    const print = requestFingerprint('payments/deals', read.value);
    const quote = await ownQuote(trx, call.sub, read.value.quoteId);
    if (quote === undefined) return refusalAnswer(404, 'There is no such quote.');
    const booked = await trx
      .selectFrom('ofx_deals')
      .select(['deal_id', 'number', 'request_print'])
      .where('quote_id', '=', quote.quote_id)
      .executeTakeFirst();
    if (booked !== undefined)
      return honoursKeys && booked.request_print === print
        ? okAnswer(bookedView(booked))
        : refusalAnswer(409, 'This quote is booked already.');
    if (msUntilQuoteExpires(quote, call.at) === 0) return refusalAnswer(410, 'The quote has expired.');
    const sell = makeMoney(quote.sell_minor, quote.sell_currency);
    const known = await knownBeneficiaries(trx, call.sub, read.value);
    const parts = planParts(read.value.beneficiaries, { sell, beneficiaries: quote.beneficiaries }, known);
    return typeof parts === 'string'
      ? refusalAnswer(400, parts)
      : okAnswer(bookedView(await recordDeal(trx, { quote, parts, print, at: call.at })));
  });

const ownQuote = async (trx: OfxTransaction, sub: string, quoteId: string) => {
  if (!isIdentifier(quoteId)) return undefined;
  return trx
    .selectFrom('ofx_quotes')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('sub', '=', sub)
    .executeTakeFirst();
};

type OwnQuote = NonNullable<Awaited<ReturnType<typeof ownQuote>>>;

const knownBeneficiaries = async (
  trx: OfxTransaction,
  sub: string,
  { beneficiaries }: DealRequest,
): Promise<ReadonlyMap<string, KnownBeneficiary>> => {
  const ids = beneficiaries.map(({ beneficiaryId }) => beneficiaryId).filter(isIdentifier);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('ofx_beneficiaries')
    .select(['beneficiary_id', 'name', 'currency'])
    .where('sub', '=', sub)
    .where('beneficiary_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ beneficiary_id, name, currency }) => [beneficiary_id, { name, currency }]));
};

const recordDeal = async (
  trx: OfxTransaction,
  made: {
    readonly quote: OwnQuote;
    readonly parts: readonly DealPart[];
    readonly print: string;
    readonly at: number;
  },
) => {
  const { beneficiaries: _count, expires_at: _end, ...kept } = made.quote;
  const deal = await trx
    .insertInto('ofx_deals')
    .values({
      ...kept,
      deal_id: randomUUID(),
      state: 'AwaitingFunds',
      entered_at: new Date(made.at),
      maturity_date: computeValueDate(kept.buy_currency, kept.sell_currency, made.at),
      request_print: made.print,
    })
    .returning(['deal_id', 'number'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('ofx_deal_beneficiaries')
    .values(
      made.parts.map(({ beneficiaryId, name, amount }, position) => ({
        deal_id: deal.deal_id,
        position,
        beneficiary_id: beneficiaryId,
        name,
        currency: amount.currency,
        amount_minor: amount.minor,
      })),
    )
    .execute();
  return deal;
};

const bookedView = (deal: { readonly deal_id: string; readonly number: number }) => ({
  dealId: deal.deal_id,
  reference: dealReference(deal.number),
});
