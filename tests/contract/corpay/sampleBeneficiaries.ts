import type { CountryISO } from '@fx-gateway/domain/geography/countries.ts';

/** What a user types to add a beneficiary: fields and their values, in the order of the wizard. */
export type Typed = Readonly<Record<string, string>>;

type SampleBeneficiary = {
  readonly country: CountryISO;
  readonly currency: string;
  readonly typed: Typed;
  /** What an edit changes of it. */
  readonly edited: Typed;
};

const holder = (name: string, city: string, postal: string, more: Typed = {}): Typed => ({
  accountHolderName: name,
  accountHolderAddress1: '14 Harbour Street',
  accountHolderCity: city,
  accountHolderPostal: postal,
  ...more,
});

const bank = (country: string, city: string, postal: string, more: Typed = {}): Typed => ({
  bankName: 'Sandbank',
  bankAddressLine1: '1 Market Square',
  bankCity: city,
  bankPostal: postal,
  swiftBicCode: `SNDB${country}2X`,
  ...more,
});

const local = (account: string, routing?: string): Typed => ({
  accountNumber: account,
  localAccountNumber: account,
  ...(routing === undefined ? {} : { routingCode: routing, localRoutingCode: routing }),
});

const both = { paymentMethods: 'W,E' };

/** A beneficiary in every country, by both methods where both are possible; the regions are the first of their lists. */
export const sampleBeneficiaries: readonly SampleBeneficiary[] = [
  {
    country: 'AU',
    currency: 'AUD',
    typed: {
      ...both,
      ...holder('Banksia Joinery', 'Hobart', '7000'),
      ...bank('AU', 'Hobart', '7000', local('12345678', '990-014')),
    },
    edited: { accountHolderPostal: '7001', accountNumber: '87654321' },
  },
  {
    country: 'CA',
    currency: 'CAD',
    typed: {
      ...both,
      ...holder('Cedar Point Milling', 'Halifax', 'B3H 1A1'),
      ...bank('CA', 'Halifax', 'B3J 2K9', local('001234567', '099012345')),
    },
    edited: { accountHolderCity: 'Dartmouth' },
  },
  {
    country: 'CH',
    currency: 'CHF',
    typed: {
      ...holder('Edelweiss Optik', 'Thun', '3600'),
      ...bank('CH', 'Thun', '3600', { iban: 'CH42 0999 0000 1234 5678 9' }),
    },
    edited: { accountHolderEmail: 'desk@edelweiss.test' },
  },
  {
    country: 'CN',
    currency: 'CNY',
    typed: {
      classification: 'Business',
      bankCountry: 'GB',
      ...holder('Jade Harbour Trading', 'Xiamen', '361000', {
        accountHolderPhoneNumber: '+86 592 5550 1000',
      }),
      ...bank('GB', 'Leeds', 'LS1 4QX', { accountNumber: '6200000012345678' }),
      'regulatory.purposeCode': 'GOODS',
      'regulatory.cnapsCode': '990393000011',
    },
    edited: { 'regulatory.purposeCode': 'SERVICES' },
  },
  {
    country: 'GB',
    currency: 'GBP',
    typed: {
      ...both,
      ...holder('Fen Bridge Books', 'Ely', 'CB7 4AA'),
      ...bank('GB', 'Leeds', 'LS1 4QX', { ...local('70012345', '99-00-11'), iban: 'GB64SNDB99001170012345' }),
    },
    edited: { routingCode: '99-00-12' },
  },
  {
    country: 'GR',
    currency: 'EUR',
    typed: {
      ...both,
      classification: 'Business',
      ...holder('Aegean Olive Traders', 'Piraeus', '185 31'),
      ...bank('GR', 'Athens', '104 31', { iban: 'GR93 0119 8760 0000 0012 3456 789' }),
    },
    edited: { accountHolderAddress2: 'Floor 2' },
  },
  {
    country: 'ID',
    currency: 'IDR',
    typed: {
      ...both,
      ...holder('Teluk Kopi', 'Bandung', '40115'),
      ...bank('ID', 'Jakarta', '10110', local('1234567890', '9901234')),
      methodOfDelivery: 'C',
    },
    edited: { 'regulatory.relationship': 'SUPPLIER' },
  },
  {
    country: 'IN',
    currency: 'INR',
    typed: {
      ...both,
      ...holder('Nilgiri Looms', 'Coimbatore', '641001', { accountHolderPhoneNumber: '+91 422 555 0100' }),
      ...bank('IN', 'Chennai', '600001', local('123456789012', 'SNDB0990011')),
      'regulatory.purposeOfRemittance': 'SERVICES',
    },
    edited: { settlementMethods: 'E' },
  },
  {
    country: 'JP',
    currency: 'JPY',
    typed: {
      ...holder('Minato Ceramics', 'Hirakata', '573-0013'),
      ...bank('JP', 'Osaka', '530-0001', { accountNumber: '0123456', routingCode: '9901-123' }),
      'regulatory.accountType': '1',
    },
    edited: { 'regulatory.kanaName': 'ミナト セラミックス' },
  },
  {
    country: 'KR',
    currency: 'KRW',
    typed: {
      ...both,
      classification: 'Business',
      ...holder('Hanok Paper', 'Jeonju', '55038', { accountHolderPhoneNumber: '+82 63 555 0100' }),
      ...bank('KR', 'Seoul', '04524', local('12345678901', '9900011')),
      'regulatory.businessRegNo': '1234567890',
    },
    edited: { 'regulatory.businessRegNo': '1234567891' },
  },
  {
    country: 'NZ',
    currency: 'NZD',
    typed: {
      ...both,
      ...holder('Kowhai Nursery', 'Nelson', '7010'),
      ...bank('NZ', 'Wellington', '6011', local('12-3021-0123468-00')),
    },
    edited: { accountNumber: '12-3021-1234501-00' },
  },
  {
    country: 'TW',
    currency: 'TWD',
    typed: {
      ...holder('Jiufen Tea House', 'Keelung', '201'),
      ...bank('TW', 'Taipei', '110', { accountNumber: '1234567890', routingCode: '9900011' }),
      'regulatory.beneIdNumber': 'A123456789',
    },
    edited: { accountHolderPostal: '20101' },
  },
  {
    country: 'US',
    currency: 'USD',
    typed: {
      ...both,
      ...holder('Maple Dam Timber', 'Toledo', '43604', { accountHolderRegion: 'OH' }),
      ...bank('US', 'Columbus', '43085', { ...local('000123456789', '999000111'), bankRegion: 'OH' }),
    },
    edited: { accountHolderName: 'Maple Dam Timber Co.' },
  },
  {
    country: 'ZA',
    currency: 'ZAR',
    typed: {
      ...both,
      ...holder('Karoo Wool', 'Graaff-Reinet', '6280'),
      ...bank('ZA', 'Cape Town', '8001', local('1234567890', '990011')),
      'regulatory.bopCategory': '250',
    },
    edited: { bankAddressLine2: 'Suite 4' },
  },
];
