import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { bookDeal, choose, openQuoteStep, type } from '../../../test/openQuoteStep.tsx';

afterEach(cleanup);

/** The line beside Book Deal that a phone shows. */
const inBrief = () => document.querySelector('.card-footer [aria-hidden]')?.textContent;

describe('the line beside Book Deal', () => {
  it('says what is booked: the rate, the time left and the cost', async () => {
    const { pass } = await openQuoteStep();
    choose();
    expect(inBrief()).toBeUndefined();
    type('10000');
    await pass(500);
    expect(inBrief()).toBe('1 USD = 0.8600 EUR · 0:25 · 0.09% above market');
    await pass(7_000);
    expect(inBrief()).toBe('1 USD = 0.8600 EUR · 0:18 · 0.09% above market');
    expect(screen.getAllByRole('timer'), 'nobody hears it twice').toHaveLength(1);
  });

  it('keeps the place of the time while the quote is renewed or booked', async () => {
    const { pass, answers } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    type('10001');
    expect(inBrief()).toBe('1 USD = 0.8600 EUR · -:-- · 0.09% above market');
    await pass(500);
    expect(inBrief()).toBe('1 USD = 0.8600 EUR · 0:25 · 0.08% above market');
    answers.book = () => new Promise(() => undefined);
    fireEvent.click(bookDeal());
    await pass(0);
    expect(inBrief()).toBe('1 USD = 0.8600 EUR · -:-- · 0.08% above market');
  });

  it('leaves out the cost and the end of the quote where they are not known', async () => {
    const { pass, rates, answers } = await openQuoteStep();
    rates.next.answer = 'server-trouble';
    choose();
    type('10000');
    await pass(500);
    expect(inBrief()).toBe('1 USD = 0.8600 EUR · 0:25');
    answers.quote = async () =>
      succeeded({
        quoteId: 'q-9',
        rate: 0.87,
        settlement: makeMoney(1_149_425n, 'USD'),
        payment: makeMoney(1_000_000n, 'EUR'),
        expiryRemaining: null,
      });
    type('10002');
    await pass(500);
    expect(inBrief()).toBe('1 USD = 0.8700 EUR');
  });
});
