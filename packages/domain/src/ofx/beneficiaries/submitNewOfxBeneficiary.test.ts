import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxFailure, ofxRefusal } from '../../../test/ofxSamples.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { submitNewOfxBeneficiary } from './submitNewOfxBeneficiary.ts';

const record = { ...ofxBeneficiary(''), name: 'Harbour Books' };
const added = { ...record, beneficiaryId: 'b9' };
const twin = { ...record, beneficiaryId: 'b1' };
const silence = failed(ofxFailure());

const add = async (
  answer: Result<OfxBeneficiary, CallFailure>,
  listed: Result<readonly OfxBeneficiary[], CallFailure>,
) => {
  const calls: string[] = [];
  const outcome = await submitNewOfxBeneficiary(
    {
      add: async (_record, key) => {
        calls.push(`add ${key}`);
        return answer;
      },
      list: async () => {
        calls.push('list');
        return listed;
      },
    },
    { record, idempotencyKey: 'key', known: [twin] },
  );
  return { outcome, calls };
};

describe('a new beneficiary at OFX', () => {
  it('is sent once under the key of its attempt, and nothing is asked where the partner answers (S-77)', async () => {
    expect(await add(succeeded(added), silence)).toEqual({
      outcome: { kind: 'saved', beneficiary: added },
      calls: ['add key'],
    });
    const { outcome, calls } = await add(failed(ofxRefusal()), succeeded([added]));
    expect([outcome.kind, calls]).toEqual(['refused', ['add key']]);
  });

  it('whose answer was lost is saved when the list has who was not there before (S-80)', async () => {
    const { outcome, calls } = await add(silence, succeeded([twin, added]));
    expect(outcome).toEqual({ kind: 'saved', beneficiary: added });
    expect(calls).toEqual(['add key', 'list']);
  });

  it.each([
    ['has only who was there before', succeeded([twin]), true],
    [
      'has one of the same name with another account',
      succeeded([ofxBeneficiary('b9', { name: record.name, currency: 'EUR' })]),
      true,
    ],
    ['cannot be had', silence, false],
  ])('whose answer was lost is unknown while the list %s', async (_what, listed, looked) => {
    expect((await add(silence, listed)).outcome).toEqual({ kind: 'unknown', failure: ofxFailure(), looked });
  });
});
