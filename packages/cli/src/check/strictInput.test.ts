import { expect, it } from 'vitest';
import { errorOf, runFxg } from '../../test/runFxg.ts';

const template = { rules: [] };
const account = { id: 'A1', currency: 'USD' };
const amounts = { total: '1.00', currency: 'USD', weights: [1] };

it.each([
  ['error', { call: 'quote', status: null, expct: { kind: 'gone' } }, 'expct'],
  ['error', { call: 'quote', status: null, expect: { knd: 'gone' } }, 'knd'],
  ['error', { call: 'quote', status: null, expect: {} }, 'expect'],
  ['wizard', { template, expect: { stepp: 'review' } }, 'stepp'],
  ['wizard', { template, expect: {} }, 'expect'],
  ['quote', { events: [], expects: { bookDeal: true } }, 'expects'],
  ['quote', { events: [], expect: {} }, 'expect'],
  ['quote', { events: [{ at: 0, type: 'time-passed', att: 1 }] }, 'att'],
  ['beneficiary', { template, record: {}, recrd: {} }, 'recrd'],
  ['fees', { settlementAccount: 'A1', accounts: [account], feeAcount: 'A1' }, 'feeAcount'],
  ['split', { ...amounts, weight: [1] }, 'weight'],
])('check %s with %j is called wrongly, and the member is named: %s', async (check, given, member) => {
  const { code, stderr } = await runFxg(['check', check], { stdin: JSON.stringify(given) });
  expect(code).toBe(2);
  expect(errorOf(stderr)).toMatchObject({ error: { message: expect.stringContaining(member) } });
});

it('a quote hears nothing in the wrong order', async () => {
  const events = [5, 5, 4].map((at) => ({ at, type: 'time-passed' }));
  const { code, stderr } = await runFxg(['check', 'quote'], { stdin: JSON.stringify({ events }) });
  expect(code).toBe(2);
  expect(errorOf(stderr)).toMatchObject({ error: { message: expect.stringContaining('events.2.at') } });
});
