import { describe, expect, it } from 'vitest';
import { failure } from '../../../../test/sampleDeals.ts';
import { failed, succeeded } from '../../../result/result.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { beneficiarySummaryOf } from '../../api/beneficiarySummaryOf.ts';
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
      list: async () => (answers ? succeeded(stored.map(beneficiarySummaryOf)) : failed(failure())),
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

  it('is added under its identifier where it is listed and the partner does not show it', async () => {
    const { record: identified, standing } = await identifyRecord(
      {
        list: async () => succeeded([beneficiarySummaryOf(under('id-0', moved))]),
        show: async () => failed(failure()),
      },
      record,
      async (place) => `id-${place}`,
    );
    expect([identified, standing]).toEqual([under('id-0', record), 'none']);
  });

  it('is looked up only where its identifier is listed', async () => {
    const looked: string[] = [];
    const { standing } = await identifyRecord(
      {
        list: async () => succeeded([beneficiarySummaryOf(under('somebody', moved))]),
        show: async (id) => {
          looked.push(id);
          return succeeded(under(id, moved));
        },
      },
      record,
      async (place) => (place === 0 ? 'id-0' : null),
    );
    expect([standing, looked]).toEqual(['none', []]);
  });

  it('has no identifier where none follows from what it says, so that nothing is sent under a wrong one', async () => {
    expect(await identify([], true, 0)).toEqual(['', 'other', null]);
  });
});
