/** A reference as it is compared: `INV-7` and `inv 7` are the same. What has neither letters nor digits is compared whole. */
export const compareReference = (text: string): string => {
  const whole = text.normalize('NFKC').toLowerCase().trim();
  const letters = whole.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters === '' ? whole : letters;
};

/** Whether two payments carry the same reference; none is no reference. */
export const isSameReference = (one: string, other: string): boolean => {
  const compared = compareReference(one);
  return compared !== '' && compared === compareReference(other);
};
