import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import {
  canLockSide,
  reduceQuoteDraft,
  emptyDraft,
  findLockedAmountProblem,
  quoteRequestOf,
  switchedSettlementMessage,
  type QuoteDraftAction,
  type QuoteDraft,
} from './quoteDraft.ts';

const payee = (curr: string): BeneficiarySummary => ({
  clientIntegrationId: `b-${curr}`,
  payee: `Payee in ${curr}`,
  curr,
  bankCountryISO: 'GR',
  methods: ['W'],
});
const choose = (curr: string): QuoteDraftAction => ({ type: 'beneficiary-chosen', beneficiary: payee(curr) });
const type = (side: 'Payment' | 'Settlement', text: string): QuoteDraftAction => ({
  type: 'amount-typed',
  side,
  text,
});
const after = (...events: readonly QuoteDraftAction[]): QuoteDraft =>
  events.reduce(reduceQuoteDraft, emptyDraft);

const settle = (currency: 'EUR' | 'CAD' | 'USD'): QuoteDraftAction => ({
  type: 'settlement-currency-chosen',
  currency,
});

describe('a settlement that makes room for the payment', () => {
  const nobody: QuoteDraftAction = { type: 'beneficiary-chosen', beneficiary: null };

  it.each([
    ['somebody who is paid in another currency', [choose('USD'), choose('EUR')]],
    ['nobody', [choose('USD'), nobody]],
    ['one after the other, and then another', [choose('USD'), choose('AUD'), choose('USD'), choose('GBP')]],
  ])('is in the currency of the customer again with %s', (_, events) => {
    const draft = after(...events);
    expect(draft.settlementCurrency).toBe('USD');
    expect(switchedSettlementMessage(draft)).toBeNull();
  });

  it('returns to the currency that the customer chose, and stays where they choose anew', () => {
    expect(after(settle('EUR'), choose('EUR'), choose('JPY')).settlementCurrency).toBe('EUR');
    expect(after(choose('USD'), settle('CAD'), choose('EUR')).settlementCurrency).toBe('CAD');
  });

  it('says what was switched and why', () => {
    expect(switchedSettlementMessage(after(choose('USD')))).toBe('You send AUD, since they are paid in USD.');
    expect(switchedSettlementMessage(after(choose('EUR')))).toBeNull();
  });
});

