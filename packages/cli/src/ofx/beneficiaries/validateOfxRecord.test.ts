import type { OfxBankField } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { fakeOfx } from '../../../test/fakeOfx.ts';
import { storedPayee } from '../../../test/ofxAddressBook.ts';
import { validateOfxRecord } from './validateOfxRecord.ts';

const field = (propertyKey: string): OfxBankField => ({
  propertyKey,
  name: propertyKey,
  required: false,
  validationRegex: null,
  maxLength: null,
});

const asks = (keys: readonly string[]) => {
  const { ofx } = fakeOfx();
  const beneficiaries = {
    ...ofx.beneficiaries,
    template: async () => succeeded(keys.map(field)),
    validate: async () => succeeded([]),
  };
  return { ...ofx, beneficiaries };
};

const withDetails = (record: OfxBeneficiary, more: Readonly<Record<string, string>>): OfxBeneficiary => {
  const details = record.beneficiaryBankDetails;
  return { ...record, beneficiaryBankDetails: { ...details, values: { ...details.values, ...more } } };
};

const stored = withDetails(storedPayee('b1'), { reference: 'Invoice 7', note: 'Hall 2' });

/** The bank details that an edit of the stored record would send, where the template names these keys. */
const sentOf = async (record: OfxBeneficiary, keys: readonly string[]) => {
  const judged = await validateOfxRecord(asks(keys), record, stored);
  return judged.ok ? judged.value.record.beneficiaryBankDetails.values : null;
};

describe('an edit of a beneficiary at OFX, which replaces the whole record', () => {
  it('keeps what stands there and is not asked for, such as a reference', async () => {
    const renamed = { ...stored, name: 'Harbour Books' };
    expect(await sentOf(renamed, ['bankName', 'account', 'reference'])).toEqual(
      stored.beneficiaryBankDetails.values,
    );
  });

  it('keeps of it under the template of another currency what that one names', async () => {
    const inEuros = { ...stored, currency: 'EUR' };
    expect(await sentOf(inEuros, ['bankName', 'iban', 'reference'])).toEqual({
      bankName: 'Harbour Bank',
      reference: 'Invoice 7',
    });
  });

  it('takes from the file nothing that nobody asks for', async () => {
    const record = withDetails(stored, { reference: 'Invoice 8' });
    const judged = await validateOfxRecord(asks(['bankName', 'account', 'reference']), record, stored);
    expect(judged).toMatchObject({
      ok: true,
      value: { problems: [{ fieldName: 'beneficiaryBankDetails.reference' }] },
    });
  });
});
