import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fxgUser, type FxgUser } from './fxg.ts';
import { commandOutputs } from '../../../packages/cli/src/outputs/commandOutputs.ts';
import { thalassa, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow, ofxEmail } from './ofxAuthorizing.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let terminal: FxgWithSandbox;
let otherDevice: FxgUser;

const book = `quotes book --beneficiary ${thalassa} --amount 1003 --yes --max-settlement 2000`.split(' ');
const bookings = async (): Promise<number> => (await terminal.calls('/deal/book')).length;

describe('a deal like one of the last seven days', () => {
  signedInTerminal((opened) => (terminal = opened), { program: 'sources' });
  beforeEach(async () => {
    otherDevice = await fxgUser(terminal.url, 'sources');
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

/** Both have looked before either had booked: the other device books while the call of the terminal is on its way. */
const bothAtOnce = async (service: 'corpay' | 'ofx', path: string, words: readonly string[]) => {
  await terminal.control.hold({ service, path, method: 'POST' });
  const booking = terminal.user.start(...words);
  await terminal.control.faultsStruck();
  const other = await otherDevice.fxg(...words);
  await terminal.control.clearFaults();
  return { other, own: await booking.ran };
};

const lastLineOf = (stdout: string) => JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');

describe('an equal deal that another device books at the same moment', () => {
  describe('at Corpay', () => {
    signedInTerminal((opened) => (terminal = opened), { program: 'sources' });
    beforeEach(async () => {
      otherDevice = await fxgUser(terminal.url, 'sources');
      await otherDevice.beSignedIn();
    });
    afterEach(() => otherDevice.leave());

    it('is named after the own one was told, with what to do, and both end with 0', async () => {
      const { other, own } = await bothAtOnce('corpay', '/deal/book', book);
      expect([other.code, own.code]).toEqual([0, 0]);
      const { orderNumber } = other.data<Booked>();
      expect(own.stderr).toContain(
        `Order ${orderNumber} for the same amount came while this deal was on its way, perhaps from another device. Instruct only what you want to pay.`,
      );
      expect(own.data<Booked>().orderNumber).not.toBe(orderNumber);
      expect(commandOutputs['quotes book']?.parse(own.data())).toEqual(own.data());
      expect(other.stderr).not.toContain('came while');
    });

    it('is named by a watch that books too', async () => {
      const watch = ['quotes', 'watch', '--book', ...book.slice(2)];
      const { other, own } = await bothAtOnce('corpay', '/deal/book', watch);
      const { orderNumber } = lastLineOf(other.stdout);
      expect(own.code).toBe(0);
      expect(lastLineOf(own.stdout)).toMatchObject({ event: 'booked' });
      expect(own.stderr).toContain(`Order ${orderNumber} for the same amount came while`);
    });

    it('that cannot be looked for is said in one sentence, and the booking stays as it is', async () => {
      await terminal.fault('/deal/book', 'delay', { delayMs: 3_000 });
      const booking = terminal.user.start(...book);
      await terminal.control.faultsStruck();
      await terminal.fault('/deal/order', 'status', { status: 503, times: 9 });
      const { code, stderr, data } = await booking.ran;
      expect(code, stderr).toBe(0);
      expect(data<Booked>().orderNumber).toMatch(/^\d+$/);
      expect(stderr).toContain(
        'It could not be checked whether the same was booked on another device meanwhile: your orders show it.',
      );
    });
  });

  describe('at OFX', () => {
    signedInTerminal((opened) => (terminal = opened), { program: 'sources', email: ofxEmail });
    beforeEach(async () => {
      otherDevice = await fxgUser(terminal.url, 'sources');
      await otherDevice.beSignedIn(ofxEmail);
      for (const { home } of [terminal.user, otherDevice]) await allow({ url: terminal.url, home });
    });
    afterEach(() => otherDevice.leave());

    it('is named after the own one was told, with what to do, and both end with 0', async () => {
      const one = await terminal.beneficiaryIn('EUR');
      const words = ['quotes', 'book', '--beneficiary', `${one}=31.70`, '--yes', '--max-buy', '1000'];
      const { other, own } = await bothAtOnce('ofx', '/payments/deals', words);
      expect([other.code, own.code], own.stderr).toEqual([0, 0]);
      const { reference } = other.data<{ readonly reference: string }>();
      expect(own.stderr).toContain(
        `Deal ${reference} for the same came while this deal was on its way, perhaps from another device. If you want only one of them, tell the partner at once.`,
      );
      expect(commandOutputs['quotes book']?.parse(own.data())).toEqual(own.data());
    });
  });
});
