import { describe, expect, it } from 'vitest';
import { nothingSaid, openRun, seenDeals } from '../../../test/fakeRunPartner.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import { continueRun } from './continueRun.ts';
import { findRunStops } from './findRunStops.ts';
import type { RunPartner } from './runPartner.ts';

const silence = callFailure('no-answer', '/deal/orders');
const equal = [{ number: '698', sentence: 'Equal.' }];
const gone = { kind: 'clear', endings: new Map(), missing: ['olive'], confirmedNow: () => false } as const;
const call = {
  kind: 'booking',
  quoteId: 'q',
  payeeId: 'olive',
  payee: 'Olive Export',
  amount: makeMoney(10_000n, 'EUR'),
} as const;

const cases: readonly (readonly [string, Partial<RunPartner>, { missing?: string[]; limit?: bigint }])[] = [
  ['nothing stops it', {}, {}],
  ['the deals cannot be looked at', { lookBefore: async () => failed(silence) }, {}],
  ['the same is there', { lookBefore: async () => succeeded({ ...seenDeals, equal }) }, {}],
  ['a payee is gone', { checkDetails: async () => gone }, { missing: ['olive'] }],
  ['a single booking is open', { findOpenSingle: async () => call }, {}],
  ['there is no quote', { quote: async () => failed(silence) }, {}],
  ['its second deal is above the limit', {}, { limit: 65_999n }],
];

describe('what sends nothing', () => {
  it.each(cases)('stops where and why the run does: %s', async (_what, partner, { missing = [], limit }) => {
    const { ports, sent } = await openRun(partner);
    if (limit !== undefined) await ports.runs.limit('run-1', [makeMoney(limit, 'USD')]);
    const options = {
      agreementOn: () => nothingSaid,
      quoteOf: (deal: Parameters<RunPartner['quote']>[0]) => ports.partner.quote(deal),
      onStep: () => undefined,
    };
    const run = await ports.runs.find('run-1');
    const stops = run === null ? [] : await findRunStops(ports, run, { ...options, missing });
    expect(sent).toEqual([]);
    expect(await ports.runs.find('run-1')).toEqual(run);
    const [first] = stops;
    expect(await continueRun(ports, 'run-1', options)).toEqual(
      first === undefined ? { kind: 'end' } : { kind: 'stopped', ...first },
    );
  });
});
