import { runFields } from '../../payment-run/runFields.ts';
import type { RunPartnerRules } from '../../payment-run/runPartnerRules.ts';
import { ofxCurrencies } from '../beneficiaries/newOfxBeneficiary.ts';
import { checkOfxAmount } from './ofxDraft.ts';

/** What OFX asks of the rows of a payment run: a deal pays each of its beneficiaries once, for the reason they have. */
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
