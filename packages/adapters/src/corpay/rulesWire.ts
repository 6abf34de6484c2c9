import type {
  PatternRule,
  Region,
  RegulatoryRule,
  RulesQuery,
  RulesTemplate,
  TemplateRule,
  ValueChoice,
} from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import * as z from 'zod/mini';
import { lenientSchema, wireListSchema, wireTextSchema } from '../http/wireShapes.ts';
import { jsonMember, unwrapContent } from '../http/envelope.ts';

/** The parameters of GET /beneficiaries/rules under exactly the spelling of the partner (CP-WIZ-15, S-119). */
export const toRulesQueryParameters = (query: RulesQuery): Readonly<Record<string, string>> => ({
  destinationcountry: query.destinationCountry,
  bankcountry: query.bankCountry,
  bankCurrency: query.bankCurrency,
  classification: query.classification,
  paymentMethods: query.paymentMethods.join(','),
});

/** Yes or no, which may come as a text; what says neither is no. */
const wireFlag = z.pipe(
  lenientSchema(z.nullable(z.union([z.boolean(), z.string()]))),
  z.transform((value) => value === true || (typeof value === 'string' && /^(true|yes|1)$/i.test(value))),
);

/** Patterns and messages as they were written: a space may be part of one. */
const verbatim = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

const pattern = z.object({ regEx: verbatim, errorMessage: verbatim });

const choice = z.pipe(
  z.union([
    z.object({ id: wireTextSchema, code: wireTextSchema, text: wireTextSchema }),
    z.pipe(
      wireTextSchema,
      z.transform((text) => ({ id: text, code: '', text })),
    ),
  ]),
  z.transform(({ id, code, text }): ValueChoice => ({ id: id || code || text, text: text || id || code })),
);

const shared = {
  id: wireTextSchema,
  label: wireTextSchema,
  isRequired: wireFlag,
  regEx: verbatim,
  errorMessage: verbatim,
  valueSet: z.pipe(
    wireListSchema(choice),
    z.transform((choices) => choices.filter(({ id }) => id !== '')),
  ),
};

const rule = z.pipe(
  z.object({ ...shared, validationRules: wireListSchema(pattern), defaultValue: wireTextSchema }),
  // The older single pattern counts only where the list is not there.
  z.transform(({ regEx, errorMessage, validationRules, ...read }): TemplateRule => {
    const patterns: readonly PatternRule[] =
      validationRules.length > 0 ? validationRules : [{ regEx, errorMessage }];
    return {
      ...read,
      label: read.label || read.id,
      validationRules: patterns.filter((one) => one.regEx !== ''),
    };
  }),
);

const regulatoryRule = z.pipe(
  z.object(shared),
  z.transform((read): RegulatoryRule => ({ ...read, label: read.label || read.id })),
);

const region = z.pipe(
  z.object({ id: wireTextSchema, code: wireTextSchema, name: wireTextSchema }),
  z.transform(({ id, code, name }): Region => {
    const sent = id || code || name;
    return { id: sent, name: name || sent };
  }),
);

/** Regions come as a list, or as an object that holds the list. */
export const regionsSchema = z.pipe(
  z.union([
    wireListSchema(region),
    z.pipe(
      z.object({ regions: wireListSchema(region) }),
      z.transform((held) => held.regions),
    ),
  ]),
  z.transform((list) => list.filter(({ id }) => id !== '')),
);

export const rulesTemplateSchema = z.object({
  rules: z.array(rule),
  regulatoryRules: wireListSchema(regulatoryRule),
});

const named = <T extends { readonly id: string }>(rules: readonly T[]): readonly T[] =>
  rules.filter(({ id }) => id !== '');

/** The rules of a beneficiary (CP-WIZ-16 to CP-WIZ-19); null when there are none to go by. */
export const readRulesTemplate = (body: unknown): RulesTemplate | null => {
  const content = unwrapContent(body);
  const guide = jsonMember(content, 'template') ?? jsonMember(content, 'templateGuide') ?? content;
  const read = rulesTemplateSchema.safeParse(guide);
  const account = regionsSchema.safeParse(jsonMember(content, 'acctRegions'));
  const bank = regionsSchema.safeParse(jsonMember(content, 'bankRegions'));
  if (!read.success || !account.success || !bank.success) return null;
  return {
    rules: named(read.data.rules),
    regulatoryRules: named(read.data.regulatoryRules),
    accountRegions: account.data,
    bankRegions: bank.data,
  };
};
