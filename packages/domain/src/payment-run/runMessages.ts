import { bankDetailMessages } from '../bankDetails/bankDetailMessages.ts';
import { countryNameInSentence } from '../geography/countryNameInSentence.ts';
import { formatMoney } from '../money/formatMoney.ts';
import type { Money } from '../money/makeMoney.ts';
import { textEncodingNames, type TextEncoding } from '../spreadsheets/textEncoding.ts';
import { listInSentence } from '../words/listInSentence.ts';
import { runFieldLabels, type RunField } from './runFields.ts';
import type { RunPartnerRules } from './runPartnerRules.ts';

/** Sentences of a file or a paste that is not read. */
export const runReadingMessages = {
  workbook:
    'This is a workbook. Save the sheet as CSV in your spreadsheet, or copy its cells and paste them.',
  tooLarge: 'It has more than 5 MB, and no more are read. Split it into several files.',
  empty: 'It holds no row. Paste the rows with the payees and their amounts.',
  noTable:
    'This is no table: its columns are separated by tabs, commas or semicolons. Copy the cells from your spreadsheet, or save it as CSV.',
  severalEncodings:
    'This letter is not UTF-8, and others in the file are. Save the file again as CSV UTF-8 in your spreadsheet.',
  brokenLetter: (encoding: TextEncoding): string =>
    `This is no letter of ${textEncodingNames[encoding]}. Save the file again as CSV UTF-8 in your spreadsheet.`,
  openQuote:
    'A quotation mark in this cell is not closed, or stands beside a text. Close it, or write it twice.',
  tooManyCells: (columns: number): string =>
    `This row has a cell beyond the ${columns} columns. Put an amount such as 1,000.50 into quotation marks, or take the cell away.`,
  cutAmount:
    'This amount seems to go on in the next cell. Put an amount such as 1,234.56 into quotation marks, or take its comma away.',
  notJson: 'This is no JSON. Write one object a line, such as {"payee": "…", "amount": "100.00"}.',
  nested: 'This is no text and no number. Write the value as one of them.',
  namedTwice: (name: string): string => `'${name}' stands twice in this line. Keep one of them.`,
  noColumn: (field: RunField): string =>
    `No column is the ${runFieldLabels[field]}. Choose which column it is.`,
  severalColumns: (field: RunField, columns: readonly string[]): string =>
    `${listInSentence(columns.map((name) => `'${name}'`))} are ${columns.length > 2 ? 'all' : 'both'} the ${runFieldLabels[field]}. Choose one, and say of ${columns.length > 2 ? 'the others that they are' : 'the other that it is'} not used.`,
  dates: (column: string): string =>
    `'${column}' holds dates, and both partners deal at once: a payment cannot be given a day. Remove this column, or say that it is not used.`,
  readAsAccount: (column: string): string =>
    `'${column}' is read as the account: each row is compared with the account of its payee.`,
  linesAbove: (lines: number): string =>
    lines === 1
      ? 'Line 1 stands above the headers and is not read.'
      : `Lines 1 to ${lines} stand above the headers and are not read.`,
  currencies: (column: string): string =>
    `'${column}' seems to hold currencies, and it is not known what it is. Choose what it is, or say that it is not used.`,
} as const;

