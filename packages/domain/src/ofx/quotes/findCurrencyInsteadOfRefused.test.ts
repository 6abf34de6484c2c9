import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxFailure, ofxRefusal } from '../../../test/ofxSamples.ts';
import type { Currency } from '../../geography/currency.ts';
import { findCurrencyInsteadOfRefused } from './findCurrencyInsteadOfRefused.ts';
import { emptyOfxDraft, reduceOfxDraft } from './ofxDraft.ts';

const sending = (buyCurrency: Currency, currency: Currency) =>
  reduceOfxDraft(
    { ...emptyOfxDraft, buyCurrency, wantedCurrency: buyCurrency },
    { type: 'beneficiaries-chosen', beneficiaries: [ofxBeneficiary('b1', { currency })] },
  );

describe('where the partner refuses to quote what is sent, another currency is offered', () => {
  it.each([
    ['EUR', 'GBP', 'CAD', 'CAD'],
    ['EUR', 'GBP', 'EUR', 'USD'],
    ['EUR', 'GBP', 'GBP', 'USD'],
    ['EUR', 'GBP', null, 'USD'],
    ['USD', 'GBP', null, 'AUD'],
    ['EUR', 'USD', null, 'AUD'],
  ] as const)('%s to %s, after %s was sent: %s', (buy, sell, lastSent, instead) => {
    expect(findCurrencyInsteadOfRefused(sending(buy, sell), ofxRefusal(), lastSent)).toBe(instead);
  });

  it('but not where the amount is refused, or nothing was', () => {
    const draft = sending('EUR', 'GBP');
    const tooMuch = ofxRefusal({ messages: ['The amount is too large to be quoted.'] });
    for (const failure of [tooMuch, ofxFailure(), null])
      expect(findCurrencyInsteadOfRefused(draft, failure, 'USD')).toBeNull();
  });
});
