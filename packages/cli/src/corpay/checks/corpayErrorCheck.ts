import type { PartnerCheck } from '../../checking/check.ts';

export const corpayErrorCheck: PartnerCheck<'check error'> = {
  usage: 'error',
  summary: "What an answer of a partner's call means, and in which words it is told.",
  notes: ['… stands for "asksForToken" and "failure", with "kind", "status", "messages", "code" and more.'],
  examples: [
    `error <<< '{ "partner": "corpay", "call": "book", "status": 410, "body": { "errors": [{ "key": "QUOTE_EXPIRED", "message": "The quote has expired." }] } }'`,
    `error <<< '{ "call": "GET /token", "status": 404, "expect": { "kind": "refused" } }'`,
    `error <<< '{ "call": "quote", "status": null }' | jq -r .words`,
  ],
  judge: async (given) => (await import('./runCorpayErrorCheck.ts')).runCorpayErrorCheck(given),
};
