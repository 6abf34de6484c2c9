/** A name as it is compared whole: capitals and the blanks around it are no difference. */
export const makeBeneficiaryNameKey = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/**
 * Whom a person means who names a beneficiary: the one with this id, else all who have this name, whole, whatever its
 * capitals and the blanks around it. A part of a name means nobody: another one may have it too.
 */
export const findBeneficiariesByIdOrName = <B>(
  text: string,
  beneficiaries: readonly B[],
  { idOf, nameOf }: { idOf(one: B): string; nameOf(one: B): string },
): readonly B[] => {
  const found = beneficiaries.find((one) => idOf(one) === text.trim());
  if (found !== undefined) return [found];
  const name = makeBeneficiaryNameKey(text);
  return name === '' ? [] : beneficiaries.filter((one) => makeBeneficiaryNameKey(nameOf(one)) === name);
};
