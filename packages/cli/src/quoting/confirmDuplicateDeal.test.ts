import type { DuplicateDealSearchResult } from '@fx-gateway/domain/quoting/duplicateDeals.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeInvocation } from '../../test/fakeInvocation.ts';
import { confirmDuplicateDeal } from './confirmDuplicateDeal.ts';

const none: DuplicateDealSearchResult = { found: [], complete: true, words: null };
const same: DuplicateDealSearchResult = {
  found: ['700'],
  complete: true,
  words: 'Booked already: order 700.',
};
const more: DuplicateDealSearchResult = {
  found: ['700', '701'],
  complete: true,
  words: 'Booked already: order 700 and order 701.',
};
const unread: DuplicateDealSearchResult = { found: [], complete: false, words: 'It could not be checked.' };

const confirm = async (
  answers: readonly string[] | null,
  options: Readonly<Record<string, unknown>>,
  read = same,
  now = read,
) => confirmDuplicateDeal(fakeInvocation(answers, options).invocation, read, async () => succeeded(now));

describe('a deal like one that was booked before', () => {
  it.each([
    ['under --yes alone', same],
    ['that could not be checked', unread],
  ])('is not booked %s, ends with 8 and says how to book it all the same', async (_what, read) => {
    expect(await confirm(null, { yes: true }, read)).toMatchObject({
      failure: {
        exit: 8,
        code: 'same-booked',
        message: `Nothing was sent. ${read.words}`,
        hint: 'To book it all the same, run this again with --despite-same.',
      },
    });
  });

  it.each([{ despiteSame: true }, { key: 'payroll-2026-11' }])('is booked with %j', async (options) => {
    expect(await confirm(null, { yes: true, ...options })).toEqual(succeeded(true));
  });

  it('is asked about at a terminal also under --yes, and not booked after a no', async () => {
    expect(await confirm(['y'], { yes: true })).toEqual(succeeded(true));
    expect(await confirm(['n'], { yes: true })).toMatchObject({ failure: { exit: 3 } });
  });

  it('is answered with the plan that named it, unless another one has come since', async () => {
    expect(await confirm([], {})).toEqual(succeeded(true));
    expect(await confirm([], {}, none)).toEqual(succeeded(true));
    expect(await confirm(['n'], {}, same, more)).toMatchObject({ failure: { exit: 3 } });
    expect(await confirm(['y'], {}, none, same)).toEqual(succeeded(true));
  });
});
