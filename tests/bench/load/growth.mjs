import { median, ratioOf } from '../median.mjs';

/** What a customer does again and again. */
const kinds = ['quotes', 'bookings', 'reads'];

/** As many are made before, so that every place is warm. */
const unmeasured = 100;
const callsOfRound = 20;

/**
 * How the median of one client's call grows from one place to the other, by kind. The places take turns call by call:
 * whatever else the machine does slows both alike.
 */
export async function growthOver(places, rounds) {
  const growth = {};
  for (const kind of kinds) {
    await roundOf(places, kind, unmeasured);
    const medians = [];
    for (let round = 0; round < rounds; round += 1) medians.push(await roundOf(places, kind, callsOfRound));
    growth[kind] = ratioOf(
      medians.map(([, grown]) => grown),
      medians.map(([floor]) => floor),
    );
  }
  return growth;
}

/** The median of each place. */
async function roundOf(places, kind, calls) {
  const times = places.map(() => []);
  for (let call = 0; call < calls; call += 1)
    // Each is the first as often as the others.
    for (let turn = 0; turn < places.length; turn += 1) {
      const index = (call + turn) % places.length;
      const { customers } = places[index];
      times[index].push(await timeOf(kind, customers[call % customers.length]));
    }
  return times.map(median);
}

async function timeOf(kind, { quote, book, read }) {
  // Bookings alone are measured.
  const quoteId = kind === 'bookings' ? await quote() : undefined;
  const began = performance.now();
  await { quotes: quote, bookings: () => book(quoteId), reads: read }[kind]();
  return performance.now() - began;
}
