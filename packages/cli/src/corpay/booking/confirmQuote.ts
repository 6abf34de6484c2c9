import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import {
  formatBankAndAccountEnding,
  type PayeeAccount,
} from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { isWorseQuote } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { PaymentToBook } from '@fx-gateway/domain/corpay/orders/findDuplicateOrders.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { DuplicateDealSearchResult } from '@fx-gateway/domain/quoting/duplicateDeals.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { confirmChange } from '../../verbs/confirmChange.ts';
import { confirmDuplicateDeal } from '../../quoting/confirmDuplicateDeal.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { requestCorpayQuote, hasQuoteEnded, toQuoteLabelledValues } from '../quotes/requestCorpayQuote.ts';
import type { RememberedQuote } from '../quotes/rememberedQuotes.ts';
import { refuseQuoteBeyondLimit } from './corpayQuoteLimits.ts';

/** A quote, and the account that its payment would go to; null where that could not be read. */
type QuoteToConfirm = { readonly account: PayeeAccount | null; readonly quote: RememberedQuote };

/**
 * Shows the quote and asks; null means that nothing shall be sent. A quote that ended meanwhile is renewed; a worse one
 * is shown and asked for again. A deal for the same beneficiary with the same amount on either side in the last seven days is named in
 * the plan and asked about by itself, unless the call is made under a key; `earlierOf` reads the newest orders, and is
 * asked again once the user has read the plan.
 */
export const confirmQuote = async (
  invocation: Invocation,
  corpay: Corpay,
  { account, quote: shown }: QuoteToConfirm,
  renewable: boolean,
  earlierOf: (wanted: PaymentToBook) => CommandResult<DuplicateDealSearchResult>,
): CommandResult<RememberedQuote | null> => {
  const { lockSide } = shown.request;
  const limit = refuseQuoteBeyondLimit(invocation.options, shown.quote, lockSide);
  if (!limit.ok) return limit;
  const { payee, quote } = shown;
  const wanted = { payee, lockSide, settlement: quote.settlement, payment: quote.payment };
  const earlier = await earlierOf(wanted);
  if (!earlier.ok) return earlier;
  const warning = earlier.value.words;
  const go = await confirmChange(invocation, {
    title: 'This deal will be booked.',
    facts: [
      ['Beneficiary', shown.payee],
      [bankDetailMessages.paidTo, formatBankAndAccountEnding(account)],
      ...toQuoteLabelledValues(shown),
      ...(warning === null ? [] : [['Booked before', warning] as const]),
    ],
    question: 'Book it?',
    changes: 'money',
  });
  if (!go.ok) return go;
  const same = await confirmDuplicateDeal(invocation, earlier.value, () => earlierOf(wanted));
  if (!same.ok) return same;
  if (go.value === 'stop') return succeeded(null);
  if (!renewable || !hasQuoteEnded(shown)) return succeeded(shown);
  const fresh = await requestCorpayQuote(corpay, shown.request);
  if (!fresh.ok) return fresh;
  const renewed = { ...shown, ...fresh.value };
  if (!isWorseQuote(shown.quote, renewed.quote, lockSide)) {
    const { settlement, payment } = renewed.quote;
    invocation.notice(
      `The quote ended while you read it. The new one is no worse: you settle ${formatMoney(settlement)} for ${formatMoney(payment)}.`,
    );
    return succeeded(renewed);
  }
  invocation.notice('The quote ended while you read it, and the new one is worse for you:');
  return confirmQuote(invocation, corpay, { account, quote: renewed }, renewable, earlierOf);
};
