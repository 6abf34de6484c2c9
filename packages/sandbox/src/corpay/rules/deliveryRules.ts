import { ruleOf, type PartnerRule } from './partnerRule.ts';
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
export const deliveryRules = (subject: RulesSubject): readonly PartnerRule[] => {
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
