export { judgeBeneficiary } from './beneficiaries/judgeBeneficiary.ts';
export { corpayPlugin } from './corpayPlugin.ts';
export { readRules } from './rules/readRules.ts';
export { inventedPayee } from './seed/busy/inventedPayee.ts';
