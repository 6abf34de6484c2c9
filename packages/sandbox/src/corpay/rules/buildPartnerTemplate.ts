import { buildAddressRules } from './buildAddressRules.ts';
import { buildAccountRules } from './buildAccountRules.ts';
import { type PartnerRule, ruleOf } from './partnerRule.ts';
import { regionsOf, type Region } from './regions.ts';
import { buildRegulatoryRules } from './buildRegulatoryRules.ts';
import { rulingCountry, type RulesSubject } from './rulesSubject.ts';

const settlementMethods = [
  { id: 'W', text: 'Wire' },
  { id: 'E', text: 'iACH' },
];

const methodsOfDelivery = [
  { id: 'W', text: 'Credit to the account' },
  { id: 'C', text: 'Collection at a branch' },
];

/** How the money is settled and handed over, in the few countries that ask; in South Korea it may stay open. */
const deliveryRules = (subject: RulesSubject): readonly PartnerRule[] => {
  const country = rulingCountry(subject);
  return [
    ...(country === 'IN'
      ? [
          ruleOf('settlementMethods', 'Settlement Method', {
            isRequired: true,
            defaultValue: 'W',
            valueSet: settlementMethods,
          }),
        ]
      : []),
    ...(country === 'ID' || country === 'KR'
      ? [
          ruleOf('methodOfDelivery', 'Method of Delivery', {
            isRequired: country === 'ID',
            defaultValue: 'W',
            valueSet: methodsOfDelivery,
          }),
        ]
      : []),
  ];
};

/** Everything the partner asks of one kind of beneficiary, and the regions to choose from. */
type PartnerTemplate = {
  readonly rules: readonly PartnerRule[];
  readonly regulatoryRules: readonly PartnerRule[];
  readonly acctRegions: readonly Region[];
  readonly bankRegions: readonly Region[];
};

/** The template of a subject that has one (`subjectErrors`). */
export const buildPartnerTemplate = (subject: RulesSubject): PartnerTemplate => ({
  rules: [...buildAddressRules(subject), ...buildAccountRules(subject), ...deliveryRules(subject)],
  regulatoryRules: buildRegulatoryRules(rulingCountry(subject), subject.classification),
  acctRegions: regionsOf(subject.destinationCountry),
  bankRegions: regionsOf(subject.bankCountry),
});
