import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { formatBankAndAccountEnding } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { formatDealRate } from '@fx-gateway/domain/money/dealRate.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { totalOfxCost, type OfxQuote, type OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { ofxQuoteFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { ofxPayeeAccount } from '@fx-gateway/domain/ofx/bankDetails/ofxPayeeAccount.ts';
import { computeOfxDealParts } from '@fx-gateway/domain/ofx/quotes/ofxDealParts.ts';
import type { OfxDraft } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { youSendLabel } from '@fx-gateway/domain/quoting/youSendLabel.ts';
import { toMoneyJson, toRateJson, toDisplayOnlyAmountJson } from '../../amounts/amountData.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';

/** A quote with those among whom it is split. */
export type QuotedOfxDeal = {
  readonly draft: OfxDraft;
  readonly request: OfxQuoteRequest;
  readonly quote: OfxQuote;
};

export const requestOfxQuote = async (
  { quotes }: Ofx,
  wanted: Omit<QuotedOfxDeal, 'quote'>,
): CommandResult<QuotedOfxDeal> => {
  const answer = await quotes.request(wanted.request);
  return answer.ok
    ? succeeded({ ...wanted, quote: answer.value })
    : failed(callCommandFailure(answer.failure, ofxQuoteFailureMessage(answer.failure)));
};

const nameOf = ({ parts }: OfxDraft, id: string): string =>
  parts.find(({ beneficiary }) => beneficiary.beneficiaryId === id)?.beneficiary.name ?? id;

const paidToOf = ({ parts }: OfxDraft, id: string): string => {
  const part = parts.find(({ beneficiary }) => beneficiary.beneficiaryId === id);
  return formatBankAndAccountEnding(part === undefined ? null : ofxPayeeAccount(part.beneficiary));
};

/** Each beneficiary's part with their name. */
export const dealPartsWithNames = ({ draft, quote }: QuotedOfxDeal) =>
  computeOfxDealParts(draft, quote).map((part) => ({ ...part, name: nameOf(draft, part.beneficiaryId) }));

/** The quote for scripts. */
export const toOfxQuoteJson = (offered: QuotedOfxDeal) => {
  const { quote } = offered;
  const { pays, receive } = toPaysAndReceives(quote);
  const total = totalOfxCost(quote);
  return {
    quoteId: quote.id,
    rate: toRateJson(quote.customerRate),
    settlement: toMoneyJson(pays),
    payment: toMoneyJson(receive),
    fee: toDisplayOnlyAmountJson(quote.fee),
    total: total === null ? null : toMoneyJson(total),
    beneficiaries: dealPartsWithNames(offered).map(({ beneficiaryId, amount }) => ({
      beneficiary: beneficiaryId,
      amount: toDecimal(amount),
    })),
  };
};

/** The quote for a reader: what is paid, what it costs, and who receives what (OFX-QUOTE-2). */
export const toOfxQuoteLabelledValues = (
  offered: QuotedOfxDeal,
): readonly (readonly [label: string, value: string])[] => {
  const { quote } = offered;
  const { pays, receive } = toPaysAndReceives(quote);
  const total = totalOfxCost(quote);
  return [
    ...dealPartsWithNames(offered).flatMap(({ beneficiaryId, name, amount }) => [
      [name, formatMoney(amount)] as const,
      [bankDetailMessages.paidTo, paidToOf(offered.draft, beneficiaryId)] as const,
    ]),
    ['Beneficiaries receive', formatMoney(receive)],
    [youSendLabel, formatMoney(pays)],
    ['Fee', formatDisplayOnlyAmount(quote.fee)],
    ...(total === null ? [] : [['Total', formatMoney(total)] as const]),
    ['Rate', formatDealRate({ rate: quote.customerRate, from: pays, to: receive })],
    ['Quote', quote.id],
  ];
};
