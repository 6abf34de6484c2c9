import { describe, expect, it } from 'vitest';
import { ofxBeneficiary } from '../../../test/ofxSamples.ts';
import {
  findSameNamedOfxBeneficiaries,
  ofxAccountEnding,
  formatOfxNameWithEnding,
} from './ofxAccountEnding.ts';

const payee = (id: string, name: string, account: string, currency = 'EUR') => {
  const { beneficiaryBankDetails, ...record } = ofxBeneficiary(id, { name, currency });
  return { ...record, beneficiaryBankDetails: { ...beneficiaryBankDetails, values: { account } } };
};

const olive = payee('a', 'Olive', 'GR93 0119-8760 6789');
const twin = payee('b', 'OLIVE ', 'GR93 0119 8760 1234');
const inPounds = payee('c', 'Olive', '70012345', 'GBP');

describe('a beneficiary of OFX', () => {
  it('is known by the last four of the account, unless that would be all of it (PAYEE-6)', () => {
    expect([olive, payee('d', 'Reed', '1234'), payee('e', 'Reed', '')].map(ofxAccountEnding)).toEqual([
      '6789',
      '',
      '',
    ]);
  });

  it('is named with that end where another one has the same name and currency', () => {
    const alike = findSameNamedOfxBeneficiaries([olive, twin, inPounds]);
    expect([olive, twin, inPounds].map((each) => formatOfxNameWithEnding(each, alike))).toEqual([
      'Olive, account ending 6789',
      'OLIVE , account ending 1234',
      'Olive',
    ]);
  });

  it('is named alone where there is no end to tell', () => {
    const nameless = [payee('a', 'Olive', ''), payee('b', 'Olive', '')];
    const alike = findSameNamedOfxBeneficiaries(nameless);
    expect(nameless.map((each) => formatOfxNameWithEnding(each, alike))).toEqual(['Olive', 'Olive']);
  });
});
