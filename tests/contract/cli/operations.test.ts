import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { thalassa, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { runOf, sheet, writeSheet, type Report } from './paymentSheets.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let fxg: FxgWithSandbox;
let site: Server | null = null;

afterEach(() => site?.close());

type Operations = { readonly notice?: string; readonly bookingsOff?: boolean; readonly readOnly?: boolean };

/** A site that gives the configuration of the sandbox with what `switched` says at its reading of that number. */
const siteWhere = async (switched: (reading: number) => Operations): Promise<string> => {
  const configuration = (await (await fetch(`${fxg.url}/config.json`)).json()) as object;
  let readings = 0;
  const server = createServer((_asked, answer) => {
    readings += 1;
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ ...configuration, operations: switched(readings) }));
  });
  site = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/config.json`;
};

const booking = [
  'quotes',
  'book',
  '--beneficiary',
  thalassa,
  '--amount',
  '100',
  '--max-settlement',
  '1000',
  '--yes',
];

describe('a switch for bad days, at a terminal', () => {
  signedInTerminal((opened) => (fxg = opened), { program: 'sources' });

  it('ends a dry run as it would end the run (OPS-1)', async () => {
    const file = await writeSheet(fxg, sheet(4, 'DRY'));
    const dry = {
      booking: [...booking, '--dry-run'],
      run: [...runOf(file, 'dry-day'), '--dry-run'],
      record: ['beneficiaries', 'delete', thalassa, '--dry-run'],
    };
    const endsOf = async (operations: object) => {
      const address = await siteWhere(() => operations);
      const ends: Record<string, unknown> = {};
      for (const [name, words] of Object.entries(dry)) {
        const ran = await fxg.user.fxg(...words, '--config', address);
        ends[name] = ran.code === 0 ? 0 : [ran.code, ran.error().code];
      }
      site?.close();
      return ends;
    };
    const off = [7, 'switched-off'];
    expect(await endsOf({})).toEqual({ booking: 0, run: 0, record: 0 });
    expect(await endsOf({ bookingsOff: true })).toEqual({ booking: off, run: off, record: 0 });
    expect(await endsOf({ readOnly: true })).toEqual({ booking: off, run: off, record: off });
  });

  it('is read again before a booking leaves: nothing is sent, and later it is booked (OPS-1, OPS-2)', async () => {
    // Off only from the second reading on: when the command began, bookings were on.
    const off = await siteWhere((reading) => (reading > 1 ? { bookingsOff: true } : {}));
    const refused = await fxg.user.fxg(...booking, '--config', off);
    expect([refused.code, refused.error().code]).toEqual([7, 'switched-off']);
    expect(refused.error().message).toMatch(/Deals cannot be booked or instructed for now\./);
    expect(await fxg.calls('/deal/book')).toEqual([]);
    site?.close();
    const on = await siteWhere(() => ({ bookingsOff: false }));
    const booked = await fxg.user.fxg(...booking, '--config', on);
    expect(booked.code, booked.stderr).toBe(0);
    expect(await fxg.calls('/deal/book')).toHaveLength(1);
  });

  it('pauses a payment run before its next call, and the run goes on later (OPS-4)', async () => {
    const file = await writeSheet(fxg, sheet(4, 'OPS'));
    // Read when the command begins, before the first booking and before its instruction; then bookings are off.
    const address = await siteWhere((reading) => (reading > 3 ? { bookingsOff: true } : {}));
    const paused = await fxg.user.fxg(...runOf(file, 'bad-day'), '--config', address);
    expect([paused.code, paused.error().code], paused.stderr).toEqual([7, 'switched-off']);
    expect(paused.data<Report>().deals.map(({ state }) => state)).toEqual([
      'instructed',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(await fxg.calls('/deal/book')).toHaveLength(1);
    site?.close();
    const on = await siteWhere(() => ({}));
    const resumed = await fxg.user.fxg('payments', 'resume', '--key', 'bad-day', '--yes', '--config', on);
    expect(resumed.code, resumed.stderr).toBe(0);
    expect(await fxg.calls('/deal/book')).toHaveLength(4);
  });

  it('tells its notice on stderr, and what looks only goes on where nothing may be changed (OPS-1, OPS-3)', async () => {
    const address = await siteWhere(() => ({ notice: 'Corpay is slow today.', readOnly: true }));
    const listed = await fxg.user.fxg('orders', 'list', '--config', address);
    expect(listed.code, listed.stderr).toBe(0);
    expect(listed.stderr).toMatch(/^Notice: Corpay is slow today\.$/m);
    const removed = await fxg.user.fxg('beneficiaries', 'delete', thalassa, '--yes', '--config', address);
    expect([removed.code, removed.error().code]).toEqual([7, 'switched-off']);
    await fxg.user.signIn('admin@sandbox.test');
    const given = await fxg.user.fxg(
      'admin',
      'assign-role',
      'corpay@sandbox.test',
      '--role',
      'admin',
      '--yes',
      '--config',
      address,
    );
    expect([given.code, given.error().code], given.stderr).toEqual([7, 'switched-off']);
    for (const { hint } of [removed.error(), given.error()])
      expect(hint).toContain('This call was not sent: the site has switched it off.');
    const doctor = await fxg.user.fxg('doctor', '--config', address);
    expect(JSON.stringify(doctor.data())).toContain('operations.readOnly');
  });
});
