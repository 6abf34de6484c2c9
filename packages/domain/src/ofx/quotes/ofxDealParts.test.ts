import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxQuote } from '../../../test/ofxSamples.ts';
import { makeMoney, type Money } from '../../money/makeMoney.ts';
import { initialLiveQuoteState } from '../../quoting/liveQuoteState.ts';
import { leavesBeneficiaryOut, findChangedOfxAmount, changedOfxAmountMessage } from './ofxDealParts.ts';
import { emptyOfxDraft, reduceOfxDraft, type OfxDraft, type OfxDraftAction } from './ofxDraft.ts';
import type { OfxLiveState } from './ofxLiveQuote.ts';

const draftOf = (...events: readonly OfxDraftAction[]): OfxDraft =>
  events.reduce(reduceOfxDraft, emptyOfxDraft);
const chosen: OfxDraftAction = {
  type: 'beneficiaries-chosen',
  beneficiaries: [ofxBeneficiary('b1'), ofxBeneficiary('b2')],
};
const typed = (): OfxDraft => draftOf(chosen, { type: 'sell-total-typed', text: '1400' });
/** The page with a quote that sells this. */
const painting = (sell: Money, more: Partial<OfxLiveState> = {}): OfxLiveState => ({
  ...initialLiveQuoteState(),
  offer: {
    request: {
      buyCurrency: 'USD',
      sellCurrency: 'AUD',
      lockSide: 'sell',
      amount: sell,
      beneficiaries: 2,
    },
    quote: ofxQuote({ sell }),
    expiresAt: null,
  },
  ...more,
});
const [less, same, more] = [130_000n, 140_000n, 150_000n].map((minor) => makeMoney(minor, 'AUD'));

describe('an amount that the quote has otherwise than it was typed', () => {
  it('is told with both, and which is more', () => {
    if (less === undefined || same === undefined || more === undefined) throw new Error('They are there.');
    expect(findChangedOfxAmount(typed(), painting(more))).toEqual({ typed: same, quoted: more });
    expect(changedOfxAmountMessage({ typed: same, quoted: more })).toMatch(
      /^You entered .*1,400\.00.*1,500\.00.* more\.$/,
    );
    expect(changedOfxAmountMessage({ typed: same, quoted: less })).toMatch(/ less\.$/);
  });

  it('is none where the quote kept it, is over, or is not there', () => {
    if (same === undefined || more === undefined) throw new Error('They are there.');
    expect(findChangedOfxAmount(typed(), painting(same))).toBeNull();
    expect(findChangedOfxAmount(typed(), painting(more, { stale: true }))).toBeNull();
    expect(findChangedOfxAmount(typed(), initialLiveQuoteState())).toBeNull();
  });

  it('is none where nothing was typed, or in a currency that is not quoted any more', () => {
    if (more === undefined) throw new Error('It is there.');
    expect(findChangedOfxAmount(draftOf(chosen), painting(more))).toBeNull();
    expect(findChangedOfxAmount(typed(), painting(makeMoney(150_000n, 'EUR')))).toBeNull();
  });
});

it('a beneficiary is left out by a quote that has nothing for them', () => {
  expect(leavesBeneficiaryOut(typed(), ofxQuote())).toBe(false);
  expect(leavesBeneficiaryOut(typed(), ofxQuote({ sell: makeMoney(1n, 'AUD') }))).toBe(true);
});
