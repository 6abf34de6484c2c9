import { createNearWords, likeness } from '../judging/findNearWords.ts';
import { runFieldLabels, runFields, type RunField } from '../runFields.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';

/** What else people call a column, in the spelling of `plain`. */
const aliases: Readonly<Record<RunField, readonly string[]>> = {
  payee: [
    'beneficiary',
    'beneficiaryname',
    'payeename',
    'payeeid',
    'beneficiaryid',
    'supplier',
    'suppliername',
    'vendor',
    'vendorname',
    'recipient',
    'name',
    'payto',
  ],
  account: ['iban', 'account', 'accountnumber', 'accountending', 'bankaccount', 'payeeaccount'],
  amount: ['paymentamount', 'sum', 'total', 'theyreceive', 'amountdue'],
  currency: ['ccy', 'curr', 'paymentcurrency', 'currencycode'],
  settlementCurrency: [
    'settlementcurrency',
    'settlecurrency',
    'settlementccy',
    'yousend',
    'paywith',
    'currencytosettlein',
  ],
  settlementAccount: ['settlementaccount', 'fromaccount', 'accounttosettlefrom', 'debitaccount', 'payfrom'],
  reference: [
    'ref',
    'paymentreference',
    'invoice',
    'invoicenumber',
    'invoiceno',
    'remittanceinformation',
    'memo',
  ],
  purpose: ['paymentpurpose', 'purposeofpayment', 'purposecode', 'reasonforpayment', 'paymentreason'],
  ownId: ['ownid', 'id', 'myid', 'rowid', 'paymentid', 'externalid', 'clientid'],
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const byName: ReadonlyMap<string, RunField> = new Map(
  runFields.flatMap((field) =>
    [field, runFieldLabels[field], ...aliases[field]].map((name) => [plain(name), field] as const),
  ),
);

/** The field that the name of a column means; undefined where it means none. */
export const findFieldOfColumn = (name: string): RunField | undefined => byName.get(plain(name));

const nearNames = createNearWords(byName.keys());

/** A word is misspelt by a letter or two; one that is longer is another one. */
const mostLettersApart = 2;
const leastAlike = 0.5;

/** The field that the misspelt name of a column may mean, to be proposed and never taken; null where there is none. */
export const findNearField = (name: string, { fields }: Pick<RunPartnerRules, 'fields'>): RunField | null => {
  const word = plain(name);
  const near = nearNames(word)
    .filter((each) => Math.abs(each.length - word.length) <= mostLettersApart)
    .filter((each) => likeness(word, each) >= leastAlike)
    .flatMap((each) => byName.get(each) ?? [])
    .find((field) => fields.includes(field));
  return near ?? null;
};
