import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { ofxDealOf, ofxPayee, openAuthorizedScope } from '../../../../test/fakeOfx.ts';

/** A booking that another tab or an earlier visit has left without an answer. */
const lostBooking = (quoteId: string): StoredOfxBookingCall => ({
  quoteId,
  idempotencyKey: quoteId,
  buy: makeMoney(1_160_001n, 'USD'),
  sell: makeMoney(1_000_000n, 'EUR'),
  typedSide: 'sell',
  customerRate: 0.862,
  fee: null,
  parts: [{ beneficiaryId: 'b1', name: 'Thalassa', amount: makeMoney(1_000_000n, 'EUR') }],
  knownDeals: [],
  startedAt: 0,
});

const made = ofxDealOf('7', {
  buy: { currency: 'USD', amount: 11_600.01 },
  sell: { currency: 'EUR', amount: 10_000 },
  dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 10_000 }],
});

const booked = (number: string) => ({ became: 'booked', number, words: '' }) as const;

const withLost = async (...quoteIds: readonly string[]) => {
  const store = createMemoryStore();
  const journal = createOfxJournal(store, 'sub-1');
  for (const quoteId of quoteIds) await journal.keep(lostBooking(quoteId));
  const opened = await openAuthorizedScope({ store });
  const looks: (() => void)[] = [];
  const hang = (): void => {
    opened.answers.whileDealsAreListed = () => new Promise((resolve) => looks.push(resolve));
  };
  return { ...opened, journal, looks, hang };
};

describe('what became of a booking of OFX is looked for once at a time', () => {
  it('a second look while one is on its way asks the partner nothing', async () => {
    const { scope, time, looks, hang } = await withLost('q-lost');
    hang();
    void scope.openBookings.look(lostBooking('q-lost'));
    await time.advance(0);
    expect(scope.openBookings.all).toMatchObject([{ looking: true }]);
    void scope.openBookings.look(lostBooking('q-lost'));
    await time.advance(0);
    expect(looks).toHaveLength(1);
    looks[0]?.();
    await time.advance(0);
    expect(scope.openBookings.all).toMatchObject([{ looking: false }]);
  });

  it('two bookings are looked for side by side', async () => {
    const { scope, time, looks, hang } = await withLost('q-lost', 'q-other');
    hang();
    void scope.openBookings.look(lostBooking('q-lost'));
    void scope.openBookings.look(lostBooking('q-other'));
    await time.advance(0);
    expect(looks).toHaveLength(2);
  });
});

describe('a journal of OFX that cannot be read', () => {
  it('keeps everything from being booked: nobody knows what is open', async () => {
    const store = createMemoryStore();
    store.read = () => Promise.reject(new Error('the disk is gone'));
    const { scope } = await openAuthorizedScope({ store });
    expect(scope.session.beneficiaries.value).toHaveLength(3);
    expect(scope.openBookings.all).toBeNull();
    expect(scope.deal.cannotBook).not.toBeNull();
  });

  it('takes nothing away that was open before', async () => {
    const { scope, store } = await withLost('q-lost');
    store.read = () => Promise.reject(new Error('the disk is gone'));
    await scope.openBookings.read();
    expect(scope.openBookings.unsettled).toMatchObject([{ quoteId: 'q-lost' }]);
  });
});

describe('a booking that another tab has settled', () => {
  it('is the deal that the journal names, also while the deals cannot be read, or none', async () => {
    const { scope, journal, answers, time } = await withLost('q-lost', 'q-none', 'q-chosen');
    answers.dealsFailure = callFailure('no-answer', '/payments/deals');
    await journal.answer(lostBooking('q-lost'), { ...booked('7'), reference: 'OFX-7' });
    await journal.reported(['q-lost']);
    await journal.settle(lostBooking('q-none'));
    await journal.answer(lostBooking('q-chosen'), booked('8'));
    await time.advance(0);
    expect(scope.openBookings.settledElsewhere.map(({ settlement }) => settlement.became)).toEqual([
      { dealId: '7', reference: 'OFX-7' },
      null,
      { dealId: '8', reference: '8' },
    ]);
  });

  it('leaves what is typed for another amount, and what is typed for the same where it became none', async () => {
    const { scope, journal, time } = await withLost('q-lost', 'q-none');
    const typed = () => [scope.quote.draft.parts.length, scope.quote.draft.sellTotalText];
    scope.deal.payTo(ofxPayee('b1', 'Thalassa'), '10001');
    await journal.answer(lostBooking('q-lost'), booked('7'));
    await time.advance(0);
    expect(typed()).toEqual([1, '10001']);
    scope.deal.payTo(ofxPayee('b1', 'Thalassa'), '10000');
    await journal.settle(lostBooking('q-none'));
    await time.advance(0);
    expect(typed()).toEqual([1, '10000']);
    await journal.keep(lostBooking('q-third'));
    await time.advance(0);
    await journal.answer(lostBooking('q-third'), booked('9'));
    await time.advance(0);
    expect(typed()).toEqual([0, null]);
  });

  it('keeps the name by which its user knows the deal that was chosen for it here', async () => {
    const { scope, journal, answers, time } = await withLost('q-lost');
    answers.deals = [made];
    await scope.openBookings.look(lostBooking('q-lost'));
    await scope.openBookings.choose(lostBooking('q-lost'), '7');
    await time.advance(0);
    expect(await journal.booked()).toMatchObject([{ answer: { number: '7', reference: 'OFX-7' } }]);
  });
});

it('a deal that one booking became is not offered for another one, and not taken for it', async () => {
  const { scope, answers, journal } = await withLost('q-lost', 'q-other');
  const { openBookings } = scope;
  answers.deals = [made];
  for (const id of ['q-lost', 'q-other']) await openBookings.look(lostBooking(id));
  expect(openBookings.all).toMatchObject([
    { settlement: { candidates: [made] } },
    { settlement: { candidates: [made] } },
  ]);
  await openBookings.choose(lostBooking('q-lost'), '7');
  await openBookings.choose(lostBooking('q-other'), '7');
  expect(openBookings.all).toMatchObject([
    { settlement: { kind: 'booked', dealId: '7' } },
    { settlement: { kind: 'choose', candidates: [] } },
  ]);
  expect(await journal.list()).toMatchObject([{ quoteId: 'q-other' }]);
});
