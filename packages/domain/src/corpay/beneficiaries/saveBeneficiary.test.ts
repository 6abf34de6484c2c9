import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../../result/index.ts';
import type { Beneficiary } from '../beneficiary.ts';
import type { CorpayFailure, CorpayFailureKind } from '../corpayFailure.ts';
import { newBeneficiary } from './newBeneficiary.ts';
import { saveBeneficiary } from './saveBeneficiary.ts';

const failure = (kind: CorpayFailureKind, status: number | null = null): CorpayFailure => ({
  kind,
  path: '/beneficiaries',
  status,
  messages: [],
  code: null,
  listed: false,
  requestId: null,
});
const silence = failure('no-answer');
const record: Beneficiary = {
  ...newBeneficiary('b1'),
  accountHolderName: 'Ada',
  accountNumber: '12-3456',
  regulatory: [{ key: 'purpose', value: 'G' }],
};

/** A partner that answers a save with this failure, or none, and then shows this; it counts what it is sent. */
const partner = (saving: CorpayFailure | null, shows: Beneficiary | CorpayFailure | null) => {
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
  saving: CorpayFailure | null,
  shows: Beneficiary | CorpayFailure | null,
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

  it('is refused when it is not there, or is there otherwise', async () => {
    expect(await save('add', silence, null)).toMatchObject({ kind: 'refused', failure: silence });
    expect(await save('edit', silence, { ...record, accountNumber: '999' })).toMatchObject({
      kind: 'refused',
    });
    const answered = { ...record, regulatory: [{ key: 'purpose', value: 'S' }] };
    expect(await save('edit', silence, answered)).toMatchObject({ kind: 'refused' });
    expect(await save('edit', silence, { ...record, paymentMethods: ['W', 'E'] })).toMatchObject({
      kind: 'refused',
    });
    const taken = failure('refused', 409);
    expect(await save('add', taken, { ...record, accountHolderName: 'Grace' })).toMatchObject({
      kind: 'refused',
      failure: taken,
    });
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
