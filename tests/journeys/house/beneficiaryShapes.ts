import type { Typed } from './Wizard.ts';

/** One shape of bank details: what is typed on the four steps, and what the partner must be sent of it. */
export type BeneficiaryShape = {
  readonly name: string;
  readonly country: string;
  readonly steps: readonly [Typed, Typed, Typed, Typed];
  /** The journal masks what is called a key, so that regulatory answers show their values only. */
  readonly sent: Readonly<Record<string, unknown>>;
};

const holder = (street: string, city: string, more: Typed): Typed => ({
  'Address Line 1': street,
  City: city,
  ...more,
});

const bank = (name: string, street: string, city: string, more: Typed): Typed => ({
  'Bank Name': name,
  'Bank Address Line 1': street,
  'Bank City': city,
  ...more,
});

/** Seven countries that differ in what leads to an account there. None of these people or banks exists. */
export const beneficiaryShapes: readonly BeneficiaryShape[] = [
  {
    name: 'Meltemi Ceramics',
    country: 'GR',
    steps: [
      { 'Destination Country': 'Greece', 'Account Holder Name': 'Meltemi Ceramics' },
      holder('12 Kiln Street', 'Athens', { 'Postal Code': '104 31' }),
      bank('Aegean Lighthouse Bank', '7 Harbour Walk', 'Athens', { 'Bank Postal Code': '105 62' }),
      { IBAN: 'gr93 0119 8760 0000 0012 3456 789', 'SWIFT / BIC Code': 'AGLKGR2X' },
    ],
    sent: { bankCurrency: 'EUR', iban: 'GR9301198760000000123456789', swiftBicCode: 'AGLKGR2X' },
  },
  {
    name: 'Prairie Lantern Works',
    country: 'US',
    steps: [
      {
        'Destination Country': 'United States',
        Business: true,
        'Registered Business Name': 'Prairie Lantern Works',
        iACH: true,
      },
      holder('40 Foundry Lane', 'Toledo', { State: 'Ohio', 'ZIP Code': '43604' }),
      bank('Cottonwood Bank', '9 Compass Row', 'Toledo', { 'Bank State': 'Ohio', 'Bank ZIP Code': '43604' }),
      {
        'SWIFT / BIC Code': 'CTWDUS2X',
        'Account Number': '123456789',
        'ABA Routing Number': '999000111',
        'Local Account Number': '123456789',
        'Local ABA Routing Number': '999000111',
      },
    ],
    sent: {
      classification: 'Business',
      paymentMethods: ['W', 'E'],
      accountHolderRegion: 'OH',
      routingCode: '999000111',
    },
  },
  {
    name: 'Alder Reading Room',
    country: 'GB',
    steps: [
      { 'Destination Country': 'United Kingdom', 'Account Holder Name': 'Alder Reading Room' },
      holder('3 Inkwell Court', 'Leeds', { Postcode: 'LS1 4QX' }),
      bank('Sandbourne Bank', '1 Sycamore Place', 'Leeds', { 'Bank Postcode': 'LS1 4DY' }),
      { 'SWIFT / BIC Code': 'SNDBGB2X', 'Account Number': '00123456', 'Sort Code': '99-00-11' },
    ],
    sent: { bankCurrency: 'GBP', accountNumber: '00123456', routingCode: '99-00-11' },
  },
  {
    name: 'Banksia Survey Co',
    country: 'AU',
    steps: [
      { 'Account Holder Name': 'Banksia Survey Co' },
      holder('8 Quarry Hill', 'Melbourne', { State: 'Victoria', Postcode: '3000' }),
      bank('Coral Bay Bank', '5 Orchard Avenue', 'Melbourne', { 'Bank Postcode': '3000' }),
      { 'SWIFT / BIC Code': 'CRLBAU2X', 'Account Number': '12345678', 'BSB Code': '990-014' },
    ],
    sent: { destinationCountry: 'AU', accountHolderRegion: 'VIC', routingCode: '990-014' },
  },
  {
    name: 'Tamarind Loom House',
    country: 'IN',
    steps: [
      { 'Destination Country': 'India', 'Account Holder Name': 'Tamarind Loom House' },
      holder('21 Weaver Road', 'Coimbatore', { 'PIN Code': '641001', 'Phone Number': '+91 422 555 0142' }),
      bank('Malabar Lantern Bank', '2 Copperfield Road', 'Chennai', { 'Bank PIN Code': '600001' }),
      {
        'SWIFT / BIC Code': 'MLBKIN2X',
        'Account Number': '123456789012',
        'IFSC Code': 'MLBK0000123',
        'Settlement Method': 'Wire',
        'Purpose of Remittance': 'Import of goods',
      },
    ],
    sent: {
      routingCode: 'MLBK0000123',
      settlementMethods: 'W',
      regulatory: [{ value: 'GOODS' }],
    },
  },
  {
    name: 'Plum Blossom Lenses',
    country: 'CN',
    steps: [
      { 'Destination Country': 'China', 'Account Holder Name': 'Plum Blossom Lenses' },
      holder('88 Weighhouse Square', 'Shanghai', {
        'Postal Code': '200040',
        'Phone Number': '+86 21 5550 0142',
      }),
      {
        'Bank Country': 'United States',
        ...bank('Gristmill Trust', '9 Harbour Walk', 'Toledo', {
          'Bank State': 'Ohio',
          'Bank ZIP Code': '43604',
        }),
      },
      {
        'SWIFT / BIC Code': 'GRZTUS2X',
        'Account Number': '6222000012345678',
        'Purpose Code': 'Trade in goods',
        'CNAPS Code': '102290000123',
      },
    ],
    sent: {
      bankCountry: 'US',
      bankCurrency: 'CNY',
      regulatory: [{ value: 'GOODS' }, { value: '102290000123' }],
    },
  },
  {
    name: 'Protea Instruments',
    country: 'ZA',
    steps: [
      { 'Destination Country': 'South Africa', 'Account Holder Name': 'Protea Instruments' },
      holder('6 Bellfounder Street', 'Cape Town', { 'Postal Code': '8001' }),
      bank('Fynbos Bank', '11 Lantern Street', 'Cape Town', { 'Bank Postal Code': '8001' }),
      {
        'SWIFT / BIC Code': 'FYNBZA2X',
        'Account Number': '1234567890',
        'Branch Code': '250655',
        'Balance of Payments Category': 'Services',
      },
    ],
    sent: { routingCode: '250655', regulatory: [{ value: '250' }] },
  },
];
