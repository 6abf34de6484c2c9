import type { AskedMember } from '../fields/fieldIds.ts';
import { splitAddressFromName } from './splitAddressFromName.ts';
import { readAddress } from './readAddress.ts';
import type { LabelledLine } from './readLabelledLines.ts';

/** Puts the address where its own labels have put nothing: behind its label, or behind or below the name (CP-READ-5). */
export const addAddress = (
  values: Map<AskedMember, string>,
  lines: readonly LabelledLine[],
  top: readonly string[],
  country: string,
): void => {
  const labelled = lines.find(({ field }) => field === 'accountHolderAddress1');
  const ofName = lines.find(({ field }) => field === 'accountHolderName');
  const [first = '', ...others] = ofName === undefined ? top : [ofName.value, ...ofName.below];
  const address = readAddress(
    labelled === undefined
      ? [splitAddressFromName(first).address, ...others]
      : [labelled.value, ...labelled.below],
    country,
  );
  if (address === null) return;
  values.set('accountHolderAddress1', address.street);
  const parts = [
    ['accountHolderCity', address.city],
    ['accountHolderRegion', address.region],
    ['accountHolderPostal', address.postal],
  ] as const;
  for (const [field, value] of parts) if (value !== '' && !values.has(field)) values.set(field, value);
};
