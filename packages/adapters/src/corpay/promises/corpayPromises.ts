import { signaturePromises } from '../../conformance/promises/accessPromises.ts';
import { answerPromises } from '../../conformance/promises/answerPromises.ts';
import type { PartnerPromises } from '../../conformance/promises/servicePromise.ts';

/** Everything that Corpay promises. */
export const corpayPromises: PartnerPromises = {
  promises: [...signaturePromises('corpay'), ...answerPromises('corpay')],
  deals: async () => [],
};
