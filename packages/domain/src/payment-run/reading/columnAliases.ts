import { runFieldLabels, runFields, type RunField } from '../runFields.ts';

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

const toNames = (namesOf: (field: RunField) => readonly string[]): ReadonlyMap<string, RunField> =>
  new Map(runFields.flatMap((field) => namesOf(field).map((name) => [plain(name), field] as const)));

const byOwnName = toNames((field) => [field, runFieldLabels[field]]);
const byAlias = toNames((field) => aliases[field]);

/** The field that has the name of a column for its own; undefined where none has. */
export const findFieldByOwnName = (name: string): RunField | undefined => byOwnName.get(plain(name));

/** The field that the name of a column means; undefined where it means none. */
export const findFieldOfColumn = (name: string): RunField | undefined =>
  findFieldByOwnName(name) ?? byAlias.get(plain(name));
