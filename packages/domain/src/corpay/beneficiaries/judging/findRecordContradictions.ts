import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { defaultFieldLabels, type AskedMember } from '../fields/fieldIds.ts';
import { whyNotBicOfCountry, whyNotBic } from '../../../accountNumbers/whyNotBic.ts';
import {
  readIbanAccountDetails,
  type IbanAccountDetails,
} from '../../../accountNumbers/readIbanAccountDetails.ts';
import { whyNotIban } from '../../../accountNumbers/whyNotIban.ts';
import { makeBeneficiaryToSend } from './makeBeneficiaryToSend.ts';
import type { FieldProblem } from './fieldProblem.ts';

/** Two right numbers that seldom belong together. They may all the same, so the user can confirm them. */
export type Contradiction = FieldProblem & {
  /** What is confirmed: the numbers as they stand. Other numbers have to be confirmed anew. */
  readonly key: string;
};

/** Leading zeros, spaces and dashes are no difference between two spellings of a number. */
const bare = (text: string): string =>
  text
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .replace(/^0+/, '');

const isOneOf = (value: string, known: readonly string[]): boolean =>
  known.some((each) => bare(each) === bare(value));

const isIfsc = /^[A-Z]{4}0[A-Z0-9]{6}$/;

const ends = (text: string): string => `ends in ${text.slice(-4)}`;

type Said = readonly [member: AskedMember, against: readonly AskedMember[], message: string];

const againstIban = (record: Beneficiary, parts: IbanAccountDetails): readonly Said[] => {
  const { iban } = record;
  const accounts = (['accountNumber', 'localAccountNumber'] as const)
    .filter(
      (member) => record[member] !== '' && !isOneOf(record[member], [parts.account, iban, iban.slice(4)]),
    )
    .map((member): Said => [
      member,
      ['iban'],
      `The account in the IBAN is another one: it ${ends(parts.account)}.`,
    ]);
  const codes = (['routingCode', 'localRoutingCode'] as const)
    .filter((member) => record[member] !== '' && !isOneOf(record[member], [parts.code, parts.bank]))
    .map((member): Said => [
      member,
      ['iban'],
      `The IBAN belongs to another bank or branch: its code is ${parts.code}.`,
    ]);
  const letters = record.swiftBicCode.slice(0, 4);
  const otherBank = parts.letters !== '' && letters !== '' && letters !== parts.letters;
  return [
    ...accounts,
    ...codes,
    ...(otherBank
      ? [
          [
            'swiftBicCode',
            ['iban'],
            `The IBAN belongs to another bank: ${parts.letters}, not ${letters}.`,
          ] as const,
        ]
      : []),
  ];
};

/** The first letters of an IFSC name its bank, mostly as its BIC does. */
const againstIfsc = (record: Beneficiary): readonly Said[] => {
  const { bankCountry, swiftBicCode } = record;
  const letters = swiftBicCode.slice(0, 4).toUpperCase();
  if (bankCountry !== 'IN' || letters.length < 4) return [];
  return (['routingCode', 'localRoutingCode'] as const)
    .filter((member) => {
      const code = record[member].trim().toUpperCase();
      return isIfsc.test(code) && !code.startsWith(letters);
    })
    .map((member): Said => {
      const ofCode = record[member].trim().slice(0, 4).toUpperCase();
      return [
        member,
        ['swiftBicCode'],
        `This code belongs to another bank than the BIC: it begins with ${ofCode}, and the BIC with ${letters}.`,
      ];
    });
};

const saidOf = (record: Beneficiary): readonly Said[] => {
  const { iban, swiftBicCode, bankCountry, accountNumber, localAccountNumber } = record;
  const parts = whyNotIban(iban, '') === null ? readIbanAccountDetails(iban) : null;
  const elsewhere =
    whyNotBic(swiftBicCode) === null ? whyNotBicOfCountry(swiftBicCode.slice(4, 6), bankCountry) : null;
  return [
    ...(elsewhere === null ? [] : [['swiftBicCode', ['bankCountry', 'iban'], elsewhere] as const]),
    ...(parts === null ? [] : againstIban(record, parts)),
    ...againstIfsc(record),
    ...(accountNumber === '' || localAccountNumber === '' || isOneOf(localAccountNumber, [accountNumber])
      ? []
      : [['localAccountNumber', ['accountNumber'], 'This is not the account number for wires.'] as const]),
  ];
};

/** What a member is called by its rules, and where they say nothing by us. */
export const labelOfMember = (member: AskedMember, template: RulesTemplate): string => {
  const label = template.rules.find(({ id }) => id === member)?.label ?? '';
  return label === '' || label === member ? defaultFieldLabels[member] : label;
};

/**
 * What contradicts itself in a record as it would be sent, at most one sentence for each pair of numbers: an IBAN and
 * an account number, a code or a BIC, a BIC and the bank's country or its IFSC, two account numbers. No reason to refuse it.
 */
export const findRecordContradictions = (
  record: Beneficiary,
  template: RulesTemplate,
): readonly Contradiction[] => {
  const sent = makeBeneficiaryToSend(record, template);
  return saidOf(sent).map(([member, against, message]) => ({
    field: member,
    label: labelOfMember(member, template),
    message,
    key: [member, ...[member, ...against].map((each) => sent[each])].join('|'),
  }));
};

/** The words around what contradicts itself. */
export const contradictionMessages = {
  title: 'These numbers do not seem to belong together',
  confirm: 'I have compared these numbers with what the beneficiary gave me, and they are right.',
} as const;
