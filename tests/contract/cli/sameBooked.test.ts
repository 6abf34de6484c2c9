import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fxgUser, type FxgUser } from './fxg.ts';
import { thalassa, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let terminal: FxgWithSandbox;
let otherDevice: FxgUser;

const book = `quotes book --beneficiary ${thalassa} --amount 1003 --yes --max-settlement 2000`.split(' ');
const bookings = async (): Promise<number> => (await terminal.calls('/deal/book')).length;

describe('a deal like one of the last seven days', () => {
  signedInTerminal((opened) => (terminal = opened));
  beforeEach(async () => {
    otherDevice = await fxgUser(terminal.url);
    await otherDevice.beSignedIn();
  });
  afterEach(() => otherDevice.leave());

  it('that another device booked is not booked by --yes: 8, with its order and how to book it all the same', async () => {
    const { orderNumber } = (await otherDevice.fxg(...book)).data<Booked>();
    const stopped = await terminal.user.fxg(...book);
    expect([stopped.code, stopped.error().code]).toEqual([8, 'same-booked']);
    expect(stopped.error().message).toMatch(
      new RegExp(
        `^Nothing was sent\\. Booked in the last seven days for €1,003\\.00 .*: order ${orderNumber} of`,
      ),
    );
    expect(stopped.error().hint).toContain('--despite-same');
    expect(await bookings()).toBe(1);
    expect((await terminal.user.fxg(...book, '--despite-same')).code).toBe(0);
    expect(await bookings()).toBe(2);
  });

  it('that another device booked with the same locked settlement is found at another rate', async () => {
    const locked =
      `quotes book --beneficiary ${thalassa} --lock settlement --amount 1003 --settlement USD --yes --min-payment 500`.split(
        ' ',
      );
    type Paid = Booked & { readonly payment: { readonly amount: string } };
    const { orderNumber, payment } = (await otherDevice.fxg(...locked)).data<Paid>();
    const quote = {
      quoteId: 'at-another-rate',
      rate: { value: 0.86 },
      settlement: { currency: 'USD', amount: 1003 },
      payment: { currency: 'EUR', amount: Math.round(Number(payment.amount)) + 1 },
      expiryRemaining: 300,
    };
    await terminal.fault('/deal/quote', 'status', { status: 200, body: { content: quote } });
    const stopped = await terminal.user.fxg(...locked);
    expect([stopped.code, stopped.error().code]).toEqual([8, 'same-booked']);
    expect(stopped.error().message).toContain(
      `Booked in the last seven days with a settlement of $1,003.00 as well, and not instructed yet: order ${orderNumber} of`,
    );
    expect(await bookings()).toBe(1);
  });

  it('is booked under a key, once', async () => {
    expect((await otherDevice.fxg(...book)).code).toBe(0);
    expect((await terminal.user.fxg(...book, '--key', 'week-47')).code).toBe(0);
    expect((await terminal.user.fxg(...book, '--key', 'week-47')).code).toBe(0);
    expect(await bookings()).toBe(2);
  });

  it('that this device booked is named with its beneficiary in the plan, and not booked by --yes either', async () => {
    const { orderNumber } = (await terminal.user.fxg(...book)).data<Booked>();
    const again = await terminal.user.fxg(...book);
    expect([again.code, again.error().code]).toEqual([8, 'same-booked']);
    expect(again.stderr).toMatch(/Booked before\s+In the last seven days you booked €1,003\.00 for Thalassa/);
    expect(again.stderr).toContain(`order ${orderNumber} of`);
    expect(await bookings()).toBe(1);
  });

  it('that cannot be looked for is not booked by --yes either', async () => {
    const { orderNumber } = (await otherDevice.fxg(...book)).data<Booked>();
    await terminal.fault(`/deal/order/${orderNumber}`, 'status', { status: 503, times: 9 });
    const stopped = await terminal.user.fxg(...book);
    expect([stopped.code, stopped.error().code]).toEqual([8, 'same-booked']);
    expect(stopped.error().message).toContain(
      'It could not be checked whether you booked this payment already',
    );
    expect(await bookings()).toBe(1);
  });
});
