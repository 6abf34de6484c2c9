import { beneficiaryCurrencies } from '../../geography/beneficiaryCurrencies.ts';
import { runFields } from '../../payment-run/runFields.ts';
import type { RunPartnerRules } from '../../payment-run/runPartnerRules.ts';
import { checkQuoteAmount, largestQuoteAmount } from '../quotes/quoteDraft.ts';
import { maxReferenceLength } from './instructForm.ts';

/** What Corpay asks of the rows of a payment run: an order is one quote and one instruction, which may pay many. */
export const corpayRunRules: RunPartnerRules = {
  partnerName: 'Corpay',
  fields: runFields,
  payeesOwnFields: [],
  settlementCurrencies: beneficiaryCurrencies,
  checkAmount: checkQuoteAmount,
  maxReferenceLength,
  asksPurpose: true,
  largestDeal: largestQuoteAmount,
  mostPayments: 100,
  isPayeeOnceInDeal: false,
};
