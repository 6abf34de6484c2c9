import { signaturePromises } from '../../conformance/promises/accessPromises.ts';
import { answerPromises } from '../../conformance/promises/answerPromises.ts';
import type { PartnerPromises } from '../../conformance/promises/servicePromise.ts';
import { corpayBeneficiaryPromises } from './corpayBeneficiaryPromises.ts';
import { corpayBookingPromises } from './corpayBookingPromises.ts';
import { corpay } from './corpayCalls.ts';
import { chooseCorpayDealTerms } from './corpayDealTerms.ts';
import { corpayInstructionPromises } from './corpayInstructionPromises.ts';
import { corpayOwnershipPromises } from './corpayOwnershipPromises.ts';
import { corpayQuotePromises } from './corpayQuotePromises.ts';
import { corpayTokenPromises } from './corpayTokenPromises.ts';

/** Everything that Corpay promises. */
export const corpayPromises: PartnerPromises = {
  promises: [
    ...signaturePromises(corpay),
    ...corpayTokenPromises,
    ...corpayOwnershipPromises,
    ...corpayQuotePromises,
    ...corpayBookingPromises,
    ...corpayInstructionPromises,
    ...corpayBeneficiaryPromises,
    ...answerPromises(corpay),
  ],
  deals: async (world) => {
    const terms = await chooseCorpayDealTerms(world);
    if (typeof terms === 'string') return terms;
    // The third is booked only where a key of another booking is not told.
    const count = world.contract(corpay).keyHeader === null ? 2 : 3;
    return Array.from({ length: count }, () => terms.settles);
  },
};
