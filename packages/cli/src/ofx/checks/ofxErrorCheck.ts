import type { PartnerCheck } from '../../checking/check.ts';

export const ofxErrorCheck: PartnerCheck<'check error'> = {
  usage: 'error',
  summary: "What an answer of a partner's call means, and in which words it is told.",
  examples: [
    `error <<< '{ "partner": "ofx", "call": "book", "status": 403, "body": { "errors": [{ "message": "The quote has expired." }] } }'`,
  ],
  judge: async (given) => (await import('./runOfxErrorCheck.ts')).runOfxErrorCheck(given),
};