/** Sentences of what keeps a row from being sent; each is said of the cell in which it is mended. */
export const runProblemMessages = {
  payeeMissing: 'The payee is missing. Write a name or an id, or choose one.',
  payeeUnknown: (text: string): string => `No payee is called ${text}. Choose one, or add this payee.`,
  /** Below many tables stands what they come to. */
  payeeOfTotal: 'This row seems to be the sum of the others. Remove it, or write who is paid.',
  payeeSeveral: (text: string, count: number): string =>
    `${count} payees are called ${text}. Choose one of them.`,
  /** A new account on an invoice is how most money is stolen. */
  accountDiffers: (name: string): string =>
    `This is not the account of ${name}. Ask the payee which one is right, by a telephone number that you know already, and correct the account.`,
  accountShortened: (text: string): string =>
    `Your spreadsheet has shortened this account number to ${text}, and its other digits are lost. Format the column as text there, type the whole number again and paste it anew, or write it here.`,
  accountUnknown: (name: string): string =>
    `The account of ${name} is not known here, so this one cannot be compared. Take it out of the row once you have compared it yourself.`,
  currencyUnknown: (text: string): string =>
    `'${text}' is no currency that is paid. Write a code such as EUR.`,
  currencyDiffers: (name: string, own: string, text: string): string =>
    `${name} is paid in ${own}, not in ${text}. Write ${own} and its amount, or choose another payee.`,
  payeeCurrencyUnknown: (name: string, own: string): string =>
    `${name} is paid in ${own}, which no run can pay. Choose another payee.`,
  amountMissing: (example: string): string => `The amount is missing. Write it like ${example}.`,
  amountUnreadable: 'The amount cannot be read.',
  amountNegative:
    'The amount is negative, and a credit note cannot be paid. Settle it with the supplier, or take it off another invoice.',
  amountTooFine: (currency: string, digits: number, example: string): string =>
    digits === 0
      ? `${currency} has no decimals, and this amount has some. Write it like ${example}.`
      : `${currency} has two decimals, and this amount has more. Write it like ${example}.`,
  amountInOtherCurrency: (named: string, currency: string): string =>
    `This amount is in ${named}, and the payee receives ${currency}. Write the amount in ${currency}.`,
  settlementCurrencyMissing: 'The currency to settle in is missing. Choose one for the run, or for this row.',
  settlementCurrencyUnknown: (text: string, partner: string, other: string): string =>
    `'${text}' is no currency that ${partner} settles in. Choose another one, such as ${other}.`,
  settlementCurrencySame: (currency: string, other: string): string =>
    `The payee receives ${currency}, so the payment cannot be settled in ${currency} too. Settle it in another currency, such as ${other}.`,
  noSettlementAccount: (currency: string): string =>
    `You have no account that settles in ${currency}. Choose another currency to settle in.`,
  settlementAccountMissing: (currency: string): string =>
    `Several accounts settle in ${currency}. Choose the one to settle from.`,
  settlementAccountUnknown: (text: string): string =>
    `No settlement account is called ${text}. Choose one of yours.`,
  settlementAccountDiffers: (own: string, currency: string): string =>
    `This account settles in ${own}, and the row settles in ${currency}. Choose another account or currency.`,
  referenceTooLong: (length: number, most: number): string =>
    `The reference has ${length} characters, and at most ${most} are sent. Shorten it.`,
  referenceUnwritable:
    'The reference holds a character that cannot be seen. Type it again instead of pasting it.',
  methodMissing: (name: string): string =>
    `${name} has no payment method. Choose one on the page of the payee, or choose another payee.`,
  purposeMissing: (country: string): string =>
    `The purpose of payments to ${countryNameInSentence(country)} is missing. Choose it once for all of them.`,
  purposeUnknown: (text: string, country: string): string =>
    `Payments to ${countryNameInSentence(country)} have no purpose called ${text}. Choose one of the list.`,
  purposesUnread: (country: string): string =>
    `The purposes of payments to ${countryNameInSentence(country)} are not read yet. Wait for them, or try again.`,
} as const;

/** Rows in a sentence: `row 3`, `rows 3, 4 and 7`. */
const rowsInSentence = (rows: readonly number[]): string =>
  `${rows.length === 1 ? 'row' : 'rows'} ${listInSentence(rows.map(String))}`;

/** Sentences of what is asked before a row is sent, each with what the user says yes to. */
export const runQuestionMessages = {
  sameRow: (rows: readonly number[]): string =>
    `This row has the payee and amount of ${rowsInSentence(rows)}, and the same reference or id.`,
  sameUnnamedRow: (rows: readonly number[]): string =>
    `This row has the payee and amount of ${rowsInSentence(rows)}, and ${rows.length === 1 ? 'neither has' : 'none of them has'} a reference.`,
  sameAccountRow: (rows: readonly number[]): string =>
    `This row pays the account and amount of ${rowsInSentence(rows)} under another payee.`,
  sameReference: (rows: readonly number[]): string =>
    `The same reference stands in ${rowsInSentence(rows)} with another amount.`,
  sameRowTick: 'I want to pay this row as well.',
  paidLately: (
    name: string,
    amount: Money,
    { day, named }: { readonly day: string; readonly named: string },
  ) => `A payment of ${formatMoney(amount)} to ${name} was booked on ${day} already (${named}).`,
  paidAccountLately: (
    name: string,
    other: string,
    amount: Money,
    { day, named }: { readonly day: string; readonly named: string },
  ) =>
    `A payment of ${formatMoney(amount)} to ${other}, who has the same account as ${name}, was booked on ${day} already (${named}).`,
  paidReference: (
    reference: string,
    amount: Money,
    { day, named }: { readonly day: string; readonly named: string },
  ) =>
    `${named.charAt(0).toUpperCase()}${named.slice(1)} paid this payee ${formatMoney(amount)} with the reference ${reference.trim()} on ${day}.`,
  paidReferenceQuestion: 'Pay it as well?',
  paidLatelyTick: 'I want to pay this amount again.',
  amountWrittenIn: (amount: string, was: string, currency: string) =>
    `The amount ${amount} was written in ${was}, and the payee receives ${currency}. Write the amount in ${currency}, or say that it is in ${currency}.`,
  amountWrittenInTick: (currency: string) => `The amount is in ${currency}.`,
  detailsChanged: (name: string): string =>
    `The bank details of ${name} are new or have changed, and nobody has confirmed them on this device.`,
  detailsChangedTick: bankDetailMessages.tick,
} as const;

