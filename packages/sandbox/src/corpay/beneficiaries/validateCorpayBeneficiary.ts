import type { CallError } from '../wire/answer.ts';
import { matchesPattern } from '../rules/matchesPattern.ts';
import type { PartnerRule } from '../rules/partnerRule.ts';
import { buildPartnerTemplate } from '../rules/buildPartnerTemplate.ts';
import type { Region } from '../rules/regions.ts';
import { findRulesSubjectErrors } from '../rules/rulesSubject.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';
import { findErrorsBeyondTemplate } from './findErrorsBeyondTemplate.ts';
import { readCodes } from './readCodes.ts';
import type { SentBeneficiary } from './sentBeneficiary.ts';

export type Judgement =
  | { readonly ok: true; readonly record: BeneficiaryRecord }
  | { readonly ok: false; readonly errors: readonly CallError[] };

/**
 * Whether the partner takes a beneficiary. All reasons against it are given at once, under the names of the members,
 * those of regulatory answers as `regulatory.<id>`. What the template does not ask for is kept and not judged.
 */
export const validateCorpayBeneficiary = (sent: SentBeneficiary): Judgement => {
  const codes = readCodes(sent);
  if (!codes.ok) return codes;
  const record: BeneficiaryRecord = { ...sent, ...codes.codes };
  const template = findRulesSubjectErrors(record);
  if (template.length > 0) return { ok: false, errors: template };
  const { rules, regulatoryRules, acctRegions, bankRegions } = buildPartnerTemplate(record);
  const members = new Map<string, unknown>(Object.entries(record));
  const errors = [
    ...rules.flatMap((rule) => breaches(rule, rule.id, members.get(rule.id))),
    ...regulatoryRules.flatMap((rule) =>
      breaches(rule, `regulatory.${rule.id}`, answersOf(record, rule.id)[0]),
    ),
    ...repeatedAnswers(record),
    // The regions of a template are those of the destination: a beneficiary who lives elsewhere names another.
    ...(record.accountHolderCountry === record.destinationCountry
      ? unknownRegion('accountHolderRegion', record.accountHolderRegion, acctRegions)
      : []),
    ...unknownRegion('bankRegion', record.bankRegion, bankRegions),
    ...findErrorsBeyondTemplate(record, new Set(rules.map(({ id }) => id))),
  ];
  return errors.length > 0 ? { ok: false, errors } : { ok: true, record };
};

const breaches = (rule: PartnerRule, key: string, value: unknown): readonly CallError[] => {
  const { label, isRequired, valueSet, patterns } = rule;
  if (typeof value !== 'string' || value.trim() === '')
    return isRequired ? [{ key, message: `${label} is required.` }] : [];
  const broken = patterns.filter(({ regEx }) => !matchesPattern(regEx, value));
  const listed = valueSet === null || valueSet.some(({ id }) => id === value);
  return [
    ...broken.map(({ errorMessage }) => ({ key, message: errorMessage })),
    ...(listed ? [] : [{ key, message: `${label} must be one of the list.` }]),
  ];
};

const unknownRegion = (key: string, region: string, regions: readonly Region[]): readonly CallError[] =>
  region.trim() === '' || regions.some(({ id }) => id === region)
    ? []
    : [{ key, message: `${region} is not a region of that country.` }];

const answersOf = (record: BeneficiaryRecord, id: string): readonly string[] =>
  record.regulatory.filter(({ key }) => key === id).map(({ value }) => value);

const repeatedAnswers = (record: BeneficiaryRecord): readonly CallError[] =>
  [...new Set(record.regulatory.map(({ key }) => key))]
    .filter((key) => answersOf(record, key).length > 1)
    .map((key) => ({ key: `regulatory.${key}`, message: 'This is answered more than once.' }));
