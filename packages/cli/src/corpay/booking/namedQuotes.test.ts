import { describe, expect, it } from 'vitest';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

describe('a quote that was asked for before', () => {
  const request = 'quotes request --beneficiary olive --amount 100';
  const named = 'quotes book --quote quote-1 --yes --max-settlement 1000';

  it('is booked by its id, for who was named then', async () => {
    const { run, sent } = corpayCustomer();
    await run(request);
    const booked = await run(named);
    expect(booked.code, booked.stderr).toBe(0);
    expect(booked.data()).toMatchObject({ quoteId: 'quote-1', beneficiary: 'olive', orderNumber: '1001' });
    expect(sent).toEqual(['book quote-1']);
  });

  it('is booked once: after that its order is named, with 7', async () => {
    const { run, sent } = corpayCustomer();
    await run(request);
    await run(named);
    const again = await run(`${named} --despite-same`);
    expect(again.code).toBe(7);
    expect(again.error()).toMatchObject({
      code: 'already-booked',
      message: 'This quote is already booked as order 1001.',
      hint: 'See it with: fxg orders show 1001',
    });
    expect(sent).toEqual(['book quote-1']);
  });

  it('is unknown where it was not asked for here', async () => {
    const refused = await corpayCustomer().run(named);
    expect(refused.error()).toMatchObject({
      message: 'This quote was not asked for here, so its amounts are not known.',
      hint: 'Ask for one with: fxg quotes request',
    });
  });

  it('is not named together with the terms of another', async () => {
    const refused = await corpayCustomer().run(`${named} --beneficiary olive`);
    expect(refused.error()).toMatchObject({
      message: 'Name either a quote or the terms of a new one.',
      hint: 'Leave out --quote or --beneficiary.',
    });
  });
});
