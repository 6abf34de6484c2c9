import type { AskedMember } from '../fields/fieldIds.ts';

/** What a label on an invoice announces; some labels tell the country of the number too. */
export type PayeeLabel = {
  readonly field: AskedMember | 'ignored';
  readonly country?: string;
  /** A routing number, which banks of the United States and of Canada have. */
  readonly isRouting?: true;
  /** Its words say that it is for ACH, and none that it is for a wire. */
  readonly isAch?: true;
  /** Stands for whoever a form is about, which may be the customer. */
  readonly isVague?: true;
};

const labelsOf = (names: string, label: PayeeLabel): readonly (readonly [string, PayeeLabel])[] =>
  names.split('|').map((name) => [name, label]);

/** Labels as people write them in English, Greek, German, French and Spanish; in small letters, without accents. */
export const payeeLabels: ReadonlyMap<string, PayeeLabel> = new Map([
  ...labelsOf(
    'beneficiary|beneficiary name|name of beneficiary|account name|bank account name|account holder|account holder name|payee|payee name|pay to|δικαιουχος|επωνυμια|kontoinhaber|name des kontoinhabers|empfanger|name des empfangers|beneficiaire|nom du beneficiaire|titulaire|nom du titulaire|beneficiario|nombre del beneficiario|titular|titular de la cuenta|nombre del titular|titulaire du compte|nom du titulaire du compte|inhaber|kontoinhaberin|zahlungsempfanger|δικαιουχος λογαριασμου|ονομα δικαιουχου|επωνυμια δικαιουχου|κατοχος λογαριασμου',
    { field: 'accountHolderName' },
  ),
  ...labelsOf('name|ονομα', { field: 'accountHolderName', isVague: true }),
  ...labelsOf(
    'bank|bank name|name of bank|name of the bank|beneficiary bank|beneficiary bank name|τραπεζα|ονομα τραπεζας|bankname|name der bank|banque|nom de la banque|banco|nombre del banco',
    { field: 'bankName' },
  ),
  ...labelsOf('bank address|address of bank|branch address|branch|vat|vat number|αφμ', { field: 'ignored' }),
  ...labelsOf(
    'iban|iban number|iban no|iban code|iban nr|iban nummer|numero iban|αριθμος iban|κωδικος iban',
    { field: 'iban' },
  ),
  ...labelsOf(
    'bic|swift|bic swift|swift bic|swift code|bic code|swift bic code|bic swift code|swift no|swift number|bic nr|code swift|code bic|code bic swift|code swift bic|codigo swift|codigo bic|codigo swift bic|codigo bic swift|κωδικος swift|κωδικος bic|κωδικος swift bic',
    { field: 'swiftBicCode' },
  ),
  ...labelsOf(
    'account|account number|account no|acct|acct no|acc|acc no|a c|a c no|ac no|bank account|bank account number|acct number|acct num|acct nr|account num|account nr|acc number|a c number|ac number|beneficiary account|beneficiary account number|beneficiary account no|payee account|payee account number|αριθμος λογαριασμου|αρ λογαριασμου|λογαριασμος|kontonummer|konto|konto nr|konto nummer|kto nr|numero de compte|n de compte|nº de compte|no de compte|compte|compte bancaire|numero de cuenta|n de cuenta|nº de cuenta|no de cuenta|cuenta|cuenta bancaria',
    { field: 'accountNumber' },
  ),
  ...labelsOf(
    'bank code|branch code|transit|transit number|clearing number|clearing nr|clearing nummer|bankclearing|bc nummer|numero de transit|numero de clearing',
    { field: 'routingCode' },
  ),
  ...labelsOf('sort code|sortcode|bank sort code', { field: 'routingCode', country: 'GB' }),
  ...labelsOf('bsb|bsb code|bsb number|bsb no', { field: 'routingCode', country: 'AU' }),
  ...labelsOf('ifsc|ifsc code|ifsc no|ifsc number|ifs code|bank ifsc|bank ifsc code', {
    field: 'routingCode',
    country: 'IN',
  }),
  ...labelsOf('country|bank country|χωρα|land|pays|pais', { field: 'destinationCountry', isVague: true }),
  ...labelsOf('currency|νομισμα|wahrung|devise|moneda|divisa', { field: 'bankCurrency' }),
  ...labelsOf('beneficiary address|payee address|account holder address', { field: 'accountHolderAddress1' }),
  ...labelsOf('address|street|διευθυνση|οδος|adresse|anschrift|strasse|rue|direccion|domicilio', {
    field: 'accountHolderAddress1',
    isVague: true,
  }),
  ...labelsOf('city|town|πολη|ort|stadt|ville|ciudad', { field: 'accountHolderCity', isVague: true }),
  ...labelsOf(
    'postal code|postcode|post code|zip|zip code|pin code|τκ|τ κ|ταχ κωδικας|ταχυδρομικος κωδικας|plz|postleitzahl|code postal|codigo postal',
    {
      field: 'accountHolderPostal',
      isVague: true,
    },
  ),
  ...labelsOf(
    'state|province|county|region|state province|state region|state or province|province state|county state|canton|kanton|bundesland|νομος|περιφερεια|provincia',
    { field: 'accountHolderRegion', isVague: true },
  ),
  ...labelsOf('email|e mail', { field: 'accountHolderEmail', isVague: true }),
  ...labelsOf('phone|phone number|telephone|tel|τηλ|τηλεφωνο', {
    field: 'accountHolderPhoneNumber',
    isVague: true,
  }),
]);

/** A label as the table has it. */
export const normalizeLabel = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
