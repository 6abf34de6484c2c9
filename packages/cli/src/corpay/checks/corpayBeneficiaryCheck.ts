import type { PartnerCheck } from '../../checking/check.ts';

export const corpayBeneficiaryCheck: PartnerCheck<'check beneficiary'> = {
  usage: 'beneficiary',
  summary: "Judge a beneficiary by its partner's rules: all that is wrong, and what would be sent.",
  notes: [
    '… stands for "contradictions", "required" and "sent"; in a reason for "step", "field", "message".',
  ],
  examples: [
    `beneficiary <<< '{ "partner": "corpay", "template": { "rules": [] }, "record": { "destinationCountry": "GB", "accountHolderPostal": "LS1 4QX", "bankPostal": "EC2V 7NQ" } }'`,
    'beneficiary < record.json | jq .reasons',
  ],
  judge: async (given) => (await import('./runCorpayBeneficiaryCheck.ts')).runCorpayBeneficiaryCheck(given),
};
