import { describe, expect, it } from 'vitest';
import { failure, refusal } from '../../../test/sampleDeals.ts';
import { runWithoutExclusion } from '../../ports/exclusively.ts';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { Beneficiary } from '../api/beneficiary.ts';
import { createPendingBankDetailCheckStore } from '../../bankDetails/bankDetailChecks.ts';
import { newBeneficiary } from './fields/newBeneficiary.ts';
import { removeBeneficiary } from './removeBeneficiary.ts';

const path = '/beneficiaries/b1';
const silence = failure({ path });
const gone = refusal({ path, status: 404 });
const seen: Beneficiary = { ...newBeneficiary('b1'), accountHolderName: 'Ada' };
const there = succeeded(seen);

type Shown = Result<Beneficiary, CallFailure>;
type Given = {
  /** What the partner answers to the deletion; null when it deletes. */
  readonly removing?: CallFailure | null;
  /** What it shows of b1 before it was asked to delete them, and after. */
  readonly stands?: Shown;
  readonly shows?: Shown;
  readonly lost?: CallFailure | null;
};

/** Deletes b1, whose bank details are still to be checked. */
const remove = async ({ removing = null, stands = there, shows = there, lost = null }: Given) => {
  const bankDetailChecks = createPendingBankDetailCheckStore(createMemoryStore(), 'sub-1');
  await bankDetailChecks.changed('b1');
  const sent: string[] = [];
  const done = await removeBeneficiary(
    {
      bankDetailChecks,
      beneficiaries: {
        remove: async (id) => {
          sent.push(`remove ${id}`);
          return removing === null ? succeeded(null) : failed(removing);
        },
        show: async (id) => {
          const asked = sent.includes(`remove ${id}`);
          sent.push(`show ${id}`);
          return asked ? shows : stands;
        },
      },
    },
    { seen, lost },
    runWithoutExclusion,
  );
  return { outcome: done.ok && done.value, sent, checkOpen: await bankDetailChecks.open('b1') };
};

describe('deleting a beneficiary (CP-BENE-19)', () => {
  it.each([
    ['the partner says so', null, there],
    ['they were gone already', gone, there],
    ['nobody answered and they are gone', silence, failed(gone)],
  ])('is done when %s, and ends the check of their bank details', async (_when, removing, shows) => {
    const { outcome, sent, checkOpen } = await remove({ removing, shows });
    expect([outcome, checkOpen]).toEqual([{ kind: 'removed' }, false]);
    expect(sent.filter((call) => call.startsWith('remove'))).toHaveLength(1);
  });

  it.each([
    ['they are still there', there],
    ['they cannot be looked up', failed(silence)],
  ])('is unknown after silence while %s, and the check stays', async (_why, shows) => {
    const { outcome, sent, checkOpen } = await remove({ removing: silence, shows });
    expect([outcome, checkOpen]).toEqual([{ kind: 'unknown', failure: silence }, true]);
    expect(sent).toEqual(['show b1', 'remove b1', 'show b1']);
  });

  it('is refused where the partner says so, and nothing is looked up', async () => {
    const forbidden = failure({ path, kind: 'permission', status: 403 });
    const { outcome, sent, checkOpen } = await remove({ removing: forbidden });
    expect([outcome, checkOpen]).toEqual([{ kind: 'refused', failure: forbidden }, true]);
    expect(sent).toEqual(['show b1', 'remove b1']);
  });
});

describe('a deletion is of the record that was shown', () => {
  it('one that was changed meanwhile is given back and stays', async () => {
    const stored = { ...seen, accountHolderName: 'Grace' };
    const { outcome, sent, checkOpen } = await remove({ stands: succeeded(stored) });
    expect([outcome, checkOpen]).toEqual([{ kind: 'changed-elsewhere', stored }, true]);
    expect(sent).toEqual(['show b1']);
  });

  it('who is gone by now is deleted, and nothing is sent', async () => {
    const { outcome, sent, checkOpen } = await remove({ stands: failed(gone) });
    expect([outcome, checkOpen]).toEqual([{ kind: 'removed' }, false]);
    expect(sent).toEqual(['show b1']);
  });

  it.each([
    [null, { kind: 'refused', failure: silence }],
    [silence, { kind: 'unknown', failure: silence }],
  ])('is not sent while nobody can see what stands there: %#', async (lost, expected) => {
    const { outcome, sent } = await remove({ stands: failed(silence), lost });
    expect([outcome, sent]).toEqual([expected, ['show b1']]);
  });
});