describe('what is asked of the partner', () => {
  it('choosing a beneficiary sets the payment currency (CP-QUOTE-8)', () => {
    expect(after(choose('EUR'))).toMatchObject({ paymentCurrency: 'EUR', settlementCurrency: 'USD' });
  });

  it.each([
    ['USD', 'AUD'],
    ['EUR', 'USD'],
  ])('a payment in %s settles in %s by itself (CP-QUOTE-9)', (payment, settlement) => {
    expect(after(choose(payment)).settlementCurrency).toBe(settlement);
  });

  it('a payment in AUD that was settled in AUD settles in CAD, the first that differs (S-10)', () => {
    expect(
      after({ type: 'settlement-currency-chosen', currency: 'AUD' }, choose('AUD')).settlementCurrency,
    ).toBe('CAD');
  });

  it('settling in the payment currency switches to the first that differs', () => {
    const draft = after(choose('EUR'), { type: 'settlement-currency-chosen', currency: 'EUR' });
    expect(draft.settlementCurrency).toBe('AUD');
  });

  it('typing on a side locks it and the request carries that amount in its currency (CP-QUOTE-13)', () => {
    expect(quoteRequestOf(after(choose('EUR'), type('Payment', '10,000')))).toEqual({
      settlementCurrency: 'USD',
      paymentCurrency: 'EUR',
      lockSide: 'Payment',
      amount: makeMoney(1_000_000n, 'EUR'),
    });
    expect(quoteRequestOf(after(choose('JPY'), type('Settlement', '12.34')))).toMatchObject({
      lockSide: 'Settlement',
      amount: makeMoney(1234n, 'USD'),
    });
  });

  it('the counterpart of the quote is filled in, and goes when the locked amount is typed anew', () => {
    const quote = {
      quoteId: 'q',
      rate: 0.86,
      settlement: makeMoney(1162n, 'USD'),
      payment: makeMoney(1000n, 'EUR'),
      expiryRemaining: 30,
    };
    const quoted = after(choose('EUR'), type('Payment', '10'), { type: 'quoted', quote });
    expect(quoted).toMatchObject({ settlementAmount: '11.62', paymentAmount: '10' });
    expect(reduceQuoteDraft(quoted, type('Payment', '11')).settlementAmount).toBe('');
  });

  it('the counterpart of what is settled is what is paid', () => {
    const draft = after(choose('EUR'), type('Settlement', '11.62'), offered(1162n, 1000n));
    expect(draft).toMatchObject({ settlementAmount: '11.62', paymentAmount: '10.00' });
  });

  it('begins with nobody to pay and no amount, and settles in dollars (S-10)', () => {
    expect(emptyDraft).toEqual({
      beneficiary: null,
      settlementCurrency: 'USD',
      paymentCurrency: null,
      lockSide: 'Payment',
      settlementAmount: '',
      paymentAmount: '',
    });
    expect(findLockedAmountProblem(after(type('Payment', '1.2345')))).toBeNull();
  });

  it('a change of what is settled in changes nothing else', () => {
    const draft = after(choose('EUR'), type('Payment', '10'));
    expect(reduceQuoteDraft(draft, settle('CAD'))).toEqual({ ...draft, settlementCurrency: 'CAD' });
  });

  it('nobody is paid after the beneficiary was chosen no more, whatever still stands there', () => {
    const draft = after(choose('EUR'), type('Settlement', '10'));
    expect(quoteRequestOf(draft)).not.toBeNull();
    expect(quoteRequestOf({ ...draft, beneficiary: null })).toBeNull();
    expect(quoteRequestOf(reduceQuoteDraft(draft, choose('SEK')))).toBeNull();
    expect(
      quoteRequestOf(reduceQuoteDraft(draft, { type: 'beneficiary-chosen', beneficiary: null })),
    ).toBeNull();
  });

  it.each([
    [[]],
    [[type('Payment', '10')]],
    [[choose('EUR')]],
    [[choose('EUR'), type('Payment', '')]],
    [[choose('SEK'), type('Payment', '10')]],
  ])('nothing is asked while something is missing: case %#', (events) => {
    expect(quoteRequestOf(after(...events))).toBeNull();
  });
});

describe('an amount whose currency changes', () => {
  it('is emptied with its counterpart, and nothing is asked until something is typed', () => {
    const yen = after(choose('JPY'), type('Payment', '1850000'));
    const quoted = reduceQuoteDraft(yen, {
      type: 'quoted',
      quote: {
        quoteId: 'q',
        rate: 150,
        settlement: makeMoney(1_233_333n, 'USD'),
        payment: makeMoney(1_850_000n, 'JPY'),
        expiryRemaining: 30,
      },
    });
    const euros = reduceQuoteDraft(quoted, choose('EUR'));
    expect(euros).toMatchObject({ paymentCurrency: 'EUR', paymentAmount: '', settlementAmount: '' });
    expect(quoteRequestOf(euros)).toBeNull();
    expect(quoteRequestOf(reduceQuoteDraft(euros, type('Payment', '5')))).not.toBeNull();
  });

  it('is emptied when the beneficiary is chosen no more, so that it never becomes money of the next one', () => {
    const nobody = after(choose('JPY'), type('Payment', '1850000'), {
      type: 'beneficiary-chosen',
      beneficiary: null,
    });
    expect(nobody.paymentAmount).toBe('');
  });

  it('stays where its own currency stays: only the counterpart goes', () => {
    const typed = after(choose('EUR'), type('Settlement', '100'));
    expect(reduceQuoteDraft(typed, choose('GBP'))).toMatchObject({
      settlementAmount: '100',
      paymentAmount: '',
    });
    expect(after(choose('EUR'), type('Payment', '10'), settle('CAD')).paymentAmount).toBe('10');
    expect(after(choose('EUR'), type('Payment', '10'), choose('EUR')).paymentAmount).toBe('10');
    expect(after(choose('EUR'), type('Settlement', '10'), settle('USD')).settlementAmount).toBe('10');
  });

  it('is emptied when it is settled in another currency, chosen or by itself', () => {
    const typed = after(choose('EUR'), type('Settlement', '100'));
    expect(reduceQuoteDraft(typed, settle('CAD')).settlementAmount).toBe('');
    const moved = reduceQuoteDraft(typed, choose('USD'));
    expect(moved).toMatchObject({ settlementCurrency: 'AUD', settlementAmount: '' });
  });

  it('that was typed before there was a beneficiary is meant in the money of the first one', () => {
    expect(after(type('Payment', '10'), choose('EUR')).paymentAmount).toBe('10');
  });
});

