import type { OfxDeal } from '../api/ofxDeal.ts';

/** The deal with this id, else all with this reference, as the partner writes it to the customer: capitals do not count. */
export const findDealsByIdOrReference = <T extends Pick<OfxDeal, 'dealId' | 'reference'>>(
  name: string,
  deals: readonly T[],
): readonly T[] => {
  const wanted = name.trim();
  const byId = deals.filter(({ dealId }) => dealId === wanted);
  return byId.length > 0 || wanted === ''
    ? byId
    : deals.filter(({ reference }) => reference.trim().toUpperCase() === wanted.toUpperCase());
};
