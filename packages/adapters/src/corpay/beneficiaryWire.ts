import {
  parseBeneficiaryClassification,
  type Beneficiary,
  type BeneficiarySummary,
} from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { writeOutHiddenCharacters } from '@fx-gateway/domain/names/writeOutHiddenCharacters.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { areTrimmedNonEmptyTexts, isTrimmedNonEmptyText, readObjectMembers } from '../http/plainValues.ts';
import { makeRecordsReader } from '../http/makeContentReader.ts';
import { wireIdSchema, wireListSchema, wireTextSchema } from '../http/wireShapes.ts';
import { listEntriesOrNull, unwrapContent } from '../http/envelope.ts';

/** A way of payment comes as its code, or as an object that holds the code. */
const method = z.pipe(
  z.union([
    wireTextSchema,
    z.pipe(
      z.object({ id: wireTextSchema, method: wireTextSchema }),
      z.transform(({ id, method: code }) => id || code),
    ),
  ]),
  z.string(),
);

/** A list, or one text such as `W,E`. */
const methodList = z.union([
  z.pipe(
    z.string(),
    z.transform((text) => text.split(/[,;|\s]+/)),
  ),
  wireListSchema(method),
]);

const wireFirst = (codes: readonly string[]): readonly string[] => {
  if (codes.every((code, at) => code !== '' && (at === 0 || code !== 'W') && codes.indexOf(code) === at))
    return codes;
  const distinct = [...new Set(codes.filter((code) => code !== ''))];
  return [...distinct.filter((code) => code === 'W'), ...distinct.filter((code) => code !== 'W')];
};

const row = z.object({
  clientIntegrationId: wireTextSchema,
  id: wireTextSchema,
  payee: wireTextSchema,
  curr: wireIdSchema,
  bankCountryISO: wireTextSchema,
  methods: methodList,
});

export const beneficiariesAnswerShape: AnswerShape = {
  schema: row,
  find: listEntriesOrNull,
  place: 'content[]',
  read: (body) => readBeneficiaries(body),
  mayLack: ['id', 'methods[].id', 'methods[].method'],
};

type Row = Omit<z.infer<typeof row>, 'methods'> & { readonly methods: readonly string[] };

/** A beneficiary made elsewhere has only the partner's own id, which the partner takes in the same places. */
const summaryOf = (read: Row): BeneficiarySummary => {
  const { clientIntegrationId, id, payee, curr, bankCountryISO, methods } = read;
  return {
    clientIntegrationId: clientIntegrationId || id,
    payee: writeOutHiddenCharacters(payee),
    curr,
    bankCountryISO,
    methods: wireFirst(methods),
  };
};

/** The codes of ways of payment that are texts, or objects that hold theirs, as usual; null for any other list. */
const usualMethods = (methods: unknown): readonly string[] | null => {
  if (areTrimmedNonEmptyTexts(methods)) return methods;
  if (!Array.isArray(methods)) return null;
  const codes = methods.map((each) => readObjectMembers(each)['id']);
  return areTrimmedNonEmptyTexts(codes) &&
    methods.every((each) => readObjectMembers(each)['method'] === undefined)
    ? codes
    : null;
};

/** What the partner writes as it always does, as the shape would read it. */
const usualSummary = (entry: unknown): BeneficiarySummary | null => {
  const { clientIntegrationId, id = '', payee, curr, bankCountryISO, methods } = readObjectMembers(entry);
  const codes = usualMethods(methods);
  const isUsual =
    isTrimmedNonEmptyText(clientIntegrationId) &&
    (id === '' || isTrimmedNonEmptyText(id)) &&
    isTrimmedNonEmptyText(payee) &&
    isTrimmedNonEmptyText(curr) &&
    isTrimmedNonEmptyText(bankCountryISO) &&
    codes !== null;
  return isUsual ? summaryOf({ clientIntegrationId, id, payee, curr, bankCountryISO, methods: codes }) : null;
};

const readRows = makeRecordsReader(
  z.pipe(
    row,
    z.transform((read) => summaryOf(read)),
  ),
  ({ clientIntegrationId }) => clientIntegrationId,
  { usual: usualSummary },
);

/** The rows of the list (CP-BENE-15); one without any id makes the answer unreadable. */
export const readBeneficiaries = (body: unknown): readonly BeneficiarySummary[] | null => {
  const summaries = readRows(body);
  return summaries?.some(({ clientIntegrationId }) => clientIntegrationId === '') === true ? null : summaries;
};

const regulatory = z.pipe(
  z.nullish(
    z.union([
      z.array(z.object({ key: wireTextSchema, value: wireTextSchema })),
      z.pipe(
        z.record(z.string(), wireTextSchema),
        z.transform((record) => Object.entries(record).map(([key, value]) => ({ key, value }))),
      ),
    ]),
  ),
  z.transform((pairs) => pairs ?? []),
);

/** What of a record is no single text. */
export const beneficiaryListMembersSchema = z.object({
  paymentMethods: z.nullish(methodList),
  settlementMethods: z.union([
    wireTextSchema,
    z.pipe(
      wireListSchema(method),
      z.transform((codes) => codes.join(',')),
    ),
  ]),
  methods: z.nullish(
    z.array(
      z.object({
        method: wireTextSchema,
        id: wireTextSchema,
        isPreferred: z.nullish(z.boolean()),
        beneficiaryAccountNumber: wireTextSchema,
        routingCode: wireTextSchema,
      }),
    ),
  ),
  regulatory,
});

