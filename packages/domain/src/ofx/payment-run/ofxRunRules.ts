import { runFields } from '../../payment-run/runFields.ts';
import type { RunPartnerRules } from '../../payment-run/runPartnerRules.ts';
import { ofxCurrencies } from '../beneficiaries/newOfxBeneficiary.ts';
import { checkOfxAmount } from '../quotes/ofxDraft.ts';

/** What OFX asks of the rows of a payment run (OFX-QUOTE-16, S-9): a reference and a reason are the payee's own. */
export const ofxRunRules: RunPartnerRules = {
  partnerName: 'OFX',
  fields: runFields.filter((field) => field !== 'settlementAccount'),
  payeesOwnFields: ['reference', 'purpose'],
  settlementCurrencies: ofxCurrencies,
  checkAmount: checkOfxAmount,
  maxReferenceLength: null,
  asksPurpose: false,
  largestDeal: null,
  mostPayments: 100,
  isPayeeOnceInDeal: true,
};
