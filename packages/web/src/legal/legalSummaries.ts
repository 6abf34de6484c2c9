import { agreementTerms } from '@fx-gateway/domain/terms/agreementTerms.ts';
import type { LegalSummaryItem } from './legalText.ts';

const terms = agreementTerms;

/** The agreement at a glance; every figure stands again in the chapter that decides. */
export const agreementKeyTerms: readonly LegalSummaryItem[] = [
  {
    term: 'Service fee',
    words: `${terms.serviceFeePercent}% of the gross transaction amount, unless otherwise approved`,
  },
  { term: 'Bank transfers', words: `clear usually within ${terms.clearingBusinessDays} business days` },
  { term: 'Complaints', words: `answered within ${terms.complaintBusinessDays} business days` },
  { term: 'Governing law', words: terms.governingLaw },
];

/** The privacy policy at a glance. */
export const privacySummary: readonly LegalSummaryItem[] = [
  { term: 'Minimum age', words: `${terms.minimumAge} years` },
  { term: 'Personal data', words: `kept at least ${terms.dataKept}` },
  { term: 'Never sold', words: 'nor used for the advertising of others' },
];
