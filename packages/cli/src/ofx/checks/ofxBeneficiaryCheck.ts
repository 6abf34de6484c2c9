import type { PartnerCheck } from '../../checking/check.ts';

export const ofxBeneficiaryCheck: PartnerCheck<'check beneficiary'> = {
  usage: 'beneficiary',
  summary: "Judge a beneficiary by its partner's rules: all that is wrong, and what would be sent.",
  examples: [
    `beneficiary <<< '{ "partner": "ofx", "template": [{ "propertyKey": "account", "name": "Account", "required": true, "validationRegex": "^[0-9]{8}$" }], "record": { "name": "Harbour Books" } }' # ends with 1: fields are missing`,
  ],
  judge: async (given) => (await import('./runOfxBeneficiaryCheck.ts')).runOfxBeneficiaryCheck(given),
};
