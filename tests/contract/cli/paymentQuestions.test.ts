import { describe, expect, it } from 'vitest';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { paidReferences, runOf, sheet, writeSheet, type Report } from './paymentSheets.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let fxg: FxgWithSandbox;

type Judged = { readonly asks: readonly { readonly code: string; readonly option: string }[] };

const check = (file: string, ...more: readonly string[]) =>
  fxg.user.fxg('payments', 'check', '--file', file, '--purpose', 'INVOICE', ...more);

/** The partner answers every call below this path with 500. */
const breakDown = (path: string) =>
  fxg.control.faults({ service: 'corpay', path, fault: 'status', status: 500 });

describe('what was paid in the last seven days', () => {
  signedInTerminal((opened) => (fxg = opened), { program: 'sources' });

  it.each([
    ['an order', '/deal/order/'],
    ['their list', '/deal/orders'],
  ])('is asked about where %s could not be looked at, and nothing is paid twice', async (_what, path) => {
    const file = await writeSheet(fxg, sheet(2, 'A'));
    const again = await writeSheet(fxg, sheet(2, 'B'), 'again.csv');
    expect((await fxg.user.fxg(...runOf(file, 'first'))).code).toBe(0);
    await breakDown(path);
    const checked = await check(again);
    expect([checked.code, checked.error().code]).toEqual([2, 'orders-not-read']);
    expect(checked.error().message).toContain('so a row may have been paid already.');
    expect(checked.data<Judged>().asks.map(({ option }) => option)).toContain('--unread-orders-accepted');
    const run = await fxg.user.fxg(...runOf(again, 'second'), '--same-again');
    expect([run.code, run.error().code]).toEqual([2, 'orders-not-read']);
    await fxg.control.clearFaults();
    expect((await paidReferences(fxg)).filter((each) => each.startsWith('B-'))).toEqual([]);
  });

  it('is accepted unseen on a word of its own, by check, run and resume alike, and a list that lacks orders of this machine is no list', async () => {
    const accept = '--unread-orders-accepted';
    const first = await writeSheet(fxg, sheet(2, 'U'));
    await breakDown('/deal/orders');
    expect((await check(first, accept)).code).toBe(0);
    const paid = await fxg.user.fxg(...runOf(first, 'unseen'), accept);
    expect(paid.code, paid.stderr).toBe(0);
    await fxg.control.clearFaults();
    const other = runOf(
      await writeSheet(fxg, 'Payee,Amount,Reference\nThalassa Olive Cooperative,612,V-1'),
      'v',
    );
    await fxg.control.faults({
      service: 'corpay',
      path: '/deal/orders',
      fault: 'status',
      status: 200,
      body: [],
    });
    for (const words of [
      [...other, '--dry-run'],
      other,
      ['payments', 'resume', '--key', 'v', '--yes', '--dry-run'],
    ]) {
      const held = await fxg.user.fxg(...words);
      expect([held.code, held.error().code], held.stderr).toEqual([7, 'list-not-whole']);
      expect(held.error().message).toMatch(/lacks \d+ and \d+, which were booked from this device/);
    }
    const resumed = await fxg.user.fxg('payments', 'resume', '--key', 'v', '--yes', accept);
    expect(resumed.code, resumed.stderr).toBe(0);
    await fxg.control.clearFaults();
  });

  it('is not asked about where nobody is signed in any more: that is told', async () => {
    const file = await writeSheet(fxg, sheet(2, 'H'));
    await fxg.fault('/deal/orders', 'status', { status: 401, times: 50 });
    const checked = await check(file);
    await fxg.control.clearFaults();
    expect(checked.code, checked.stderr).toBe(4);
  });

  it('has an error code of its own, and a check ends with it as the run does', async () => {
    const file = await writeSheet(fxg, sheet(2, 'C'));
    expect((await check(file)).code).toBe(0);
    expect((await fxg.user.fxg(...runOf(file, 'first'))).code).toBe(0);
    const checked = await check(file);
    expect([checked.code, checked.error().code]).toEqual([2, 'paid-lately']);
    expect(checked.data<Judged>().asks).toMatchObject([{ code: 'paid-lately', option: '--same-again' }]);
    expect((await check(file, '--same-again')).code).toBe(0);
    for (const more of [[], ['--dry-run']]) {
      const run = await fxg.user.fxg(...runOf(file, 'second'), ...more);
      expect([run.code, run.error().code]).toEqual([2, 'paid-lately']);
    }
  });

  it('is paid once more by --same-again, also where the very deals are booked already', async () => {
    const file = await writeSheet(fxg, sheet(2, 'D'));
    expect((await fxg.user.fxg(...runOf(file, 'first'))).code).toBe(0);
    const dry = await fxg.user.fxg(...runOf(file, 'second'), '--same-again', '--dry-run');
    expect(dry.code, dry.stderr).toBe(0);
    expect(dry.stderr).toMatch(/Deal 1 beside +Order \d+ of [^]*Deal 2 beside +Order \d+ of /);
    const again = await fxg.user.fxg(...runOf(file, 'second'), '--same-again');
    expect(again.code, again.stderr).toBe(0);
    expect(again.data<Report>().deals.map(({ state }) => state)).toEqual(['instructed', 'instructed']);
  });

  it('is known by its reference, too: an invoice with another amount is asked about by check and run alike', async () => {
    const invoice = (amount: string, reference: string) =>
      writeSheet(fxg, `Payee,Amount,Reference\nImogen Hartwell,${amount},${reference}`);
    expect((await fxg.user.fxg(...runOf(await invoice('1100', 'IH-0118'), 'first'))).code).toBe(0);
    const other = await invoice('955', 'ih 0118');
    for (const words of [
      ['payments', 'check', '--file', other, '--purpose', 'INVOICE'],
      runOf(other, 'second'),
    ]) {
      const asked = await fxg.user.fxg(...words);
      expect([asked.code, asked.error().code], asked.stderr).toEqual([2, 'paid-lately']);
      expect(asked.stderr).toMatch(
        /Row 2: Order \d+ paid this payee .1,100\.00 with the reference IH-0118 on .+\. Pay it as well\?/,
      );
    }
    expect((await paidReferences(fxg)).filter((each) => each === 'ih 0118')).toEqual([]);
    const paid = await fxg.user.fxg(...runOf(other, 'second'), '--same-again');
    expect(paid.code, paid.stderr).toBe(0);
  });

  it('is compared by its payments, whatever the orders come to that pay them', async () => {
    const one = 'Payee,Amount,Reference\nThalassa Olive Cooperative,611,G-1';
    const other =
      'Payee,Amount,Reference\nThalassa Olive Cooperative,611,G-2\nThalassa Olive Cooperative,7,G-3';
    for (const [key, text] of [
      ['one', one],
      ['other', other],
    ] as const) {
      const run = await fxg.user.fxg(...runOf(await writeSheet(fxg, text), key), '--same-again');
      expect(run.code, run.stderr).toBe(0);
    }
    const found = (await fxg.user.fxg('orders', 'duplicates')).data<
      readonly { readonly payment: { readonly amount: string }; readonly booked: readonly unknown[] }[]
    >();
    expect(found.filter(({ payment }) => payment.amount === '611.00')).toMatchObject([
      { booked: [{ reference: 'G-2' }, { reference: 'G-1' }] },
    ]);
  });
});
