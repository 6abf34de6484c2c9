import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCommandLine } from './fxg.ts';
import { openDesk, until, type Booked, type FxgDesk } from './fxgDesk.ts';

let desk: FxgDesk;

beforeAll(() => buildCommandLine());

const bookEur = (payee: string) =>
  ['quotes', 'book', '--beneficiary', payee, '--amount', '321', '--yes', '--max-settlement', '1000'] as const;

/** Where the partner cannot say it, the person does. */
const settle = async (): Promise<string> => {
  const settled = await desk.user.fxg('quotes', 'settle');
  if (settled.code === 0) {
    return settled.data<readonly Booked[]>()[0]?.orderNumber ?? '';
  }
  expect(settled.code).toBe(8);
  const [order] = await desk.ordersOf('321.00');
  expect(settled.error().hint).toContain(order?.ordNum);
  expect((await desk.user.fxg('quotes', 'settle', '--order', '1')).code).toBe(2);
  const said = await desk.user.fxg('quotes', 'settle', '--order', order?.ordNum ?? '');
  return said.data<readonly Booked[]>()[0]?.orderNumber ?? '';
};

describe.each([
  ['a partner that keeps idempotency keys', true],
  ['a partner as it is documented', false],
])('a booking whose answer is lost, at %s', (_partner, idempotency) => {
  beforeAll(async () => {
    desk = await openDesk({ idempotency });
  });
  afterAll(() => desk.shut());
  beforeEach(() => desk.comeFresh());

  it('ends with 8 and is never booked a second time', async () => {
    await desk.user.signIn();
    const payee = await desk.payeeIn('EUR');
    await desk.fault('/deal/book', 'reset-after');
    const lost = await desk.user.fxg(...bookEur(payee));
    expect({ code: lost.code, error: lost.error().code }).toEqual({ code: 8, error: 'outcome-unknown' });
    const again = await desk.user.fxg(...bookEur(payee));
    if (idempotency) {
      expect(again.code).toBe(0);
      expect(await desk.ordersOf('321.00')).toMatchObject([{ ordNum: again.data<Booked>().orderNumber }]);
    } else {
      expect(again.code).toBe(8);
      const orderNumber = await settle();
      expect(await desk.ordersOf('321.00')).toMatchObject([{ ordNum: orderNumber }]);
    }
  });

  it('is settled before another order is touched, and the repeated call still gives that order', async () => {
    await desk.user.signIn();
    const payee = await desk.payeeIn('EUR');
    await desk.fault('/deal/book', 'reset-after');
    await desk.user.fxg(...bookEur(payee));
    const other = await desk.user.fxg('orders', 'instruct', '1', '--yes');
    expect(other.code).toBe(idempotency ? 5 : 8);
    if (!idempotency) return;
    const again = await desk.user.fxg(...bookEur(payee));
    expect(again.stderr).toContain('nothing new was booked');
    expect(await desk.ordersOf('321.00')).toMatchObject([{ ordNum: again.data<Booked>().orderNumber }]);
  });

  it('outlives a kill: the next sign-in says what became of it', async () => {
    await desk.user.signIn();
    const payee = await desk.payeeIn('EUR');
    await desk.fault('/deal/book', 'delay', { delayMs: 1_500 });
    const booking = desk.user.start(...bookEur(payee));
    const intents = join(desk.user.home, 'fxg', 'intents.json');
    await until(async () => (await readFile(intents, 'utf8').catch(() => '')).includes('booking'));
    await pause(400);
    booking.stop('SIGKILL');
    await booking.ran;
    await until(async () => (await desk.calls('/deal/book')).length === 1);
    await desk.user.fxg('logout');
    const { code, stderr } = await desk.user.signIn();
    expect(code).toBe(0);
    expect(stderr).toMatch(/your(?: earlier)? booking of €321\.00 to/i);
    await settle();
    expect(await desk.ordersOf('321.00')).toHaveLength(1);
    expect((await stat(intents)).mode & 0o777).toBe(0o600);
  });
});
