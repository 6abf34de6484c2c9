import { describe, expect, it } from 'vitest';
import { formatPaidAccount, addAccountEndingsToPayments, type PaidAccountEnding } from './paidAccounts.ts';

const noted =
  (endings: Readonly<Record<string, string>>) =>
  async (order: string): Promise<ReadonlyMap<string, string>> =>
    new Map(order === '700' ? Object.entries(endings) : []);

const unreadable = { paidTo: () => Promise.reject(new Error('unreadable')) };

const texts = async (
  endings: Readonly<Record<string, string>>,
  payments: readonly PaidAccountEnding[],
  order = '700',
): Promise<readonly string[]> =>
  (await addAccountEndingsToPayments({ paidTo: noted(endings) }, order, payments)).map(formatPaidAccount);

describe('the account beside a payment of an order or deal (PAYEE-4)', () => {
  it('is the one that the partner names, else the one that this device noted for its beneficiary', async () => {
    const payments = [{ beneficiaryId: 'b1', accountEnding: '4410' }, { beneficiaryId: 'b2' }];
    expect(await texts({ b1: '0076', b2: '9999' }, payments)).toEqual(['•••• 4410', '•••• 9999']);
  });

  it('is not known where another was paid, or another order is noted', async () => {
    expect(await texts({ b1: '0076' }, [{ beneficiaryId: 'b2' }])).toEqual(['not known']);
    expect(await texts({ b1: '0076' }, [{ beneficiaryId: 'b1' }], '701')).toEqual(['not known']);
    expect(await texts({}, [{}])).toEqual(['not known']);
  });

  it('is noted for whom the partner does not name only where one is paid and one was noted', async () => {
    expect(await texts({ b1: '0076' }, [{}])).toEqual(['•••• 0076']);
    expect(await texts({ b1: '0076' }, [{ beneficiaryId: '' }])).toEqual(['•••• 0076']);
    expect(await texts({ b1: '0076', b2: '9999' }, [{}])).toEqual(['not known']);
    expect(await texts({ b1: '0076' }, [{}, { beneficiaryId: 'b1' }])).toEqual(['not known', '•••• 0076']);
  });

  it('is not known where what was noted cannot be read, and is not looked for where the partner names all', async () => {
    expect(await addAccountEndingsToPayments(unreadable, '700', [{ beneficiaryId: 'b1' }])).toStrictEqual([
      { beneficiaryId: 'b1' },
    ]);
    const named = [{ accountEnding: '4410' }];
    expect(await addAccountEndingsToPayments(unreadable, '700', named)).toBe(named);
  });
});