describe('amounts that are quoted (CP-QUOTE-12, S-6, S-8)', () => {
  it.each([
    ['EUR', '0.01', 'Amount must be greater than 0.01.'],
    ['EUR', '0', 'Amount must be greater than 0.01.'],
    ['EUR', '-5', 'Amount must be greater than 0.01.'],
    ['EUR', '100000000.01', 'Max amount is 100000000'],
    ['EUR', '1.005', 'Invalid format.'],
    ['JPY', '1.5', 'Invalid format.'],
    ['EUR', 'ten', 'Invalid format.'],
  ])('%s %s is refused: %s', (curr, text, message) => {
    const draft = after(choose(curr), type('Payment', text));
    expect(findLockedAmountProblem(draft)?.message).toBe(message);
    expect(quoteRequestOf(draft)).toBeNull();
  });

  it.each([
    ['EUR', '0.02'],
    ['EUR', '100,000,000.00'],
    ['JPY', '1'],
    ['JPY', '1,000.00'],
    ['KRW', '1000.0'],
  ])('%s %s is asked for', (curr, text) => {
    const draft = after(choose(curr), type('Payment', text));
    expect(findLockedAmountProblem(draft)).toBeNull();
    expect(quoteRequestOf(draft)).not.toBeNull();
  });

  it('an empty field is no mistake yet', () => {
    expect(findLockedAmountProblem(after(choose('EUR')))).toBeNull();
  });
});

const lock = (side: 'Payment' | 'Settlement'): QuoteDraftAction => ({ type: 'side-locked', side });
const offered = (settlement: bigint, payment: bigint): QuoteDraftAction => ({
  type: 'quoted',
  quote: {
    quoteId: 'q',
    rate: 0.86,
    settlement: makeMoney(settlement, 'USD'),
    payment: makeMoney(payment, 'EUR'),
    expiryRemaining: 30,
  },
});

describe('locking the other amount is chosen by a press', () => {
  it('exactly the number that stands there becomes the locked one and is asked for', () => {
    const draft = after(choose('EUR'), type('Payment', '10'), offered(1153n, 1000n), lock('Settlement'));
    expect(quoteRequestOf(draft)).toEqual({
      settlementCurrency: 'USD',
      paymentCurrency: 'EUR',
      lockSide: 'Settlement',
      amount: makeMoney(1153n, 'USD'),
    });
    expect(draft.paymentAmount).toBe('');
  });

  it('an amount that is not there yet cannot be locked in place of the one that was typed', () => {
    const draft = after(choose('EUR'), type('Payment', '10'));
    expect(canLockSide(draft, 'Settlement')).toBe(false);
    expect(reduceQuoteDraft(draft, lock('Settlement'))).toBe(draft);
  });

  it('with nothing typed yet either may be locked', () => {
    expect(canLockSide(after(choose('EUR')), 'Settlement')).toBe(true);
    expect(reduceQuoteDraft(after(choose('EUR')), lock('Settlement')).lockSide).toBe('Settlement');
  });

  it('choosing what is locked already changes nothing', () => {
    const draft = after(choose('EUR'), type('Payment', '10'), offered(1153n, 1000n));
    expect(canLockSide(draft, 'Payment')).toBe(true);
    expect(reduceQuoteDraft(draft, lock('Payment'))).toBe(draft);
  });
});

describe('an amount without its quote', () => {
  it('the counterpart goes with the quote that it came from, and what was typed stays', () => {
    const draft = after(choose('EUR'), type('Payment', '10'), offered(1153n, 1000n));
    expect(reduceQuoteDraft(draft, { type: 'quoted', quote: null })).toEqual({
      ...draft,
      settlementAmount: '',
    });
    const settled = after(choose('EUR'), type('Settlement', '10'), offered(1000n, 860n));
    expect(reduceQuoteDraft(settled, { type: 'quoted', quote: null })).toEqual({
      ...settled,
      paymentAmount: '',
    });
  });
});
