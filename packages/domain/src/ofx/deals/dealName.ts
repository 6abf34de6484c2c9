import type { OfxBookingAnswer } from '../api/ofxDeal.ts';

/** What a deal is called in a sentence: `OFX-7304201 (0f8fad5b-…)`, by its id alone where its reference is not known. */
export const dealName = ({
  dealId,
  reference = '',
}: Pick<OfxBookingAnswer, 'dealId'> & Partial<Pick<OfxBookingAnswer, 'reference'>>): string =>
  reference.trim() === '' ? dealId : `${reference} (${dealId})`;
