import type { PartnerCheck } from '../../checking/check.ts';

export const ofxWizardCheck: PartnerCheck<'check wizard'> = {
  usage: 'wizard',
  summary: 'Fill in the wizard of a beneficiary: its steps, their fields and marks, and what is wrong.',
  examples: [
    `wizard <<< '{ "partner": "ofx", "template": [{ "propertyKey": "account", "name": "Account", "required": true }], "record": { "name": "Harbour Books" } }' # ends with 1: fields are missing`,
  ],
  judge: async (given) => (await import('./runOfxWizardCheck.ts')).runOfxWizardCheck(given),
};
