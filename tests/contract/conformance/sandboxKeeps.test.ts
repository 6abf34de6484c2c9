import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpayCustomer } from '../corpay/corpayCustomer.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { corpayCast, idsOf, runConformance, withWrites } from './runConformance.ts';

/** What no run can try where no header for keys is configured. */
const ofKeys = ['corpay-booked-once', 'corpay-key-of-another-booking', 'corpay-beneficiary-key-of-another'];

/** The sandbox speaks without TLS. */
const ofTls = ['accounts-tls-only', 'corpay-tls-only'];

describe.each([
  ['with idempotency keys', {}, []],
  ['without them', { idempotency: false }, ofKeys],
  ['as hard as Amazon’s', { strict: true }, []],
])('the sandbox %s', (_mode, settings, untried) => {
  let running: StartedSandbox;
  beforeAll(async () => {
    running = await startSandbox(settings);
  });
  afterAll(() => running.sandbox.close());

  it('keeps every promise that a run tries which only reads', async () => {
    const run = await runConformance(running.url, corpayCast);
    expect(idsOf(run, 'broken')).toEqual([]);
    expect(run.code).toBe(0);
    expect(run.report()).toMatchObject({ partner: 'corpay', writes: false, conclusion: 'kept', left: [] });
    const untold = run
      .report()
      .promises.filter(({ verdict, why }) => verdict === 'not-tried' && why === null);
    expect(untold).toEqual([]);
  });

  it('keeps every promise of a run that writes, which leaves two orders and nothing else', async () => {
    const customer = await corpayCustomer(running.url, 'corpay@sandbox.test');
    const account = async () => {
      const { body } = await customer.user.send('GET', '/services/accounts/account');
      return body;
    };
    const payees = async () => (await customer.call('GET', '/beneficiaries')).body;
    const before = [await account(), await payees()];
    const orders = await customer.orders();

    const run = await runConformance(running.url, [...corpayCast, ...withWrites]);
    expect(idsOf(run, 'broken')).toEqual([]);
    expect(run.code).toBe(0);
    expect(idsOf(run, 'not-tried').filter((id) => !ofTls.includes(id))).toEqual(untried);
    expect(run.report().left.toSorted()).toEqual([
      expect.stringMatching(/^order \d+ of corpay@sandbox\.test, \$100\.00, instructed$/),
      expect.stringMatching(/^order \d+ of corpay@sandbox\.test, \$100\.00, not instructed$/),
    ]);
    expect([await account(), await payees()]).toEqual(before);
    expect((await customer.orders()).length - orders.length).toBe(2);
  });
});

describe('without any beneficiary', () => {
  it('nothing is booked, and each promise says why it was not tried', async () => {
    const running = await startSandbox();
    const words = ['--as', 'empty@sandbox.test', '--and', 'corpay@sandbox.test', ...withWrites];
    const run = await runConformance(running.url, words);
    await running.sandbox.close();
    expect([idsOf(run, 'broken'), run.code, run.report().left]).toEqual([[], 0, []]);
    expect(idsOf(run, 'not-tried')).toContain('corpay-booked-once');
  });
});
