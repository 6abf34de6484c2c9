import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { findDealsByIdOrReference } from '@fx-gateway/domain/ofx/deals/findDealsByIdOrReference.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { usageFailure } from '../../failures/commandFailure.ts';

/** The one deal that an id or a reference names, null where none is; says which one a reference was. */
export const findDealByIdOrReference = async (
  { notice }: Pick<Invocation, 'notice'>,
  name: string,
  deals: readonly OfxDeal[],
): CommandResult<OfxDeal | null> => {
  const found = findDealsByIdOrReference(name, deals);
  const [deal] = found;
  if (deal === undefined) return succeeded(null);
  if (found.length > 1)
    return usageFailure(
      `Several deals have the reference ${name}.`,
      `Name one by its id: ${found.map(({ dealId }) => dealId).join(', ')}.`,
    );
  if (deal.dealId !== name) notice(`The reference ${deal.reference} is the deal ${deal.dealId}.`);
  return succeeded(deal);
};
