import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { Beneficiary, BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { countPaidBeneficiaries } from '@fx-gateway/domain/corpay/orders/countPaidBeneficiaries.ts';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { BookingAnswer } from '@fx-gateway/domain/corpay/api/deal.ts';
import type { Instruction } from '@fx-gateway/domain/corpay/api/instruction.ts';
import type { OrderDetail } from '@fx-gateway/domain/corpay/api/order.ts';
import type { Quote, QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { SettlementAccount } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { answersInTurn, refusal } from './answersInTurn.ts';

const payees: readonly BeneficiarySummary[] = [
  {
    clientIntegrationId: 'olive',
    payee: 'Olive Export',
    curr: 'EUR',
    bankCountryISO: 'GR',
    methods: ['W', 'E'],
  },
  { clientIntegrationId: 'thalassa', payee: 'Thalassa', curr: 'EUR', bankCountryISO: 'GR', methods: ['W'] },
  { clientIntegrationId: 'sakura', payee: 'Sakura', curr: 'JPY', bankCountryISO: 'JP', methods: ['W'] },
];

const account = (id: string, text: string, currency: string, method: string): SettlementAccount => ({
  id,
  text,
  currency,
  bankName: 'First Bank',
  method: { id: method, text: method },
  preferred: false,
});

const accounts = [
  account('usd-1', 'Main', 'USD', 'W'),
  account('usd-2', 'Second', 'USD', 'E'),
  account('eur-1', 'Euros', 'EUR', 'E'),
];

const shown = (amount: Money) => ({ currency: amount.currency, amount: Number(toDecimal(amount)) });

const notFound = (path: string): CallFailure => callFailure('refused', path, { status: 404 });

const absent = (): never => {
  throw new Error('No verb that moves money reaches for this.');
};

/** A deal that the partner has made, with the quote that it came from. */
export type MadeOrder = OrderDetail & { readonly quoteId: string };

/** Corpay with three beneficiaries, where a dollar is half a euro and a quote lives for 30 seconds. */
export const fakeCorpay = () => {
  const sent: unknown[] = [];
  const orders: MadeOrder[] = [];
  const quotes = new Map<string, { readonly quote: Quote; readonly endsAt: number }>();
  const keyed = new Map<string, string>();
  const { next, answer } = answersInTurn();
  /** What the partner is told to do otherwise. */
  const odd: { dearer: bigint; lives: number | null; remaining: number | null; quoted: Partial<Quote> } = {
    dearer: 0n,
    lives: 30,
    remaining: null,
    quoted: {},
  };

  const quoteOf = ({ lockSide, amount, paymentCurrency, settlementCurrency }: QuoteRequest): Quote => {
    const quote: Quote = {
      quoteId: `quote-${quotes.size + 1}`,
      rate: 0.5,
      payment: lockSide === 'Payment' ? amount : makeMoney(amount.minor / 2n - odd.dearer, paymentCurrency),
      settlement:
        lockSide === 'Settlement' ? amount : makeMoney(amount.minor * 2n + odd.dearer, settlementCurrency),
      expiryRemaining: odd.lives,
      ...odd.quoted,
    };
    const endsAt = odd.lives === null ? Infinity : Date.now() + odd.lives * 1000;
    quotes.set(quote.quoteId, { quote, endsAt });
    return quote;
  };

  const makeOrder = (quoteId: string): MadeOrder => {
    const quote = quotes.get(quoteId)?.quote;
    if (quote === undefined) throw new Error(`There is no quote ${quoteId}.`);
    const order: MadeOrder = {
      quoteId,
      ordNum: String(1001 + orders.length),
      entryDate: new Date().toISOString().slice(0, 10),
      buy: shown(quote.settlement),
      sell: shown(quote.payment),
      exchange: quote.rate,
      fees: [],
      payments: [],
      settlements: [],
    };
    orders.unshift(order);
    return order;
  };

  const book = (quoteId: string, key: string): Result<BookingAnswer, CallFailure> => {
    const known = keyed.get(key);
    if (known !== undefined) return succeeded({ orderNumber: known });
    if ((quotes.get(quoteId)?.endsAt ?? 0) <= Date.now()) return failed(refusal('The quote is over.', 410));
    const { ordNum } = makeOrder(quoteId);
    keyed.set(key, ordNum);
    return succeeded({ orderNumber: ordNum });
  };

  const carryOut = ({ orderNumber, payments, settlement }: Instruction): void => {
    const place = orders.findIndex(({ ordNum }) => ordNum === orderNumber);
    const order = orders[place];
    if (order === undefined) return;
    orders[place] = {
      ...order,
      payments: payments.map((payment) => ({
        beneficiaryId: payment.beneficiaryId,
        deliveryMethod: payment.deliveryMethod,
        paymentPurpose: payment.purposeOfPayment,
        payeeName: payees.find(({ clientIntegrationId: id }) => id === payment.beneficiaryId)?.payee ?? '',
        availableDate: '2026-11-25',
        reference: payment.paymentReference,
        amount: shown(payment.amount),
        fee: { currency: 'USD', amount: 0 },
      })),
      settlements: [
        { amount: order.buy, isFee: false, accountId: settlement.accountId, accountDetails: 'Main' },
      ],
    };
  };

  /** What the partner knows of whom; a test may change it. */
  const records = new Map(
    payees.map(({ clientIntegrationId, payee, curr, bankCountryISO, methods }): [string, Beneficiary] => [
      clientIntegrationId,
      {
        ...newBeneficiary(clientIntegrationId),
        accountHolderName: payee,
        bankCurrency: curr,
        bankCountry: bankCountryISO,
        bankName: 'Bank of Greece',
        iban: 'GR1601101250000000012300695',
        paymentMethods: methods,
      },
    ]),
  );

  const corpay: Corpay = {
    beneficiaries: {
      list: () =>
        answer('beneficiaries', () =>
          succeeded(payees.filter(({ clientIntegrationId }) => records.has(clientIntegrationId))),
        ),
      show: (id) =>
        answer('beneficiary', () => {
          const record = records.get(id);
          return record === undefined ? failed(notFound('/beneficiaries')) : succeeded(record);
        }),
      add: absent,
      edit: absent,
      remove: absent,
      rules: absent,
    },
    banks: { search: absent },
    quotes: {
      request: (request) => answer('quote', () => succeeded(quoteOf(request))),
      remaining: () => answer('remaining', () => succeeded(odd.remaining)),
    },
    deals: {
      book: (quoteId, key) => {
        sent.push(`book ${quoteId}`);
        return answer('book', () => book(quoteId, key));
      },
      instruct: (instruction) => {
        sent.push({ instruct: instruction });
        return answer('instruct', () => {
          carryOut(instruction);
          return succeeded({ orderNumber: instruction.orderNumber, requestId: 'request-7' });
        });
      },
    },
    orders: {
      list: () =>
        answer('orders', () =>
          succeeded(
            orders.map(({ ordNum, sell, entryDate, payments }) => ({
              ordNum,
              sell,
              entryDate,
              beneCount: countPaidBeneficiaries(payments),
            })),
          ),
        ),
      show: (number) =>
        answer('order', () => {
          const order = orders.find(({ ordNum }) => ordNum === number);
          return order === undefined ? failed(notFound(`/deal/order/${number}`)) : succeeded(order);
        }),
    },
    settlements: {
      accounts: () => answer('accounts', () => succeeded(accounts)),
      purposes: () =>
        answer('purposes', () =>
          succeeded([
            { id: 'INVOICE', text: 'Invoice' },
            { id: 'SALARY', text: 'Salaries' },
          ]),
        ),
    },
  };
  return { corpay, sent, orders, records, odd, next, makeOrder };
};
