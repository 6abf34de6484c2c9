import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookingsIn, failure, openQuotedScope, thalassa } from '../../../test/fakeCorpay.ts';
import { bookDeal, choose, openQuoteStep, theyReceive, type } from '../../../test/openQuoteStep.tsx';
import { corpayContext } from '../stores/corpayContext.ts';
import { QuoteFailure } from './QuoteFailure.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('that another tab booked the same is told as a notice, and not as a failure', async () => {
  const store = createMemoryStore();
  const first = await openQuotedScope({ store });
  const { scope, time } = await openQuotedScope({ store });
  render(
    <corpayContext.Provider value={scope}>
      <QuoteFailure />
    </corpayContext.Provider>,
  );
  await act(async () => {
    await first.scope.deal.book();
    await time.advance(0);
  });
  const words = screen.getByText('Nothing was sent from here: another tab booked the same just now.');
  expect(words.closest('.notice')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

const said = () => screen.getByRole('alert').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('after an answer that is a failure the page stays usable and keeps what was typed', () => {
  it.each([
    ['server-trouble', { status: 503 }, 'Sorry, but this is currently unavailable. Please try again later.'],
    ['token-refused', { status: 401 }, 'Session expired. Trying to generate new tokens...'],
    ['session-refused', { status: 403 }, 'Session expired. Please reload the page.'],
    ['refused', { messages: ['Too high.', 'Try less.'], listed: true }, 'Too high. - Try less.'],
    ['no-answer', {}, 'Error calling /deal/quote.'],
  ] as const)('to a quote: %s %j (ERR-32 to ERR-36, ERR-42)', async (kind, more, words) => {
    const { pass, answers } = await openQuoteStep();
    answers.quote = async () => failed(failure(kind, { path: '/deal/quote', ...more }));
    choose();
    type('10000');
    for (const ms of [500, 1_000, 2_000, 4_000]) await pass(ms);
    expect(said()).toContain(words);
    // Beside the amounts, in the place of the rate.
    expect(screen.getByRole('alert').closest('.quote-rate')).not.toBeNull();
    expect(theyReceive()).toBe('10,000');
    answers.quote = null;
    press('Ask again');
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(bookDeal().getAttribute('aria-disabled')).toBe('false');
  });

  it('to a quote, on a phone: above the button that sticks to the edge of the window', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width <= 48rem) and (height > 36rem)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { pass, answers } = await openQuoteStep();
    answers.quote = async () => failed(failure('refused', { path: '/deal/quote', messages: ['No.'] }));
    choose();
    type('10000');
    await pass(500);
    expect(screen.getByRole('alert').closest('.card-news')).not.toBeNull();
    expect(screen.getByText('There is no rate to show yet.')).toBeTruthy();
  });

  it.each([
    [{ messages: ['Quote is over.'], listed: true }, 'Unable to book deal: Quote is over.'],
    [{ messages: ['Not today.'] }, 'Not today.'],
  ])('to a booking: %j (ERR-43, ERR-45)', async (more, words) => {
    const { pass, answers, calls } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    answers.book = async () => failed(failure('refused', { status: 400, ...more }));
    fireEvent.click(bookDeal());
    await pass(0);
    expect(said()).toContain(words);
    expect(theyReceive()).toMatch(/^10,000(\.00)?$/);
    answers.book = null;
    await pass(1_500);
    expect(bookDeal().parentElement?.textContent).toBe('Book Deal');
    fireEvent.click(bookDeal());
    await pass(0);
    expect(bookingsIn(calls)).toHaveLength(2);
  });

  it.each([
    ['refused', { messages: ['Closed.'], listed: true }, 'Error encountered: Closed.'],
    ['no-answer', {}, 'Unable to load beneficiaries.'],
  ] as const)('to the list of beneficiaries: %s %j (ERR-37, ERR-38)', async (kind, more, words) => {
    const { pass, answers } = await openQuoteStep((opened) => {
      opened.answers.beneficiaries = failed(failure(kind, more));
    });
    await pass(10_000);
    expect(said()).toContain(words);
    answers.beneficiaries = succeeded([thalassa]);
    press('Try again');
    await pass(0);
    choose();
    type('10000');
    expect(theyReceive()).toBe('10,000');
  });
});
