import { bareNumber, lastFourOf } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { content, eachEntry } from '../http/envelope.ts';
import { readRecordsWith, readWith } from '../http/readWith.ts';
import { leniently, wireId, wireList, wireNumber, wireNumberOrNull, wireText } from '../http/wireShapes.ts';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.trim() === value;

/** Names, each once; a list of anything else names nobody, and is no reason to show no order. */
const wireNames = z.pipe(
  leniently(z.nullable(z.array(wireText))),
  z.transform((value) => (Array.isArray(value) ? [...new Set(value.filter(isText))] : [])),
);

const wireCurrencyOrNone = z.pipe(
  leniently(z.nullable(z.string())),
  z.transform((value) => (isText(value) ? value : '')),
);

const row = z.object({
  ordNum: wireId,
  beneCount: wireNumberOrNull,
  sell: wireId,
  sellAmount: wireNumber,
  entryDate: wireText,
  buy: wireCurrencyOrNone,
  buyAmount: wireNumberOrNull,
  payees: wireNames,
  instructedAmount: wireNumberOrNull,
});

export const ordersShape: AnswerShape = {
  schema: row,
  find: eachEntry,
  place: 'content[]',
  mayLack: ['buy', 'buyAmount', 'payees', 'instructedAmount'],
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** What the partner writes as it always does, as the shape would read it. */
const usualRow = (entry: unknown): z.infer<typeof row> | null => {
  if (typeof entry !== 'object' || entry === null) return null;
  if (!('ordNum' in entry && 'beneCount' in entry && 'sell' in entry)) return null;
  if (!('sellAmount' in entry && 'entryDate' in entry)) return null;
  const { ordNum, beneCount, sell, sellAmount, entryDate } = entry;
  const {
    buy = '',
    buyAmount = null,
    payees = [],
    instructedAmount = null,
  } = entry as Readonly<Record<string, unknown>>;
  const isUsual =
    (isNumber(ordNum) || isText(ordNum)) &&
    isNumber(beneCount) &&
    isText(sell) &&
    isNumber(sellAmount) &&
    isText(entryDate) &&
    (buy === '' || isText(buy)) &&
    (buyAmount === null || isNumber(buyAmount)) &&
    (instructedAmount === null || isNumber(instructedAmount)) &&
    areTexts(payees);
  return isUsual
    ? {
        ordNum: String(ordNum),
        beneCount,
        sell,
        sellAmount,
        entryDate,
        buy,
        buyAmount,
        payees: [...new Set(payees)],
        instructedAmount,
      }
    : null;
};

const readRows = readRecordsWith(row, ({ ordNum }) => ordNum, { usual: usualRow });

/** The partner's list, oldest first, turned round and not sorted (CP-ORDER-6, S-115). */
export const readOrders = (body: unknown): readonly OrderSummary[] | null =>
  readRows(body)
    ?.map(({ ordNum, beneCount, sell, sellAmount, entryDate, ...named }): OrderSummary => {
      const { buy, buyAmount, payees, instructedAmount } = named;
      return {
        ordNum,
        beneCount: beneCount ?? 0,
        sell: { currency: sell, amount: sellAmount },
        entryDate,
        ...(buy === '' || buyAmount === null ? {} : { buy: { currency: buy, amount: buyAmount } }),
        ...(payees.length === 0 ? {} : { payees }),
        ...(instructedAmount === null ? {} : { instructed: { currency: sell, amount: instructedAmount } }),
      };
    })
    .toReversed() ?? null;

const detail = z.object({
  orderDetail: z.object({
    ordNum: wireId,
    entryDate: wireText,
    buy: wireId,
    buyAmount: wireNumber,
    sell: wireId,
    sellAmount: wireNumber,
    exchange: wireNumber,
  }),
  fees: wireList(z.object({ amount: wireNumber, curr: wireText, currency: wireText })),
  payments: wireList(
    z.object({
      clientIntegrationId: wireText,
      payeeName: wireText,
      payeeAccount: wireText,
      availableDate: wireText,
      reference: wireText,
      amount: wireNumber,
      currency: wireId,
      feeAmount: z.nullish(wireNumber),
      feeCurrency: wireText,
      method: wireText,
      purpose: wireText,
    }),
  ),
  settlements: wireList(
    z.object({
      amount: wireNumber,
      currency: wireId,
      isFee: z.nullish(z.boolean()),
      accountId: wireText,
      accountDetails: wireText,
    }),
  ),
});

export const orderShape: AnswerShape = {
  schema: detail,
  find: content,
  place: 'content',
  mayLack: [
    'fees[].curr',
    'fees[].currency',
    'payments[].clientIntegrationId',
    'payments[].payeeAccount',
    'payments[].purpose',
    'settlements[].accountId',
  ],
};

/** Of the account that a payment goes to, no more than an order shows is taken over (PAYEE-4). */
const endingOf = (payeeAccount: string): { readonly accountEnding?: string } => {
  const accountEnding = lastFourOf(bareNumber(payeeAccount));
  return accountEnding === '' ? {} : { accountEnding };
};

/** An order in full (CP-ORDER-17 to CP-ORDER-19). */
export const readOrderDetail = (body: unknown): OrderDetail | null => {
  const read = readWith(detail)(body);
  if (read === null) return null;
  const { orderDetail, fees, payments, settlements } = read;
  return {
    ordNum: orderDetail.ordNum,
    entryDate: orderDetail.entryDate,
    buy: { currency: orderDetail.buy, amount: orderDetail.buyAmount },
    sell: { currency: orderDetail.sell, amount: orderDetail.sellAmount },
    exchange: orderDetail.exchange,
    fees: fees.map((fee) => ({ currency: fee.curr || fee.currency, amount: fee.amount })),
    payments: payments.map((payment) => ({
      // The partner's own id of the beneficiary, `beneId`, is never the one that an instruction names.
      ...(payment.clientIntegrationId === '' ? {} : { beneficiaryId: payment.clientIntegrationId }),
      ...(payment.method === '' ? {} : { deliveryMethod: payment.method }),
      ...(payment.purpose === '' ? {} : { paymentPurpose: payment.purpose }),
      ...endingOf(payment.payeeAccount),
      payeeName: payment.payeeName,
      availableDate: payment.availableDate,
      reference: payment.reference,
      amount: { currency: payment.currency, amount: payment.amount },
      fee: { currency: payment.feeCurrency || payment.currency, amount: payment.feeAmount ?? 0 },
    })),
    settlements: settlements.map((settlement) => ({
      amount: { currency: settlement.currency, amount: settlement.amount },
      isFee: settlement.isFee ?? false,
      ...(settlement.accountId === '' ? {} : { accountId: settlement.accountId }),
      accountDetails: settlement.accountDetails,
    })),
  };
};
