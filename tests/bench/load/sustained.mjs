/** What a client does again and again. */
export const kinds = ['quotes', 'bookings', 'reads'];

/**
 * So many clients that each make a call as soon as the one before is answered, for so many seconds: how many calls a
 * second.
 */
async function sustained(call, clients, seconds) {
  let calls = 0;
  const end = performance.now() + seconds * 1_000;
  const began = performance.now();
  const client = async (name) => {
    while (performance.now() < end) {
      if ((await call(name)) === false) return;
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, name) => client(name)));
  return (calls * 1_000) / (performance.now() - began);
}

/** Sustained quotes, bookings and order reads of some customers, side by side. */
export async function sustainedCalls(customers, clients, seconds) {
  const of = (client) => customers[client % customers.length];
  const quotes = await sustained((client) => of(client).quote(), clients, seconds);
  const reads = await sustained((client) => of(client).read(), clients, seconds);
  // Made before, so that bookings alone are measured; they must live until then.
  const prepared = customers.map(() => []);
  const enough = performance.now() + seconds * 2_000;
  while (performance.now() < enough)
    await Promise.all(
      customers.flatMap((customer, index) =>
        [1, 2, 3].map(async () => prepared[index].push(await customer.quote())),
      ),
    );
  const bookings = await sustained(
    async (client) => {
      const quoteId = prepared[client % customers.length].pop();
      return quoteId === undefined ? false : of(client).book(quoteId);
    },
    clients,
    seconds,
  );
  return { quotes, bookings, reads };
}
