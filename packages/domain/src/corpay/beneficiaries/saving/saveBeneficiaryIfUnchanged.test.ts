import { describe, expect, it } from 'vitest';
import { failure, refusal } from '../../../../test/sampleDeals.ts';
import { runWithoutExclusion } from '../../../ports/exclusively.ts';
import { createMemoryLock } from '../../../ports/memoryLock.ts';
import { createMemoryStore } from '../../../ports/memoryStore.ts';
import { StoreBusy } from '../../../ports/storeBusy.ts';
import { valueOfSureResult, failed, succeeded, type Result } from '../../../result/result.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { CallFailure } from '../../../calls/callFailure.ts';
import {
  createPendingBankDetailCheckStore,
  type PendingBankDetailCheckStore,
} from '../../../bankDetails/bankDetailChecks.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { removeBeneficiary } from '../removeBeneficiary.ts';
import {
  findSaveOutcome,
  saveBeneficiaryIfUnchanged,
  type BeneficiarySaveIfUnchanged,
} from './saveBeneficiaryIfUnchanged.ts';

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
  readonly checks?: PendingBankDetailCheckStore;
};

const save = async (
  saved: Partial<BeneficiarySaveIfUnchanged>,
  {
    saving,
    shows = [succeeded(before)],
    checks = createPendingBankDetailCheckStore(createMemoryStore(), 'sub-1'),
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
  const done = await saveBeneficiaryIfUnchanged(
    {
      bankDetailChecks: checks,
      beneficiaries: {
        add: (_record, key) => answer(`add ${key}`),
        edit: () => answer('edit'),
        show: async () => (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? failed(silence),
      },
    },
    { before, record: renamed, idempotencyKey: 'k1', lost: null, ...saved },
    runWithoutExclusion,
  );
  return {
    outcome: valueOfSureResult(done),
    sent,
    openAtCall,
    openAfter: await checks.open('b1').catch(() => null),
  };
};

/** What cannot keep anything. */
const broken = (trouble: Error): PendingBankDetailCheckStore => ({
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

  it('whose lost attempt is not what stands there now is not sent either', async () => {
    const { outcome, sent } = await save({ lost: silence }, { shows: [succeeded(moved)] });
    expect([outcome, sent]).toEqual([{ kind: 'changed-elsewhere', stored: moved }, []]);
  });

  it.each([
    [null, { kind: 'refused', failure: silence }],
    [no, { kind: 'unknown', failure: no }],
  ])('is not sent while nobody can see what stands there: %#', async (lost, expected) => {
    const { outcome, sent } = await save({ lost }, { shows: [failed(silence)] });
    expect([outcome, sent]).toEqual([expected, []]);
  });
});

const sentAgain = () => Promise.reject(new Error('It was sent again.'));

describe('an attempt that has no answer is looked up and not sent again', () => {
  const shownInPart = { ...renamed, accountNumber: '' };
  const look = (from: Beneficiary | null, shown: Beneficiary) =>
    findSaveOutcome(
      { beneficiaries: { add: sentAgain, edit: sentAgain, show: async () => succeeded(shown) } },
      { before: from, record: renamed, idempotencyKey: 'k1' },
      silence,
    );

  it('an added beneficiary is there as soon as it is shown, also in part', async () => {
    expect(await look(null, shownInPart)).toEqual({ kind: 'saved' });
  });

  it('an edit is saved only when the partner shows what was changed', async () => {
    expect(await look(before, renamed)).toEqual({ kind: 'saved' });
    expect(await look(before, shownInPart)).toEqual({ kind: 'unknown', failure: silence });
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
    const checks = createPendingBankDetailCheckStore(createMemoryStore(), 'sub-1');
    await checks.changed('b1');
    expect(await save({ record: moved }, { saving: no, checks })).toMatchObject({ openAfter: true });
  });

  it('stays open after a refused edit of anything else', async () => {
    const checks = createPendingBankDetailCheckStore(createMemoryStore(), 'sub-1');
    await checks.changed('b1');
    expect(await save({}, { saving: no, checks })).toMatchObject({ openAfter: true });
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

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('two changes of one beneficiary at once, from tabs or processes of one machine', () => {
  /** A partner whose answers take their time, and which stores what it is sent. */
  const slowPartner = () => {
    let stored: Beneficiary | null = before;
    const gone = refusal({ status: 404 });
    const store = async (record: Beneficiary | null) => {
      await soon();
      stored = record;
      return succeeded(null);
    };
    return {
      stored: () => stored,
      beneficiaries: {
        add: store,
        edit: store,
        remove: () => store(null),
        show: async () => {
          await soon();
          return stored === null ? failed(gone) : succeeded(stored);
        },
      },
    };
  };
  const bankDetailChecks = createPendingBankDetailCheckStore(createMemoryStore(), 'sub-1');
  const edit = { before, idempotencyKey: 'k1', lost: null };

  it('no edit puts another one back: the later one is not sent and is given what stands there', async () => {
    const { beneficiaries, stored } = slowPartner();
    const lock = createMemoryLock();
    const ports = { beneficiaries, bankDetailChecks };
    const [first, second] = await Promise.all([
      saveBeneficiaryIfUnchanged(ports, { ...edit, record: renamed }, lock),
      saveBeneficiaryIfUnchanged(ports, { ...edit, record: moved }, lock),
    ]);
    expect(valueOfSureResult(first)).toEqual({ kind: 'saved' });
    expect(valueOfSureResult(second)).toEqual({ kind: 'changed-elsewhere', stored: renamed });
    expect(stored()).toEqual(renamed);
  });

  it('a deletion spares what an edit is just changing, and an edit brings back nobody who was deleted', async () => {
    const { beneficiaries, stored } = slowPartner();
    const lock = createMemoryLock();
    const ports = { beneficiaries, bankDetailChecks };
    const [, spared] = await Promise.all([
      saveBeneficiaryIfUnchanged(ports, { ...edit, record: renamed }, lock),
      removeBeneficiary(ports, { seen: before, lost: null }, lock),
    ]);
    expect(valueOfSureResult(spared)).toEqual({ kind: 'changed-elsewhere', stored: renamed });
    const [removed, late] = await Promise.all([
      removeBeneficiary(ports, { seen: renamed, lost: null }, lock),
      saveBeneficiaryIfUnchanged(ports, { ...edit, before: renamed, record: moved }, lock),
    ]);
    expect([valueOfSureResult(removed).kind, valueOfSureResult(late).kind, stored()]).toEqual([
      'removed',
      'refused',
      null,
    ]);
  });
});
