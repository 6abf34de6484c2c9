import { describe, expect, it } from 'vitest';
import { failure } from '../../../../test/sampleDeals.ts';
import { failed, succeeded } from '../../../result/result.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { summaryOf } from '../../api/summaryOf.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { identifyRecord } from './identifyRecord.ts';

const record: Beneficiary = { ...newBeneficiary(''), accountHolderName: 'Ada', accountNumber: '1234' };
const moved = { ...record, accountNumber: '5678' };

const identify = async (stored: readonly Beneficiary[], answers = true, ids = Infinity) => {
  const {
    record: identified,
    standing,
    changedId,
  } = await identifyRecord(
    {
      list: async () => (answers ? succeeded(stored.map(summaryOf)) : failed(failure())),
      show: async (id) => {
        const found = stored.find(({ clientIntegrationId }) => clientIntegrationId === id);
        return found === undefined ? failed(failure()) : succeeded(found);
      },
    },
    record,
    async (place) => (place < ids ? `id-${place}` : null),
  );
  return [identified.clientIntegrationId, standing, changedId];
};
const under = (clientIntegrationId: string, one: Beneficiary) => ({ ...one, clientIntegrationId });

describe('a record that is added again (CP-BENE-18)', () => {
  it('has the identifier that it had before, under which it stands', async () => {
    expect(await identify([])).toEqual(['id-0', 'none', null]);
    const spelled = under('id-0', { ...record, accountNumber: '12 34' });
    expect(await identify([spelled])).toEqual(['id-0', 'same', null]);
  });

  it('is told from one that was changed since, beside which it would be a second one', async () => {
    expect(await identify([under('id-0', moved)])).toEqual(['id-1', 'none', 'id-0']);
    expect(await identify([under('id-0', moved), under('id-1', record)])).toEqual(['id-1', 'same', 'id-0']);
  });

  it('under an identifier of its own is never a second one: another record stands there', async () => {
    expect(await identify([under('id-0', moved)], true, 1)).toEqual(['id-0', 'other', null]);
  });

  it('is added under its identifier where the partner does not say what stands there', async () => {
    expect(await identify([under('id-0', record)], false)).toEqual(['id-0', 'none', null]);
  });
});
