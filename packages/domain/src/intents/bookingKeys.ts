import type { CallFailure } from '../calls/callFailure.ts';
import type { KeyValueStore } from '../ports/keyValueStore.ts';
import type { StoredCallFormat } from './storedCallFormat.ts';
import { isJsonObject, readStoredMoneyCalls } from './storedMoney.ts';

/** What is known of a booking that was sent under a key. */
type KeyedOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'booked'; readonly orderNumber: string }
  /** The user has said that it became no deal. */
  | { readonly kind: 'not-booked' }
  | { readonly kind: 'refused'; readonly failure: CallFailure };

/** One call under a key: what was asked for, exactly what was sent, and what came of it. */
export type KeyedBooking<I> = {
  readonly key: string;
  /** Everything that the call said, as one text: only the same call is repeated. */
  readonly terms: string;
  readonly intent: I;
  readonly outcome: KeyedOutcome;
};

/** The bookings of one user at one gateway by the keys that make them repeatable. */
export type BookingKeys<I> = {
  find(key: string): Promise<KeyedBooking<I> | null>;
  /** Takes the key in one step. Gives what another process took it for, and changes nothing then; null when taken. */
  claim(booking: KeyedBooking<I>): Promise<KeyedBooking<I> | null>;
  /** What became of the booking that is named so, in whatever way that was found out. */
  answer(id: string, outcome: KeyedOutcome): Promise<void>;
  /** Nothing was sent under the key. */
  release(key: string): Promise<void>;
  /** The key under which a booking was sent; null when it was none. */
  keyOf(id: string): Promise<string | null>;
  /** The booking that became this order; null when it was sent under no key, or is remembered no more. */
  bookedAs(orderNumber: string): Promise<KeyedBooking<I> | null>;
};

/** Answered calls are remembered for a quarter of a year, open ones until they are answered. */
const rememberedFor = 92 * 24 * 60 * 60 * 1000;

type Written = Omit<KeyedBooking<never>, 'intent'> & { readonly intent: string };

const outcomes: ReadonlySet<unknown> = new Set<KeyedOutcome['kind']>([
  'open',
  'booked',
  'not-booked',
  'refused',
]);

const isWritten = (value: unknown): value is Written =>
  isJsonObject(value) &&
  ['key', 'terms', 'intent'].every((name) => typeof value[name] === 'string') &&
  isJsonObject(value['outcome']) &&
  outcomes.has(value['outcome']['kind']);

/** The keys that are kept under `place`, which names the user and the gateway. */
export const createBookingKeys = <I extends { readonly startedAt: number }>(
  store: KeyValueStore,
  place: string,
  form: StoredCallFormat<I>,
): BookingKeys<I> => {
  const write = (bookings: readonly KeyedBooking<I>[]): string =>
    JSON.stringify(
      bookings.map(({ intent, ...rest }) => ({ ...rest, intent: JSON.stringify([form.write(intent)]) })),
    );
  /** What cannot be read is never taken for absent: the same key would then book a second time. */
  const read = (kept: string | null): readonly KeyedBooking<I>[] => {
    if (kept === null) return [];
    const bookings: unknown = JSON.parse(kept);
    if (!Array.isArray(bookings) || !bookings.every(isWritten))
      throw new Error('The bookings that were sent under a key cannot be read.');
    return bookings.map(({ key, terms, intent: written, outcome }) => {
      const [intent] = readStoredMoneyCalls(written, form.read);
      if (intent === undefined) throw new Error(`The booking under the key ${key} cannot be read.`);
      return { key, terms, intent, outcome };
    });
  };
  const list = async () => read(await store.read(place));
  const change = (
    edit: (bookings: readonly KeyedBooking<I>[]) => readonly KeyedBooking<I>[],
  ): Promise<void> =>
    store.update(place, (kept) => {
      const after = edit(read(kept));
      return after.length === 0 ? null : write(after);
    });
  return {
    find: async (key) => (await list()).find((booking) => booking.key === key) ?? null,
    claim: async (wanted) => {
      let taken: KeyedBooking<I> | null = null;
      await change((bookings) => {
        taken = bookings.find(({ key }) => key === wanted.key) ?? null;
        if (taken !== null) return bookings;
        const oldest = wanted.intent.startedAt - rememberedFor;
        const young = ({ intent, outcome }: KeyedBooking<I>): boolean =>
          outcome.kind === 'open' || intent.startedAt > oldest;
        return [...bookings.filter(young), wanted];
      });
      return taken;
    },
    answer: (id, outcome) =>
      change((bookings) =>
        bookings.map((kept) => (form.idOf(kept.intent) === id ? { ...kept, outcome } : kept)),
      ),
    release: (gone) => change((bookings) => bookings.filter(({ key }) => key !== gone)),
    keyOf: async (id) => (await list()).find(({ intent }) => form.idOf(intent) === id)?.key ?? null,
    bookedAs: async (orderNumber) =>
      (await list()).find(
        ({ outcome }) => outcome.kind === 'booked' && outcome.orderNumber === orderNumber,
      ) ?? null,
  };
};
