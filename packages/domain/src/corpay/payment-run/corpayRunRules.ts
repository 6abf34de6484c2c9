import { beneficiaryCurrencies } from '../../geography/beneficiaryCurrencies.ts';
import { runFields } from '../../payment-run/runFields.ts';
import type { RunPartnerRules } from '../../payment-run/runPartnerRules.ts';
import { maxReferenceLength } from '../instruction/instructForm.ts';
import { checkQuoteAmount, largestQuoteAmount } from '../quotes/quoteDraft.ts';

/** What Corpay asks of the rows of a payment run (CP-QUOTE-9, CP-QUOTE-12, CP-INSTR-4). */
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
