import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ofxPayee } from '../../../test/fakeOfx.ts';
import {
  amountField as amount,
  chooseBeneficiary as choose,
  openDealPage as openPage,
  openQuotedPage as quoted,
  press,
  typeAmount as type,
} from '../../../test/openDealPage.tsx';

afterEach(cleanup);

const offered = () => {
  fireEvent.click(screen.getByRole('combobox', { name: 'Pay somebody else too' }));
  const list = screen.getByRole('listbox', { name: 'Pay somebody else too' });
  return within(list)
    .getAllByRole('option')
    .map(({ ariaLabel }) => ariaLabel);
};

describe('Book A Deal', () => {
  it('has no Book Deal before there is anything to quote (OFX-QUOTE-3, OFX-QUOTE-4, S-90)', async () => {
    const { calls, pass } = await openPage();
    choose('thal');
    await pass(1_000);
    expect(screen.getByLabelText('They receive')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Book Deal' })).toBeNull();
    expect(calls.filter((call) => call.startsWith('quote'))).toEqual([]);
  });

  it('goes on from To to the amount that is locked, which stays locked, and asks for nothing', async () => {
    const { pass, calls, scope } = await openPage();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'To' }));
    choose('thal');
    expect(document.activeElement).toBe(amount('You send'));
    await pass(1_000);
    expect(scope.quote.draft.lockSide).toBe('buy');
    expect(calls.filter((call) => call.startsWith('quote'))).toEqual([]);
  });

  it('offers beside the first beneficiary only those of their currency (OFX-QUOTE-13)', async () => {
    await openPage();
    choose('thal');
    expect(offered()).toEqual(['Kerameia · EUR, account ending 0695', 'Meltemi · EUR, account ending 0695']);
  });

  it('never quotes a currency for itself: what you send gives way, and that is said (OFX-QUOTE-22)', async () => {
    const { answers, pass, calls, scope } = await openPage();
    answers.list = [...answers.list, ofxPayee('b9', 'Prairie', 'USD')];
    await act(() => scope.session.beneficiaries.load());
    choose('prai');
    const note = 'You send AUD, since they are paid in USD.';
    const currency = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your currency' });
    expect(currency.value).toBe('AUD');
    expect(screen.getByText(note)).toBeTruthy();
    expect([...currency.options].map(({ value }) => value)).not.toContain('USD');
    type('They receive', '100');
    await pass(500);
    expect(calls.filter((call) => call.startsWith('quote '))).toEqual(['quote sell 10000 for 1']);
    fireEvent.change(currency, { target: { value: 'GBP' } });
    expect(currency.value).toBe('GBP');
    expect(screen.queryByText(note)).toBeNull();
  });

  it('says beside the amounts why the partner quotes nothing, and sends another currency at a press', async () => {
    const { answers, pass, calls } = await openPage();
    answers.quoteFailure = callFailure('refused', '/payments/quotes', { messages: ['USD is closed.'] });
    choose('thal');
    type('They receive', '100');
    await pass(500);
    expect(screen.getByRole('alert').closest('.quote-rate')?.textContent).toContain('USD is closed.');
    answers.quoteFailure = null;
    await press('Send AUD instead');
    await pass(500);
    expect(calls.filter((call) => call.startsWith('quote '))).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(amount('They receive').value).toBe('100');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your currency' }).value).toBe('AUD');
  });

  it('shares what they receive together, to the last cent, and asks anew (OFX-QUOTE-6, OFX-QUOTE-14)', async () => {
    const { pass, calls } = await quoted();
    choose('ker');
    choose('mel');
    await pass(500);
    expect(['Thalassa', 'Kerameia', 'Meltemi'].map((name) => amount(`${name} receives`).value)).toEqual([
      '3,333.34',
      '3,333.33',
      '3,333.33',
    ]);
    expect(calls).toContain('quote sell 1000000 for 3');
  });

  it('shows rate, fee and total (OFX-QUOTE-2)', async () => {
    await quoted();
    expect(document.querySelector('.quote-rate-figure')?.textContent).toBe(
      '1 USD = 0.8620 EUR1 EUR = 1.16009281 USD',
    );
    const costs = await screen.findByRole('list', { name: 'What it costs' });
    expect(costs.lastChild?.textContent).toBe('Fee $15.00');
    expect(screen.getByText(/^Total/).textContent).toBe('Total $11,615.01');
  });

  it('tells under them what the quote costs against the market, and that the fee is not in it', async () => {
    const { pass } = await quoted();
    await pass(0);
    expect(document.querySelector('.quote-cost')?.textContent).toBe(
      'This is above the market rate of the rates service, which is less than a minute old. The fee is not in it.',
    );
  });

  it('says beside Book Deal in one line the rate and what it costs against the market', async () => {
    const { pass } = await quoted();
    await pass(0);
    expect(document.querySelector('.card-footer [aria-hidden]')?.textContent).toBe(
      '1 USD = 0.8620 EUR · 0.69% above market',
    );
  });

  it('walking through the amounts asks for nothing and leaves the deal bookable (OFX-QUOTE-8)', async () => {
    const { pass, calls } = await quoted();
    const asked = calls.length;
    for (const label of ['You send', 'They receive']) {
      fireEvent.focus(amount(label));
      await pass(1_000);
      fireEvent.blur(amount(label));
    }
    expect(calls.slice(asked)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Book Deal' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('asks again when the quote is stale, by the side that had the focus last (OFX-QUOTE-11)', async () => {
    const { pass, calls, answers } = await quoted();
    fireEvent.focus(amount('You send'));
    fireEvent.blur(amount('You send'));
    answers.stale = true;
    await pass(5_000);
    expect(calls.findLast((call) => call.startsWith('quote '))).toBe('quote buy 1160001 for 1');
  });

  it('says of a quote whose poll failed that it is not known to hold, and rests the press until it is asked for anew (OFX-QUOTE-12)', async () => {
    const { pass, calls, answers } = await quoted();
    answers.staleFailure = callFailure('server-trouble', '/payments/quotes', { status: 500 });
    await pass(5_000);
    const book = screen.getByRole('button', { name: 'Book Deal' });
    expect(book.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('It is not known whether this quote still holds.')).toHaveLength(2);
    expect(screen.queryByText(/is renewed as soon as/)).toBeNull();
    await press('Book Deal');
    expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
    answers.staleFailure = null;
    await press('Ask again');
    // The new quote is worse, and is to be looked at first.
    await pass(1_000);
    expect(book.getAttribute('aria-disabled')).toBe('false');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the connection is lost, keeps the press off for it, and goes on by itself', async () => {
    const { pass, answers, scope } = await quoted();
    const lost =
      'The connection seems to be lost: nothing answered. The quote goes on by itself once it is back.';
    answers.staleFailure = callFailure('no-answer', '/payments/quotes/q-1/isstale');
    await pass(5_000);
    expect(screen.getByText(lost)).toBeTruthy();
    expect(screen.getByText('It is not known whether this quote still holds.')).toBeTruthy();
    const book = screen.getByRole('button', { name: 'Book Deal' });
    expect(book.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Book Deal rests until the connection is back.')).toBeTruthy();
    answers.staleFailure = null;
    await pass(3_000);
    expect(screen.queryByText(lost)).toBeNull();
    expect(book.getAttribute('aria-disabled')).toBe('false');
    fireEvent(window, new Event('offline'));
    await pass(0);
    expect(book.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^You are offline\./)).toBeTruthy();
    // A call that was on its way is answered.
    act(() => scope.session.answerCame());
    await pass(0);
    expect(screen.getByText(/^You are offline\./)).toBeTruthy();
  });

  it('names whom the partner does not know any more when it refuses the booking', async () => {
    const { answers, pass } = await quoted();
    answers.book = async () => {
      answers.list = answers.list.filter(({ beneficiaryId }) => beneficiaryId !== 'b1');
      const messages = ['There is no such beneficiary.'];
      return failed(callFailure('refused', '/payments/deals', { status: 400, messages }));
    };
    await press('Book Deal');
    await pass(0);
    expect(screen.getByText('There is no such beneficiary.')).toBeTruthy();
    expect(screen.getByText('Thalassa is no longer among your beneficiaries.')).toBeTruthy();
  });

  it('tells a refused booking beside the quote that comes next, and beside no later one', async () => {
    const { answers, pass } = await quoted();
    answers.book = async () =>
      failed(callFailure('refused', '/payments/deals', { status: 410, messages: ['The quote is over.'] }));
    await press('Book Deal');
    expect(screen.getByRole('alert').textContent).toContain('Nothing was booked at the earlier quote.');
    answers.stale = true;
    await pass(5_000);
    answers.stale = false;
    await pass(1_000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(amount('They receive').value).toBe('10,000');
  });

  it('says why a booking is refused also where no new quote comes, and counts that as told once it was drawn', async () => {
    const { answers, store, pass } = await quoted();
    const journal = createOfxJournal(store, 'sub-1');
    answers.book = async () =>
      failed(callFailure('refused', '/payments/deals', { status: 400, messages: ['No.'] }));
    answers.quoteFailure = callFailure('refused', '/payments/quotes', { messages: ['Closed.'] });
    await press('Book Deal');
    const [noQuote, refused, ...others] = screen.getAllByRole('alert');
    expect(noQuote?.textContent).toContain('Closed. Please update your quote and try again.');
    expect(refused?.textContent).toContain('No.');
    expect(refused?.textContent).toContain('Nothing was booked.');
    expect(others).toEqual([]);
    await vi.waitFor(async () => expect(await journal.unreported()).toEqual([]));
    type('They receive', '20000');
    await pass(0);
    expect(screen.queryByText(/Nothing was booked/)).toBeNull();
  });

  it('leaves it to the notice about the missing token to say why there is no quote', async () => {
    const { answers, pass, scope } = await quoted();
    answers.renew = async () => failed(callFailure('server-trouble', '/partners/ofx/token', { status: 500 }));
    answers.quoteFailure = callFailure('token-refused', '/payments/quotes', { status: 401 });
    type('They receive', '20000');
    await pass(500);
    expect(screen.getByText(/Secure Tokens have expired/)).toBeTruthy();
    scope.session.forgetToken();
    scope.session.tryAgain();
    await pass(0);
    expect(scope.session.tokenFailure).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('books what is displayed, once, and goes to the deal (OFX-DEAL-2, OFX-DEAL-3)', async () => {
    const { calls } = await quoted();
    await press('Book Deal');
    expect(calls.filter((call) => call.startsWith('book'))).toEqual(['book q1 b1:1000000']);
    expect(screen.getByLabelText('Address').textContent).toBe('/secure/fxgateway/deals/d9?success=true');
  });

  it('tells of a deal whose answer came on another page, there and until it was displayed (S-80)', async () => {
    const { answers, store, pass } = await quoted();
    const onItsWay: (() => void)[] = [];
    answers.book = () =>
      new Promise((resolve) => {
        onItsWay.push(() => resolve(succeeded({ dealId: 'd9', reference: 'OFX-9' })));
      });
    await press('Book Deal');
    await pass(1_000);
    fireEvent.click(screen.getByRole('link', { name: 'Beneficiaries' }));
    await act(async () => onItsWay[0]?.());
    await pass(0);
    expect(screen.getByLabelText('Address').textContent).toBe('/secure/fxgateway/beneficiaries');
    expect(screen.getByText('Your deal is booked')).toBeTruthy();
    expect(screen.getByText(/It is booked as OFX-9\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Book A Deal' }));
    await pass(0);
    expect(screen.getAllByText('Your deal is booked')).toHaveLength(1);
    const journal = createOfxJournal(store, 'sub-1');
    await vi.waitFor(async () => expect(await journal.unreported()).toEqual([]));
  });

  it('keeps what was typed when the booking is refused, in the partner’s words (ERR-22)', async () => {
    const { answers } = await quoted();
    answers.book = async () =>
      failed(callFailure('refused', '/payments/deals', { status: 410, messages: ['The quote is over.'] }));
    await press('Book Deal');
    expect(screen.getByRole('alert').textContent).toContain('The quote is over.');
    expect(amount('They receive').value).toBe('10,000');
  });
});
