import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { isWorseOfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { leavesBeneficiaryOut } from '@fx-gateway/domain/ofx/quotes/ofxDealParts.ts';
import { isSameMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { DuplicateDealSearchResult } from '@fx-gateway/domain/quoting/duplicateDeals.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { confirmChange } from '../../verbs/confirmChange.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { confirmDuplicateDeal } from '../../quoting/confirmDuplicateDeal.ts';
import { usageFailure } from '../../failures/commandFailure.ts';
import { requestOfxQuote, toOfxQuoteLabelledValues, type QuotedOfxDeal } from './requestOfxQuote.ts';
import { refuseOfxQuoteBeyondLimit } from './ofxQuoteLimits.ts';

/** Whether the partner says that the quote no longer holds; silence is left to the booking itself. */
const isStale = async ({ quotes }: Ofx, { quote }: QuotedOfxDeal): Promise<boolean> => {
  const stale = await quotes.isStale(quote.id);
  return stale.ok && stale.value;
};

/**
 * Shows the quote and asks; null means that nothing shall be sent. A quote that became stale meanwhile is renewed; a
 * worse one is shown and asked for again. An equal deal of the last seven days is named and asked about by itself.
 */
export const confirmDeal = async (
  invocation: Invocation,
  ofx: Ofx,
  shown: QuotedOfxDeal,
  earlierOf: (offered: QuotedOfxDeal) => CommandResult<DuplicateDealSearchResult>,
): CommandResult<QuotedOfxDeal | null> => {
  const { request, quote, draft } = shown;
  const limit = refuseOfxQuoteBeyondLimit(invocation.options, quote, request.lockSide);
  if (!limit.ok) return limit;
  if (!isSameMoney(quote[request.lockSide], request.amount))
    return usageFailure(
      'The quote is for another amount than yours, so nothing was booked.',
      'Run it again: it asks for a new quote.',
    );
  if (leavesBeneficiaryOut(draft, quote))
    return usageFailure(
      'Somebody would receive nothing.',
      'Give each an amount with --beneficiary ID=AMOUNT.',
    );
  const earlier = await earlierOf(shown);
  if (!earlier.ok) return earlier;
  const { words } = earlier.value;
  const go = await confirmChange(invocation, {
    title: 'This deal will be booked.',
    facts: [
      ...toOfxQuoteLabelledValues(shown),
      ...(words === null ? [] : [['Booked before', words] as const]),
    ],
    question: 'Book it?',
    changes: 'money',
  });
  if (!go.ok) return go;
  const same = await confirmDuplicateDeal(invocation, earlier.value, () => earlierOf(shown));
  if (!same.ok) return same;
  if (go.value === 'stop') return succeeded(null);
  if (!(await isStale(ofx, shown))) return succeeded(shown);
  const fresh = await requestOfxQuote(ofx, { draft, request });
  if (!fresh.ok) return fresh;
  if (!isWorseOfxQuote(quote, fresh.value.quote)) {
    invocation.notice('The quote became stale while you read it. The new one is no worse.');
    return succeeded(fresh.value);
  }
  invocation.notice('The quote became stale while you read it, and the new one is worse for you:');
  return confirmDeal(invocation, ofx, fresh.value, earlierOf);
};
