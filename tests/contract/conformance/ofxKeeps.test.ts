import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { ofxCustomer } from '../ofx/ofxCustomer.ts';
import { addOfxCustomer, ofxCast } from './ofxCast.ts';
import { idsOf, runConformance, withWrites } from './runConformance.ts';

describe.each([
  ['with idempotency keys', {}, []],
  [
    'without them',
    { idempotency: false },
    ['ofx-booked-once', 'ofx-key-of-another-deal', 'ofx-beneficiary-once', 'ofx-beneficiary-key-of-another'],
  ],
])('the sandbox as OFX %s', (_mode, settings, ofKeys) => {
  let running: StartedSandbox;
  beforeAll(async () => {
    running = await startSandbox(settings);
    await addOfxCustomer(running.url);
  });
  afterAll(() => running.sandbox.close());

  it('is not tried for customers who have not authorized the product', async () => {
    const run = await runConformance(running.url, ofxCast);
    expect([idsOf(run, 'broken'), run.code]).toEqual([[], 0]);
    const { promises } = run.report();
    expect(promises.find(({ id }) => id === 'ofx-own-deals')).toMatchObject({
      verdict: 'not-tried',
      why: 'ofx@sandbox.test was given no token: fxg partner authorize.',
    });
  });

  it('keeps every promise, and a run that writes leaves two deals and nothing else', async () => {
    const customer = await ofxCustomer(running.url);
    const payees = async () => (await customer.call('GET', '/payments/beneficiaries')).body;
    const before = await payees();
    const run = await runConformance(running.url, [...ofxCast, ...withWrites]);
    expect(idsOf(run, 'broken')).toEqual([]);
    expect(run.code).toBe(0);
    const untried = idsOf(run, 'not-tried').filter((id) => !/^accounts-|-tls-only$/.test(id));
    expect(untried).toEqual(ofKeys);
    expect(run.report().left).toEqual([
      expect.stringMatching(/^deal [\w-]+ of ofx@sandbox\.test, \$100\.00$/),
      expect.stringMatching(/^deal [\w-]+ of ofx@sandbox\.test, \$100\.00$/),
    ]);
    expect(await payees()).toEqual(before);
  });
});
