import { removeNumberSeparators } from '../../patterns/formatNumberToMatchPatterns.ts';
import type { ReadDetail, ReadFrom } from '../../corpay/beneficiaries/reading/payeeReading.ts';
import { readingMessages } from '../../corpay/beneficiaries/reading/readingMessages.ts';
import type { OfxBankTemplate } from '../api/ofxBankTemplate.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { fieldKey, readOfxField, writeOfxField, type OfxFieldPath } from './ofxField.ts';
import { bankFields } from './ofxForm.ts';
import { placeReadOfxDetails, type PlacedOfxDetail } from './placeReadOfxDetails.ts';

/** What a field was filled in with from a text. */
export type OfxReadValue = {
  readonly path: OfxFieldPath;
  readonly value: string;
  readonly from: ReadFrom;
};

/** A wizard as far as a text fills it in. */
export type ReadsOfxDetails = {
  readonly beneficiary: OfxBeneficiary;
  readonly proposed: readonly string[];
  /** All that the last text says; the bank's part waits for its template. */
  readonly given: readonly ReadDetail[];
  readonly read: readonly OfxReadValue[];
};

const bankCountryKey = 'beneficiaryBankDetails.bankAddress.country';

const isSame = (path: OfxFieldPath, other: OfxFieldPath): boolean => fieldKey(path) === fieldKey(other);

/** What a field shows of the text that it was read from, while the value still stands; null for any other field. */
export const findOfxReadValue = (
  { read, beneficiary }: Pick<ReadsOfxDetails, 'read' | 'beneficiary'>,
  path: OfxFieldPath,
): OfxReadValue | null =>
  read.find((each) => isSame(each.path, path) && readOfxField(beneficiary, path) === each.value) ?? null;

/** The country that the user chose themselves; empty where it was proposed or read. */
export const findChosenOfxCountry = (wizard: ReadsOfxDetails): string => {
  const path = ['beneficiaryAddress', 'country'] as const;
  return wizard.proposed.includes(fieldKey(path)) || findOfxReadValue(wizard, path) !== null
    ? ''
    : wizard.beneficiary.beneficiaryAddress.country;
};

const isFree = (wizard: ReadsOfxDetails, path: OfxFieldPath): boolean =>
  readOfxField(wizard.beneficiary, path).trim() === '' ||
  wizard.proposed.includes(fieldKey(path)) ||
  findOfxReadValue(wizard, path) !== null;

/** They are always filled in: what a former text said of them stays as a proposal. */
const lasting: ReadonlySet<string> = new Set(['currency', 'beneficiaryAddress.country']);

const withoutEarlier = <W extends ReadsOfxDetails>(wizard: W, placed: readonly PlacedOfxDetail[]): W => {
  const gone = wizard.read.filter(
    ({ path, value }) =>
      findOfxReadValue(wizard, path) !== null &&
      !placed.some(({ field, value: said }) => isSame(field.path, path) && said === value),
  );
  const keys = gone.map(({ path }) => fieldKey(path));
  return {
    ...wizard,
    beneficiary: gone
      .filter(({ path }) => !lasting.has(fieldKey(path)))
      .reduce((kept, { path }) => writeOfxField(kept, path, ''), wizard.beneficiary),
    proposed: [...new Set([...wizard.proposed, ...keys.filter((key) => lasting.has(key))])],
    read: wizard.read.filter((each) => !gone.includes(each)),
  };
};

const take = <W extends ReadsOfxDetails>(wizard: W, { field, value, from }: PlacedOfxDetail): W => {
  const { path } = field;
  if (!isFree(wizard, path)) return wizard;
  return {
    ...wizard,
    beneficiary: writeOfxField(wizard.beneficiary, path, value),
    proposed: wizard.proposed.filter((key) => key !== fieldKey(path)),
    read: [...wizard.read.filter((each) => !isSame(each.path, path)), { path, value, from }],
  };
};

/** The account is where its number says, also where the user says that its owner is elsewhere. */
const withBankCountry = <W extends ReadsOfxDetails>(wizard: W, template: OfxBankTemplate): W => {
  const { given, beneficiary } = wizard;
  const of = given.find(({ field }) => field === 'bankCountry');
  const field = bankFields(template).find(({ path }) => fieldKey(path) === bankCountryKey);
  if (of === undefined || field === undefined || of.value === beneficiary.beneficiaryAddress.country)
    return wizard;
  return take(wizard, { field, value: of.value, from: of.from });
};

/** The wizard with what its last text says filled in, as far as a template asks for it. */
export const fillInReadOfxDetails = <W extends ReadsOfxDetails>(wizard: W, template: OfxBankTemplate): W =>
  withBankCountry(
    placeReadOfxDetails(wizard.given, wizard.beneficiary, template).reduce(take, wizard),
    template,
  );

/** The wizard after a text was read: what nobody typed or chose is filled in, and what only an earlier text said goes (CP-READ-2, CP-READ-3). */
export const takeReadOfxDetails = <W extends ReadsOfxDetails>(
  wizard: W,
  details: readonly ReadDetail[],
  template: OfxBankTemplate,
): W => {
  const placed = placeReadOfxDetails(details, wizard.beneficiary, template);
  return fillInReadOfxDetails({ ...withoutEarlier(wizard, placed), given: details }, template);
};

/** What the text says otherwise than the user has typed or chosen, which stays; spelling is no difference (CP-READ-3). */
export const listKeptOfxValues = (wizard: ReadsOfxDetails, template: OfxBankTemplate): readonly string[] =>
  placeReadOfxDetails(wizard.given, wizard.beneficiary, template)
    .map((each) => ({ ...each, typed: readOfxField(wizard.beneficiary, each.field.path) }))
    .filter(
      ({ field, value, typed, from }) =>
        from !== 'country' &&
        field.path.at(-1) !== 'country' &&
        typed.trim() !== '' &&
        removeNumberSeparators(typed) !== removeNumberSeparators(value),
    )
    .map(({ field: { label }, value, typed }) => readingMessages.kept(label, typed, value));
