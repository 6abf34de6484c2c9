import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { Address, BeneficiaryRecord } from '../records/beneficiaryRecord.ts';

type SeededBeneficiary = {
  readonly beneficiaryId: string;
  readonly currency: Currency;
  readonly record: BeneficiaryRecord;
};

const at = (
  addressLine: string,
  citySuburb: string,
  stateProvince: string,
  postCode: string,
  country: string,
): Address => ({ addressLine, citySuburb, stateProvince, postCode, country });

const nowhere = at('', '', '', '', '');

const beneficiary = (
  ending: string,
  given: Pick<BeneficiaryRecord, 'name' | 'classification' | 'paymentReason'> & {
    readonly currency: Currency;
    readonly address: Address;
    readonly bank: Readonly<Record<string, string>>;
  },
): SeededBeneficiary => {
  const { address, bank, currency, ...told } = given;
  return {
    beneficiaryId: `3e9a7c10-52b8-4d6f-9a41-6b0d1f2e${ending}`,
    currency,
    record: {
      ...told,
      currency,
      beneficiaryAddress: address,
      beneficiaryBankDetails: { bankAddress: nowhere, fields: bank },
    },
  };
};

/** The beneficiaries of ofx@sandbox.test. People, companies and banks are invented; the account numbers check. */
export const seededBeneficiaries: readonly SeededBeneficiary[] = [
  beneficiary('2001', {
    name: 'Thalassa Olive Cooperative',
    currency: 'EUR',
    classification: '3rd Party',
    paymentReason: 'Goods',
    address: at('Odos Elaion 14', 'Athens', 'Attica', '104 31', 'GR'),
    bank: {
      bankName: 'Aegean Lighthouse Bank',
      account: 'GR9301198760000000123456789',
      swiftCode: 'AGLKGRAA',
    },
  }),
  beneficiary('2002', {
    name: 'Kerameia Tile Works',
    currency: 'EUR',
    classification: '3rd Party',
    paymentReason: 'Invoice',
    address: at('Plateia Pilou 3', 'Volos', 'Thessaly', '382 21', 'GR'),
    bank: { bankName: 'Aegean Lighthouse Bank', account: 'GR9301198760000000123456789' },
  }),
  beneficiary('2003', {
    name: 'Hollin Freight',
    currency: 'EUR',
    classification: '3rd Party',
    paymentReason: 'Freight',
    address: at('6 Quillmaker Row', 'Leeds', 'England', 'LS1 4QX', 'GB'),
    bank: { bankName: 'Sandbourne Bank', account: 'GB64SNDB99001170012345', swiftCode: 'SNDBGB2L' },
  }),
  beneficiary('2004', {
    name: 'Imogen Hartwell',
    currency: 'GBP',
    classification: '3rd Party',
    paymentReason: 'Services',
    address: at('6 Quillmaker Row', 'Leeds', 'England', 'LS1 4QX', 'GB'),
    bank: { bankName: 'Sandbourne Bank', account: '70012345', sortCode: '99-00-11' },
  }),
  beneficiary('2005', {
    name: 'Juniper Row Interiors',
    currency: 'AUD',
    classification: 'Own Account',
    paymentReason: 'Own funds',
    address: at('27 Banksia Terrace', 'Geelong', 'VIC', '3220', 'AU'),
    bank: {
      bankName: 'Coral Bay Bank',
      bankBranchName: 'Harbour Walk',
      account: '21480076',
      bsbCode: '990-014',
    },
  }),
  beneficiary('2006', {
    name: 'Kitanami Precision Works',
    currency: 'JPY',
    classification: '3rd Party',
    paymentReason: 'Goods',
    address: at('3-8-2 Hoshigaoka', 'Osaka', 'Osaka', '573-0013', 'JP'),
    bank: { bankName: 'Namikaze Bank', account: '0481526', zenginCode: '9901-204', swiftCode: 'NMKZJPJT' },
  }),
];
