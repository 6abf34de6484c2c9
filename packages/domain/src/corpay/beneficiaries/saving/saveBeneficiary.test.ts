import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../../../result/result.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { callFailure, type CallFailure, type CallFailureKind } from '../../../calls/callFailure.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { saveBeneficiary } from './saveBeneficiary.ts';

const failure = (kind: CallFailureKind, status: number | null = null): CallFailure =>
  callFailure(kind, '/beneficiaries', { status });
const silence = failure('no-answer');
const record: Beneficiary = {
  ...newBeneficiary('b1'),
  accountHolderName: 'Ada',
  accountNumber: '12-3456',
  regulatory: [{ key: 'purpose', value: 'G' }],
};

/** A partner that answers a save with this failure, or none, and then shows this; it counts what it is sent. */
const partner = (saving: CallFailure | null, shows: Beneficiary | CallFailure | null) => {
  const sent: string[] = [];
  const answer = saving === null ? succeeded(null) : failed(saving);
  const shown =
    shows === null ? failed(failure('refused', 404)) : 'kind' in shows ? failed(shows) : succeeded(shows);
  return {
    sent,
    beneficiaries: {
      add: async (_added: Beneficiary, key: string) => {
        sent.push(`add ${key}`);
        return answer;
      },
      edit: async () => {
        sent.push('edit');
        return answer;
      },
      show: async (id: string) => {
        sent.push(`show ${id}`);
        return shown;
      },
    },
  };
};

const save = async (
  mode: 'add' | 'edit',
  saving: CallFailure | null,
  shows: Beneficiary | CallFailure | null,
) => {
  const { sent, beneficiaries } = partner(saving, shows);
  const outcome = await saveBeneficiary({ beneficiaries }, { mode, record, idempotencyKey: 'k1' });
  return { sent, ...outcome };
};

describe('saving a beneficiary', () => {
  it('is one call, and saved with its answer', async () => {
    expect(await save('add', null, null)).toEqual({ kind: 'saved', sent: ['add k1'] });
    expect(await save('edit', null, null)).toEqual({ kind: 'saved', sent: ['edit'] });
  });

  it('is refused by an answer that proves that nothing was saved', async () => {
    const refusal = failure('refused', 400);
    expect(await save('add', refusal, record)).toEqual({
      kind: 'refused',
      failure: refusal,
      sent: ['add k1'],
    });
    expect(await save('edit', failure('token-refused', 401), record)).toMatchObject({ kind: 'refused' });
  });

  it.each([silence, failure('server-trouble', 502), failure('unreadable', 200)])(
    'is looked up after an answer that proves nothing, and never sent again: $kind',
    async (proof) => {
      const found = { ...record, accountNumber: '123456', accountHolderName: 'ADA' };
      expect(await save('add', proof, found)).toEqual({ kind: 'saved', sent: ['add k1', 'show b1'] });
      expect(await save('edit', proof, found)).toEqual({ kind: 'saved', sent: ['edit', 'show b1'] });
    },
  );

  const others: readonly (readonly [what: string, shown: Beneficiary])[] = [
    ['another account', { ...record, accountNumber: '999' }],
    ['another answer', { ...record, regulatory: [{ key: 'purpose', value: 'S' }] }],
    ['another method', { ...record, paymentMethods: ['W', 'E'] }],
    ['another name', { ...record, accountHolderName: 'Grace' }],
  ];

  it('is unknown when it is not there after silence: it may still arrive', async () => {
    expect(await save('add', silence, null)).toMatchObject({ kind: 'unknown', failure: silence });
    expect(await save('edit', failure('server-trouble', 504), null)).toMatchObject({ kind: 'unknown' });
    expect(await save('add', failure('refused', 408), null)).toMatchObject({ kind: 'unknown' });
  });

  it.each(others)('is unknown when it stands there otherwise after silence, with %s', async (_, shown) => {
    expect(await save('edit', silence, shown)).toMatchObject({ kind: 'unknown', failure: silence });
    expect(await save('add', silence, shown)).toMatchObject({ kind: 'unknown', failure: silence });
  });

  it.each(others)('is refused when the partner says that it has another, with %s', async (_, shown) => {
    const taken = failure('refused', 409);
    expect(await save('add', taken, shown)).toMatchObject({ kind: 'refused', failure: taken });
    expect(await save('edit', taken, shown)).toMatchObject({ kind: 'refused', failure: taken });
  });

  it('is saved when the identifier is taken by this very record, and unknown while that is not seen', async () => {
    const taken = failure('refused', 409);
    expect(await save('add', taken, record)).toMatchObject({ kind: 'saved' });
    expect(await save('add', taken, null)).toMatchObject({ kind: 'unknown' });
    expect(await save('add', taken, { ...record, accountNumber: '' })).toMatchObject({ kind: 'unknown' });
  });

  it('is unknown while nobody can look it up', async () => {
    expect(await save('add', silence, silence)).toMatchObject({ kind: 'unknown', failure: silence });
    expect(await save('edit', silence, failure('token-refused', 401))).toMatchObject({ kind: 'unknown' });
  });

  it('an edit is unknown when the partner does not show what was changed; an added one is there', async () => {
    const shownInPart = { ...record, accountNumber: '' };
    expect(await save('edit', silence, shownInPart)).toMatchObject({ kind: 'unknown', failure: silence });
    expect(await save('add', silence, shownInPart)).toMatchObject({ kind: 'saved' });
  });
});
