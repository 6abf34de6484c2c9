import type { Check } from '../../checking/check.ts';

export const beneficiary: Check = {
  usage: 'beneficiary',
  summary: "Judge a beneficiary by its partner's rules: all that is wrong, and what would be sent.",
  output:
    '{ "holds", "reasons": [{ "step", "field", "label", "message" }], "contradictions": [{ "field", "label", "message" }], "required": ["accountHolderName"], "sent" }; exit 1 when there is a reason; a contradiction is none',
  examples: [
    `beneficiary <<< '{ "partner": "corpay", "template": { "rules": [] }, "record": { "destinationCountry": "GB", "accountHolderPostal": "LS1 4QX", "bankPostal": "EC2V 7NQ" } }'`,
    'beneficiary < record.json | jq .reasons',
  ],
  judge: async (given) => (await import('./judgeBeneficiary.ts')).judgeBeneficiary(given),
};
