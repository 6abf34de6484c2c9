import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ofxDealOf } from '../../../test/fakeOfx.ts';
import {
  amountField as amount,
  openDealPage,
  openQuotedPage as quoted,
  press,
} from '../../../test/openDealPage.tsx';

afterEach(cleanup);

/** The deal that the lost call made. */
const made = ofxDealOf('7', {
  buy: { currency: 'USD', amount: 11_600.01 },
  sell: { currency: 'EUR', amount: 10_000 },
  dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 10_000 }],
});
/** From when on a lost booking can be said to be none. */
const cannotBeOnItsWay = 91_000;

const troubleConnecting = "We're having trouble connecting. Please try again later.";

const lost = async () => {
  const opened = await quoted();
  const { answers, store } = opened;
  answers.book = async () => failed(callFailure('no-answer', '/payments/deals'));
  await press('Book Deal');
  return { ...opened, kept: () => createOfxJournal(store, 'sub-1').list() };
};
/** A booking that another tab has sent. */
const bookedAs = (number: string) =>
  ({ became: 'booked', number, reference: `OFX-${number}`, words: '' }) as const;

const sentElsewhere = (quoteId: string, before: readonly OfxDeal[]): StoredOfxBookingCall => ({
  quoteId,
  idempotencyKey: quoteId,
  buy: makeMoney(1_160_001n, 'USD'),
  sell: makeMoney(1_000_000n, 'EUR'),
  typedSide: 'sell',
  customerRate: 0.862,
  fee: null,
  parts: [{ beneficiaryId: 'b1', name: 'Thalassa', amount: makeMoney(1_000_000n, 'EUR') }],
  knownDeals: before.map(({ dealId }) => dealId),
  startedAt: 0,
});
const sayNone = async (name = 'It was not booked') => {
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
  await press('Continue');
};

