import { describe, expect, it } from 'vitest';
import { kestrel, noOrder, silence } from '../../../test/instructionFixture.ts';
import { failed, succeeded } from '../../result/result.ts';
import { corpayPayeeAccount, readCorpayAccounts } from './corpayPayeeAccount.ts';

describe('the account that a beneficiary of Corpay is paid on', () => {
  it('is everything that says where the money goes, and when the partner changed its record', () => {
    const record = {
      ...kestrel,
      iban: 'gb64 sndb 9900 1170 0123 45',
      swiftBicCode: 'SNDBGB2L',
      localAccountNumber: '12-34',
      localRoutingCode: '56-78',
      lastUpdate: '2026-11-20T10:00:00.000Z',
    };
    expect(corpayPayeeAccount(record)).toEqual({
      beneficiaryId: 'b1',
      name: 'Kestrel Wool',
      bank: 'Coral Bay Bank',
      account: 'GB64SNDB99001170012345',
      details: ['GB64SNDB99001170012345', 'SNDBGB2L', '21480076', '990014', '1234', '5678', 'CORALBAYBANK'],
      changedAt: Date.UTC(2026, 10, 20, 10),
    });
  });

  it('has no date of change where the partner writes none', () => {
    expect(corpayPayeeAccount(kestrel).changedAt).toBeNull();
  });
});

describe('reading the accounts of beneficiaries', () => {
  it('leaves out one whom the partner does not have, and names each by the id that was asked for', async () => {
    const read = readCorpayAccounts({
      show: async (id) => (id === 'gone' ? failed(noOrder) : succeeded(kestrel)),
    });
    expect(await read(['b7', 'gone'])).toEqual(
      succeeded([{ ...corpayPayeeAccount(kestrel), beneficiaryId: 'b7' }]),
    );
  });

  it('comes to nothing where one of them cannot be read', async () => {
    const read = readCorpayAccounts({
      show: async (id) => (id === 'b2' ? failed(silence) : succeeded(kestrel)),
    });
    expect(await read(['b1', 'b2'])).toEqual(failed(silence));
  });
});
