import { formatPayees } from '../../words/formatPayees.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';

/** Names of beneficiaries by their ids; those who were deleted have none any more. */
export type PayeeNames = ReadonlyMap<string, string>;

export const payeeNamesById = (beneficiaries: readonly OfxBeneficiary[]): PayeeNames =>
  new Map(beneficiaries.map(({ beneficiaryId, name }) => [beneficiaryId, name]));

/** Who is paid by a deal, as far as the customer's list still names them (HIST-1). */
export const dealPayees = ({ dealBeneficiaries }: OfxDeal, names: PayeeNames): readonly string[] =>
  dealBeneficiaries.flatMap(({ beneficiaryId }) => names.get(beneficiaryId) ?? []);

/** The same in a line; null where nobody of them is named. */
export const formatDealPayees = (deal: OfxDeal, names: PayeeNames): string | null => {
  const [first] = dealPayees(deal, names);
  return first === undefined ? null : formatPayees(first, deal.dealBeneficiaries.length - 1);
};
