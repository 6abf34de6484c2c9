import { describe, expect, it } from 'vitest';
import { thalassa, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow, ofxEmail } from './ofxAuthorizing.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let terminal: FxgWithSandbox;

/** Every signal at every stage is tried beside the code; here a process of its own is ended by these. */
const exits = [
  ['SIGTERM', 130],
  ['SIGHUP', 129],
] as const;

type Call = Parameters<FxgWithSandbox['control']['hold']>[0];

/** Starts a command, and ends it by that signal while a call of it waits at the partner. */
const endedAt = async (held: Call, signal: NodeJS.Signals, words: readonly string[]) => {
  await terminal.control.hold(held);
  const running = terminal.user.start(...words);
  await terminal.control.faultsStruck();
  running.stop(signal);
  const { code, error, stderr } = await running.ran;
  return { code, said: error(), stderr };
};

const nothingSent = 'Interrupted: nothing was sent.';
const perhapsBooked = 'Interrupted while the booking was on its way: it may have been made.';

describe.each(exits)('a command that moves money, ended by %s', (signal, exit) => {
  describe('at Corpay', () => {
    signedInTerminal((opened) => (terminal = opened));

    const booking = `--beneficiary ${thalassa} --amount 321 --yes --max-settlement 1000`.split(' ');
    const quote = { service: 'corpay', path: '/deal/quote', method: 'POST' };
    const book = { service: 'corpay', path: '/deal/book', method: 'POST' };

    it('says that nothing was sent, or that it is not known and which command tells', async () => {
      const before = await endedAt(quote, signal, ['quotes', 'book', ...booking]);
      expect([before.code, before.said.message]).toEqual([exit, nothingSent]);
      const watched = await endedAt(quote, signal, ['quotes', 'watch', '--book', ...booking]);
      expect([watched.code, watched.said.message]).toEqual([exit, nothingSent]);
      expect(await terminal.calls('/deal/book')).toEqual([]);
      const sent = await endedAt(book, signal, ['quotes', 'book', ...booking]);
      expect([sent.code, sent.said.message]).toEqual([exit, perhapsBooked]);
      expect(sent.said.hint).toContain('fxg quotes settle');
    });

    it('says the same of an instruction', async () => {
      const { orderNumber } = (await terminal.user.fxg('quotes', 'book', ...booking)).data<Booked>();
      const form = '--purpose INVOICE --account INCOMING410233_USD --yes'.split(' ');
      const instruct = ['orders', 'instruct', orderNumber, ...form];
      const order = { service: 'corpay', path: `/deal/order/${orderNumber}` };
      const before = await endedAt(order, signal, instruct);
      expect([before.code, before.said.message]).toEqual([exit, nothingSent]);
      const held = { service: 'corpay', path: '/deal/instruct' };
      const sent = await endedAt(held, signal, instruct);
      expect(sent.code).toBe(exit);
      expect(sent.said.message).toBe(
        'Interrupted while the instruction was on its way: it may have been made.',
      );
      expect(sent.said.hint).toContain('fxg quotes settle');
    });
  });

  describe('at OFX', () => {
    signedInTerminal((opened) => (terminal = opened), { email: ofxEmail });

    it('says that nothing was sent, or that it is not known and which command tells', async () => {
      await allow({ url: terminal.url, home: terminal.user.home });
      const one = await terminal.beneficiaryIn('EUR');
      const booking = ['--beneficiary', `${one}=321`, '--yes', '--max-buy', '5000'];
      const quote = { service: 'ofx', path: '/payments/quotes', method: 'POST' };
      const before = await endedAt(quote, signal, ['quotes', 'book', ...booking]);
      expect([before.code, before.said.message]).toEqual([exit, nothingSent]);
      const watched = await endedAt(quote, signal, ['quotes', 'watch', '--book', ...booking]);
      expect([watched.code, watched.said.message]).toEqual([exit, nothingSent]);
      const deal = { service: 'ofx', path: '/payments/deals', method: 'POST' };
      const sent = await endedAt(deal, signal, ['quotes', 'book', ...booking]);
      expect([sent.code, sent.said.message]).toEqual([exit, perhapsBooked]);
      expect(sent.said.hint).toContain('fxg quotes settle');
    });
  });
});

describe('a command that moves nothing', () => {
  signedInTerminal((opened) => (terminal = opened));

  it('keeps its plain sentence after Ctrl-C', async () => {
    const orders = { service: 'corpay', path: '/deal/order' };
    const { code, said } = await endedAt(orders, 'SIGINT', ['orders', 'list']);
    expect([code, said.message]).toEqual([130, 'Interrupted.']);
  });
});
