import { failed } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { enterAt } from '../../../test/enterAt.ts';
import { failure } from '../../../test/fakeCorpay.ts';
import { bookDeal, choose, openQuoteStep, type } from '../../../test/openQuoteStep.tsx';

afterEach(cleanup);

describe('the quote step without a pointer', () => {
  it('begins at To on arrival, which opens no list and asks for nothing', async () => {
    const { pass, calls } = await openQuoteStep();
    const to = screen.getByRole('combobox', { name: 'To' });
    expect(document.activeElement).toBe(to);
    expect(to.getAttribute('aria-expanded')).toBe('false');
    await pass(1_000);
    expect(calls.filter((call) => call.startsWith('quote'))).toEqual([]);
  });

  it('goes on to the locked amount once it is chosen who is paid', async () => {
    await openQuoteStep();
    screen.getByRole('combobox', { name: 'To' }).focus();
    choose();
    expect(document.activeElement).toBe(screen.getByLabelText('They receive'));
  });

  it('Enter in an amount goes to Book Deal, and presses nothing there when it is held down or bounces', async () => {
    const { pass, calls } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    enterAt(screen.getByLabelText('They receive'), 1_000);
    expect(document.activeElement).toBe(bookDeal());
    expect(fireEvent.keyDown(bookDeal(), { key: 'Enter', repeat: true })).toBe(false);
    expect(screen.queryByText(/pressed nothing/)).toBeNull();
    expect(enterAt(bookDeal(), 1_599)).toBe(false);
    expect(screen.getByText(/pressed nothing. Press it once more/)).toBeTruthy();
    expect(enterAt(bookDeal(), 1_600)).toBe(true);
    expect(screen.queryByText(/pressed nothing/)).toBeNull();
    enterAt(bookDeal(), 1_599);
    fireEvent.blur(bookDeal());
    expect(screen.queryByText(/pressed nothing/)).toBeNull();
    expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
  });

  it('Enter in an amount goes to Book Deal also where that comes a moment later, unless the user went on typing', async () => {
    const { pass, calls } = await openQuoteStep();
    choose();
    const amount = screen.getByLabelText('They receive');
    const enter = () => fireEvent.keyDown(amount, { key: 'Enter' });
    amount.focus();
    fireEvent.change(amount, { target: { value: '10000' } });
    enter();
    expect(screen.queryByRole('button', { name: 'Book Deal' })).toBeNull();
    await pass(500);
    expect(document.activeElement).toBe(bookDeal());
    expect(enterAt(bookDeal(), 1), 'one that bounced').toBe(false);
    amount.focus();
    fireEvent.change(amount, { target: { value: '' } });
    await pass(500);
    enter();
    fireEvent.keyDown(amount, { key: '5' });
    fireEvent.change(amount, { target: { value: '5' } });
    await pass(500);
    expect(document.activeElement).toBe(amount);
    expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
  });

  it("an Enter too many after 'Ask again' leads nowhere, and not to Book Deal, until the amount is used again", async () => {
    const { pass, answers, calls } = await openQuoteStep();
    answers.quote = async () => failed(failure('refused', { path: '/deal/quote', status: 422 }));
    choose();
    type('10000');
    await pass(500);
    answers.quote = null;
    const askAgain = screen.getByRole('button', { name: 'Ask again' });
    askAgain.focus();
    fireEvent.click(askAgain);
    await pass(0);
    const amount = screen.getByLabelText('They receive');
    expect(document.activeElement).toBe(amount);
    expect(bookDeal().getAttribute('aria-disabled')).toBe('false');
    for (const at of [700, 1_400, 2_100]) enterAt(amount, at);
    expect(document.activeElement).toBe(amount);
    expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
    fireEvent.keyDown(amount, { key: 'ArrowLeft' });
    enterAt(amount, 2_800);
    expect(document.activeElement).toBe(bookDeal());
  });

  it('Ctrl+Enter presses Book Deal by the rules of the pointer: not while it rests, and once', async () => {
    const { pass, calls } = await openQuoteStep();
    const press = async (more = {}) => {
      fireEvent.keyDown(screen.getByLabelText('They receive'), { key: 'Enter', ctrlKey: true, ...more });
      await pass(0);
    };
    choose();
    type('10000');
    await pass(25_600);
    expect(screen.getByText(/less favourable/)).toBeTruthy();
    await press();
    expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
    await pass(1_000);
    await press({ repeat: true });
    expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
    await press();
    await press();
    expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(1);
  });

  it('Enter held down on Book Deal books one deal', async () => {
    const { pass, calls } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    await act(async () => {
      for (let press = 0; press < 5; press += 1) {
        fireEvent.keyDown(bookDeal(), { key: 'Enter' });
        fireEvent.click(bookDeal());
      }
    });
    expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(1);
  });
});
