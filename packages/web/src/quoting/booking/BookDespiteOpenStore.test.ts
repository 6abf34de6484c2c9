import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { BookDespiteOpenStore } from './BookDespiteOpenStore.ts';

type Earlier = { readonly id: string; readonly same: boolean };

/** Open bookings, the first of which that is not wanted beside stands in the way of what is displayed. */
const beside = (open: readonly Earlier[] | null) => {
  const bookings = { open };
  const store = new BookDespiteOpenStore<Earlier>(
    { known: () => bookings.open !== null, ids: () => (bookings.open ?? []).map(({ id }) => id) },
    (despite) =>
      bookings.open?.find(({ same }) => same) ??
      bookings.open?.find(({ id }) => !despite.includes(id)) ??
      null,
  );
  return { store, bookings };
};

const other = { id: 'q-1', same: false };
const same = { id: 'q-2', same: true };

describe('a deal beside bookings whose outcome is not known', () => {
  it('is not booked before it is known whether there are any', () => {
    const { store } = beside(null);
    expect([store.inTheWay, store.offered, store.wanted]).toEqual(['journal-unread', false, false]);
  });

  it('needs no word of the user where there are none', () => {
    const { store } = beside([]);
    expect([store.inTheWay, store.offered, store.wanted, store.earlier]).toEqual([null, false, false, null]);
  });

  it('is asked about, and booked once the user wants it', () => {
    const { store } = beside([other]);
    expect([store.inTheWay, store.offered, store.wanted]).toEqual(['beside-earlier', true, false]);
    store.want(true);
    expect([store.inTheWay, store.offered, store.wanted]).toEqual([null, true, true]);
    expect(store.earlier, 'it is there all the same').toEqual(other);
    store.want(false);
    expect([store.inTheWay, store.wanted, store.despite]).toEqual(['beside-earlier', false, []]);
  });

  it('is not booked while the same one is open, whatever the user says', () => {
    const { store } = beside([other, same]);
    store.want(true);
    expect([store.inTheWay, store.offered, store.wanted]).toEqual(['earlier-booking-open', false, false]);
  });

  it('is asked about once more beside a booking that came later', () => {
    const { store, bookings } = beside([other]);
    store.want(true);
    bookings.open = [other, { id: 'q-3', same: false }];
    expect([store.inTheWay, store.wanted]).toEqual(['beside-earlier', false]);
  });

  it('shows at once what the user says', () => {
    const { store } = beside([other]);
    const seen: (readonly string[])[] = [];
    const stop = autorun(() => seen.push(store.despite));
    const ids = ['q-1'];
    store.want(true);
    store.want(false);
    stop();
    expect(seen).toEqual([[], ids, []]);
  });
});
