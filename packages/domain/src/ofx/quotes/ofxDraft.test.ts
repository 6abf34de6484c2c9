import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxQuote } from '../../../test/ofxSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import {
  checkOfxAmount,
  choosableBeneficiaries,
  emptyOfxDraft,
  readOfxDraftAmount,
  reduceOfxDraft,
  ofxQuoteRequestOf,
  splitAmongBeneficiaries,
  readTypedOfxAmount,
  type OfxDraft,
  type OfxDraftAction,
} from './ofxDraft.ts';
import { ofxSellCurrencyOf } from './ofxSellCurrencyOf.ts';

const three = ['b1', 'b2', 'b3'].map((id) => ofxBeneficiary(id));
const chosen: OfxDraftAction = { type: 'beneficiaries-chosen', beneficiaries: three };
const after = (...events: readonly OfxDraftAction[]): OfxDraft =>
  events.reduce(reduceOfxDraft, emptyOfxDraft);
const texts = ({ parts }: OfxDraft): readonly string[] => parts.map(({ text }) => text);
const part = (beneficiaryId: string, text: string): OfxDraftAction => ({
  type: 'part-typed',
  beneficiaryId,
  text,
});

const quotedNow = (): OfxDraft => after(chosen, part('b1', '1500'), { type: 'quoted', quote: ofxQuote() });

describe('the beneficiaries of a deal', () => {
  it('share one currency; the selector offers only those of the first (OFX-QUOTE-13)', () => {
    const euro = ofxBeneficiary('e', { currency: 'EUR' });
    expect(choosableBeneficiaries(emptyOfxDraft, [...three, euro])).toHaveLength(4);
    expect(choosableBeneficiaries(after(chosen), [...three, euro])).toEqual(three);
    const mixed = after({ type: 'beneficiaries-chosen', beneficiaries: [...three, euro] });
    expect(mixed.parts).toHaveLength(3);
    expect(ofxSellCurrencyOf(mixed)).toBe('AUD');
  });

  it('all cleared bring the lock back to buy, and there is nothing to ask (OFX-QUOTE-7)', () => {
    const cleared = after(chosen, part('b1', '10'), { type: 'beneficiaries-chosen', beneficiaries: [] });
    expect(cleared).toEqual(emptyOfxDraft);
    expect(ofxQuoteRequestOf(cleared)).toBeNull();
  });
});

