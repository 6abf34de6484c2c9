import { normalizeAccountNumber, lastFourCharacters } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { writeOutHiddenCharacters } from '@fx-gateway/domain/names/writeOutHiddenCharacters.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wrapContentInList, listEntriesOrNull } from '../http/envelope.ts';
import {
  areTrimmedNonEmptyTexts,
  isFiniteJsonNumber,
  isTrimmedNonEmptyText,
  readObjectMembers,
} from '../http/plainValues.ts';
import { makeRecordsReader, makeContentReader } from '../http/makeContentReader.ts';
import {
  lenientSchema,
  wireIdSchema,
  wireListSchema,
  wireNumberSchema,
  wireNumberOrNullSchema,
  wireTextSchema,
} from '../http/wireShapes.ts';

/** Names, each once; a list of anything else names nobody, and is no reason to show no order. */
const wireNames = z.pipe(
  lenientSchema(z.nullable(z.array(wireTextSchema))),
  z.transform((value) => (Array.isArray(value) ? [...new Set(value.filter(isTrimmedNonEmptyText))] : [])),
);

const wireCurrencyOrNone = z.pipe(
  lenientSchema(z.nullable(z.string())),
  z.transform((value) => (isTrimmedNonEmptyText(value) ? value : '')),
);

const row = z.object({
  ordNum: wireIdSchema,
  beneCount: wireNumberOrNullSchema,
  sell: wireIdSchema,
  sellAmount: wireNumberSchema,
  entryDate: wireTextSchema,
  buy: wireCurrencyOrNone,
  buyAmount: wireNumberOrNullSchema,
  payees: wireNames,
  instructedAmount: wireNumberOrNullSchema,
});

export const ordersAnswerShape: AnswerShape = {
  schema: row,
  find: listEntriesOrNull,
  place: 'content[]',
  read: (body) => readOrders(body),
  mayLack: ['buy', 'buyAmount', 'payees', 'instructedAmount'],
};

type Row = Omit<z.infer<typeof row>, 'payees'> & { readonly payees: readonly string[] };

const summaryOf = (read: Row): OrderSummary => {
  const { ordNum, beneCount, sell, sellAmount, entryDate, buy, buyAmount, payees, instructedAmount } = read;
  // Members are set one by one, since thousands of objects that are spread cost more than all else.
  const summary: { -readonly [Member in keyof OrderSummary]: OrderSummary[Member] } = {
    ordNum,
    beneCount: beneCount ?? 0,
    sell: { currency: sell, amount: sellAmount },
    entryDate,
  };
  if (buy !== '' && buyAmount !== null) summary.buy = { currency: buy, amount: buyAmount };
  if (payees.length > 0) summary.payees = payees.map(writeOutHiddenCharacters);
  if (instructedAmount !== null) summary.instructed = { currency: sell, amount: instructedAmount };
  return summary;
};

/** What the partner writes as it always does, as the shape would read it. */
const usualSummary = (entry: unknown): OrderSummary | null => {
  const {
    ordNum,
    beneCount,
    sell,
    sellAmount,
    entryDate,
    buy = '',
    buyAmount = null,
  } = readObjectMembers(entry);
  const { payees = [], instructedAmount = null } = readObjectMembers(entry);
  const isUsual =
    (isFiniteJsonNumber(ordNum) || isTrimmedNonEmptyText(ordNum)) &&
    isFiniteJsonNumber(beneCount) &&
    isTrimmedNonEmptyText(sell) &&
    isFiniteJsonNumber(sellAmount) &&
    isTrimmedNonEmptyText(entryDate) &&
    (buy === '' || isTrimmedNonEmptyText(buy)) &&
    (buyAmount === null || isFiniteJsonNumber(buyAmount)) &&
    (instructedAmount === null || isFiniteJsonNumber(instructedAmount)) &&
    areTrimmedNonEmptyTexts(payees);
  if (!isUsual) return null;
  const once = payees.length > 1 ? [...new Set(payees)] : payees;
  return summaryOf({
    ordNum: String(ordNum),
    beneCount,
    sell,
    sellAmount,
    entryDate,
    buy,
    buyAmount,
    payees: once,
    instructedAmount,
  });
};

const readRows = makeRecordsReader(
  z.pipe(
    row,
    z.transform((read) => summaryOf(read)),
  ),
  ({ ordNum }) => ordNum,
  {
    usual: usualSummary,
  },
);

/** The partner's list, oldest first, turned round and not sorted (CP-ORDER-6, S-115). */
export const readOrders = (body: unknown): readonly OrderSummary[] | null =>
  readRows(body)?.toReversed() ?? null;

const detail = z.object({
  orderDetail: z.object({
    ordNum: wireIdSchema,
    entryDate: wireTextSchema,
    buy: wireIdSchema,
    buyAmount: wireNumberSchema,
    sell: wireIdSchema,
    sellAmount: wireNumberSchema,
    exchange: wireNumberSchema,
  }),
  fees: wireListSchema(
    z.object({ amount: wireNumberSchema, curr: wireTextSchema, currency: wireTextSchema }),
  ),
  payments: wireListSchema(
    z.object({
      clientIntegrationId: wireTextSchema,
      payeeName: wireTextSchema,
      payeeAccount: wireTextSchema,
      availableDate: wireTextSchema,
      reference: wireTextSchema,
      amount: wireNumberSchema,
      currency: wireIdSchema,
      feeAmount: z.nullish(wireNumberSchema),
      feeCurrency: wireTextSchema,
      method: wireTextSchema,
      purpose: wireTextSchema,
    }),
  ),
  settlements: wireListSchema(
    z.object({
      amount: wireNumberSchema,
      currency: wireIdSchema,
      isFee: z.nullish(z.boolean()),
      accountId: wireTextSchema,
      accountDetails: wireTextSchema,
    }),
  ),
});

export const orderAnswerShape: AnswerShape = {
  schema: detail,
  find: wrapContentInList,
  place: 'content',
  read: (body) => readOrderDetail(body),
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
  const accountEnding = lastFourCharacters(normalizeAccountNumber(payeeAccount));
  return accountEnding === '' ? {} : { accountEnding };
};

/** An order in full (CP-ORDER-17 to CP-ORDER-19). */
export const readOrderDetail = (body: unknown): OrderDetail | null => {
  const read = makeContentReader(detail)(body);
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
      payeeName: writeOutHiddenCharacters(payment.payeeName),
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
