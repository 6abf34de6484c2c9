import { describe, expect, it } from 'vitest';
import { orderPayment, refusal } from '../../../test/sampleDeals.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { OrderPayment } from '../api/order.ts';
import { newBeneficiary } from '../beneficiaries/fields/newBeneficiary.ts';
import { toPaymentAdviceLabelledValues, emptyPaymentAdvice, readPaymentAdvice } from './paymentAdvice.ts';

const payment: OrderPayment = {
  ...orderPayment,
  beneficiaryId: 'b1',
  deliveryMethod: 'W',
  paymentPurpose: 'GOODS',
};
const recorded = {
  ...newBeneficiary('b1'),
  bankName: 'Coral Bay Bank',
  bankCountry: 'AU',
  accountNumber: '21480076',
};

const readWith = async (
  of: OrderPayment,
  {
    shown = succeeded(recorded),
    listed = succeeded([{ id: 'GOODS', text: 'Purchase of goods' }]),
  }: {
    shown?: Awaited<ReturnType<Parameters<typeof readPaymentAdvice>[0]['beneficiaries']['show']>>;
    listed?: Awaited<ReturnType<Parameters<typeof readPaymentAdvice>[0]['settlements']['purposes']>>;
  } = {},
) => {
  const asked: unknown[] = [];
  const record = await readPaymentAdvice(
    {
      beneficiaries: {
        show: async (id) => {
          asked.push(id);
          return shown;
        },
      },
      settlements: {
        purposes: async (query) => {
          asked.push(query);
          return listed;
        },
      },
    },
    of,
  );
  return { record, asked };
};

describe('what an advice says beside its order', () => {
  it('is the bank and account that are recorded now, and the purpose in the words of the partner', async () => {
    const { record, asked } = await readWith(payment);
    expect(record).toEqual({
      bank: 'Coral Bay Bank',
      accountEnding: '0076',
      purpose: 'Purchase of goods',
    });
    expect(asked).toEqual(['b1', { currency: 'AUD', countryISO: 'AU', method: 'W' }]);
  });

  it('is left out where it cannot be read, and a purpose without words is named by its id', async () => {
    const unreadable = failed(refusal());
    expect((await readWith(payment, { shown: unreadable })).record).toEqual({
      ...emptyPaymentAdvice,
      purpose: 'GOODS',
    });
    expect((await readWith(payment, { listed: unreadable })).record.purpose).toBe('GOODS');
    expect((await readWith(payment, { listed: succeeded([]) })).record.purpose).toBe('GOODS');
  });

  it('is asked of nobody where the partner does not say who is paid, by which method, or for what', async () => {
    expect(await readWith(orderPayment)).toEqual({ record: emptyPaymentAdvice, asked: [] });
    const { paymentPurpose: _purpose, ...withoutPurpose } = payment;
    expect((await readWith(withoutPurpose)).asked).toEqual(['b1']);
    expect((await readWith({ ...payment, deliveryMethod: '' })).asked).toEqual(['b1']);
  });

  it('names no bank and no account that a beneficiary does not have', async () => {
    const { record } = await readWith(payment, { shown: succeeded(newBeneficiary('b1')) });
    expect([record.bank, record.accountEnding]).toEqual([null, null]);
  });
});

describe('the facts of an advice', () => {
  const record = { bank: 'Coral Bay Bank', accountEnding: '0076', purpose: 'Purchase of goods' };

  it('name payee, bank, account, reference, purpose and value date', () => {
    expect(toPaymentAdviceLabelledValues({ ...payment, accountEnding: '0076' }, record)).toEqual([
      ['Beneficiary', 'Kestrel Wool'],
      ['Bank', 'Coral Bay Bank'],
      ['Account', '•••• 0076'],
      ['Reference', 'INV-7'],
      ['Purpose', 'Purchase of goods'],
      ['Value date', 'Nov 24, 2026'],
    ]);
  });

  it('name neither the account of today nor its bank where another one was paid, or nobody knows which (PAYEE-4)', () => {
    expect(toPaymentAdviceLabelledValues(payment, record).slice(1, 2)).toEqual([['Account', 'not known']]);
    expect(toPaymentAdviceLabelledValues({ ...payment, accountEnding: '9999' }, record).slice(1, 2)).toEqual([
      ['Account', '•••• 9999'],
    ]);
  });

  it('leave out what else is not known', () => {
    const bare = { ...payment, reference: '', availableDate: '' };
    expect(toPaymentAdviceLabelledValues(bare, emptyPaymentAdvice)).toEqual([
      ['Beneficiary', 'Kestrel Wool'],
      ['Account', 'not known'],
    ]);
  });
});
