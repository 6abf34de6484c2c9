import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredCorpay } from '../../test/answeredCorpay.ts';
import { cedarPoint } from '../../test/cedarPoint.ts';
import { toAddBeneficiaryBody, toEditBeneficiaryBody } from './beneficiaryBodies.ts';
import { readBeneficiary } from './beneficiaryWire.ts';

const said = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((text) => text.trim() === text);
const perhaps = fc.oneof(said, fc.constant(''));

const record: fc.Arbitrary<Beneficiary> = fc
  .record({
    paymentMethods: fc.constantFrom<readonly string[]>(['W'], ['E'], ['W', 'E']),
    classification: fc.constantFrom('Individual', 'Business'),
    regulatory: fc.array(fc.record({ key: said, value: said }), { maxLength: 3 }),
    clientIntegrationId: fc.uuid(),
    destinationCountry: fc.constantFrom('AU', 'CN', 'GR'),
    bankCountry: fc.constantFrom('AU', 'GB', ''),
    texts: fc.array(perhaps, { minLength: 26, maxLength: 26 }),
  })
  .map(({ texts, ...chosen }) => {
    const names = Object.entries(cedarPoint).flatMap(([name, value]) =>
      typeof value === 'string' && !(name in chosen) ? [name] : [],
    );
    const typed = Object.fromEntries(names.map((name, place) => [name, texts[place] ?? '']));
    return { ...cedarPoint, ...typed, ...chosen };
  });

/** How the partner shows a record: other names, methods beside their details, null for what is empty. */
const viewOf = (given: Beneficiary) => {
  const renamed: Readonly<Record<string, string>> = {
    clientIntegrationId: 'beneIdentifier',
    classification: 'beneClassification',
    accountHolderCountry: 'beneCountry',
    accountHolderName: 'beneContactName',
    accountHolderRegion: 'beneRegion',
    accountHolderAddress1: 'beneAddress1',
    accountHolderAddress2: 'beneAddress2',
    accountHolderCity: 'beneCity',
    accountHolderPostal: 'benePostal',
    accountHolderPhoneNumber: 'beneficiaryPhoneNumber',
    accountHolderEmail: 'beneEmail',
  };
  const { paymentMethods, regulatory, ...texts } = given;
  return {
    ...Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [renamed[name] ?? name, text === '' ? null : text]),
    ),
    id: '8c1f7c52',
    paymentMethods: paymentMethods.join(','),
    regulatory,
  };
};

describe('a beneficiary', () => {
  it('that is read from the view and written back loses nothing, whether it is made anew or edited', () => {
    fc.assert(
      fc.property(record, (given) => {
        const read = readBeneficiary({ content: { bene: viewOf(given) } });
        expect(read).toEqual(given);
        expect(readBeneficiary({ content: toAddBeneficiaryBody(given) })).toEqual(given);
        expect(readBeneficiary({ content: toEditBeneficiaryBody(given) })).toEqual(given);
      }),
    );
  });

  it('is added without what is empty, and edited as a whole so that what was emptied is emptied', async () => {
    const { corpay, sent } = answeredCorpay('{}');
    await corpay.beneficiaries.add({ ...cedarPoint, regulatory: [{ key: 'note', value: '' }] }, 'key-1');
    await corpay.beneficiaries.edit(cedarPoint);
    await corpay.beneficiaries.remove('cedar 1');
    expect(sent).toMatchObject([
      { method: 'POST', path: '/beneficiaries', headers: { 'Idempotency-Key': 'key-1' } },
      { method: 'PUT', path: '/beneficiaries', body: { ...cedarPoint, iban: '' } },
      { method: 'DELETE', path: '/beneficiaries/cedar%201' },
    ]);
    expect(Object.values(sent[0]?.body ?? {})).not.toContain('');
    expect(sent[0]?.body).toMatchObject({ paymentMethods: ['W', 'E'], regulatory: [] });
    expect(sent[1]?.headers).not.toHaveProperty('Idempotency-Key');
  });
});
