import { describe, expect, it } from 'vitest';
import type { PayeeReading } from './payeeReading.ts';
import { readPayeeDetails } from './readPayeeDetails.ts';

const said = ({ details }: PayeeReading): Readonly<Record<string, string>> =>
  Object.fromEntries(details.map(({ field, value }) => [field, value]));

describe('bank details on one line, without colons (CP-READ-1)', () => {
  it.each([
    ['Routing number 999000027 Account 000123456789', 'US', '999000027', '000123456789'],
    ['IFSC HDFC0000001 A/c No 50100012345678', 'IN', 'HDFC0000001', '50100012345678'],
    ['A/c No. 50100012345678 IFSC Code HDFC0000001', 'IN', 'HDFC0000001', '50100012345678'],
    ['ABA 021000021 / Acct 12345678', 'US', '021000021', '12345678'],
    ['Account number 12345678, ABA routing number 021000021', 'US', '021000021', '12345678'],
    ['Sort code 20-00-00 Account 55779911', 'GB', '20-00-00', '55779911'],
    ['Sortcode 20 00 00 Acc. No. 55779911', 'GB', '20 00 00', '55779911'],
    ['BSB 990-014 Acct No 12345678', 'AU', '990-014', '12345678'],
    ['ABA 021000021 - Beneficiary account no. 12345678', 'US', '021000021', '12345678'],
    ['Please pay ABA 021000021 Acct 12345678 USD', 'US', '021000021', '12345678'],
  ])('are read number by number: %s', (line, country, code, account) => {
    const reading = readPayeeDetails(line, '');
    expect(reading.unread).toEqual([]);
    expect(reading.mistakes).toEqual([]);
    expect(said(reading)).toMatchObject({
      destinationCountry: country,
      routingCode: code,
      accountNumber: account,
    });
    expect(reading.banks).toEqual([{ country, query: code, by: 'bank-code' }]);
  });

  it('have their country asked for where a routing number may be one of Canada', () => {
    const reading = readPayeeDetails('Routing number 021000021 Account 000123456789', '');
    expect(said(reading)).toEqual({ routingCode: '021000021', accountNumber: '000123456789' });
    expect(reading.unread).toEqual([expect.stringMatching(/does not tell its country/)]);
    expect(said(readPayeeDetails('Routing number 021000021 Account 000123456789 US', ''))).toMatchObject({
      destinationCountry: 'US',
    });
  });

  it('are read with the IBAN and the BIC beside each other', () => {
    expect(said(readPayeeDetails('IBAN GR9301198760000000123456789 BIC AGLKGR2X', ''))).toMatchObject({
      iban: 'GR9301198760000000123456789',
      swiftBicCode: 'AGLKGR2X',
    });
  });

  it('keep the words of a name together', () => {
    expect(
      said(readPayeeDetails('Bank: Account Bank of Athens\nAccount: 12345678 \nCountry: AU', '')),
    ).toMatchObject({
      bankName: 'Account Bank of Athens',
      accountNumber: '12345678',
    });
  });
});

describe('bank details in the language of who is paid (CP-READ-1)', () => {
  it.each([
    ['Kontoinhaber: Firnbach AG\nIBAN-Nr.: CH1499001011623852957\nBIC/SWIFT-Code: FRNBCH2X', 'CH'],
    ['Titulaire du compte : Firnbach SA\nIBAN : CH1499001011623852957\nCode SWIFT : FRNBCH2X', 'CH'],
    ['Titular de la cuenta: Firnbach SL\nIBAN: CH1499001011623852957\nCódigo SWIFT: FRNBCH2X', 'CH'],
  ])('%s', (text, country) => {
    const read = said(readPayeeDetails(text, ''));
    expect(read).toMatchObject({ destinationCountry: country, swiftBicCode: 'FRNBCH2X' });
    expect(read['accountHolderName']).toMatch(/^Firnbach/);
  });

  it.each([
    'Konto-Nr. 12345678',
    'Kontonummer: 12345678',
    'Numéro de compte : 12345678',
    'N° de compte 12345678',
    'Número de cuenta: 12345678',
    'Nº de cuenta 12345678',
    'Αρ. Λογαριασμού: 12345678',
    'ΑΡΙΘΜΟΣ ΛΟΓΑΡΙΑΣΜΟΥ 12345678',
    'Acct number 12345678',
    'Beneficiary Account Number: 12345678',
  ])('is an account number behind %s', (line) => {
    expect(said(readPayeeDetails(`${line}\nABA 021000021`, ''))).toMatchObject({ accountNumber: '12345678' });
  });

  it.each([
    ['Δικαιούχος λογαριασμού: Μελτέμι ΑΕ', 'accountHolderName', 'Μελτέμι ΑΕ'],
    ['Pays : Suisse', 'destinationCountry', 'CH'],
    ['Land: Griechenland', 'destinationCountry', 'GR'],
    ['País: Grecia', 'destinationCountry', 'GR'],
    ['Devise : EUR', 'bankCurrency', 'EUR'],
    ['Währung: EUR', 'bankCurrency', 'EUR'],
    ['Moneda: EUR', 'bankCurrency', 'EUR'],
    ['Ville : Athènes', 'accountHolderCity', 'Athènes'],
    ['Postleitzahl: 104 31', 'accountHolderPostal', '104 31'],
    ['Ταχ. Κώδικας: 104 31', 'accountHolderPostal', '104 31'],
  ])('%s', (line, field, value) => {
    expect(said(readPayeeDetails(`${line}\nAccount 12345678`, ''))[field]).toBe(value);
  });

  it.each([
    'Payee: Acme\nCountry: United States\nRouting number: 21000021\nAccount number: 12345678',
    '123456789 21000021 USA',
  ])('tells a routing number that a spreadsheet took the 0 from, and mends it (CP-READ-8): %s', (text) => {
    const reading = readPayeeDetails(text, '');
    expect(reading.mistakes).toEqual(['A routing number has 9 digits; spreadsheets drop a leading 0.']);
    expect(reading.repair).toEqual({ written: '21000021', whole: '021000021' });
    const mended = readPayeeDetails(text.replace('21000021', '021000021'), '');
    expect(mended.mistakes).toEqual([]);
    expect(mended.details).toContainEqual({ field: 'routingCode', value: '021000021', from: 'text' });
  });
});
