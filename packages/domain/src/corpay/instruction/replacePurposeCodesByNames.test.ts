import { describe, expect, it } from 'vitest';
import { failure } from '../../../test/sampleDeals.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { StoredInstructionCall } from '../intents/intent.ts';
import { replacePurposeCodesByNames } from './replacePurposeCodesByNames.ts';

const intent: StoredInstructionCall = {
  kind: 'instruction',
  orderNumber: '700',
  idempotencyKey: 'k',
  payment: makeMoney(10_000n, 'EUR'),
  beneficiaryId: 'b1',
  payee: 'Thalassa',
  reference: '',
  details: {
    deliveryMethod: 'W',
    paymentPurpose: 'GOODS',
    settlementAccount: 'A',
    feeSettlementAccount: 'A',
  },
  detailsChecked: false,
  startedAt: 0,
};
const thalassa = {
  clientIntegrationId: 'b1',
  payee: 'Thalassa',
  curr: 'EUR',
  bankCountryISO: 'GR',
  methods: ['W'],
};

const another = { ...thalassa, clientIntegrationId: 'b2', bankCountryISO: 'DE' };

const ports = (answers: { readonly silent?: true; readonly gone?: true } = {}) => {
  const asked: unknown[] = [];
  return {
    asked,
    beneficiaries: {
      list: async () => {
        asked.push('list');
        return succeeded(answers.gone ? [another] : [another, thalassa]);
      },
    },
    settlements: {
      purposes: async (query: unknown) => {
        asked.push(query);
        return answers.silent ? failed(failure()) : succeeded([{ id: 'RENT', text: 'Rent of a house' }]);
      },
    },
  };
};

const rent = { field: 'paymentPurpose', shown: 'RENT' } as const;
const other = { field: 'paymentReference', shown: 'RENT' } as const;

describe('what differs from an instruction', () => {
  it('has a purpose in the words of the form, and everything else as it stands', async () => {
    const at = ports();
    expect(await replacePurposeCodesByNames(at, intent, [rent, other])).toEqual([
      { field: 'paymentPurpose', shown: 'Rent of a house' },
      other,
    ]);
    expect(at.asked).toEqual(['list', { currency: 'EUR', countryISO: 'GR', method: 'W' }]);
  });

  it('keeps the code of a purpose where the partner has no words for it', async () => {
    for (const at of [ports({ silent: true }), ports({ gone: true })])
      expect(await replacePurposeCodesByNames(at, intent, [rent])).toEqual([rent]);
    const unknown = { ...rent, shown: 'DONATION' };
    expect(await replacePurposeCodesByNames(ports(), intent, [unknown])).toEqual([unknown]);
  });

  it('asks for no purposes where none differs, or none was kept', async () => {
    const at = ports();
    await replacePurposeCodesByNames(at, intent, [other]);
    const { details: _none, ...earlier } = intent;
    await replacePurposeCodesByNames(at, earlier, [rent]);
    expect(at.asked).toEqual([]);
  });
});
