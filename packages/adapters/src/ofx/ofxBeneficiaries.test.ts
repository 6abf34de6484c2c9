import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { answeredOfx } from '../../test/answeredOfx.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const serve = async (...given: Parameters<typeof answeredOfx>) => {
  const answered = await answeredOfx(...given);
  ({ close } = answered);
  return answered;
};

const address = {
  addressLine: '1 Quay Street',
  citySuburb: 'Sydney',
  stateProvince: 'NSW',
  postCode: '2000',
  country: 'AU',
};

const beneficiary: OfxBeneficiary = {
  beneficiaryId: 'b1',
  name: 'Harbour Books',
  currency: 'AUD',
  classification: '3rd Party',
  paymentReason: 'Invoices',
  updatedDate: '2026-11-20',
  beneficiaryAddress: address,
  beneficiaryBankDetails: {
    values: { bankName: 'Harbour Bank', account: '12345678', bsb: '062000', empty: '' },
    bankAddress: { ...address, country: '' },
  },
};

const wireBeneficiary = {
  beneficiaryId: 'b1',
  name: 'Harbour Books',
  currency: 'AUD',
  classification: '3rd Party',
  paymentReason: 'Invoices',
  updatedDate: '2026-11-20',
  beneficiaryAddress: address,
  beneficiaryBankDetails: {
    bankName: 'Harbour Bank',
    account: '12345678',
    bsb: '062000',
    bankAddress: { ...address, country: '' },
  },
};

describe('the beneficiaries', () => {
  const { empty: _empty, ...values } = beneficiary.beneficiaryBankDetails.values;
  const read = {
    ...beneficiary,
    beneficiaryBankDetails: { ...beneficiary.beneficiaryBankDetails, values },
  };

  it('are read with the details of their banks (OFX-BENE-11 to OFX-BENE-13)', async () => {
    const { ofx } = await serve({ body: { beneficiaries: [wireBeneficiary] } });
    expect(await ofx.beneficiaries.list()).toEqual({ ok: true, value: [read] });
  });

  it('are named as what they are, also where a deal pays them (NAME-1)', async () => {
    const name = 'Harbour\u2060 Books\u202e';
    const shown = 'Harbour[U+2060] Books[U+202E]';
    const listed = await serve({ body: { beneficiaries: [{ ...wireBeneficiary, name }] } });
    expect(await listed.ofx.beneficiaries.list()).toMatchObject({ ok: true, value: [{ name: shown }] });
    await listed.close();
    const paid = { beneficiaryId: 'b1', name, amount: 1, currency: 'AUD' };
    const { ofx } = await serve({ body: { dealBeneficiaries: [paid] } });
    expect(await ofx.deals.beneficiaries('d1')).toMatchObject({ ok: true, value: [{ name: shown }] });
  });

  it('are added without an id and under a key, edited as a whole, and deleted by their id (OFX-BENE-29, S-94)', async () => {
    const { ofx, heard } = await serve({ status: 201, body: wireBeneficiary });
    await ofx.beneficiaries.add({ ...beneficiary, beneficiaryId: '', updatedDate: '' }, 'key-1');
    expect(await ofx.beneficiaries.edit(beneficiary)).toEqual({ ok: true, value: read });
    expect(await ofx.beneficiaries.remove('b1')).toEqual({ ok: true, value: null });
    const { beneficiaryId: _id, updatedDate: _date, ...fresh } = wireBeneficiary;
    expect(heard.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/payments/beneficiaries', fresh],
      ['PUT', '/payments/beneficiaries/b1', wireBeneficiary],
      ['DELETE', '/payments/beneficiaries/b1', undefined],
    ]);
    expect(heard[0]?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  it.each([
    [200, { isValid: true }, []],
    [
      200,
      { IsValid: false, Errors: [{ Field: 'name', Message: 'No.' }] },
      [{ fieldName: 'name', message: 'No.' }],
    ],
    [403, { errors: [{ fieldName: 'name', message: 'No.' }] }, [{ fieldName: 'name', message: 'No.' }]],
    [403, { message: 'No.' }, [{ fieldName: '', message: 'No.' }]],
  ])('are judged by the partner: %i %o (OFX-BENE-25, OFX-BENE-26)', async (status, body, errors) => {
    const { ofx, heard, tokens } = await serve({ status, body });
    expect(await ofx.beneficiaries.validate(beneficiary)).toEqual({ ok: true, value: errors });
    expect(heard[0]).toMatchObject({ method: 'POST', path: '/payments/beneficiaries/validate' });
    expect(heard[0]?.body).toEqual(wireBeneficiary);
    expect(tokens.refusals).toBe(0);
  });

  it.each([
    [403, '', 0],
    [400, { message: 'No.' }, 0],
    [401, '', 1],
    [200, {}, 0],
  ])('are not judged by %i %o (ERR-17, S-81)', async (status, body, refusals) => {
    const { ofx, tokens } = await serve({ status, body });
    expect((await ofx.beneficiaries.validate(beneficiary)).ok).toBe(false);
    expect(tokens.refusals).toBe(refusals);
  });

  const field = {
    propertyKey: 'bsb',
    name: 'BSB',
    required: true,
    validationRegex: '^\\d{6}$',
    maxLength: 6,
  };

  it.each([
    [[field]],
    [{ fields: [field] }],
    [
      {
        Fields: [
          { PropertyKey: 'bsb', Name: 'BSB', Required: true, ValidationRegex: '^\\d{6}$', MaxLength: 6 },
        ],
      },
    ],
  ])('are asked for bank details by a template (OFX-BANK-1, OFX-BANK-4)', async (body) => {
    const { ofx, heard } = await serve({ body });
    expect(await ofx.beneficiaries.template('AU', 'AUD')).toEqual({ ok: true, value: [field] });
    expect(heard[0]?.path).toBe('/bank-accounts/template/AU/AUD/bankaccount');
  });

  it('a field of the template may leave out its pattern and its length', async () => {
    const { ofx } = await serve({ body: [{ propertyKey: 'x', name: null, maxLength: 0 }] });
    expect(await ofx.beneficiaries.template('AU', 'AUD')).toMatchObject({
      value: [{ propertyKey: 'x', name: '', required: false, validationRegex: null, maxLength: null }],
    });
  });
});
