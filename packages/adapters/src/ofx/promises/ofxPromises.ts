import { signaturePromises } from '../../conformance/promises/accessPromises.ts';
import { answerPromises } from '../../conformance/promises/answerPromises.ts';
import type { PartnerPromises } from '../../conformance/promises/servicePromise.ts';
import { ofxBeneficiaryPromises } from './ofxBeneficiaryPromises.ts';
import { ofx } from './ofxCalls.ts';
import { chooseOfxDealTerms } from './ofxDeal.ts';
import { ofxDealPromises } from './ofxDealPromises.ts';
import { ofxOwnershipPromises } from './ofxOwnershipPromises.ts';
import { ofxQuotePromises } from './ofxQuotePromises.ts';
import { ofxTokenPromises } from './ofxTokenPromises.ts';

const tokens = 'accounts for ofx';

/** Everything that OFX promises, and the accounts service for it. */
export const ofxPromises: PartnerPromises = {
  promises: [
    ...signaturePromises(tokens, 'ofx-tokens'),
    ...ofxTokenPromises,
    ...ofxOwnershipPromises,
    ...ofxQuotePromises,
    ...ofxDealPromises,
    ...ofxBeneficiaryPromises,
    ...answerPromises(tokens, 'ofx-tokens'),
    ...answerPromises(ofx),
    ...answerPromises('ofx rates', 'ofx-rates'),
  ],
  deals: async (world) => {
    const terms = await chooseOfxDealTerms(world);
    if (typeof terms === 'string') return terms;
    // The third is booked only where a key of another deal is not told.
    const count = world.contract(ofx).keyHeader === null ? 2 : 3;
    return Array.from({ length: count }, () => terms.pays);
  },
};
