import type { Check } from '../../checking/check.ts';

export const wizard: Check = {
  usage: 'wizard',
  summary: 'Fill in the wizard of a beneficiary: its steps, their fields and marks, and what is wrong.',
  output:
    '{ "step", "steps": [{ "id", "current", "fields", "reasons": [{ "field", "label", "message" }] }], "record", "templateWanted": { "country", "currency" }, "validation", "canSave", "holds" }; exit 1 when a value does not hold, or "expect" does not',
  examples: [
    `wizard <<< '{ "partner": "ofx", "template": [{ "propertyKey": "account", "name": "Account", "required": true }], "record": { "name": "Harbour Books" } }' # ends with 1: fields are missing`,
  ],
  judge: async (given) => (await import('./playOfxWizard.ts')).playOfxWizard(given),
};
