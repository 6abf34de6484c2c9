import { describe, expect, it } from 'vitest';
import { lost, makeFixture, openBooking, press, quote, refused } from '../../../test/bookingFixture.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import { bookDeal, type BookingInput } from './bookDeal.ts';

const another = (more: Partial<typeof quote>, despite: readonly string[] = []): BookingInput => ({
  ...press,
  quote: { ...quote, quoteId: 'q2', ...more },
  despite,
});

describe('two tabs and an earlier booking', () => {
  it('while one is on its way or unknown, the same beneficiary, currencies and locked amount are not sent', async () => {
    const fixture = makeFixture({ books: [failed(lost), succeeded({ orderNumber: '701' })] });
    const earlier = await openBooking(fixture);
    const moved = another({ settlement: makeMoney(1_160_000n, 'USD') }, ['q1']);
    expect(await bookDeal(fixture, moved)).toEqual({ kind: 'earlier-open', earlier, same: true });
    expect(fixture.sent).toHaveLength(1);
    expect(await fixture.journal.list()).toEqual([earlier]);
  });

  it('two presses at the same moment send one', async () => {
    const fixture = makeFixture({ books: [succeeded({ orderNumber: '700' })] });
    const outcomes = await Promise.all([bookDeal(fixture, press), bookDeal(fixture, another({}))]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'earlier-open']);
    expect(fixture.sent).toHaveLength(1);
  });

  it('any other booking is sent only once the person wants it beside the open one', async () => {
    const fixture = makeFixture({ books: [failed(lost), succeeded({ orderNumber: '701' })] });
    const earlier = await openBooking(fixture);
    const other = { payment: makeMoney(500n, 'EUR') };
    expect(await bookDeal(fixture, another(other))).toEqual({ kind: 'earlier-open', earlier, same: false });
    expect(await bookDeal(fixture, another(other, ['q1']))).toEqual({ kind: 'booked', orderNumber: '701' });
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'booking' }, { orderNumber: '701' }]);
  });

  it('a deal that waits for its instruction blocks nothing', async () => {
    const fixture = makeFixture({
      books: [succeeded({ orderNumber: '700' }), succeeded({ orderNumber: '701' })],
    });
    await bookDeal(fixture, press);
    const pressed = { ...another({}), bookedBefore: [press.quote.quoteId] };
    expect(await bookDeal(fixture, pressed)).toEqual({ kind: 'booked', orderNumber: '701' });
  });

  it('what was booked since the press began is not booked once more, also where its answer was told meanwhile', async () => {
    const fixture = makeFixture({ books: [succeeded({ orderNumber: '700' })] });
    await bookDeal(fixture, press);
    await fixture.journal.reported([`booking/${press.quote.quoteId}`]);
    expect(await bookDeal(fixture, another({}))).toMatchObject({
      kind: 'same-booked',
      booked: { answer: { became: 'booked', number: '700' } },
    });
    expect(fixture.sent).toHaveLength(1);
  });

  it('what was refused since the press began stands in no way', async () => {
    const fixture = makeFixture({ books: [failed(refused), succeeded({ orderNumber: '701' })] });
    await bookDeal(fixture, press);
    expect(await bookDeal(fixture, another({}))).toEqual({ kind: 'booked', orderNumber: '701' });
  });
});
