import { describe, expect, it } from 'vitest';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { ofxCustomer, withLostDeals } from '../../../test/ofxCustomer.ts';

const pasted = [[' deal-1 '], ['#deal-1'], ['ofx-1 '], ['# OFX-1']] as const;

describe('the id or reference of a deal, as it is copied from a mail', () => {
  it.each(pasted)('is read without blanks around it and the sign before it: %j', async (name) => {
    const { ofx, run } = ofxCustomer();
    ofx.deals.beneficiaries = async () => succeeded([]);
    await run('quotes book --beneficiary olive=50 --yes --max-buy 1000');
    const shown = await run(['deals', 'show', name]);
    expect(shown.code, shown.stderr).toBe(0);
    expect(shown.data()).toMatchObject({ dealId: 'deal-1' });
  });

  it.each(pasted)('is read so where it says what became of a booking: %j', async (name) => {
    const { run } = await withLostDeals('made');
    const settled = await run(['quotes', 'settle', '--deal', name]);
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toMatchObject([{ became: 'booked', dealId: 'deal-1' }]);
  });

  it.each(['', ' ', '#'])('that says nothing is called wrongly, and is named: %j', async (name) => {
    const { run } = ofxCustomer();
    const shown = await run(['deals', 'show', name]);
    expect([shown.code, shown.error().message]).toEqual([2, 'The argument <deal> is empty.']);
    const settled = await run(['quotes', 'settle', '--deal', name]);
    expect([settled.code, settled.error().message]).toEqual([2, '--deal: It is empty.']);
  });
});
