import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

/** A customer who has booked two deals for Olive Export, of 50 and 51 euros. */
const withDeals = async () => {
  const customer = ofxCustomer();
  for (const amount of [50, 51])
    await customer.run(`quotes book --beneficiary olive=${amount} --yes --max-buy 1000 --despite-open`);
  return customer;
};

describe('deals list', () => {
  it('names who is paid, for readers and for scripts (HIST-1)', async () => {
    const { run } = await withDeals();
    const paid = { payees: ['Olive Export'] };
    expect((await run('deals list')).data()).toMatchObject([paid, paid]);
    const shown = await run('deals list', { terminal: true, environment: { NO_COLOR: '1' } });
    const [head, row] = shown.stdout.split('\n');
    expect(head).toMatch(/^Reference +Paid to +State +Booked +You send +They receive +Deal$/);
    expect(row).toContain('Olive Export');
  });

  it('names nobody, and says so, where the beneficiaries cannot be read', async () => {
    const { run, next } = await withDeals();
    next('beneficiaries').fails(silence);
    const listed = await run('deals list');
    expect(listed.data()).toMatchObject([{ payees: [] }, { payees: [] }]);
    expect(listed.stderr).toContain('Your beneficiaries could not be read, so no payee is named here.');
  });

  it.each([
    ['--search 51.00', 1],
    ['--search olive', 2],
    ['--search nobody', 0],
    ['--currency EUR', 2],
    ['--currency JPY', 0],
    ['--until 2020-01-01', 0],
    ['--since 9999d', 2],
  ])('is narrowed by %s to %i (HIST-2)', async (words, count) => {
    const { run } = await withDeals();
    expect((await run(`deals list ${words}`)).data()).toHaveLength(count);
    if (count > 0) return;
    const shown = await run(`deals list ${words}`, { terminal: true });
    expect(shown.stdout).toBe('None of your deals is like this.\n');
  });

  it('is narrowed by a state as the list shows it or as a script reads it; of any other it says which there are', async () => {
    const { run } = await withDeals();
    const [{ dealState: state }] = (await run('deals list')).data();
    expect((await run(`deals list --state ${state.toLowerCase()}`)).data()).toHaveLength(2);
    const none = await run('deals list --state paid');
    expect([none.code, none.data()]).toEqual([0, []]);
    expect(none.stderr).toContain(`None of your deals is in the state paid. There are: ${state}.`);
    const empty = await ofxCustomer().run('deals list --state paid');
    expect([empty.code, empty.data()]).toEqual([0, []]);
    expect(empty.stderr).toContain('None of your deals is in the state paid.\n');
  });

  it('refuses days that contradict each other', async () => {
    const { run } = await withDeals();
    const refused = await run('deals list --since 2026-11-22 --until 2026-11-21');
    expect([refused.code, refused.error().message]).toEqual([
      2,
      'No deal can be booked from 2026-11-22 on and until 2026-11-21: --since is after --until.',
    ]);
  });

  it('is written as a file for a spreadsheet, as the page writes it', async () => {
    const { run } = await withDeals();
    const [head, row] = (await run('deals list --csv --limit 1')).stdout.split('\r\n');
    expect(head).toMatch(/^Deal,State,Booked,.*,Rate,Fee,/);
    expect(row).toMatch(/,Olive Export$/);
  });
});
