import { describe, expect, it } from 'vitest';
import { failure, refusal } from '../../../../test/sampleDeals.ts';
import { createMemoryStore, StoreBusy } from '../../../ports/index.ts';
import { failed, succeeded, type Result } from '../../../result/index.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { CallFailure } from '../../../calls/index.ts';
import { createBankDetailChecks, type BankDetailChecks } from '../../bankDetails/bankDetailChecks.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { saveChecked, type CheckedSave } from './saveChecked.ts';

const before: Beneficiary = { ...newBeneficiary('b1'), accountHolderName: 'Ada', accountNumber: '1234' };
const renamed: Beneficiary = { ...before, accountHolderName: 'Ada Byron' };
const moved: Beneficiary = { ...before, accountNumber: '5678' };
const silence = failure({ path: '/beneficiaries/b1' });
const no = refusal({ path: '/beneficiaries/b1' });

type Partner = {
  /** What it answers to a save; taken when it is left out. */
  readonly saving?: CallFailure;
  /** What it shows of b1, one after the other; the last one stays. */
  readonly shows?: readonly Result<Beneficiary, CallFailure>[];
  readonly checks?: BankDetailChecks;
};

const save = async (
  saved: Partial<CheckedSave>,
  {
    saving,
    shows = [succeeded(before)],
    checks = createBankDetailChecks(createMemoryStore(), 'sub-1'),
  }: Partner = {},
) => {
  const sent: string[] = [];
  const waiting = [...shows];
  /** Whether the next payment would ask for the check when the call left. */
  let openAtCall: boolean | null = null;
  const answer = async (call: string) => {
    sent.push(call);
    openAtCall = await checks.open('b1').catch(() => null);
    return saving === undefined ? succeeded(null) : failed(saving);
  };
  const outcome = await saveChecked(
    {
      bankDetailChecks: checks,
      beneficiaries: {
        add: (_record, key) => answer(`add ${key}`),
        edit: () => answer('edit'),
        show: async () => (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? failed(silence),
      },
    },
    { before, record: renamed, idempotencyKey: 'k1', lost: null, ...saved },
  );
  return { outcome, sent, openAtCall, openAfter: await checks.open('b1').catch(() => null) };
};

/** What cannot keep anything. */
const broken = (trouble: Error): BankDetailChecks => ({
  open: async () => false,
  changed: () => Promise.reject(trouble),
  checked: async () => undefined,
});

describe('an edit', () => {
  it('is sent over the record that it began with', async () => {
    expect(await save({})).toMatchObject({ outcome: { kind: 'saved' }, sent: ['edit'] });
  });

  it('is not sent over what was changed elsewhere, which is given back', async () => {
    const { outcome, sent } = await save({}, { shows: [succeeded(moved)] });
    expect([outcome, sent]).toEqual([{ kind: 'changed-elsewhere', stored: moved }, []]);
  });

  it('whose lost attempt is what stands there now was saved', async () => {
    const { outcome, sent } = await save({ lost: silence }, { shows: [succeeded(renamed)] });
    expect([outcome, sent]).toEqual([{ kind: 'saved' }, []]);
  });

  it.each([
    [null, { kind: 'refused', failure: silence }],
    [no, { kind: 'unknown', failure: no }],
  ])('is not sent while nobody can see what stands there: %#', async (lost, expected) => {
    const { outcome, sent } = await save({ lost }, { shows: [failed(silence)] });
    expect([outcome, sent]).toEqual([expected, []]);
  });
});

describe('the check of bank details (MSG-1)', () => {
  it.each([
    ['an added beneficiary', { before: null, record: before }],
    ['other bank details', { record: moved }],
  ])('is asked for by %s, which is kept before the call leaves', async (_what, saved) => {
    expect(await save(saved)).toMatchObject({ openAtCall: true, openAfter: true });
  });

  it('is not asked for by an edit of anything else', async () => {
    expect(await save({})).toMatchObject({ openAtCall: false, openAfter: false });
  });

  it('goes when nothing was saved for certain, unless it was open before', async () => {
    expect(await save({ record: moved }, { saving: no })).toMatchObject({ openAfter: false });
    const checks = createBankDetailChecks(createMemoryStore(), 'sub-1');
    await checks.changed('b1');
    expect(await save({ record: moved }, { saving: no, checks })).toMatchObject({ openAfter: true });
  });

  it('stays after silence', async () => {
    const { outcome, openAfter } = await save({ record: moved }, { saving: silence });
    expect([outcome.kind, openAfter]).toEqual(['unknown', true]);
  });

  it('that cannot be kept keeps the record from being sent', async () => {
    const full = await save({ record: moved }, { checks: broken(new Error('full')) });
    expect([full.outcome, full.sent]).toEqual([{ kind: 'not-kept' }, []]);
    await expect(save({ record: moved }, { checks: broken(new StoreBusy('lock')) })).rejects.toThrow(
      StoreBusy,
    );
  });
});
