import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { choose, openQuoteStep, type } from '../../../test/openQuoteStep.tsx';
import { keepMarginLimit } from '../../margin-limit/keptMarginLimit.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const rateOf = (): string => document.querySelector('.quote-rate-figure .deal-rate span')?.textContent ?? '';

describe('the cost of a displayed quote', () => {
  it('draws what the quote costs, with the same figures in words (COST-1)', async () => {
    const { pass } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    const parts = within(await screen.findByRole('list', { name: 'What it costs' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Market $11,520.74',
      'Margin $10.27 (0.09%)',
    ]);
    expect(document.querySelector('.cost-bar .cost-margin')?.getAttribute('width')).toMatch(/^3\.1\d*%$/);
    expect(screen.getByText('Your limit under Settings is 1%.')).toBeTruthy();
    expect(document.querySelector('.quote-rate a'), 'nothing to stop at on the way to Book Deal').toBeNull();
    expect(document.querySelector('.cost-above-limit')).toBeNull();
    expect(
      document.querySelectorAll('.cost-swatch .cost-limit'),
      'the mark of the limit has its words',
    ).toHaveLength(1);
    // Each figure is said once.
    expect(document.querySelector('.quote-rate')?.textContent.match(/0\.09%|\$10\.27/g)).toHaveLength(2);
  });

  it('says of a pair without a market rate that its margin is not known, and keeps no room for a picture', async () => {
    const { pass, scope } = await openQuoteStep();
    await act(async () => scope.deal.change({ type: 'settlement-currency-chosen', currency: 'ZAR' }));
    choose();
    expect(document.querySelector('.quote-rate-low')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Over time' })).toBeNull();
    type('10000');
    await pass(500);
    expect(screen.getByText(/^No market rate for this pair, so the margin is not known\./)).toBeTruthy();
    expect(document.querySelector('.quote-rate-low')).not.toBeNull();
    expect(document.querySelector('.cost-place')).toBeNull();
  });

  it('offers the rates over time as soon as there is a pair, not before', async () => {
    await openQuoteStep();
    expect(screen.queryByRole('button', { name: 'Over time' })).toBeNull();
    choose();
    expect(screen.getByRole('button', { name: 'Over time' })).toBeTruthy();
  });

  it('warns of a margin beyond the limit of the user, in words too (COST-2)', async () => {
    const { pass, scope } = await openQuoteStep();
    keepMarginLimit(scope.sub, 0.08);
    keepMarginLimit('somebody else', 5);
    choose();
    type('10000');
    await pass(500);
    await screen.findByRole('list', { name: 'What it costs' });
    expect(document.querySelector('.cost-above-limit')?.textContent).toContain(
      'The margin is above your limit of 0.08%.',
    );
  });

  it('keeps the room of the picture where the market says nothing (COST-1)', async () => {
    const { pass, rates } = await openQuoteStep();
    rates.next.answer = 'server-trouble';
    choose();
    type('10000');
    await pass(500);
    expect(document.querySelector('.cost-place')?.childElementCount).toBe(0);
  });

  it('writes the rate with no fewer decimals than the quote before it, also once it is booked (S-7)', async () => {
    const { pass, answers, scope } = await openQuoteStep();
    const answer = (rate: number, cents: bigint, payment: bigint) => {
      answers.quote = async () =>
        succeeded({
          quoteId: `q-${payment}`,
          rate,
          settlement: makeMoney(cents, 'USD'),
          payment: makeMoney(payment, 'EUR'),
          expiryRemaining: 30,
        });
    };
    answer(0.86452815, 1_000_000n, 864_528n);
    choose();
    type('8645.28');
    await pass(500);
    expect(rateOf()).toBe('1 USD = 0.864528 EUR');
    answer(0.8645, 10_000n, 8_645n);
    type('86.45');
    await pass(500);
    expect(rateOf()).toBe('1 USD = 0.864500 EUR');
    await act(async () => scope.deal.book());
    expect(scope.deal.booked?.rate.least?.direct).toBe(6);
  });
});
