import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thalassa, waiting, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { signedInTerminal, withAndWithoutKeys } from './signedInTerminal.ts';

let terminal: FxgWithSandbox;

const book = (key: string, amount = '321', limit = '1000') =>
  `quotes book --beneficiary ${thalassa} --amount ${amount} --max-settlement ${limit} --yes --key ${key}`.split(
    ' ',
  );

describe.each(withAndWithoutKeys)('a booking under a key, at %s', (_partner, idempotency) => {
  signedInTerminal((opened) => (terminal = opened), { program: 'sources', idempotency });

  it('gives the same answer to the same call and sends nothing, and refuses other terms', async () => {
    const first = await terminal.user.fxg(...book('A'));
    expect(first.code).toBe(0);
    const again = await terminal.user.fxg(...book('A', '321.00', '1,000'));
    expect({ code: again.code, data: again.data() }).toEqual({
      code: 0,
      data: { ...first.data<Booked>(), repeated: true, bookedAt: expect.stringMatching(/T.*Z$/) },
    });
    for (const other of [book('A', '322'), book('A', '321', '2000')]) {
      const refused = await terminal.user.fxg(...other);
      expect(refused.code).toBe(2);
      expect(refused.error().message).toContain('The key A belongs to another booking.');
    }
    expect(await terminal.calls('/deal/book')).toHaveLength(1);
    expect((await stat(join(terminal.user.home, 'fxg', 'keys.json'))).mode & 0o777).toBe(0o600);
    expect((await terminal.user.fxg(...book('B'))).data<Booked>().orderNumber).not.toBe(
      first.data<Booked>().orderNumber,
    );
  });

  it('is one deal when two terminals send it at the same moment', async () => {
    await terminal.hold('/deal/book');
    const running = [terminal.user.start(...book('A')), terminal.user.start(...book('A'))];
    await Promise.any(running.map(({ said }) => said(waiting)));
    await terminal.control.clearFaults();
    const both = await Promise.all(running.map(({ ran }) => ran));
    expect(both.map(({ code, stderr }) => [code, code === 0 ? '' : stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const [order] = await terminal.ordersOf('321.00');
    expect(both.map((ran) => ran.data<Booked>().orderNumber)).toEqual([
      order?.orderNumber,
      order?.orderNumber,
    ]);
    expect(await terminal.ordersOf('321.00')).toHaveLength(1);
    expect(both.map(({ stderr }) => stderr.includes('sent again'))).toEqual([false, false]);
  });

  it('is sent again as that very call when it never arrived', async () => {
    await terminal.fault('/deal/book', 'reset-before');
    expect((await terminal.user.fxg(...book('A'))).code).toBe(8);
    const again = await terminal.user.fxg(...book('A'));
    expect(again.data()).toMatchObject({
      orderNumber: (await terminal.ordersOf('321.00'))[0]?.orderNumber,
      repeated: true,
    });
    expect(again.stderr).toContain('This booking will be sent again');
    const calls = await terminal.calls('/deal/book');
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(await terminal.ordersOf('321.00')).toHaveLength(1);
  });

  it('looks at the orders first when its answer was lost, and is told what it became', async () => {
    await terminal.fault('/deal/book', 'reset-after');
    expect((await terminal.user.fxg(...book('A'))).code).toBe(8);
    const [order] = await terminal.ordersOf('321.00');
    const again = await terminal.user.fxg(...book('A'));
    expect({ code: again.code, error: again.error().code }).toEqual({ code: 8, error: 'outcome-unknown' });
    expect(again.error().hint).toContain(order?.orderNumber);
    expect(again.stderr).not.toContain('will be sent again');
    expect(await terminal.calls('/deal/book')).toHaveLength(1);
    await terminal.user.fxg('quotes', 'settle', '--order', order?.orderNumber ?? '');
    expect((await terminal.user.fxg(...book('A'))).data()).toMatchObject({
      orderNumber: order?.orderNumber,
      repeated: true,
    });
    expect(await terminal.ordersOf('321.00')).toHaveLength(1);
  });

  it('is refused in the same words again, and free again where nothing was sent', async () => {
    await terminal.fault('/deal/quote', 'status', { status: 503 });
    expect((await terminal.user.fxg(...book('A'))).code).toBe(1);
    expect((await terminal.user.fxg(...book('A', '321', '1'))).error().code).toBe('quote-worse-than-limit');
    await terminal.fault('/deal/book', 'status', {
      status: 400,
      body: { errors: [{ key: 'CLOSED', message: 'Desk closed.' }] },
    });
    const refused = await terminal.user.fxg(...book('A'));
    expect(refused.code).toBe(7);
    expect((await terminal.user.fxg(...book('A'))).error()).toEqual(refused.error());
    expect(await terminal.calls('/deal/book')).toHaveLength(1);
  });
});
