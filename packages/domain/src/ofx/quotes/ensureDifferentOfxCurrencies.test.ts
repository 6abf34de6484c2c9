import { describe, expect, it } from 'vitest';
import { ofxBeneficiary } from '../../../test/ofxSamples.ts';
import type { Currency } from '../../geography/currency.ts';
import {
  emptyOfxDraft,
  reduceOfxDraft,
  ofxQuoteRequestOf,
  type OfxDraft,
  type OfxDraftAction,
} from './ofxDraft.ts';
import { switchedCurrencyMessage } from './ensureDifferentOfxCurrencies.ts';

const after = (...events: readonly OfxDraftAction[]): OfxDraft =>
  events.reduce(reduceOfxDraft, emptyOfxDraft);
const paidIn = (currency: Currency, lastSent: string | null = null): OfxDraftAction => ({
  type: 'beneficiaries-chosen',
  beneficiaries: [ofxBeneficiary('b1', { currency })],
  lastSent,
});
const nobody: OfxDraftAction = { type: 'beneficiaries-chosen', beneficiaries: [] };

describe('what the customer sends', () => {
  it('is never the currency of who is paid: the first other one is taken, and that is said (OFX-QUOTE-22)', () => {
    const draft = after(paidIn('USD'), { type: 'sell-total-typed', text: '100' });
    expect(ofxQuoteRequestOf(draft)).toMatchObject({ buyCurrency: 'AUD', sellCurrency: 'USD' });
    expect(switchedCurrencyMessage(draft)).toBe('You send AUD, since they are paid in USD.');
    expect(switchedCurrencyMessage(after(paidIn('EUR')))).toBeNull();
    expect(switchedCurrencyMessage(emptyOfxDraft)).toBeNull();
  });

  it('is rather what was sent last, where that can be sent to them', () => {
    expect(after(paidIn('USD', 'GBP')).buyCurrency).toBe('GBP');
    for (const unusable of ['USD', 'CNY', 'XXX'])
      expect(after(paidIn('USD', unusable)).buyCurrency).toBe('AUD');
    expect(after(paidIn('EUR', 'GBP')).buyCurrency).toBe('USD');
  });

  it('is what they choose, also where it was switched before; of that nothing is said', () => {
    const draft = after(paidIn('USD'), { type: 'buy-currency-chosen', currency: 'GBP' });
    expect([draft.buyCurrency, switchedCurrencyMessage(draft)]).toEqual(['GBP', null]);
    expect(after(paidIn('USD'), { type: 'buy-currency-chosen', currency: 'USD' }).buyCurrency).toBe('AUD');
  });

  it('is again what they chose as soon as somebody is paid in another currency', () => {
    const cleared = after(paidIn('USD'), { type: 'buy-typed', text: '7' }, nobody);
    expect([cleared.buyCurrency, cleared.buyText]).toEqual(['AUD', '7']);
    expect(reduceOfxDraft(cleared, paidIn('USD', 'GBP'))).toMatchObject({
      buyCurrency: 'AUD',
      buyText: '7',
    });
    expect(reduceOfxDraft(cleared, paidIn('EUR'))).toMatchObject({ buyCurrency: 'USD', buyText: '' });
  });

  it('keeps no amount that was typed in another currency', () => {
    const draft = after({ type: 'buy-typed', text: '7' }, paidIn('USD'));
    expect([draft.buyText, ofxQuoteRequestOf(draft)]).toEqual(['', null]);
  });
});
