import { describe, expect, it } from 'vitest';
import { thalassa, waiting, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let terminal: FxgWithSandbox;

const book = (amount: string, ...more: readonly string[]) => [
  ...`quotes book --beneficiary ${thalassa} --amount ${amount} --yes --max-settlement 1000`.split(' '),
  ...more,
];

describe('while another terminal is sending a booking', () => {
  signedInTerminal((opened) => (terminal = opened));

  it.each([
    ['without a key', []],
    ['with a key', ['--key', 'A']],
  ])(
    '%s, settling waits for its answer and says what it became, where something else was said of it',
    async (_how, key) => {
      const { orderNumber: earlier } = (await terminal.user.fxg(...book('321'))).data<Booked>();
      await terminal.hold('/deal/book');
      const sending = terminal.user.start(...book('322', ...key));
      await terminal.control.faultsStruck();
      const settling = terminal.user.start('quotes', 'settle', '--order', earlier);
      await settling.said(waiting);
      await terminal.control.clearFaults();
      const settled = await settling.ran;
      const { orderNumber, quoteId } = (await sending.ran).data<Booked>();
      expect(settled.stderr).toContain(`Another fxg has settled your booking of €322.00`);
      expect(settled.stderr).toContain(`it is order ${orderNumber}.`);
      expect({ code: settled.code, data: settled.data() }).toMatchObject({
        code: 7,
        data: [{ became: 'booked', quoteId, orderNumber }],
      });
      expect(settled.stderr).toContain(`is order ${orderNumber}, not order ${earlier}.`);
    },
  );

  it('another one books something else as soon as that call has ended', async () => {
    await terminal.hold('/deal/book');
    const sending = terminal.user.start(...book('321'));
    await terminal.control.faultsStruck();
    const other = terminal.user.start(...book('55'));
    await other.said(waiting);
    await terminal.control.clearFaults();
    expect([(await sending.ran).code, (await other.ran).code]).toEqual([0, 0]);
    expect(await terminal.calls('/deal/book')).toHaveLength(2);
  });
});
