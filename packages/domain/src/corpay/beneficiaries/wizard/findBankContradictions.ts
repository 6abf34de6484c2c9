import { readIbanAccountDetails } from '../../../accountNumbers/readIbanAccountDetails.ts';
import { whyNotBic } from '../../../accountNumbers/whyNotBic.ts';
import { whyNotIban } from '../../../accountNumbers/whyNotIban.ts';
import type { Bank } from '../../api/bank.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { AskedMember } from '../fields/fieldIds.ts';
import { labelOfMember, type Contradiction } from '../judging/findRecordContradictions.ts';
import { makeBeneficiaryToSend } from '../judging/makeBeneficiaryToSend.ts';
import { bankPartOfCode, bareCode, namesBankByPart } from './bankPartOfCode.ts';
import type { WizardState } from './wizardState.ts';

const letters = (bic: string): string => bareCode(bic).slice(0, 4);

type Said = { readonly member: AskedMember; readonly number: string; readonly message: string };

const isOfBank = (country: string, code: string, bank: Bank): boolean => {
  const own = bankPartOfCode(country, bank.nationalBankCode ?? '');
  return own === '' || bankPartOfCode(country, code) === own;
};

/** Whether the code in an IBAN is this bank's; not where the directory or the country has none that says so. */
const isOfIban = ({ iban, bankCountry }: Beneficiary, bank: Bank): boolean => {
  const parts = whyNotIban(iban, bankCountry) === null ? readIbanAccountDetails(iban) : null;
  const own = bankPartOfCode(bankCountry, bank.nationalBankCode ?? '');
  return parts !== null && own !== '' && bankPartOfCode(bankCountry, parts.code) === own;
};

/** The code in an IBAN; one that names the bank by its letters needs no code. */
const againstIban = ({ iban, bankCountry }: Beneficiary, bank: Bank): readonly Said[] => {
  const parts = whyNotIban(iban, bankCountry) === null ? readIbanAccountDetails(iban) : null;
  if (parts === null || parts.letters === letters(bank.swiftBIC)) return [];
  if (isOfBank(bankCountry, parts.code, bank)) return [];
  const own = bankPartOfCode(bankCountry, bank.nationalBankCode ?? '');
  const message = `The IBAN has the bank code ${parts.bank}. ${bank.institutionName}, which you chose, has ${own}.`;
  return [{ member: 'iban', number: iban, message }];
};

/** Where no part of a code names the bank, it has others for local payments than for wires, as in the United States. */
const codesToCompare = (country: string): readonly ('routingCode' | 'localRoutingCode')[] =>
  namesBankByPart(country) ? ['routingCode', 'localRoutingCode'] : ['routingCode'];

const againstCodes = (record: Beneficiary, bank: Bank): readonly Said[] =>
  codesToCompare(record.bankCountry)
    .filter((member) => record[member] !== '' && !isOfBank(record.bankCountry, record[member], bank))
    .map((member) => ({
      member,
      number: record[member],
      message: `This code is of another bank or branch. ${bank.institutionName}, which you chose, has ${bank.nationalBankCode ?? ''}.`,
    }));

const againstBic = ({ swiftBicCode }: Beneficiary, bank: Bank): readonly Said[] =>
  whyNotBic(swiftBicCode) !== null || bank.swiftBIC === '' || letters(swiftBicCode) === letters(bank.swiftBIC)
    ? []
    : [
        {
          member: 'swiftBicCode',
          number: swiftBicCode,
          message: `This code is of another bank. ${bank.institutionName}, which you chose, has ${bank.swiftBIC}.`,
        },
      ];

/** A BIC that a text gave and that a bank which was chosen later has replaced. */
const againstText = ({ read }: WizardState, { swiftBicCode }: Beneficiary): readonly Said[] =>
  read
    .filter(({ field, value }) => field === 'swiftBicCode' && letters(value) !== letters(swiftBicCode))
    .map(({ value }) => ({
      member: 'swiftBicCode',
      number: `${swiftBicCode}|${value}`,
      message: `Your text says ${value}, which is of another bank.`,
    }));

const inLetters = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** By which of its numbers a record is with a bank of the directory, in words; null for none. */
const numberOfBank = (record: Beneficiary, bank: Bank): string | null => {
  const { swiftBIC, nationalBankCode = '' } = bank;
  if (swiftBIC !== '' && record.swiftBicCode === swiftBIC) return `BIC ${swiftBIC}`;
  const code = bareCode(nationalBankCode);
  const isByCode =
    code !== '' && [record.routingCode, record.localRoutingCode].some((each) => bareCode(each) === code);
  if (isByCode) return `code ${nationalBankCode}`;
  return isOfIban(record, bank) ? 'IBAN' : null;
};

/** A bank that is named otherwise than the one whose number stands there; a longer form of one name is no other name. */
const againstName = ({ record, directoryBank }: WizardState): readonly Said[] => {
  if (directoryBank === null || directoryBank.country !== record.bankCountry) return [];
  const { bank } = directoryBank;
  const [typed, known] = [inLetters(record.bankName), inLetters(bank.institutionName)];
  const number = numberOfBank(record, bank);
  if (typed === '' || number === null || typed.includes(known) || known.includes(typed)) return [];
  const message = `The ${number} is of another bank: ${bank.institutionName}.`;
  return [{ member: 'bankName', number: `${record.bankName}|${number}`, message }];
};

/** A BIC beside an IBAN whose bank the directory knows, as a forged invoice has it. */
const againstBankOfIban = ({ directoryBank }: WizardState, sent: Beneficiary): readonly Said[] => {
  if (directoryBank === null || directoryBank.country !== sent.bankCountry) return [];
  const { bank } = directoryBank;
  if (!isOfIban(sent, bank) || againstBic(sent, bank).length === 0) return [];
  const message = `The IBAN is of another bank: ${bank.institutionName}, with the code ${bank.swiftBIC}.`;
  return [{ member: 'swiftBicCode', number: `${sent.iban}|${sent.swiftBicCode}`, message }];
};

/** The bank that was taken from the directory, while it is still the bank of the record. */
const chosenBank = ({ record, directoryBank }: WizardState): Bank | null =>
  directoryBank !== null &&
  directoryBank.country === record.bankCountry &&
  directoryBank.bank.institutionName === record.bankName
    ? directoryBank.bank
    : null;

/**
 * Which numbers, read or typed, do not fit the bank that was taken from the directory. Banks merge and have several codes,
 * so the user may confirm them.
 */
export const findBankContradictions = (state: WizardState): readonly Contradiction[] => {
  const { record, template } = state;
  if (template === null) return [];
  const sent = makeBeneficiaryToSend(record, template);
  const bank = chosenBank(state);
  const said =
    bank === null
      ? againstBankOfIban(state, sent)
      : [...againstIban(sent, bank), ...againstCodes(sent, bank), ...againstBic(sent, bank)];
  return [...said, ...againstName(state), ...(sent.swiftBicCode === '' ? [] : againstText(state, sent))].map(
    ({ member, number, message }) => ({
      field: member,
      label: labelOfMember(member, template),
      message,
      key: [member, number, bank?.primaryKey ?? sent.bankName].join('|'),
    }),
  );
};
