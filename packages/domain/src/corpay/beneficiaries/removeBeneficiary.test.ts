import { describe, expect, it } from 'vitest';
import { failure, refusal } from '../../../test/sampleDeals.ts';
import { createMemoryStore } from '../../ports/index.ts';
import { failed, succeeded } from '../../result/index.ts';
import type { CallFailure } from '../../calls/index.ts';
import { createBankDetailChecks } from '../bankDetails/bankDetailChecks.ts';
import { newBeneficiary } from './fields/newBeneficiary.ts';
import { removeBeneficiary } from './removeBeneficiary.ts';

const path = '/beneficiaries/b1';
const silence = failure({ path });
const gone = refusal({ path, status: 404 });
const there = succeeded(newBeneficiary('b1'));

/** Deletes b1, whose bank details are still to be checked, at a partner that answers so and then shows this. */
const remove = async (removing: CallFailure | null, shows: typeof there | CallFailure) => {
  const bankDetailChecks = createBankDetailChecks(createMemoryStore(), 'sub-1');
  await bankDetailChecks.changed('b1');
  const sent: string[] = [];
  const outcome = await removeBeneficiary(
    {
      bankDetailChecks,
      beneficiaries: {
        remove: async (id) => {
          sent.push(`remove ${id}`);
          return removing === null ? succeeded(null) : failed(removing);
        },
        show: async (id) => {
          sent.push(`show ${id}`);
          return 'kind' in shows ? failed(shows) : shows;
        },
      },
    },
    'b1',
  );
  return { outcome, sent, checkOpen: await bankDetailChecks.open('b1') };
};

describe('deleting a beneficiary (CP-BENE-19)', () => {
  it.each([
    ['the partner says so', null, there],
    ['they were gone already', gone, there],
    ['nobody answered and they are gone', silence, gone],
  ])('is done when %s, and ends the check of their bank details', async (_when, removing, shows) => {
    const { outcome, sent, checkOpen } = await remove(removing, shows);
    expect([outcome, checkOpen]).toEqual([{ kind: 'removed' }, false]);
    expect(sent.filter((call) => call.startsWith('remove'))).toHaveLength(1);
  });

  it.each([
    ['they are still there', there],
    ['they cannot be looked up', silence],
  ])('is unknown after silence while %s, and the check stays', async (_why, shows) => {
    const { outcome, sent, checkOpen } = await remove(silence, shows);
    expect([outcome, checkOpen]).toEqual([{ kind: 'unknown', failure: silence }, true]);
    expect(sent).toEqual(['remove b1', 'show b1']);
  });

  it('is refused where the partner says so, and nothing is looked up', async () => {
    const forbidden = failure({ path, kind: 'permission', status: 403 });
    const { outcome, sent, checkOpen } = await remove(forbidden, there);
    expect([outcome, checkOpen]).toEqual([{ kind: 'refused', failure: forbidden }, true]);
    expect(sent).toEqual(['remove b1']);
  });
});
