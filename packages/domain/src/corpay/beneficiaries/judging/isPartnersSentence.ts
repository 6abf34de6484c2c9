import type { RulesTemplate } from '../../api/rulesTemplate.ts';

/** Whether a reason begins with a sentence of the partner's rules: the other reasons are in our words. */
export const isPartnersSentence = (reason: string, template: RulesTemplate | null): boolean => {
  const { rules, regulatoryRules } = template ?? { rules: [], regulatoryRules: [] };
  return [...rules.flatMap(({ validationRules }) => validationRules), ...regulatoryRules]
    .map(({ errorMessage }) => errorMessage.trim())
    .some((sentence) => sentence !== '' && reason.trim().startsWith(sentence));
};
