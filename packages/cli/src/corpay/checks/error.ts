import type { Check } from '../../checking/check.ts';

export const error: Check = {
  usage: 'error',
  summary: "What an answer of a partner's call means, and in which words it is told.",
  output:
    '{ "failure": { "kind", "path", "status", "messages", "code", "listed", "requestId" } | null, "words", "nothingHappened", "asksForToken", "holds" }; exit 1 when "expect" does not hold',
  examples: [
    `error <<< '{ "partner": "corpay", "call": "book", "status": 410, "body": { "errors": [{ "key": "QUOTE_EXPIRED", "message": "The quote has expired." }] } }'`,
    `error <<< '{ "call": "GET /token", "status": 404, "expect": { "kind": "refused" } }'`,
    `error <<< '{ "call": "quote", "status": null }' | jq -r .words`,
  ],
  judge: async (given) => (await import('./judgeError.ts')).judgeError(given),
};
