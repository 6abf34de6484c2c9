import { expect, it } from 'vitest';
import { openRun } from '../../../test/fakeRunPartner.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { failed, succeeded } from '../../result/result.ts';
import { findEqualDealsOfRun } from './findEqualDealsOfRun.ts';

it('all deals of a run that may be booked already are told at once, but for those beside which the user pays', async () => {
  const { ports } = await openRun({
    lookBefore: async ({ id }) =>
      succeeded({
        before: [],
        equal: [{ number: `69${id}`, sentence: `Order 69${id} pays the same.` }],
        listed: [],
        unread: null,
      }),
  });
  const run = await ports.runs.find('run-1');
  expect(run && (await findEqualDealsOfRun(ports.partner, run, []))).toMatchObject({
    value: [{ dealId: '1' }, { dealId: '2' }],
  });
  expect(run && (await findEqualDealsOfRun(ports.partner, run, ['692']))).toEqual(
    succeeded([{ dealId: '1', equal: [{ number: '691', sentence: 'Order 691 pays the same.' }] }]),
  );
});

it('what cannot be looked at is a failure, and no deal counts as new', async () => {
  const silence = callFailure('no-answer', '/deal/orders');
  const { ports } = await openRun({ lookBefore: async () => failed(silence) });
  const run = await ports.runs.find('run-1');
  expect(run && (await findEqualDealsOfRun(ports.partner, run, []))).toEqual(failed(silence));
});
