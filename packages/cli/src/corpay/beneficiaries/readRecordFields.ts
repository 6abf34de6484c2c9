import { classifications, type Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import {
  isAskedMember,
  defaultFieldLabels,
  regulatoryField,
  type FieldId,
} from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import type { FieldProblem } from '@fx-gateway/domain/corpay/beneficiaries/judging/fieldProblem.ts';
import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';

/** A field that was given, and its value; empty to empty it. */
export type GivenField = readonly [field: FieldId, value: string];

/** What a file says of a beneficiary. */
export type BeneficiaryInFile = {
  readonly clientIntegrationId: string | null;
  /** When the partner had changed it last, as show wrote it; whatever else stands there. */
  readonly lastUpdate: unknown;
  readonly fields: readonly GivenField[];
  /** What is no beneficiary in it. */
  readonly problems: readonly FieldProblem[];
};

type Read = { readonly fields: readonly GivenField[]; readonly problems: readonly FieldProblem[] };

const wrong = (field: string, message: string): Read => ({
  fields: [],
  problems: [{ field, label: isAskedMember(field) ? defaultFieldLabels[field] : field, message }],
});

const right = (...fields: readonly GivenField[]): Read => ({ fields, problems: [] });

const notText = 'Must be a text, in quotes.';
const lineBreak = 'Must stand on one line: it has a line break.';

const readText = (field: FieldId, value: unknown): Read => {
  if (value === null) return right([field, '']);
  if (typeof value !== 'string') return wrong(field, notText);
  return /[\r\n]/.test(value.trim()) ? wrong(field, lineBreak) : right([field, value]);
};

const readMethods = (value: unknown): Read => {
  const codes: readonly unknown[] | null =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : null;
  // The partner may name none, as show then writes: that chooses nothing.
  if (codes?.length === 0) return right();
  const known = codes?.map((code) => (typeof code === 'string' ? code.trim().toUpperCase() : ''));
  return known === undefined || known.some((code) => code !== 'W' && code !== 'E')
    ? wrong('paymentMethods', 'A list of W for a wire and E for iACH, such as ["W", "E"].')
    : right(['paymentMethods', known.join(',')]);
};

const readClassification = (value: unknown): Read => {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const known = classifications.find((one) => one.toLowerCase() === text);
  return known === undefined
    ? wrong('classification', `${fieldMessages.invalid} ${classifications.join(' or ')}.`)
    : right(['classification', known]);
};

const member = (value: object, name: string): unknown => Reflect.get(value, name);

/** Answers to a law's questions: a list of key and value, or an object from key to value. */
const readRegulatory = (value: unknown): Read => {
  if (typeof value !== 'object' || value === null) {
    return value === null ? right() : wrong('regulatory', 'A list of { "key", "value" }.');
  }
  const pairs: readonly (readonly [unknown, unknown])[] = Array.isArray(value)
    ? value.map((pair: unknown) =>
        typeof pair === 'object' && pair !== null
          ? ([member(pair, 'key'), member(pair, 'value')] as const)
          : ([null, null] as const),
      )
    : Object.entries(value);
  const read = pairs.map(([key, answer]) =>
    typeof key === 'string' && key !== ''
      ? readText(regulatoryField(key), answer)
      : wrong('regulatory', 'A list of { "key", "value" }.'),
  );
  return { fields: read.flatMap(({ fields }) => fields), problems: read.flatMap(({ problems }) => problems) };
};

const readMember = (name: string, value: unknown): Read => {
  if (name === 'paymentMethods') return readMethods(value);
  if (name === 'classification') return readClassification(value);
  if (name === 'regulatory') return readRegulatory(value);
  return isAskedMember(name) ? readText(name, value) : wrong(name, 'A beneficiary has no such field.');
};

/** Other fields follow from these, so they are written first. */
const leading = [
  'destinationCountry',
  'accountHolderCountry',
  'bankCurrency',
  'bankCountry',
  'classification',
  'paymentMethods',
];

const place = ([field]: GivenField): number => {
  const at = leading.indexOf(field);
  return at < 0 ? leading.length : at;
};

/** They are read by themselves; the date of the last change is the partner's, and stands where show wrote it. */
const unwritten = ['clientIntegrationId', 'lastUpdate'] as const satisfies readonly (keyof Beneficiary)[];

/**
 * The fields of a file in the order in which they are to be written, and everything in it that is none. Texts only:
 * a number would lose the zeros that an account begins with.
 */
export const readRecordFields = (given: object): BeneficiaryInFile => {
  const clientIntegrationId = member(given, 'clientIntegrationId') ?? null;
  const read = Object.entries(given)
    .filter(([name]) => !unwritten.some((each) => each === name))
    .map(([name, value]) => readMember(name, value));
  const id = typeof clientIntegrationId === 'string' ? clientIntegrationId.trim() : '';
  return {
    clientIntegrationId: id === '' ? null : id,
    lastUpdate: member(given, 'lastUpdate'),
    fields: read.flatMap(({ fields }) => fields).toSorted((a, b) => place(a) - place(b)),
    problems: [
      ...(clientIntegrationId === null || id !== '' ? [] : wrong('clientIntegrationId', notText).problems),
      ...read.flatMap(({ problems }) => problems),
    ],
  };
};
