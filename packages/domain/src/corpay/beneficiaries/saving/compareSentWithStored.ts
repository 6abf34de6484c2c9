import type { Beneficiary } from '../../api/beneficiary.ts';
import { defaultFieldLabels, type AskedMember } from '../fields/fieldIds.ts';

/** Partners write spaces, dashes and capitals their own way. */
const bare = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

const pairs = (sent: Beneficiary, shown: Beneficiary): readonly (readonly [string, string])[] => [
  ...(Object.keys(defaultFieldLabels) as readonly AskedMember[]).map(
    (member) => [sent[member], shown[member]] as const,
  ),
  [sent.paymentMethods.toSorted().join(), shown.paymentMethods.toSorted().join()],
  ...sent.regulatory.map(
    ({ key, value }) => [value, shown.regulatory.find((answer) => answer.key === key)?.value ?? ''] as const,
  ),
];

/**
 * Whether what a partner shows is what was sent. A member that was sent and is not shown leaves it unclear, since
 * partners show less than they are told.
 */
export const compareSentWithStored = (
  sent: Beneficiary,
  shown: Beneficiary,
): 'same' | 'other' | 'unclear' => {
  const differing = pairs(sent, shown).filter(([a, b]) => bare(a) !== bare(b));
  if (differing.length === 0) return 'same';
  return differing.some(([, b]) => b !== '') ? 'other' : 'unclear';
};
