import * as z from 'zod/mini';
import type { EnvironmentConnection } from '../configuration/connectProfile.ts';

type Place = Pick<EnvironmentConnection, 'quotes' | 'address'>;

const form = z.array(z.tuple([z.string(), z.string()]));
const mostRemembered = 100;

/** Orders and deals of one environment; the numbers of another one mean nothing there. */
const keyOf = ({ address }: Place): string => `answers ${address}`;

type Answers = z.infer<typeof form>;

const readAnswers = (kept: string | null): Answers => {
  try {
    return form.safeParse(JSON.parse(kept ?? '[]')).data ?? [];
  } catch {
    return [];
  }
};

/** Remembers by which id the partner knows its answer to the booking of an order or a deal; the newest are kept. */
export const rememberBookingRequestId = async (
  place: Place,
  number: string,
  requestId: string | null,
): Promise<void> => {
  if (requestId === null) return;
  try {
    await place.quotes.update(keyOf(place), (kept) => {
      const others = readAnswers(kept).filter(([known]) => known !== number);
      return JSON.stringify([[number, requestId], ...others].slice(0, mostRemembered));
    });
  } catch {
    // A full disk must not lose the number, which is shown next.
  }
};

/** The ids of those answers by number; without those that this profile did not book, or has forgotten with a sign-out. */
export const loadRequestIdsByOrderNumber = async (place: Place): Promise<ReadonlyMap<string, string>> =>
  new Map(readAnswers(await place.quotes.read(keyOf(place)).catch(() => null)));

/** The id of one of them; null where it is not known here. */
export const findBookingRequestId = async (place: Place, number: string): Promise<string | null> =>
  (await loadRequestIdsByOrderNumber(place)).get(number) ?? null;