/**
 * The partner shows a beneficiary under other names than it is made with; the first name that says something counts.
 */
export const beneficiaryMemberAliases = {
  clientIntegrationId: ['clientIntegrationId', 'beneIdentifier', 'id'],
  templateIdentifier: ['templateIdentifier'],
  destinationCountry: ['destinationCountry', 'bankCountry'],
  classification: ['classification', 'beneClassification'],
  bankCurrency: ['bankCurrency', 'curr'],
  accountHolderCountry: ['accountHolderCountry', 'beneCountry'],
  accountHolderName: ['accountHolderName', 'beneContactName'],
  accountHolderRegion: ['accountHolderRegion', 'beneRegion'],
  accountHolderAddress1: ['accountHolderAddress1', 'beneAddress1'],
  accountHolderAddress2: ['accountHolderAddress2', 'beneAddress2'],
  accountHolderCity: ['accountHolderCity', 'beneCity'],
  accountHolderPostal: ['accountHolderPostal', 'benePostal'],
  accountHolderPhoneNumber: ['accountHolderPhoneNumber', 'beneficiaryPhoneNumber'],
  accountHolderEmail: ['accountHolderEmail', 'beneEmail'],
  iban: ['iban'],
  swiftBicCode: ['swiftBicCode'],
  bankName: ['bankName'],
  bankCountry: ['bankCountry'],
  bankRegion: ['bankRegion'],
  bankCity: ['bankCity'],
  bankAddressLine1: ['bankAddressLine1'],
  bankAddressLine2: ['bankAddressLine2'],
  bankPostal: ['bankPostal'],
  accountNumber: ['accountNumber'],
  routingCode: ['routingCode'],
  localAccountNumber: ['localAccountNumber'],
  localRoutingCode: ['localRoutingCode'],
  preferredMethod: ['preferredMethod'],
  methodOfDelivery: ['methodOfDelivery'],
  lastUpdate: ['lastUpdate'],
} as const;

type TextField = keyof typeof beneficiaryMemberAliases;

/** A beneficiary in full (CP-BENE-17), from `content.bene`, `bene` or bare; null when it has no id. */
export const readBeneficiary = (body: unknown): Beneficiary | null => {
  const content = unwrapContent(body);
  if (typeof content !== 'object' || content === null) return null;
  const bene: unknown = 'bene' in content ? content.bene : content;
  if (typeof bene !== 'object' || bene === null) return null;
  const read = beneficiaryListMembersSchema.safeParse(bene);
  if (!read.success) return null;

  const text = (field: TextField): string => {
    for (const name of beneficiaryMemberAliases[field]) {
      const value = wireTextSchema.safeParse(Reflect.get(bene, name));
      if (value.success && value.data !== '') return value.data;
    }
    return '';
  };

  if (text('clientIntegrationId') === '') return null;
  const lastUpdate = text('lastUpdate');
  const { paymentMethods, settlementMethods, methods, regulatory: pairs } = read.data;
  const preferred = methods?.find(({ isPreferred }) => isPreferred === true);
  // Some views know the details of a local payment only beside its method.
  const local = methods?.find(({ method: code, id }) => (code || id) === 'E');
  return {
    clientIntegrationId: text('clientIntegrationId'),
    templateIdentifier: text('templateIdentifier'),
    destinationCountry: text('destinationCountry'),
    classification: parseBeneficiaryClassification(text('classification')),
    bankCurrency: text('bankCurrency'),
    accountHolderCountry: text('accountHolderCountry'),
    accountHolderName: writeOutHiddenCharacters(text('accountHolderName')),
    accountHolderRegion: text('accountHolderRegion'),
    accountHolderAddress1: text('accountHolderAddress1'),
    accountHolderAddress2: text('accountHolderAddress2'),
    accountHolderCity: text('accountHolderCity'),
    accountHolderPostal: text('accountHolderPostal'),
    accountHolderPhoneNumber: text('accountHolderPhoneNumber'),
    accountHolderEmail: text('accountHolderEmail'),
    iban: text('iban'),
    swiftBicCode: text('swiftBicCode'),
    bankName: text('bankName'),
    bankCountry: text('bankCountry'),
    bankRegion: text('bankRegion'),
    bankCity: text('bankCity'),
    bankAddressLine1: text('bankAddressLine1'),
    bankAddressLine2: text('bankAddressLine2'),
    bankPostal: text('bankPostal'),
    accountNumber: text('accountNumber'),
    routingCode: text('routingCode'),
    localAccountNumber:
      'localAccountNumber' in bene ? text('localAccountNumber') : (local?.beneficiaryAccountNumber ?? ''),
    localRoutingCode: 'localRoutingCode' in bene ? text('localRoutingCode') : (local?.routingCode ?? ''),
    paymentMethods: wireFirst(paymentMethods ?? methods?.map(({ method: code, id }) => code || id) ?? []),
    preferredMethod: text('preferredMethod') || (preferred?.method ?? ''),
    settlementMethods,
    methodOfDelivery: text('methodOfDelivery'),
    regulatory: pairs,
    ...(lastUpdate === '' ? {} : { lastUpdate }),
  };
};
