import type { AllowedJsonMembers } from '../../checking/findUnknownMembers.ts';

const pattern = { regEx: null, errorMessage: null };

const rule = {
  ...pattern,
  id: null,
  label: null,
  order: null,
  isRequired: null,
  validationRules: pattern,
  defaultValue: null,
  valueSet: { id: null, code: null, text: null },
  isRequiredInValueSet: null,
  links: null,
};

const guide = { rules: rule, regulatoryRules: rule, provide: null };

const region = { id: null, code: null, name: null, country: null, countryName: null };
const regions = { ...region, regions: region, isCompleteList: null };

const content = {
  ...guide,
  template: guide,
  templateGuide: guide,
  acctRegions: regions,
  accountRegions: regions,
  bankRegions: regions,
};

/** What a rules template may say, as the partner answers it, wrapped or bare, or as the product keeps it. */
export const rulesTemplateMemberNames: AllowedJsonMembers = {
  ...content,
  content,
  errors: null,
  links: null,
};
