import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxFailure, ofxRefusal } from '../../../test/ofxSamples.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { runWithoutExclusion, type RunExclusively } from '../../ports/exclusively.ts';
import { createMemoryLock } from '../../ports/memoryLock.ts';
import { valueOfSureResult, failed, succeeded } from '../../result/result.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { editOfxBeneficiary } from './editOfxBeneficiary.ts';
import { findOfxBeneficiaryChanges } from './findOfxBeneficiaryChanges.ts';

const before = ofxBeneficiary('b1');
const renamed = { ...before, name: 'Harbour Books' };
const moved = { ...before, paymentReason: 'Rent' };
const silence = ofxFailure({ path: '/payments/beneficiaries/b1' });

/** A partner that keeps one beneficiary; `lists` are its answers to a look, one after the other, then what it keeps. */
const partner = ({
  stored = before,
  refuses,
  losesAnswer = false,
  silent = [],
}: {
  readonly stored?: OfxBeneficiary | null;
  readonly refuses?: CallFailure;
  readonly losesAnswer?: boolean;
  /** Which looks, from 0, nobody answers. */
  readonly silent?: readonly number[];
} = {}) => {
  let kept = stored;
  let looks = 0;
  const sent: OfxBeneficiary[] = [];
  const beneficiaries = {
    list: async () => {
      looks += 1;
      await Promise.resolve();
      return silent.includes(looks - 1)
        ? failed(silence)
        : succeeded([ofxBeneficiary('b0'), ...(kept === null ? [] : [kept])]);
    },
    edit: async (record: OfxBeneficiary) => {
      sent.push(record);
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (refuses !== undefined) return failed(refuses);
      kept = { ...record, updatedDate: `later ${sent.length}` };
      return losesAnswer ? failed(silence) : succeeded(kept);
    },
  };
  return { beneficiaries, sent, kept: () => kept };
};

const edit = async (
  { beneficiaries }: ReturnType<typeof partner>,
  record: OfxBeneficiary = renamed,
  exclusively: RunExclusively<never> = runWithoutExclusion,
) => valueOfSureResult(await editOfxBeneficiary(beneficiaries, { before, record }, exclusively));

describe('an edit of a beneficiary at OFX', () => {
  it('is sent once, over the record that it began with', async () => {
    const at = partner();
    expect(await edit(at)).toMatchObject({ kind: 'saved', beneficiary: { name: 'Harbour Books' } });
    expect(at.sent).toEqual([renamed]);
  });

  it.each([
    ['what was changed elsewhere', moved],
    ['what was saved again with the same in it', { ...before, updatedDate: '2026-11-21' }],
    ['who is gone', null],
  ])('is not sent over %s, which is given back', async (_what, stored) => {
    const at = partner({ stored });
    expect(await edit(at)).toEqual({ kind: 'changed-elsewhere', stored });
    expect(at.sent).toEqual([]);
  });

  it('is not sent while nobody can see what stands there', async () => {
    const at = partner({ silent: [0] });
    expect(await edit(at)).toEqual({ kind: 'refused', failure: silence });
    expect(at.sent).toEqual([]);
  });

  it('whose answer was lost is saved when the list shows it, and unknown otherwise (S-80)', async () => {
    expect(await edit(partner({ losesAnswer: true }))).toMatchObject({ kind: 'saved' });
    expect(await edit(partner({ losesAnswer: true, silent: [1] }))).toMatchObject({ kind: 'unknown' });
    expect(await edit(partner({ refuses: silence }))).toMatchObject({ kind: 'unknown' });
  });

  it('that was refused changed nothing', async () => {
    const no = ofxRefusal();
    expect(await edit(partner({ refuses: no }))).toEqual({ kind: 'refused', failure: no });
  });

  it('puts no other edit of this machine back: the later one is not sent', async () => {
    const at = partner();
    const lock = createMemoryLock();
    const [first, second] = await Promise.all([edit(at, renamed, lock), edit(at, moved, lock)]);
    expect([first.kind, second.kind]).toEqual(['saved', 'changed-elsewhere']);
    expect(at.kept()).toMatchObject({ name: 'Harbour Books', paymentReason: before.paymentReason });
  });
});

const asked = (propertyKey: string, name: string) => ({
  propertyKey,
  name,
  required: true,
  validationRegex: null,
  maxLength: null,
});

it('what an edit changes is told in the order of the form, accounts masked on both sides', () => {
  const { beneficiaryBankDetails: details, beneficiaryAddress } = before;
  const after = {
    ...renamed,
    beneficiaryAddress: { ...beneficiaryAddress, citySuburb: 'Perth' },
    beneficiaryBankDetails: { ...details, values: { bankName: 'Quay Bank', account: '87654321' } },
  };
  const template = [asked('bankName', 'Bank'), asked('account', 'Account')];
  expect(findOfxBeneficiaryChanges(before, after, template)).toEqual([
    { field: 'name', label: 'Full Name', before: 'Payee b1', after: 'Harbour Books' },
    { field: 'beneficiaryAddress.citySuburb', label: 'City', before: 'Sydney', after: 'Perth' },
    {
      field: 'beneficiaryBankDetails.bankName',
      label: 'Bank',
      before: 'Harbour Bank',
      after: 'Quay Bank',
    },
    { field: 'beneficiaryBankDetails.account', label: 'Account', before: '••••5678', after: '••••4321' },
  ]);
});
