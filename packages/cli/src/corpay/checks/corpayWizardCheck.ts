import type { PartnerCheck } from '../../checking/check.ts';

export const corpayWizardCheck: PartnerCheck<'check wizard'> = {
  usage: 'wizard',
  summary: 'Fill in the wizard of a beneficiary: its steps, their fields and marks, and what is wrong.',
  notes: ['… stands for "record" and what is wanted next; in a step for "id", "fields" and "reasons".'],
  examples: [
    `wizard <<< '{ "template": { "rules": [{ "id": "accountNumber", "label": "Account Number", "isRequired": true, "validationRules": [{ "regEx": "^[0-9]{4,9}$", "errorMessage": "4 to 9 digits." }] }] }, "values": { "accountNumber": "12", "bankPostal": "3000", "accountHolderPostal": "3000" } }' # ends with 1: the number is too short`,
    'wizard < wizard.json | jq .steps',
  ],
  judge: async (given) => (await import('./runCorpayWizardCheck.ts')).runCorpayWizardCheck(given),
};
