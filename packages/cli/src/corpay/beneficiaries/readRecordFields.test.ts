import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecordFields } from './readRecordFields.ts';

const problemsOf = (given: object) => readRecordFields(given).problems.map(({ field }) => field);

describe('a beneficiary in a file', () => {
  it('is written with the destination first, so that what follows from it does not undo the rest', () => {
    const { fields } = readRecordFields({
      accountNumber: '0123',
      bankCountry: 'GB',
      classification: 'business',
      paymentMethods: ['w', 'E'],
      destinationCountry: 'CN',
    });
    expect(fields).toEqual([
      ['destinationCountry', 'CN'],
      ['bankCountry', 'GB'],
      ['classification', 'Business'],
      ['paymentMethods', 'W,E'],
      ['accountNumber', '0123'],
    ]);
  });

  it('is told of a line break as what it is', () => {
    expect(
      readRecordFields({ accountHolderAddress1: '1 Quay\nHarbour', bankCity: 'Nelson\n' }).problems,
    ).toEqual([
      expect.objectContaining({
        field: 'accountHolderAddress1',
        message: 'Must stand on one line: it has a line break.',
      }),
    ]);
  });

  it('may be what show printed: a list of answers to the law, and methods as codes', () => {
    expect(
      readRecordFields({
        clientIntegrationId: 'b1',
        paymentMethods: 'W',
        regulatory: [{ key: 'cnapsCode', value: '9' }],
      }),
    ).toEqual({
      clientIntegrationId: 'b1',
      fields: [
        ['paymentMethods', 'W'],
        ['regulatory.cnapsCode', '9'],
      ],
      problems: [],
    });
    expect(readRecordFields({ regulatory: { cnapsCode: null } }).fields).toEqual([
      ['regulatory.cnapsCode', ''],
    ]);
    expect(readRecordFields({ lastUpdate: '2026-11-20T10:00:00.000Z', paymentMethods: [] })).toMatchObject({
      fields: [],
      problems: [],
    });
  });

  it('is told everything that is no field of a beneficiary at once', () => {
    expect(
      problemsOf({
        clientIntegrationId: 7,
        accountNumber: 123,
        payee: 'x',
        classification: 'Company',
        paymentMethods: ['X'],
        regulatory: [{ key: 'a', value: 1 }, 'b'],
        bankName: null,
      }),
    ).toEqual([
      'clientIntegrationId',
      'accountNumber',
      'payee',
      'classification',
      'paymentMethods',
      'regulatory.a',
      'regulatory',
    ]);
  });

  it('never breaks the command, whatever the JSON holds, and never repeats a value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (given) => {
        const { fields, problems } = readRecordFields({ ...given, accountNumber: 481516234200 });
        expect(fields.every(([, value]) => typeof value === 'string')).toBe(true);
        expect(problems.map(({ message }) => message).join()).not.toContain('481516234200');
      }),
    );
  });
});
