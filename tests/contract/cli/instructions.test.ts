import { beforeEach, describe, expect, it } from 'vitest';
import { fxgUser, type FxgUser } from './fxg.ts';
import { thalassa, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { signedInTerminal, withAndWithoutKeys } from './signedInTerminal.ts';

let terminal: FxgWithSandbox;

const book = async (amount: string, beneficiary = thalassa): Promise<string> => {
  const terms = `--beneficiary ${beneficiary} --amount ${amount} --yes --max-settlement 100000`.split(' ');
  return (await terminal.user.fxg('quotes', 'book', ...terms)).data<Booked>().orderNumber;
};

const form = '--purpose INVOICE --account INCOMING410233_USD --yes'.split(' ');
const instruct = (orderNumber: string, ...more: readonly string[]): readonly string[] => [
  'orders',
  'instruct',
  orderNumber,
  ...form,
  ...(more.includes('--amount') ? ['--partial'] : []),
  ...more,
];

type Shown = { readonly payments: readonly { readonly amount: string; readonly reference: string }[] };
const paymentsOf = async (orderNumber: string): Promise<Shown['payments']> =>
  (await terminal.user.fxg('orders', 'show', orderNumber, '--json')).data<Shown>().payments;

describe.each(withAndWithoutKeys)('an order that two terminals instruct at %s', (_partner, idempotency) => {
  let other: FxgUser;
  signedInTerminal((opened) => (terminal = opened), { program: 'sources', idempotency });
  beforeEach(async () => {
    other = await fxgUser(terminal.url, 'sources');
    await other.beSignedIn();
    return other.leave;
  });

  it.each([
    ['of one machine', () => terminal.user],
    ['of two machines', () => other],
  ])(
    '%s is told as made to one of them, and to the other beside what the order says',
    async (_where, second) => {
      const orderNumber = await book('892');
      const runs = await Promise.all([
        terminal.user.start(...instruct(orderNumber, '--reference', 'INV-7')).ran,
        second().start(...instruct(orderNumber, '--beneficiary', thalassa, '--amount', '1')).ran,
      ]);
      const made = runs.find(({ code }) => code === 0);
      const refused = runs.find(({ code }) => code !== 0);
      expect(made?.data()).toMatchObject({ orderNumber, instructed: true });
      const [amount, lost] = refused === runs[0] ? ['€1.00', '€892.00'] : ['€892.00', '€1.00'];
      const { code, message } = refused?.error() ?? {};
      expect(refused?.code).toBe(7);
      expect(message).toContain(`${amount} to Thalassa Olive Cooperative`);
      // Who comes late enough to see the payments sends nothing.
      if (code === 'instructed-differently') {
        expect(message).toContain(`Your instruction of ${lost} to Thalassa Olive Cooperative`);
        expect(message).toContain(`What differs: Amount (${amount} instead of ${lost})`);
      } else expect(code).toBe('already-instructed');
      expect(await paymentsOf(orderNumber)).toMatchObject([{ amount: amount.slice(1) }]);
    },
  );

  it('is told differently to the one whose call comes second, with both amounts and beneficiaries', async () => {
    const orderNumber = await book('892');
    await terminal.hold('/deal/instruct');
    const slow = terminal.user.start(...instruct(orderNumber, '--reference', 'INV-7')).ran;
    await expect.poll(() => terminal.calls('/deal/instruct'), { timeout: 15_000 }).toHaveLength(1);
    const fast = await other.fxg(...instruct(orderNumber, '--beneficiary', thalassa, '--amount', '1'));
    await terminal.control.clearFaults();
    const late = await slow;
    const [first, second] = fast.code === 0 ? [fast, late] : [late, fast];
    expect(first.data()).toMatchObject({ orderNumber, instructed: true });
    expect({ code: second.code, error: second.error().code }).toEqual({
      code: 7,
      error: 'instructed-differently',
    });
    const [mine, theirs] = ['€892.00 to Thalassa Olive Cooperative, reference INV-7', '€1.00 to Thalassa'];
    expect(second.error().message).toContain(mine);
    expect(second.error().message).toContain(theirs);
    expect(second.error().hint).toContain('was already instructed');
    expect(await paymentsOf(orderNumber)).toHaveLength(1);
  });

  it('answers for a lost call only to the one that asks for the same', async () => {
    const orderNumber = await book('892');
    await terminal.fault('/deal/instruct', 'reset-after');
    const said = instruct(orderNumber, '--reference', 'INV-7');
    expect((await terminal.user.fxg(...said)).error().code).toBe('outcome-unknown');
    const less = await terminal.user.fxg(...instruct(orderNumber, '--reference', 'INV-7', '--amount', '1'));
    expect({ code: less.code, error: less.error().code }).toEqual({ code: 7, error: 'already-instructed' });
    expect(less.stderr).toContain(`The payment of order ${orderNumber} was instructed.`);
    expect(less.error().message).toContain('€892.00 to Thalassa Olive Cooperative, reference INV-7');
    expect(await terminal.calls('/deal/instruct')).toHaveLength(1);
  });

  it('is not told as made when a lost call finds it instructed by the other', async () => {
    const orderNumber = await book('892');
    await terminal.fault('/deal/instruct', 'reset-before');
    const lost = instruct(orderNumber, '--reference', 'INV-7');
    expect((await terminal.user.fxg(...lost)).error().code).toBe('outcome-unknown');
    await other.fxg(...instruct(orderNumber, '--beneficiary', thalassa, '--amount', '1'));
    const again = await terminal.user.fxg(...lost);
    expect({ code: again.code, error: again.error().code }).toEqual({ code: 7, error: 'already-instructed' });
    expect(again.stderr).toContain(`Order ${orderNumber} is instructed with €1.00 to Thalassa`);
    expect(again.stderr).toContain('Your instruction of €892.00');
  });
});

describe('what an instruction is asked before it is sent', () => {
  signedInTerminal((opened) => (terminal = opened), { program: 'sources' });

  it('is whether the rest may stay uninstructed, by its own flag', async () => {
    const orderNumber = await book('892');
    const part = instruct(orderNumber, '--amount', '800').filter((word) => word !== '--partial');
    const asked = await terminal.user.fxg(...part);
    expect(asked.error()).toMatchObject({
      code: 'usage',
      message:
        '€92.00 of €892.00 stays uninstructed. An order is instructed once: nothing more can be instructed for this order.',
      hint: expect.stringContaining('--partial'),
    });
    expect(asked.code).toBe(2);
    const plan = await terminal.user.fxg(...part.filter((word) => word !== '--yes'), '--dry-run');
    expect(plan.stderr).toMatch(/Stays uninstructed for good\s+€92\.00/);
    expect(await terminal.calls('/deal/instruct')).toEqual([]);
    const sent = await terminal.user.fxg(...part, '--partial');
    expect(sent.data()).toMatchObject({ orderNumber, instructed: true });
    expect((await terminal.user.fxg('orders', 'show', orderNumber)).data()).toMatchObject({
      payments: [{ amount: '800.00' }],
      uninstructed: { amount: '92.00', currency: 'EUR' },
      instructedAt: expect.stringMatching(/Z$/),
      instructionRequestId: (await terminal.calls('/deal/instruct'))[0]?.requestId,
    });
  });

  it('is chosen from what the partner offers, and ends in its sentence where that cannot be had (ERR-48, ERR-49)', async () => {
    const orderNumber = await book('892');
    for (const [path, words] of [
      ['/deal/settlementAccounts', 'Unable to get settlement accounts. Please try again later.'],
      ['/deal/paymentPurpose', 'Unable to load payment purpose. Please try again later.'],
    ] as const) {
      await terminal.fault(path, 'status', { status: 400 });
      expect((await terminal.user.fxg(...instruct(orderNumber))).error().message).toBe(words);
    }
    expect(await terminal.calls('/deal/instruct')).toEqual([]);
    expect((await terminal.user.fxg(...instruct(orderNumber))).code).toBe(0);
  });

  it('is who is paid, when the one it was booked for was deleted', async () => {
    const orderNumber = await book('892');
    await terminal.user.fxg('beneficiaries', 'delete', thalassa, '--yes');
    const asked = await terminal.user.fxg(...instruct(orderNumber));
    expect(asked.code).toBe(2);
    expect(asked.error()).toMatchObject({
      message:
        'Thalassa Olive Cooperative, for whom this deal was booked, is no longer among your beneficiaries. Choose who is paid.',
      hint: expect.stringContaining('--beneficiary ID'),
    });
    expect(await terminal.calls('/deal/instruct')).toEqual([]);
  });

  it.each(['nothing-like-this', 'INCOMING410233_EUR'])(
    'is refused for a fee account that cannot settle the fee: %s',
    async (account) => {
      const orderNumber = await book('892');
      const asked = await terminal.user.fxg(...instruct(orderNumber, '--fee-account', account));
      expect(asked.code).toBe(2);
      expect(asked.error().hint).toContain('--fee-account is one of: INCOMING410233_USD');
      expect(await terminal.calls('/deal/instruct')).toEqual([]);
      const named = await terminal.user.fxg(...instruct(orderNumber, '--fee-account', 'INCOMING410233_USD'));
      expect(named.data()).toMatchObject({ orderNumber, instructed: true });
    },
  );
});
