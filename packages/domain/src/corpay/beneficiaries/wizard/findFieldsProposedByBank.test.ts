import { describe, expect, it } from 'vitest';
import { template } from '../../../../test/sampleTemplate.ts';
import type { Bank } from '../../api/bank.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import {
  readBankCodeFromIban,
  toFieldValuesOfDirectoryBank,
  whyNotIbanOfBankCountry,
  findFieldsProposedByBank,
} from './findFieldsProposedByBank.ts';

const lighthouse: Bank = {
  primaryKey: 'GR-AGLK-1',
  institutionName: 'Aegean Lighthouse Bank',
  branchName: 'Athens head office',
  swiftBIC: 'AGLKGR2X',
  address1: '7 Lantern Street',
  address2: '',
  city: 'Athens',
  region: 'Attica',
  postalCode: '105 62',
};
const greek = { ...newBeneficiary('b1'), destinationCountry: 'GR', bankCountry: 'GR' };
const whole = {
  bankName: 'Aegean Lighthouse Bank',
  swiftBicCode: 'AGLKGR2X',
  bankAddressLine1: '7 Lantern Street',
  bankAddressLine2: '',
  bankCity: 'Athens',
  bankRegion: 'Attica',
  bankPostal: '105 62',
};

/** Rules that list one region, of this name. */
const listing = (name: string) => template({ bankRegions: [{ id: 'I', name }] });

describe('a bank of the directory', () => {
  it('brings its region as it is written where the partner lists none', () => {
    expect(toFieldValuesOfDirectoryBank(greek, template(), lighthouse)).toEqual(whole);
    expect(toFieldValuesOfDirectoryBank(greek, null, lighthouse)).toEqual(whole);
  });

  it('brings the region that is listed under its name, and none that is not listed', () => {
    expect(toFieldValuesOfDirectoryBank(greek, listing('attica'), lighthouse)).toEqual({
      ...whole,
      bankRegion: 'I',
    });
    expect(toFieldValuesOfDirectoryBank(greek, listing('Crete'), lighthouse)).toEqual({
      ...whole,
      bankRegion: '',
    });
  });

  it('that is proposed fills what is empty, also of spaces alone, and what was proposed, nothing else', () => {
    const typed = { ...greek, bankName: '  ', bankCity: 'Piraeus', bankRegion: 'Crete' };
    expect(findFieldsProposedByBank(typed, template(), lighthouse, ['bankRegion'])).toEqual({
      bankName: 'Aegean Lighthouse Bank',
      swiftBicCode: 'AGLKGR2X',
      bankAddressLine1: '7 Lantern Street',
      bankRegion: 'Attica',
      bankPostal: '105 62',
    });
  });
});

describe('an IBAN in the search of a bank (S-117)', () => {
  it('leads to no bank where it is right and nobody knows which part of it means the bank', () => {
    expect(readBankCodeFromIban('DE89 3704 0044 0532 0130 00', 'DE')).toBeNull();
  });

  it.each([
    'GR9A 0119 8760 0000 0012 3456 789',
    'The GR93 0119 8760 0000 0012 3456 78',
    'GR93 0119 8760 0000 0012 3456 78?',
    'GR93 0119 87',
  ])('is not meant by a text that is written otherwise: %s', (text) => {
    expect(whyNotIbanOfBankCountry(text, 'GR')).toBeNull();
  });
});
