import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { failure, thalassa } from '../../../test/fakeCorpay.ts';
import { bookDeal, choose, openQuoteStep, theyReceive, type } from '../../../test/openQuoteStep.tsx';

afterEach(cleanup);

/** A partner that has its own mind about the payment. */
const answered = (payment: bigint) => async () =>
  succeeded({
    quoteId: `q-${payment}`,
    rate: 0.86,
    settlement: makeMoney(1_046_500n, 'USD'),
    payment: makeMoney(payment, 'EUR'),
    expiryRemaining: 30,
  });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('the quote step', () => {
  it('has no Book Deal before there is anything to quote (CP-BOOK-4)', async () => {
    await openQuoteStep();
    choose();
    expect(screen.getByLabelText('They receive')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Book Deal' })).toBeNull();
  });

  it('says beside what is sent why it is sent in another currency than was chosen, as long as it is', async () => {
    const { scope, answers, pass } = await openQuoteStep();
    const words = 'You send AUD, since they are paid in USD.';
    choose();
    expect(screen.queryByText(words)).toBeNull();
    answers.beneficiaries = succeeded([{ ...thalassa, curr: 'USD' }]);
    await act(async () => scope.session.beneficiaries.load());
    await pass(0);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Settlement currency').value).toBe('AUD');
    answers.beneficiaries = succeeded([thalassa]);
    await act(async () => scope.session.beneficiaries.load());
    await pass(0);
    expect(screen.queryByText(words)).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>('Settlement currency').value).toBe('USD');
  });

  it('says so when the chosen beneficiary is deleted elsewhere', async () => {
    const { scope, answers, pass } = await openQuoteStep();
    choose();
    type('10000');
    answers.beneficiaries = succeeded([{ ...thalassa, clientIntegrationId: 'b-2', payee: 'Kestrel Wool' }]);
    await act(async () => scope.session.beneficiaries.load());
    await pass(0);
    expect(
      screen.getByText(
        'Thalassa Olive Cooperative is no longer among your beneficiaries. Choose who is paid.',
      ),
    ).toBeTruthy();
  });

  it('shows the counterpart, the rate and how long it stays', async () => {
    const { pass } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    expect(screen.getByLabelText<HTMLInputElement>('You send').value).toBe('11,531.01');
    expect(screen.getByText('1 USD = 0.8600 EUR', { ignore: '[aria-hidden] *' })).toBeTruthy();
    expect(screen.getByText('1 EUR = 1.1627907 USD')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('renews in 0:25');
    await pass(7_000);
    expect(screen.getByRole('timer').textContent).toBe('renews in 0:18');
  });

  it('says under the quote what it costs against the market, and asks for the market only while there is one', async () => {
    const { pass, rates, scope } = await openQuoteStep();
    await pass(120_000);
    expect(rates.asked).toEqual([]);
    expect(document.querySelector('.quote-cost')).toBeNull();
    choose();
    type('10000');
    await pass(500);
    // The picture has a file of its own; the sentence leaves the figures to it once it is there.
    await screen.findByRole('list', { name: 'What it costs' });
    expect(document.querySelector('.quote-cost')?.textContent).toBe(
      'This is above the market rate, which is less than a minute old. Fees: known after instructing.',
    );
    expect(rates.asked).toHaveLength(1);
    await act(async () => scope.deal.change({ type: 'beneficiary-chosen', beneficiary: null }));
    await pass(180_000);
    expect(rates.asked).toHaveLength(1);
  });

  it('keeps the place of the cost where the market says nothing', async () => {
    const { pass, rates } = await openQuoteStep();
    rates.next.answer = 'server-trouble';
    choose();
    type('10000');
    await pass(500);
    expect(document.querySelector('.quote-cost')?.textContent).toBe('Fees: known after instructing.');
    expect(bookDeal().getAttribute('aria-disabled')).toBe('false');
  });

  it('walking through the fields locks nothing and asks nothing', async () => {
    const { pass, calls, scope } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    const asked = calls.length;
    for (const label of ['You send', 'They receive']) {
      fireEvent.focus(screen.getByLabelText(label));
      await pass(1_000);
      fireEvent.blur(screen.getByLabelText(label));
    }
    expect(calls).toHaveLength(asked);
    expect(scope.quote.draft.lockSide).toBe('Payment');
    expect(screen.getByLabelText<HTMLInputElement>('They receive').value).toBe('10,000');
    expect(bookDeal().getAttribute('aria-disabled')).toBe('false');
  });

  it('locks the number of the partner when that is chosen, and asks for exactly that', async () => {
    const { pass, calls } = await openQuoteStep();
    choose();
    type('10000');
    expect(radios().map(({ disabled }) => disabled)).toEqual([true, false]);
    await pass(500);
    fireEvent.click(screen.getByRole('radio', { name: 'Lock this amount' }));
    await pass(500);
    expect(calls.at(-1)).toBe('quote Settlement 1153101');
    expect(screen.getByLabelText<HTMLInputElement>('You send').value).toBe('11,531.01');
    expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('shows the renewed number also in a field that the user is in', async () => {
    const { pass } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    fireEvent.focus(screen.getByLabelText('You send'));
    await pass(25_100);
    expect(screen.getByLabelText<HTMLInputElement>('You send').value).toBe('11,531.02');
  });

  it('paints what the partner answered, says so, and books nothing until it is used', async () => {
    const { pass, answers, calls } = await openQuoteStep();
    answers.quote = answered(900_000n);
    choose();
    type('10000');
    await pass(500);
    expect(theyReceive()).toBe('9,000.00');
    expect(screen.getByText('You asked for €10,000.00, but the quote is for €9,000.00.')).toBeTruthy();
    expect(bookDeal().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(bookDeal());
    await pass(0);
    expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);

    fireEvent.click(screen.getByRole('button', { name: 'Use this amount' }));
    await pass(500);
    expect(calls.at(-1)).toBe('quote Payment 900000');
    expect(theyReceive()).toBe('9,000.00');
    expect(screen.queryByText(/but the quote is for/)).toBeNull();
    expect(bookDeal().getAttribute('aria-disabled')).toBe('false');
    await pass(25_100);
    expect(calls.filter((call) => call.startsWith('quote')).at(-1)).toBe('quote Payment 900000');
  });

  it('asks again when the browser is online again, and says until then why there is no quote', async () => {
    const { pass, answers, calls } = await openQuoteStep();
    answers.quote = async () => failed(failure('no-answer', { path: '/deal/quote' }));
    choose();
    type('10000');
    await pass(500);
    await pass(1_000);
    await pass(2_000);
    await pass(1_500);
    expect(screen.getByText('Error calling /deal/quote.')).toBeTruthy();
    // Beside the amounts, in the place of the rate.
    expect(screen.getByText('Error calling /deal/quote.').closest('.quote-rate')).not.toBeNull();
    answers.quote = null;
    const asked = calls.length;
    fireEvent(window, new Event('online'));
    await pass(0);
    expect(calls.slice(asked)).toEqual(['quote Payment 1000000']);
    expect(bookDeal().getAttribute('aria-disabled')).toBe('false');
  });

  it('says of the first look that nothing answered that the connection is lost, and counts to the end (S-103)', async () => {
    const { pass, answers } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    answers.remaining = failed(failure('no-answer', { path: '/deal/quote/status/q-1' }));
    await pass(5_000);
    const lost =
      'The connection seems to be lost: nothing answered. The quote goes on by itself once it is back.';
    expect(screen.getByText(lost)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('ends in 0:25');
    expect(screen.getByRole('timer').closest('.quote-unanswered')).not.toBeNull();
    expect(bookDeal().getAttribute('aria-disabled')).toBe('false');
    await pass(5_000);
    expect(bookDeal().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Book Deal rests until the connection is back.')).toBeTruthy();
    answers.quote = async () => failed(failure('no-answer', { path: '/deal/quote' }));
    await pass(20_000);
    expect(document.querySelector('.card-news')?.textContent).toBe(lost);
    expect(document.querySelector('.quote-rate')?.textContent).toContain('Error calling /deal/quote.');
    answers.quote = null;
    answers.remaining = succeeded(null);
    await pass(30_000);
    expect(screen.queryByText(lost)).toBeNull();
    expect(screen.getByRole('timer').textContent).toContain('renews in');
    expect(bookDeal().getAttribute('aria-disabled')).toBe('false');
  });

  it('takes Book Deal away as soon as the browser is offline, with the reason, and gives it back', async () => {
    const { pass, scope } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    fireEvent(window, new Event('offline'));
    await pass(0);
    expect(
      screen.getByText('You are offline. The quote goes on by itself once the connection is back.'),
    ).toBeTruthy();
    expect(screen.getByText('Book Deal rests until the connection is back.')).toBeTruthy();
    expect(bookDeal().getAttribute('aria-disabled')).toBe('true');
    await pass(900);
    // A call that was on its way is answered.
    act(() => scope.session.answerCame());
    await pass(0);
    expect(bookDeal().getAttribute('aria-disabled')).toBe('true');
    fireEvent(window, new Event('online'));
    await pass(200);
    expect(screen.queryByText(/connection/)).toBeNull();
    expect(bookDeal().getAttribute('aria-disabled')).toBe('false');
  });

  it('shows while a renewal hangs how long the quote really lasts', async () => {
    const { pass, answers, scope } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    answers.quote = () => new Promise(() => undefined);
    answers.remaining = succeeded(6);
    await pass(5_000);
    expect(scope.quote.live.asking).not.toBeNull();
    expect(screen.getByRole('timer').textContent).toBe('renewing, ends in 0:06');
    await pass(3_000);
    expect(screen.getByRole('timer').textContent).toBe('renewing, ends in 0:03');
    await pass(3_000);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Renewing the quote...')).toBeTruthy();
  });

  it('shows no counterpart where there is no quote', async () => {
    const { pass, answers } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    answers.quote = async () => failed(failure('refused', { status: 400, messages: ['Closed.'] }));
    await pass(25_100);
    expect(screen.getByLabelText<HTMLInputElement>('You send').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('They receive').value).toBe('10,000');
  });

  it('after a renewal says under the amount that changed what it was and how much more it is, announced once', async () => {
    const { pass } = await openQuoteStep();
    choose();
    type('10000');
    await pass(25_600);
    const note = screen.getByText('0.01 USD more than before');
    expect(note.parentElement?.textContent).toBe('Was 11,531.01. 0.01 USD more than before');
    expect(note.closest('.quote-amount')?.contains(screen.getByLabelText('You send'))).toBe(true);
    expect(screen.getByText(/Quote renewed/).textContent).toBe(
      'Quote renewed: you send $11,531.02, they receive €10,000.00.',
    );
    expect(screen.getByText(/less favourable/)).toBeTruthy();
    await pass(1_000);
    expect(bookDeal().getAttribute('aria-disabled')).toBe('false');
  });

  it('while a booking is on the way both amounts are closed and the countdown rests', async () => {
    const { pass, answers } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    answers.book = () => new Promise(() => undefined);
    fireEvent.click(bookDeal());
    await pass(0);
    for (const label of ['You send', 'They receive'])
      expect(screen.getByLabelText<HTMLInputElement>(label).readOnly).toBe(true);
    expect(radios().map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Booking at this rate...')).toBeTruthy();
  });

  it('a pointer that leaves the pressed button ends the press without booking', async () => {
    const { pass, calls, scope } = await openQuoteStep();
    choose();
    type('10000');
    await pass(500);
    fireEvent.pointerDown(bookDeal(), { button: 0, buttons: 1 });
    expect(scope.quote.live.held.press).toBe(true);
    fireEvent.pointerLeave(bookDeal().parentElement?.parentElement ?? bookDeal(), { buttons: 1 });
    expect(scope.quote.live.held.press).toBe(false);
    expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
  });

  it('an amount that cannot be quoted says why at its field', async () => {
    await openQuoteStep();
    choose();
    type('0.01');
    expect(screen.getByText('Amount must be greater than 0.01.')).toBeTruthy();
  });
});
