import { describe, expect, it } from 'vitest';
import { thalassa, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { signedInTerminal } from './signedInTerminal.ts';
import { isUntold, killInStalledPipe } from './stalledPipe.ts';

let terminal: FxgWithSandbox;

const book = ['quotes', 'book', '--beneficiary', thalassa, '--amount', '321', '--yes', '--max-settlement'];
const sameCommand = [...book, '1000'];

type Told = Booked & { readonly settled: true; readonly bookedAt: string };

/** Books into a full pipe and is killed; gives the order that nobody was told of. */
const bookUnheard = async (signal: NodeJS.Signals, ...more: readonly string[]): Promise<string> => {
  const said = await killInStalledPipe(terminal, [...sameCommand, ...more], signal);
  const orders = await terminal.ordersOf('321.00');
  expect(orders).toHaveLength(1);
  const orderNumber = orders[0]?.orderNumber ?? '';
  if (signal === 'SIGHUP') expect(said).toContain(`Booked as order ${orderNumber}. The answer could not be`);
  else expect(said).not.toContain('Booked as');
  return orderNumber;
};

describe('a deal that is booked while nobody reads the output (S-80)', () => {
  signedInTerminal((opened) => (terminal = opened), { program: 'sources' });

  it.each(['SIGKILL', 'SIGHUP'] as const)(
    'is not booked again by the same command after %s: that shows its order once, and ends with 8',
    async (signal) => {
      const orderNumber = await bookUnheard(signal);
      const again = await terminal.user.fxg(...sameCommand);
      expect({ code: again.code, error: again.error().code }).toEqual({ code: 8, error: 'booked-earlier' });
      expect(again.data<Told>()).toMatchObject({ orderNumber, settled: true });
      expect(Math.abs(Date.now() - Date.parse(again.data<Told>().bookedAt))).toBeLessThan(600_000);
      expect(again.error().hint).toContain('To book another one, run this again with --despite-same');
      expect(await terminal.ordersOf('321.00')).toHaveLength(1);
      const known = await terminal.user.fxg(...sameCommand);
      expect([known.code, known.error().code]).toEqual([8, 'same-booked']);
      const later = await terminal.user.fxg(...sameCommand, '--despite-same');
      expect(later.code).toBe(0);
      expect(later.data()).not.toHaveProperty('settled');
      expect(later.data<Booked>().orderNumber).not.toBe(orderNumber);
    },
  );

  it('is named by every sign-in and whoami, until quotes settle has told it', async () => {
    const orderNumber = await bookUnheard('SIGKILL');
    for (const mention of [await terminal.user.signIn(), await terminal.user.fxg('whoami', '--quiet')]) {
      expect(mention.code).toBe(0);
      expect(mention.stderr).toMatch(
        new RegExp(`order ${orderNumber}\\..* no command has ended with its answer yet`),
      );
    }
    const settled = await terminal.user.fxg('quotes', 'settle');
    expect(settled.code).toBe(0);
    expect(settled.data()).toMatchObject([{ became: 'booked', orderNumber }]);
    expect((await terminal.user.fxg('quotes', 'settle')).data()).toEqual([]);
    expect((await terminal.user.fxg('whoami')).stderr).not.toContain(orderNumber);
  });

  it('is given by the same command under the same key, with 0, and is told by that', async () => {
    const orderNumber = await bookUnheard('SIGHUP', '--key', 'week-47');
    const again = await terminal.user.fxg(...sameCommand, '--key', 'week-47');
    expect(again.code).toBe(0);
    expect(again.data()).toMatchObject({ orderNumber, repeated: true });
    expect((await terminal.user.fxg('quotes', 'settle')).data()).toEqual([]);
    const another = await terminal.user.fxg(...sameCommand, '--key', 'week-48');
    expect(another.code).toBe(0);
    expect(another.data<Booked>().orderNumber).not.toBe(orderNumber);
  });

  it('leaves the same instruction nothing to send, which tells that it was made', async () => {
    const { orderNumber } = (await terminal.user.fxg(...sameCommand)).data<Booked>();
    const form = ['--purpose', 'INVOICE', '--account', 'INCOMING410233_USD', '--yes'];
    const instruct = ['orders', 'instruct', orderNumber, ...form];
    await killInStalledPipe(terminal, instruct, 'SIGKILL');
    expect(await terminal.calls('/deal/instruct')).toHaveLength(1);
    const again = await terminal.user.fxg(...instruct);
    expect(again.code, again.stderr).toBe(0);
    expect(again.data()).toMatchObject({ orderNumber, instructed: true, settled: true });
    expect(await terminal.calls('/deal/instruct')).toHaveLength(1);
    expect(await isUntold(terminal.user.home)).toBe(false);
  });
});
