import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxDeal, OfxDealRequest } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { OfxQuote, OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { answersInTurn } from './answersInTurn.ts';

const address = { addressLine: '', citySuburb: '', stateProvince: '', postCode: '', country: 'GR' };

const payee = (beneficiaryId: string, name: string, currency: string): OfxBeneficiary => ({
  beneficiaryId,
  name,
  currency,
  classification: '3rd Party',
  paymentReason: '',
  updatedDate: '',
  beneficiaryAddress: address,
  beneficiaryBankDetails: {
    values: { bankName: 'Bank of Greece', account: 'GR1601101250000000012300695' },
    bankAddress: address,
  },
});

const shown = (amount: Money) => ({ currency: amount.currency, amount: Number(toDecimal(amount)) });

const absent = (): never => {
  throw new Error('No verb that moves money reaches for this.');
};

/** OFX with four beneficiaries, where what is bought costs twice what is sold, and the fee is one dollar. */
export const fakeOfx = () => {
  const sent: OfxDealRequest[] = [];
  const deals: OfxDeal[] = [];
  const quotes = new Map<string, OfxQuote>();
  const { next, answer } = answersInTurn();
  /** What the partner is told to do otherwise. */
  const odd: { dearer: bigint; stale: boolean; quoted: Partial<OfxQuote> } = {
    dearer: 0n,
    stale: false,
    quoted: {},
  };
  const payees = [
    payee('olive', 'Olive Export', 'EUR'),
    payee('thalassa', 'Thalassa', 'EUR'),
    payee('sakura', 'Sakura', 'JPY'),
    payee('shell', 'Shell Traders', 'XYZ'),
  ];

  const quoteOf = ({ lockSide, amount, buyCurrency, sellCurrency }: OfxQuoteRequest): OfxQuote => {
    const quote: OfxQuote = {
      id: `quote-${quotes.size + 1}`,
      buy: lockSide === 'buy' ? amount : makeMoney(amount.minor * 2n + odd.dearer, buyCurrency),
      sell: lockSide === 'sell' ? amount : makeMoney(amount.minor / 2n - odd.dearer, sellCurrency),
      fee: { currency: 'USD', amount: 1 },
      customerRate: 0.5,
      ...odd.quoted,
    };
    quotes.set(quote.id, quote);
    return quote;
  };

  const makeDeal = ({ quoteId, beneficiaries }: OfxDealRequest): OfxDeal => {
    const quote = quotes.get(quoteId);
    if (quote === undefined) throw new Error(`There is no quote ${quoteId}.`);
    const deal: OfxDeal = {
      dealId: `deal-${deals.length + 1}`,
      reference: `OFX-${deals.length + 1}`,
      enteredDate: new Date().toISOString(),
      maturityDate: '2026-11-25',
      status: 'Unpaid',
      buy: shown(quote.buy),
      sell: shown(quote.sell),
      rate: quote.customerRate,
      fee: quote.fee,
      stateInfo: { dealState: 'AwaitingFunds', dealStateDisplay: '' },
      dealBeneficiaries: beneficiaries.map(({ beneficiaryId, amount }) => ({
        beneficiaryId,
        amount: Number(toDecimal(amount)),
      })),
    };
    deals.push(deal);
    return deal;
  };

  const ofx: Ofx = {
    beneficiaries: {
      list: () => answer('beneficiaries', () => succeeded(payees)),
      add: absent,
      edit: absent,
      remove: absent,
      validate: absent,
      template: absent,
    },
    quotes: {
      request: (request) => answer('quote', () => succeeded(quoteOf(request))),
      isStale: () => answer('stale', () => succeeded(odd.stale)),
    },
    deals: {
      book: (request) => {
        sent.push(request);
        return answer('book', () => succeeded(makeDeal(request)));
      },
      list: () => answer('deals', () => succeeded([...deals])),
      beneficiaries: absent,
    },
  };
  return { ofx, sent, deals, payees, odd, next, makeDeal };
};
