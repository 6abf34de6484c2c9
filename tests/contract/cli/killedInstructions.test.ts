import { describe, expect, it } from 'vitest';
import { thalassa, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { sentLongAgo } from './endQuotes.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let terminal: FxgWithSandbox;

const book = `quotes book --beneficiary ${thalassa} --amount 321 --yes --max-settlement 1000`.split(' ');
const form = '--purpose INVOICE --account INCOMING410233_USD --yes'.split(' ');
const instruct = (orderNumber: string) => ['orders', 'instruct', orderNumber, ...form];

type Shown = { readonly payments: readonly object[] };
const paymentsOf = async (orderNumber: string) =>
  (await terminal.user.fxg('orders', 'show', orderNumber, '--json')).data<Shown>().payments;

describe('an instruction that the partner still handles', () => {
  signedInTerminal((opened) => (terminal = opened));

  it.each(['SIGKILL', 'SIGINT'] as const)(
    'is never told as not carried out because its sender is gone by %s',
    async (signal) => {
      const { orderNumber } = (await terminal.user.fxg(...book)).data<Booked>();
      await terminal.hold('/deal/instruct');
      const sending = terminal.user.start(...instruct(orderNumber));
      await terminal.control.faultsStruck();
      sending.stop(signal);
      await sending.ran;
      const settled = await terminal.user.fxg('quotes', 'settle');
      expect({ code: settled.code, data: settled.data() }).toEqual({ code: 8, data: [] });
      expect(settled.error().message).toContain('may still be on its way');
      expect(settled.error().hint).toMatch(/^From \d\d:\d\d:\d\d \S+ on it can be known/);
      const again = await terminal.user.fxg(...instruct(orderNumber));
      expect({ code: again.code, hint: again.error().hint }).toEqual({
        code: 8,
        hint: settled.error().hint,
      });
      expect(await paymentsOf(orderNumber)).toEqual([]);

      await terminal.control.clearFaults();
      await expect.poll(() => paymentsOf(orderNumber), { timeout: 20_000 }).toHaveLength(1);
      const known = await terminal.user.fxg('quotes', 'settle');
      expect(known.data()).toMatchObject([{ became: 'instructed', quoteId: null, orderNumber }]);
      expect(await terminal.calls('/deal/instruct')).toHaveLength(1);
    },
  );

  it('is told 45 seconds after a 5xx, which a gateway may have answered while the partner is at work, to another terminal too', async () => {
    const { orderNumber } = (await terminal.user.fxg(...book)).data<Booked>();
    await terminal.fault('/deal/instruct', 'status', { status: 503 });
    expect((await terminal.user.fxg(...instruct(orderNumber))).error().code).toBe('outcome-unknown');
    const early = await terminal.user.fxg('quotes', 'settle');
    expect([early.code, early.data()]).toEqual([8, []]);
    await sentLongAgo(terminal.user.home);
    const known = await terminal.user.fxg('quotes', 'settle');
    expect(known.data()).toMatchObject([{ became: 'not-instructed', quoteId: null, orderNumber }]);
  });
});