/** Sentences of deals that are several since one cannot take all of its payments. */
export const runGroupMessages = {
  amount: (largest: string): string => `pays at most ${largest}`,
  count: (most: number): string => `has at most ${most} payments`,
  payee: 'pays each payee once',
  split: (part: number, parts: number, reasons: readonly string[]): string =>
    `Deal ${part} of ${parts}, since a deal ${reasons.join(' and ')}.`,
} as const;

const mostRowsNamed = 8;

/** Says that payments go without a reference, and which. */
export const withoutReferenceMessage = (rows: readonly number[]): string => {
  const others = rows.length - mostRowsNamed;
  const named = rows.slice(0, mostRowsNamed).map(String);
  const more = others > 0 ? [`${others.toLocaleString('en-US')} more`] : [];
  const have = rows.length === 1 ? 'One payment has' : `${rows.length.toLocaleString('en-US')} payments have`;
  return `${have} no reference: ${rows.length === 1 ? 'row' : 'rows'} ${listInSentence([...named, ...more])}.`;
};

/** What a table says of the columns whose texts a partner does not take; null where it takes all of them. */
export const payeesOwnFieldsMessage = ({
  partnerName,
  payeesOwnFields,
}: Pick<RunPartnerRules, 'partnerName' | 'payeesOwnFields'>): string | null => {
  if (payeesOwnFields.length === 0) return null;
  const labels = payeesOwnFields.map((field) => runFieldLabels[field].toLowerCase()).join(' and ');
  return `At ${partnerName}, ${labels} are the payee's own: what stands in the table is not sent.`;
};

/** Said where no more deals are booked, since the instruction of the last one was refused. */
export const instructionRefusedMessage = ({ words }: { readonly words: string }): string =>
  `The instruction was refused, so no more deals were booked, which may be refused as well. ${words}`;

/** Said where a list of deals lacks some that this device has booked: others may be missing, which pay the same. */
export const listNotWholeMessage = (lacking: readonly string[]): string =>
  `The list of the last seven days lacks ${listInSentence(lacking)}, which ${lacking.length === 1 ? 'was' : 'were'} booked from this device, so it is not whole, and a row may have been paid already. Nothing was sent.`;

/** Said of a deal whose payees were deleted meanwhile. */
export const payeesGoneMessage = (payees: readonly string[]): string =>
  `${listInSentence(payees)} ${payees.length === 1 ? 'is' : 'are'} not among your beneficiaries any more, so this deal cannot pay them. Nothing was sent.`;

type PaidByRun = { readonly run: string; readonly payee: string };
type PaidByItself = {
  readonly kind: 'booking' | 'instruction';
  readonly payee: string;
  readonly amount: Money;
};

/** Said where a single booking or instruction of this device without an outcome may have paid the same. */
export const openSingleMessage = ({ kind, payee, amount }: PaidByItself): string =>
  `A ${kind} of ${formatMoney(amount)} to ${payee} was sent from this device by itself, and it is not known yet what became of it. Find out about it first. Nothing was sent.`;

/** Said where a payment run of this device without an outcome may have paid what is about to be booked by itself. */
export const openRunDealMessage = ({ run, payee }: PaidByRun): string =>
  `The payment run '${run}' on this device may have paid the same amount to ${payee}: it is not known yet. Find out about it there first. Nothing was sent.`;

/** Said where a payment run of this device may have instructed the order that is about to be instructed by itself. */
export const orderOfOpenRunMessage = (run: string, orderNumber: string): string =>
  `The payment run '${run}' on this device may have instructed order ${orderNumber}: it is not known yet. Find out about it there first. Nothing was sent.`;

/** Said where the booking of a deal of a run was never answered, and may have become this order. */
export const orderMayBeOfRunMessage = (
  { run, deal }: { readonly run: { readonly name: string }; readonly deal: string },
  orderNumber: string,
): string =>
  `Order ${orderNumber} may be deal ${deal} of the payment run '${run.name}' on this device: it is not known yet. Find out about it there first. Nothing was sent.`;

/** Said where another run of this device has a call without an outcome that may have paid the same. */
export const openElsewhereMessage = ({ run, payee }: PaidByRun): string =>
  `The run '${run}' on this device may have paid the same amount to ${payee}: it is not known yet. Find out about it there first. Nothing was sent.`;