describe('a lost booking of OFX', () => {
  it('is said to be without an answer, with the connection words below it and no alarm (ERR-23, S-80)', async () => {
    await lost();
    const card = screen.getByRole('heading', { name: 'What became of your booking?' }).closest('section');
    expect(card?.textContent).toMatch(/You were booking.*did not reach this page.*trouble connecting/);
    expect(screen.getByText(troubleConnecting)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is called not booked only once nobody finds a deal that could be it', async () => {
    const { pass, kept } = await lost();
    await pass(cannotBeOnItsWay);
    await sayNone();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Your deal was not booked')).toBeTruthy();
    expect(await kept()).toEqual([]);
  });

  it('that the list shows by now is named and asked about, before it is believed to be none', async () => {
    const { answers, pass, kept } = await lost();
    await pass(cannotBeOnItsWay);
    answers.deals = [made, ...answers.deals];
    await sayNone();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Is this deal really another one?')).toBeTruthy();
    expect(dialog.getByRole('listitem').textContent).toMatch(/OFX-7.*10,000\.00.*11,600\.01.*to Thalassa/);
    expect(await kept()).toHaveLength(1);
    await press('Go back');
    expect(await kept()).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: /OFX-7/ }));
    await press('Continue');
    expect(screen.getByText('Your deal is booked')).toBeTruthy();
  });

  it('is asked about by name also where the deal stood above the answer that it is none', async () => {
    const { answers, pass, kept } = await lost();
    answers.deals = [made, ...answers.deals];
    await pass(cannotBeOnItsWay);
    await sayNone('Not this deal: it was not booked');
    expect(await kept()).toHaveLength(1);
    await press('It is another deal');
    expect(screen.getByText('Your deal was not booked')).toBeTruthy();
    expect(await kept()).toEqual([]);
  });

  it('settles a lost booking by the deals, with one call that books (S-77, S-80)', async () => {
    const { answers, calls } = await quoted();
    answers.book = async () => {
      answers.deals = [made, ...answers.deals];
      return failed(callFailure('no-answer', '/payments/deals'));
    };
    await press('Book Deal');
    expect(screen.queryByText(troubleConnecting)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /OFX-7/ }));
    await press('Continue');
    expect(screen.getByText('Your deal is booked')).toBeTruthy();
    expect(screen.getByText(/It is booked as OFX-7\./)).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(1);
    expect(amount('They receive').value).toBe('');
  });

  it('of another tab is told in one notice that counts, with the deals that they became', async () => {
    const { answers, scope, store, pass } = await quoted();
    const journal = createOfxJournal(store, 'sub-1');
    const fromElsewhere = ['e1', 'e2'].map((quoteId) => sentElsewhere(quoteId, scope.deals.value ?? []));
    for (const intent of fromElsewhere) await journal.keep(intent);
    await pass(0);
    answers.deals = [made, { ...made, dealId: '8', reference: 'OFX-8' }, ...answers.deals];
    for (const [place, intent] of fromElsewhere.entries())
      await journal.answer(intent, bookedAs(place === 0 ? '7' : '8'));
    await pass(0);
    expect(screen.getByText('2 deals are booked')).toBeTruthy();
    expect(document.querySelectorAll('.open-intents .notice')).toHaveLength(1);
    expect(screen.getByText(/It is booked as OFX-7\./)).toBeTruthy();
    expect(screen.getByText(/It is booked as OFX-8\./)).toBeTruthy();
    await press('Close');
    expect(document.querySelector('.open-intents')).toBeNull();
  });

  it('is never said to be none here after another tab has said which deal it is, also while this one looks', async () => {
    const { answers, store, pass } = await lost();
    await pass(cannotBeOnItsWay);
    const journal = createOfxJournal(store, 'sub-1');
    const [open] = await journal.list();
    if (open === undefined) throw new Error('The lost booking should be kept.');
    answers.deals = [made, ...answers.deals];
    answers.whileDealsAreListed = () => journal.answer(open, bookedAs('7'));
    await sayNone();
    await pass(0);
    expect(screen.queryByText('Your deal was not booked')).toBeNull();
    expect(document.querySelector('.bp6-overlay-open')).toBeNull();
    expect(screen.getByText(/It is booked as OFX-7\./)).toBeTruthy();
  });

  it('that was answered when nobody was there any more is told when they are back, until it was displayed (S-80)', async () => {
    const { answers, scope, store } = await quoted();
    answers.book = async () => {
      cleanup();
      scope.stop();
      return succeeded({ dealId: '7', reference: 'OFX-7' });
    };
    await press('Book Deal');
    const journal = createOfxJournal(store, 'sub-1');
    expect(await journal.list()).toEqual([]);
    expect(await journal.unreported()).toMatchObject([{ answer: { became: 'booked', number: '7' } }]);
    const next = await openDealPage({ store });
    await act(() => next.scope.untold.read());
    expect(screen.getByText('Your deal is booked')).toBeTruthy();
    expect(screen.getByText(/It is booked as OFX-7\./)).toBeTruthy();
    await vi.waitFor(async () => expect(await journal.unreported()).toEqual([]));
  });

  it('says that another tab found out about a lost booking, and does not leave the same typed to be booked again', async () => {
    const { answers, scope, store, pass, calls } = await quoted();
    answers.book = async () => failed(callFailure('no-answer', '/payments/deals'));
    await press('Book Deal');
    expect(screen.getByText('What became of your booking?')).toBeTruthy();
    expect(amount('They receive').value).toBe('10,000');
    const journal = createOfxJournal(store, 'sub-1');
    const [open] = await journal.list();
    if (open === undefined) throw new Error('The lost booking should be kept.');
    await journal.answer(open, bookedAs('7'));
    await pass(0);
    expect(scope.openBookings.unsettled).toEqual([]);
    expect(screen.getByText('Your deal is booked')).toBeTruthy();
    expect(screen.getByText('Where the same stood typed here, it was emptied.')).toBeTruthy();
    expect(amount('They receive').value).toBe('');
    expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(1);
  });

  it('says that another tab found out that a lost booking became none, and leaves what is typed', async () => {
    const { answers, store, pass } = await quoted();
    answers.book = async () => failed(callFailure('no-answer', '/payments/deals'));
    await press('Book Deal');
    const journal = createOfxJournal(store, 'sub-1');
    const [open] = await journal.list();
    if (open === undefined) throw new Error('The lost booking should be kept.');
    await journal.settle(open);
    await pass(0);
    expect(screen.getByText('What became of your booking was found out in another tab')).toBeTruthy();
    expect(screen.getByText(/Your deals show whether it was booked\./)).toBeTruthy();
    expect(screen.queryByText('Where the same stood typed here, it was emptied.')).toBeNull();
    expect(amount('They receive').value).toBe('10,000');
  });
});
