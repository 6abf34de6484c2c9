import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fxgWithSandbox, type FxgWithSandbox } from './fxgWithSandbox.ts';

type Row = {
  readonly orderNumber: string;
  readonly status: string;
  readonly bookedAt: string;
  readonly payment: { readonly amount: string; readonly currency: string };
  readonly beneficiaries: number;
  readonly payees: readonly string[] | null;
  readonly references: readonly string[] | null;
};

let terminal: FxgWithSandbox;
let all: readonly Row[];

const list = (...flags: string[]) => terminal.user.fxg('orders', 'list', ...flags);
const rows = async (...flags: string[]) => (await list(...flags)).data() as readonly Row[];

describe('fxg orders list', () => {
  beforeAll(async () => {
    terminal = await fxgWithSandbox({ program: 'sources' });
    await terminal.user.beSignedIn();
    all = await rows();
  });
  afterAll(() => terminal.shut());

  it('is narrowed by day, currency, number and what is not instructed, and cut at a limit', async () => {
    const days = all.map(({ bookedAt }) => bookedAt.slice(0, 10)).toSorted();
    const middle = days[Math.floor(days.length / 2)] ?? '';
    const from = all.filter(({ bookedAt }) => bookedAt.slice(0, 10) >= middle);
    const until = all.filter(({ bookedAt }) => bookedAt.slice(0, 10) <= middle);
    const euros = all.filter(({ payment }) => payment.currency === 'EUR');
    const uninstructed = all.filter(({ beneficiaries }) => beneficiaries === 0);
    for (const some of [from, euros, uninstructed]) expect(some.length).toBeGreaterThan(0);
    for (const some of [euros, uninstructed]) expect(some.length).toBeLessThan(all.length);
    expect(await rows('--since', middle)).toEqual(from);
    expect(await rows('--until', middle)).toEqual(until);
    expect(await rows('--currency', 'eur')).toEqual(euros);
    expect(await rows('--not-instructed')).toEqual(uninstructed);
    expect(await rows('--search', all[0]?.orderNumber ?? '')).toEqual(all.slice(0, 1));
    const two = await list('--limit', '2');
    expect(two.data()).toEqual(all.slice(0, 2));
    expect(two.stderr).toContain(`The newest 2 of ${all.length}`);
    expect(await rows('--limit', 'all')).toEqual(all);
  });

  it('says of every order what it waits for', () => {
    for (const { status, beneficiaries } of all)
      expect(status).toBe(beneficiaries === 0 ? 'awaits-instruction' : 'instructed');
  });

  it('is a table for a spreadsheet with --csv', async () => {
    const { stdout, stderr, code } = await list('--csv', '--limit', '1');
    expect(code).toBe(0);
    expect(stderr).toContain('so empty here: References, Rate, Fee. --details reads what is missing.');
    const [{ orderNumber, bookedAt, beneficiaries, payment }] = all as readonly [Row];
    const instructed = beneficiaries === 0 ? 'No' : 'Yes';
    const [headings, row] = stdout.split('\r\n');
    expect(headings).toMatch(/^Order,Booked,Beneficiaries,Currency,Amount,Instructed,/);
    expect(row).toContain(
      `${orderNumber},${bookedAt.slice(0, 10)},${beneficiaries},${payment.currency},${payment.amount},${instructed},`,
    );
  });

  it('finds a payee that the list names, and says what it could not search', async () => {
    const named = all.filter(({ payees }) => payees?.includes('Thalassa Olive Cooperative'));
    expect(named).toHaveLength(1);
    const found = await list('--search', 'olive thalassa');
    expect(found.data()).toEqual(named);
    expect(found.stderr).toContain(
      `Searched all payees, and the references of 1 of ${all.length} orders. --details reads what is missing.`,
    );
  });

  it('with --details reads every order: a reference is found, and the file has rate and fee', async () => {
    const paid = all.filter(({ beneficiaries }) => beneficiaries > 0);
    const [first] = (await rows('--details')).filter(({ beneficiaries }) => beneficiaries > 0);
    const reference = first?.references?.[0] ?? '';
    expect(reference).not.toBe('');
    expect(await rows('--search', reference)).toEqual([]);
    expect((await rows('--search', reference, '--details')).map(({ orderNumber }) => orderNumber)).toEqual([
      first?.orderNumber,
    ]);
    const { stdout, stderr } = await list('--details', '--csv');
    expect(stderr).not.toContain('so empty here');
    expect(stdout.split('\r\n').filter((line) => line.includes(',USD,15.00'))).not.toEqual([]);
    expect(paid.length).toBeGreaterThan(1);
  });

  it('says which details could not be read, ends as such a call ends, and calls nothing searched that was not', async () => {
    const [, paid] = all.filter(({ beneficiaries }) => beneficiaries > 0);
    await terminal.control.faults({
      service: 'corpay',
      path: `/deal/order/${paid?.orderNumber ?? ''}`,
      fault: 'status',
      status: 500,
    });
    const read = await list('--details');
    expect(read.code).toBe(1);
    expect(read.stderr).toContain('One order could not be read: ');
    const rowsRead = JSON.parse(read.stdout) as readonly Row[];
    expect(rowsRead.map(({ references }) => references === null)).toEqual(
      all.map(({ orderNumber }) => orderNumber === paid?.orderNumber),
    );
    const found = await list('--details', '--search', 'of nobody');
    expect(found.stderr).toContain('Searched all payees, and the references of');
    expect(found.stderr).not.toContain('--details reads what is missing');
    expect(found.code).toBe(1);
    await terminal.control.clearFaults();
    expect((await list('--details')).code).toBe(0);
  });

  it.each([['7d'], ['0d'], ['9999d']])('takes --since %s for that many days back', async (since) => {
    const first = new Date(Date.now() - Number.parseInt(since, 10) * 86_400_000).toISOString().slice(0, 10);
    expect(await rows('--since', since)).toEqual(
      all.filter(({ bookedAt }) => bookedAt.slice(0, 10) >= first),
    );
  });

  it.each([
    ['--since', '2026-02-30'],
    ['--until', 'tomorrow'],
    ['--until', '7m'],
    ['--since', 'd'],
    ['--limit', '0'],
    ['--currency', 'EURO'],
  ])('ends with 2 before anybody is asked: %s %s', async (flag, value) => {
    const asked = (await terminal.calls('/deal/orders')).length;
    expect((await list(flag, value)).code).toBe(2);
    expect(await terminal.calls('/deal/orders')).toHaveLength(asked);
  });
});
