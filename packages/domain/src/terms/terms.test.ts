import { describe, expect, it } from 'vitest';
import { agreementTerms } from './agreementTerms.ts';
import { landingPageFigures } from './landingPageFigures.ts';

describe('the terms', () => {
  it('of the agreement and the privacy policy are those that were agreed (LEGAL-1 to LEGAL-29)', () => {
    expect(agreementTerms).toEqual({
      lastUpdated: 'May 06, 2020',
      minimumAge: 18,
      serviceFeePercent: '1.5',
      clearingBusinessDays: 5,
      complaintBusinessDays: 15,
      exceptionalComplaintBusinessDays: 35,
      completionDays: 90,
      governingLaw: 'Oregon',
      arbitrationBody: 'American Arbitration Association',
      dataKept: 'five years',
    });
  });

  it('of the offer are those that the landing page may claim (LAND-13 to LAND-22)', () => {
    expect(landingPageFigures).toEqual({
      currencies: '145+',
      countries: '200+',
      lowerFeePercent: { least: 60, most: 70 },
      typicalSavings: '$500',
      wireFeeExample: { bank: 50, here: 5 },
      setupMinutes: 30,
      reviewDays: '3-4',
      onboardingSteps: 5,
    });
  });
});
