import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import { countries } from '@fx-gateway/domain/geography/countries.ts';
import { z } from 'zod';
import { okAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';
import { readStrictly } from '../wire/readStrictly.ts';
import type { PartnerRule } from './partnerRule.ts';
import { buildPartnerTemplate } from './buildPartnerTemplate.ts';
import { findRulesSubjectErrors } from './rulesSubject.ts';

const country = z.enum(
  countries.map(({ countryISO }) => countryISO),
  {
    error: 'This is not a country that payments go to.',
  },
);

const query = z
  .strictObject({
    destinationcountry: country,
    bankcountry: z.union([z.literal(''), country], {
      error: 'This is not a country that payments go to.',
    }),
    bankCurrency: z.enum(beneficiaryCurrencies, {
      error: 'This is not a currency that beneficiaries are paid in.',
    }),
    classification: z.enum(['Individual', 'Business'], { error: 'This is Individual or Business.' }),
    paymentMethods: z.enum(['W', 'E', 'W,E'], { error: 'This is W, E or W,E.' }),
  })
  .transform(({ destinationcountry, bankcountry, paymentMethods, ...rest }) => ({
    ...rest,
    destinationCountry: destinationcountry,
    bankCountry: bankcountry,
    paymentMethods: paymentMethods === 'W,E' ? (['W', 'E'] as const) : [paymentMethods],
  }));

/** GET /beneficiaries/rules: the template of one kind of beneficiary; 400 where the partner has none. */
export const answerRulesRequest = (asked: unknown): Answer => {
  const read = readStrictly(query, asked);
  if (!read.ok) return read.refusal;
  const errors = findRulesSubjectErrors(read.value);
  if (errors.length > 0) return refusalAnswer(400, ...errors);
  const { rules, regulatoryRules, acctRegions, bankRegions } = buildPartnerTemplate(read.value);
  return okAnswer({
    template: { rules: rules.map(ruleView), regulatoryRules: regulatoryRules.map(ruleView) },
    acctRegions,
    bankRegions,
  });
};

/** A rule as the partner writes it: its first pattern once more beside the list, for older clients. */
const ruleView = ({ patterns, ...rule }: PartnerRule) => ({
  ...rule,
  regEx: patterns[0]?.regEx ?? '',
  errorMessage: patterns[0]?.errorMessage ?? '',
  validationRules: patterns,
  links: [],
});
