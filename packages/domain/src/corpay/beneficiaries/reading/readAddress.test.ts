import { describe, expect, it } from 'vitest';
import { readAddress } from './readAddress.ts';
import { readPayeeDetails } from './readPayeeDetails.ts';

const said = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readPayeeDetails(text, '').details.map(({ field, value }) => [field, value]));

describe('the address of a payee as an invoice writes it (CP-READ-5)', () => {
  it.each([
    ['GR', ['12 Kiln Street', '104 31 Athens', 'Greece'], '12 Kiln Street', 'Athens', '104 31', ''],
    ['GR', ['Ερμού 12, 10431 Αθήνα'], 'Ερμού 12', 'Αθήνα', '10431', ''],
    ['US', ['400 Grain Street', 'Toledo, OH 43604'], '400 Grain Street', 'Toledo', '43604', 'OH'],
    [
      'US',
      ['400 Grain Street, Suite 5, Toledo OH 43604-1234, USA'],
      '400 Grain Street, Suite 5',
      'Toledo',
      '43604-1234',
      'OH',
    ],
    [
      'IN',
      ['7 Pepper Road', 'Fort Kochi', 'Kochi - 682 011', 'India'],
      '7 Pepper Road, Fort Kochi',
      'Kochi',
      '682 011',
      '',
    ],
    ['IN', ['7 Pepper Road', 'Kochi, Kerala 682011'], '7 Pepper Road', 'Kochi', '682011', 'Kerala'],
    ['IN', ['7 Pepper Road', 'Kochi - 682011, Kerala, India'], '7 Pepper Road', 'Kochi', '682011', 'Kerala'],
    ['IN', ['9 Ring Road', 'New Delhi 110001'], '9 Ring Road', 'New Delhi', '110001', ''],
    ['GB', ['3 Quay Lane', 'Leeds LS1 4QX', 'United Kingdom'], '3 Quay Lane', 'Leeds', 'LS1 4QX', ''],
    ['GB', ['3 Quay Lane', 'Leeds', 'LS1 4QX'], '3 Quay Lane', 'Leeds', 'LS1 4QX', ''],
    ['AU', ['9 Wattle Road', 'Hobart TAS 7000'], '9 Wattle Road', 'Hobart', '7000', 'TAS'],
    ['CA', ['55 Rue du Lac', 'Montreal, QC H2Y 1C6'], '55 Rue du Lac', 'Montreal', 'H2Y 1C6', 'QC'],
    ['CH', ['Gletscherweg 4', 'CH-8001 Zürich'], 'Gletscherweg 4', 'Zürich', '8001', ''],
  ])('in %s is %j', (country, lines, street, city, postal, region) => {
    expect(readAddress(lines, country)).toEqual({ street, city, postal, region });
  });

  it.each([
    ['GR', ['12 Kiln Street', 'Athens']],
    ['GR', ['104 31 Athens']],
    ['GR', ['12 Kiln Street', '104 31']],
    ['GR', ['12 Kiln Street', '104 31 Athens', 'Germany']],
    ['US', ['Invoice 12', 'Total 43604']],
    ['JP', ['12 Kiln Street', '104 31 Athens']],
    ['', ['12 Kiln Street', '104 31 Athens']],
  ])('in %s is not guessed from %j', (country, lines) => {
    expect(readAddress(lines, country)).toBeNull();
  });

  const block = 'Meltemi Keramika\n12 Kiln Street\n104 31 Athens, Greece\nIBAN GR9301198760000000123456789';

  it('is read below the name on the first line, up to the first label', () => {
    expect(said(block)).toMatchObject({
      accountHolderName: 'Meltemi Keramika',
      accountHolderAddress1: '12 Kiln Street',
      accountHolderCity: 'Athens',
      accountHolderPostal: '104 31',
    });
  });

  it.each([
    'Beneficiary: Meltemi\n12 Kiln Street\n104 31 Athens\nIBAN GR9301198760000000123456789',
    'Beneficiary: Meltemi\nAddress: 12 Kiln Street, 104 31 Athens\nIBAN GR9301198760000000123456789',
    'Beneficiary: Meltemi\nAddress: 12 Kiln Street\n104 31 Athens\nIBAN GR9301198760000000123456789',
  ])('is read behind its label or below the name: %s', (text) => {
    expect(said(text)).toMatchObject({
      accountHolderAddress1: '12 Kiln Street',
      accountHolderCity: 'Athens',
      accountHolderPostal: '104 31',
    });
  });

  it.each([
    'Please pay to: Meltemi Keramika AE, 12 Kiln Street, 104 31 Athens\nIBAN GR9301198760000000123456789',
    'Beneficiary: Meltemi Keramika AE, 12 Kiln Street\n104 31 Athens\nIBAN GR9301198760000000123456789',
    'Meltemi Keramika AE, 12 Kiln Street, 104 31 Athens\nIBAN GR9301198760000000123456789',
    'Meltemi Keramika AE, 12 Kiln Street, 104 31 Athens, IBAN: GR9301198760000000123456789',
  ])('is read behind the name on its line, which ends there: %s', (text) => {
    expect(said(text)).toMatchObject({
      accountHolderName: 'Meltemi Keramika AE',
      accountHolderAddress1: '12 Kiln Street',
      accountHolderCity: 'Athens',
      accountHolderPostal: '104 31',
    });
  });

  it('is no part of a name, also where it cannot be read whole', () => {
    const text = 'Beneficiary: Meltemi Keramika AE, 12 Kiln Street\nIBAN GR9301198760000000123456789';
    expect(said(text)['accountHolderName']).toBe('Meltemi Keramika AE');
    expect(said(text)['accountHolderAddress1']).toBeUndefined();
  });

  it('leaves a name with a comma whole', () => {
    const text =
      'Beneficiary: Harbor Lane Trading, LLC\n12 Kiln Street\n104 31 Athens\nIBAN GR9301198760000000123456789';
    expect(said(text)).toMatchObject({
      accountHolderName: 'Harbor Lane Trading, LLC',
      accountHolderCity: 'Athens',
    });
  });

  it('is not the address of the bank, nor of whom the invoice goes to', () => {
    const ofBank = 'IBAN GR9301198760000000123456789\nBank: Aegean\n12 Kiln Street\n104 31 Athens';
    expect(said(ofBank)['accountHolderCity']).toBeUndefined();
    expect(said(`Bill to: Harbor Lane\n${block}`)['accountHolderCity']).toBeUndefined();
  });

  it('leaves what its own labels say', () => {
    expect(said(`${block}\nPostal code: 105 00`)).toMatchObject({
      accountHolderCity: 'Athens',
      accountHolderPostal: '105 00',
    });
  });
});
