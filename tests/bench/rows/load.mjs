import { judged } from '../judged.mjs';
import { loads } from '../load/loads.mjs';

/** Row 13: how a call grows with the customers beside it. */
export async function load({ quick }) {
  const growth = await loads(quick ? 5 : 15);
  return growth.flatMap(({ database, grown }) =>
    Object.entries(grown).map(([kind, ratio]) =>
      judged({
        number: 13,
        measure: `median of ${kind} on ${database}, 10,000 customers in it`,
        floor: 'those of the stories alone',
        ...ratio,
        unit: 'times',
        // Twice leaves room for noise: a search through all customers takes many times as long.
        target: 2,
      }),
    ),
  );
}
