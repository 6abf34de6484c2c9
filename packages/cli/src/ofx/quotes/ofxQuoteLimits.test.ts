import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../verbs/options.ts';
import { refuseOfxQuoteBeyondLimit } from './ofxQuoteLimits.ts';

const quote: OfxQuote = {
  id: 'q1',
  buy: makeMoney(58_006n, 'USD'),
  sell: makeMoney(50_000n, 'EUR'),
  fee: { currency: 'USD', amount: 15 },
  customerRate: 0.862,
};

describe('the limit of what a deal at OFX may cost', () => {
  it.each([
    ['595.05', false],
    ['595.06', true],
  ])('is held against the total with the fee: %s', (maxBuy, holds) => {
    expect(refuseOfxQuoteBeyondLimit(readOptions({ maxBuy }), quote, 'sell').ok).toBe(holds);
  });

  it.each([
    ['1.000', 'Invalid format.', 'Do you mean 1.00 or 1,000.00?'],
    ['0', 'Amount must be greater than 0.', null],
    ['', 'Required field.', null],
  ])('is refused where it is no amount: "%s"', (maxBuy, message, hint) => {
    expect(refuseOfxQuoteBeyondLimit(readOptions({ maxBuy }), quote, 'sell')).toMatchObject({
      failure: { exit: 2, message: `--max-buy in USD: ${message}`, hint },
    });
  });

  it('leaves out a fee in another currency, which is shown apart (S-89)', () => {
    const apart = { ...quote, fee: { currency: 'EUR', amount: 15 } };
    expect(refuseOfxQuoteBeyondLimit(readOptions({ maxBuy: '580.06' }), apart, 'sell').ok).toBe(true);
  });
});