describe('what was typed', () => {
  const choose = (...beneficiaries: readonly (typeof three)[number][]): OfxDraftAction => ({
    type: 'beneficiaries-chosen',
    beneficiaries,
  });
  const [one, two, last] = three;

  it('for a beneficiary stays theirs when others are chosen or go', () => {
    if (one === undefined || two === undefined || last === undefined) throw new Error('Three are there.');
    const typed = after(choose(one, two), part('b1', '10'), part('b2', '20'));
    expect(texts(reduceOfxDraft(typed, choose(last, two, one)))).toEqual(['', '20', '10']);
    expect(texts(reduceOfxDraft(typed, choose(two)))).toEqual(['20']);
    expect(reduceOfxDraft(typed, choose(two)).parts[0]?.beneficiary).toEqual(two);
  });

  it('for beneficiaries of one currency is not theirs who are paid in another', () => {
    const inEuro = choose(ofxBeneficiary('b1', { currency: 'EUR' }));
    expect(texts(after(chosen, part('b1', '10'), inEuro))).toEqual(['']);
    expect(texts(after(chosen, { type: 'sell-total-typed', text: '90' }, inEuro))).toEqual(['']);
  });

  it('to be paid stays when the last beneficiary goes; what a quote made of it does not', () => {
    expect(after(chosen, { type: 'buy-typed', text: '100' }, choose())).toMatchObject({
      buyText: '100',
      typedSide: 'buy',
      lockSide: 'buy',
      parts: [],
    });
    const quoted = after(chosen, part('b1', '10'), { type: 'quoted', quote: ofxQuote() });
    expect(quoted.buyText).toBe('1000.00');
    expect(reduceOfxDraft(quoted, choose())).toEqual(emptyOfxDraft);
    const ended = reduceOfxDraft(quoted, { type: 'quoted', quote: null });
    expect([ended.buyText, texts(ended)]).toEqual(['', ['10', '', '']]);
  });

  it('as a total stands there as typed, and as parts as their sum', () => {
    const total = after(chosen, { type: 'sell-total-typed', text: '1,000' });
    expect([readOfxDraftAmount(total, 'sell'), total.buyText]).toEqual(['1,000', '']);
    expect(readOfxDraftAmount(after(chosen), 'sell')).toBe('');
    expect(readOfxDraftAmount(after(chosen, part('b1', '10'), part('b2', ' ')), 'sell')).toBe('10.00');
    expect(readOfxDraftAmount(after(chosen, part('b1', '0')), 'sell')).toBe('0.00');
    expect(readOfxDraftAmount(after(chosen, part('b1', '10'), part('b2', 'x')), 'sell')).toBe('');
    expect(readOfxDraftAmount(after(chosen, part('b1', '10'), part('b2', '-1')), 'sell')).toBe('');
  });

  it('before anybody is chosen, as a total, is shared as soon as they are', () => {
    const early = after({ type: 'sell-total-typed', text: '90' });
    expect([early.parts, readTypedOfxAmount(early), ofxQuoteRequestOf(early)]).toEqual([[], null, null]);
    expect(texts(reduceOfxDraft(early, chosen))).toEqual(['30.00', '30.00', '30.00']);
  });

  it('as a total goes once parts are typed, and is taken from a quote only where it was typed', () => {
    const parts = after(chosen, { type: 'sell-total-typed', text: '90' }, part('b1', '10'));
    expect(parts.sellTotalText).toBeNull();
    const taken = reduceOfxDraft(parts, { type: 'amounts-accepted', quote: ofxQuote() });
    expect([taken.sellTotalText, taken.buyText]).toEqual([null, '1000.00']);
    const total = after(
      chosen,
      { type: 'sell-total-typed', text: '90' },
      { type: 'amounts-accepted', quote: ofxQuote() },
    );
    expect(total.sellTotalText).toBe('1500.00');
  });

  it('below zero weighs nothing among the others', () => {
    const typed = after(chosen, part('b1', '-5'), part('b2', '10'));
    expect(typed.parts.map(({ weight }) => weight)).toEqual([0n, 1_000n, 0n]);
  });

  it('begins with nothing: the customer pays US dollars (OFX-QUOTE-15)', () => {
    expect(after({ type: 'quoted', quote: null })).toEqual({
      parts: [],
      buyCurrency: 'USD',
      wantedCurrency: 'USD',
      lockSide: 'buy',
      typedSide: 'buy',
      buyText: '',
      sellTotalText: null,
    });
  });
});

