import type { RulesTemplate, TemplateRule } from '../src/corpay/api/rulesTemplate.ts';

/** A rule that asks nothing but what `more` says. */
export const rule = (id: string, more: Partial<TemplateRule> = {}): TemplateRule => ({
  id,
  label: '',
  isRequired: false,
  validationRules: [],
  defaultValue: '',
  valueSet: [],
  ...more,
});

/** A template that asks nothing but what `more` says. */
export const template = (more: Partial<RulesTemplate> = {}): RulesTemplate => ({
  rules: [],
  regulatoryRules: [],
  accountRegions: [],
  bankRegions: [],
  ...more,
});

export const pattern = (regEx: string, errorMessage = '') => ({ regEx, errorMessage });
