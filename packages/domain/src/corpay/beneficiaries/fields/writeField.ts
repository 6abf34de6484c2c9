import { countries } from '../../../geography/countries.ts';
import { parseBeneficiaryClassification, type Beneficiary } from '../../api/beneficiary.ts';
import { isAskedMember, regulatoryId, type FieldId } from './fieldIds.ts';
import { listChosenMethods, setPaymentMethods, dropImpossibleIach } from './paymentMethods.ts';

const bankCountryFor = (destination: string): string => (destination === 'CN' ? '' : destination);

/** Regions belong to a country, and so does how a bank there hands money on. */
const ofBankCountry = ['bankRegion', 'settlementMethods', 'methodOfDelivery'];

/** The fields that are emptied and asked anew when this one changes. */
export const listFieldsToAskAgain = (field: FieldId): readonly FieldId[] => {
  switch (field) {
    case 'destinationCountry':
      return ['accountHolderRegion', ...ofBankCountry];
    case 'bankCountry':
      return ofBankCountry;
    case 'accountHolderCountry':
      return ['accountHolderRegion'];
    default:
      return [];
  }
};

const askedAnew = { settlementMethods: '', methodOfDelivery: '', bankRegion: '' };

/** What follows a destination: its currency, the bank's and the holder's country; their regions are asked anew (S-119). */
const withDestination = (record: Beneficiary, destination: string): Beneficiary =>
  dropImpossibleIach({
    ...record,
    ...askedAnew,
    destinationCountry: destination,
    bankCurrency:
      countries.find(({ countryISO }) => countryISO === destination)?.countryCurrency ?? record.bankCurrency,
    bankCountry: bankCountryFor(destination),
    accountHolderCountry: destination,
    accountHolderRegion: '',
  });

const withRegulatory = (record: Beneficiary, key: string, value: string): Beneficiary => {
  const kept = record.regulatory.filter((answer) => answer.key !== key);
  return { ...record, regulatory: value === '' ? kept : [...kept, { key, value }] };
};

/** A local account number that was the same stays the same, until another one is written. */
const withAccountNumber = (record: Beneficiary, accountNumber: string): Beneficiary => {
  const { accountNumber: before, localAccountNumber: local } = record;
  const isSame = listChosenMethods(record).length > 1 && local !== '' && local === before;
  return { ...record, accountNumber, localAccountNumber: isSame ? accountNumber : local };
};

/**
 * The record after a field was written, with whatever follows from it: the destination proposes currency and
 * countries, and a bank country without iACH returns to a wire (CP-WIZ-14, S-118, S-119). A field that no rule asks
 * for changes nothing.
 */
export const writeField = (record: Beneficiary, field: FieldId, value: string): Beneficiary => {
  const ruleId = regulatoryId(field);
  if (ruleId !== null) return withRegulatory(record, ruleId, value);
  if (field === 'paymentMethods') {
    const methods = listChosenMethods({
      ...record,
      paymentMethods: value.split(',').map((code) => code.trim()),
    });
    return setPaymentMethods(record, methods);
  }
  if (!isAskedMember(field)) return record;
  switch (field) {
    case 'destinationCountry':
      return value === record.destinationCountry ? record : withDestination(record, value);
    case 'bankCountry':
      return value === record.bankCountry
        ? record
        : dropImpossibleIach({ ...record, ...askedAnew, bankCountry: value });
    case 'accountHolderCountry':
      return value === record.accountHolderCountry
        ? record
        : { ...record, accountHolderCountry: value, accountHolderRegion: '' };
    case 'classification':
      return { ...record, classification: parseBeneficiaryClassification(value) };
    case 'accountNumber':
      return withAccountNumber(record, value);
    default:
      return { ...record, [field]: value };
  }
};

/** Of two answers to one rule, which a partner may hold, the one that says something. */
const readAnswer = (record: Beneficiary, ruleId: string): string => {
  const answers = record.regulatory.filter(({ key }) => key === ruleId).map(({ value }) => value);
  return answers.find((value) => value.trim() !== '') ?? answers[0] ?? '';
};

/** What stands in a field of a record. */
export const readField = (record: Beneficiary, field: FieldId): string => {
  const ruleId = regulatoryId(field);
  if (ruleId !== null) return readAnswer(record, ruleId);
  if (field === 'paymentMethods') return listChosenMethods(record).join(',');
  return isAskedMember(field) ? record[field] : '';
};