describe('the amounts of a deal', () => {
  it('ask for nothing until the locked side is above zero (S-90)', () => {
    expect(ofxQuoteRequestOf(after(chosen))).toBeNull();
    expect(ofxQuoteRequestOf(after(chosen, { type: 'buy-typed', text: '0' }))).toBeNull();
    expect(ofxQuoteRequestOf(after({ type: 'buy-typed', text: '100' }))).toBeNull();
    expect(ofxQuoteRequestOf(after(chosen, part('b1', 'x')))).toBeNull();
  });

  it('typed on the buy side ask for that, and the answer is split among all (OFX-QUOTE-14, OFX-QUOTE-17)', () => {
    const draft = after(chosen, { type: 'buy-typed', text: '1000' });
    expect(ofxQuoteRequestOf(draft)).toEqual({
      buyCurrency: 'USD',
      sellCurrency: 'AUD',
      lockSide: 'buy',
      amount: makeMoney(100_000n, 'USD'),
      beneficiaries: 3,
    });
    const quoted = reduceOfxDraft(draft, {
      type: 'quoted',
      quote: ofxQuote({ sell: makeMoney(100_000n, 'AUD') }),
    });
    expect(texts(quoted)).toEqual(['333.34', '333.33', '333.33']);
    expect(readOfxDraftAmount(quoted, 'sell')).toBe('1000.00');
    expect(readOfxDraftAmount(quoted, 'buy')).toBe('1000');
    expect(texts(reduceOfxDraft(quoted, { type: 'quoted', quote: null }))).toEqual(['', '', '']);
  });

  it('typed for the beneficiaries ask for their sum (OFX-QUOTE-18), and are the proportion of any other total', () => {
    const draft = after(chosen, part('b1', '100'), part('b2', '50'), part('b3', '50.50'));
    expect(ofxQuoteRequestOf(draft)).toMatchObject({ lockSide: 'sell', amount: makeMoney(20_050n, 'AUD') });
    const quoted = reduceOfxDraft(draft, { type: 'quoted', quote: ofxQuote() });
    expect(readOfxDraftAmount(quoted, 'buy')).toBe('1000.00');
    expect(texts(quoted)).toEqual(['100', '50', '50.50']);
    const bought = reduceOfxDraft(quoted, { type: 'buy-typed', text: '7' });
    expect(texts(bought)).toEqual(['', '', '']);
    expect(
      splitAmongBeneficiaries(bought.parts, makeMoney(40_100n, 'AUD')).map(({ minor }) => minor),
    ).toEqual([20_000n, 10_000n, 10_100n]);
  });

  it('typed as a total are shared anew with every character and everybody who is chosen', () => {
    const typed = after(
      chosen,
      ...['1', '10', '100'].map((text): OfxDraftAction => ({ type: 'sell-total-typed', text })),
    );
    expect(texts(typed)).toEqual(['33.34', '33.33', '33.33']);
    const fewer = reduceOfxDraft(typed, {
      type: 'beneficiaries-chosen',
      beneficiaries: three.slice(0, 2),
    });
    expect(texts(fewer)).toEqual(['50.00', '50.00']);
    expect(readTypedOfxAmount(fewer)).toEqual(makeMoney(10_000n, 'AUD'));
  });

  it('do not turn into another currency’s when the buy currency changes; what is received stays', () => {
    const draft = after(
      chosen,
      { type: 'buy-typed', text: '10' },
      { type: 'buy-currency-chosen', currency: 'EUR' },
    );
    expect(draft).toMatchObject({ buyCurrency: 'EUR', buyText: '' });
    expect(ofxQuoteRequestOf(draft)).toBeNull();
    const same = after(
      chosen,
      { type: 'buy-typed', text: '10' },
      { type: 'buy-currency-chosen', currency: 'USD' },
    );
    expect(same.buyText).toBe('10');
    const sold = after(chosen, part('b1', '10'), { type: 'buy-currency-chosen', currency: 'EUR' });
    expect(ofxQuoteRequestOf(sold)).toMatchObject({ buyCurrency: 'EUR', amount: makeMoney(1_000n, 'AUD') });
  });

  it('can be taken as the quote has them', () => {
    const draft = after(
      chosen,
      { type: 'sell-total-typed', text: '100' },
      { type: 'amounts-accepted', quote: ofxQuote() },
    );
    expect(readTypedOfxAmount(draft)).toEqual(makeMoney(150_000n, 'AUD'));
    expect(texts(draft)).toEqual(['500.00', '500.00', '500.00']);
  });

  it.each([
    ['0', 'AUD', 'Amount must be greater than 0.'],
    ['0.01', 'AUD', null],
    ['1.5', 'JPY', 'Invalid format.'],
    ['1,500.00', 'JPY', null],
    ['900,000,000,000', 'AUD', null],
    ['1.234', 'AUD', 'Invalid format.'],
    ['', 'AUD', null],
  ] as const)('%s %s is an amount to quote, or not: %s (S-9)', (text, currency, problem) => {
    expect(checkOfxAmount(text, currency)?.message ?? null).toBe(problem);
  });
});

describe('the lock', () => {
  it('follows the focused field and changes no amount (OFX-QUOTE-8)', () => {
    const quoted = quotedNow();
    const focused = reduceOfxDraft(quoted, { type: 'side-focused', side: 'buy' });
    expect(focused).toEqual({ ...quoted, lockSide: 'buy' });
    expect(ofxQuoteRequestOf(focused)).toMatchObject({ lockSide: 'buy', amount: makeMoney(100_000n, 'USD') });
    expect(readTypedOfxAmount(focused)).toEqual(makeMoney(150_000n, 'AUD'));
  });

  it('does not follow it to a field without an amount, as long as another has one', () => {
    const asking = after(chosen, part('b1', '1500'), { type: 'side-focused', side: 'buy' });
    expect(asking.lockSide).toBe('sell');
    expect(after(chosen, { type: 'side-focused', side: 'sell' }).lockSide).toBe('sell');
  });
});
