import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { corpayCustomer, instructionOf, orderNumberOf, type CorpayCustomer } from './corpayCustomer.ts';
import { buildSandbox, startSandbox, type SandboxProcess } from '../../process/startSandbox.ts';

const email = 'corpay@sandbox.test';
let folder = '';
let running: SandboxProcess | null = null;

beforeAll(async () => {
  buildSandbox();
  folder = await mkdtemp(join(tmpdir(), 'fx-gateway-kill-'));
});
afterAll(async () => {
  await running?.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

// The quotes outlive the restarts, however slow these are.
const start = () => startSandbox({ env: { SANDBOX_QUOTE_SECONDS: '3600' } }, folder);

type Booking = { readonly quoteId: string; readonly key: string; orderNumber: number | null };
type Journal = { readonly bookings: Booking[]; readonly instructed: number[] };

/** Quotes, books and instructs until the connection breaks; only what was answered is written down as done. */
const workUntilKilled = async (
  customer: CorpayCustomer,
  name: string,
  { bookings, instructed }: Journal,
): Promise<void> => {
  for (let deal = 0; ; deal += 1) {
    try {
      const quoted = await customer.quote();
      const booking: Booking = { quoteId: quoted.quoteId, key: `${name}-${deal}`, orderNumber: null };
      bookings.push(booking);
      booking.orderNumber = orderNumberOf(await customer.book(booking.quoteId, booking.key));
      await customer.instruct(instructionOf({ ...quoted, orderNumber: booking.orderNumber }));
      instructed.push(booking.orderNumber);
    } catch {
      return;
    }
  }
};

const answeredOf = ({ bookings }: Journal) => bookings.filter(({ orderNumber }) => orderNumber !== null);

it('loses no acknowledged deal when it is killed while it books, and settles the unanswered ones', async () => {
  const journal: Journal = { bookings: [], instructed: [] };
  for (const round of [1, 2]) {
    running = await start();
    if (round === 1) await fetch(`${running.url}/sandbox/reset`, { method: 'POST' });
    const customer = await corpayCustomer(running.url, email);
    const workers = Array.from({ length: 4 }, (_, worker) =>
      workUntilKilled(customer, `round-${round}-worker-${worker}`, journal),
    );
    // By deals and not by the clock, so that a slow machine is killed in the middle of its work too.
    while (answeredOf(journal).length < 12 * round) await new Promise((resolve) => setTimeout(resolve, 10));
    await running.stop('SIGKILL');
    await Promise.all(workers);
  }

  running = await start();
  const customer = await corpayCustomer(running.url, email);
  const answered = answeredOf(journal);
  expect(answered.length).toBeGreaterThan(20);
  const rows = await customer.orders();
  const kept = new Map(rows.map((row) => [row.ordNum, row]));
  expect(answered.filter(({ orderNumber }) => !kept.has(orderNumber ?? 0))).toEqual([]);
  expect(journal.instructed.filter((number) => kept.get(number)?.beneCount !== 1)).toEqual([]);

  for (const { quoteId, key, orderNumber } of journal.bookings) {
    const again = orderNumberOf(await customer.book(quoteId, key));
    if (orderNumber !== null) expect(again).toBe(orderNumber);
  }
  const settled = await customer.orders();
  expect(new Set(settled.map(({ ordNum }) => ordNum)).size).toBe(settled.length);
  const seeded = 5;
  expect(settled.length).toBe(seeded + journal.bookings.length);
});
