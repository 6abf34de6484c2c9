import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { accountText } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { dealRateText } from '@fx-gateway/domain/money/dealRate.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { showAmount } from '@fx-gateway/domain/money/shownAmount.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { Ofx } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { totalOf, type OfxQuote, type OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { ofxQuoteFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { ofxAccount } from '@fx-gateway/domain/ofx/bankDetails/ofxAccount.ts';
import { dealPartsOf } from '@fx-gateway/domain/ofx/quotes/ofxDealParts.ts';
import type { OfxDraft } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { youSend } from '@fx-gateway/domain/quoting/youSend.ts';
import { moneyData, rateData, shownData } from '../../amounts/amountData.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';

/** A quote with those among whom it is split. */
export type OfferedDeal = {
  readonly draft: OfxDraft;
  readonly request: OfxQuoteRequest;
  readonly quote: OfxQuote;
};

export const askOfxQuote = async (
  { quotes }: Ofx,
  wanted: Omit<OfferedDeal, 'quote'>,
): CommandResult<OfferedDeal> => {
  const answer = await quotes.request(wanted.request);
  return answer.ok
    ? succeeded({ ...wanted, quote: answer.value })
    : failed(callCommandFailure(answer.failure, ofxQuoteFailureMessage(answer.failure)));
};

const nameOf = ({ parts }: OfxDraft, id: string): string =>
  parts.find(({ beneficiary }) => beneficiary.beneficiaryId === id)?.beneficiary.name ?? id;

const paidToOf = ({ parts }: OfxDraft, id: string): string => {
  const part = parts.find(({ beneficiary }) => beneficiary.beneficiaryId === id);
  return accountText(part === undefined ? null : ofxAccount(part.beneficiary));
};

/** Each beneficiary's part with their name. */
export const namedParts = ({ draft, quote }: OfferedDeal) =>
  dealPartsOf(draft, quote).map((part) => ({ ...part, name: nameOf(draft, part.beneficiaryId) }));

/** The quote for scripts. */
export const ofxQuoteData = (offered: OfferedDeal) => {
  const { quote } = offered;
  const { pays, receive } = toPaysAndReceives(quote);
  const total = totalOf(quote);
  return {
    quoteId: quote.id,
    rate: rateData(quote.customerRate),
    settlement: moneyData(pays),
    payment: moneyData(receive),
    fee: shownData(quote.fee),
    total: total === null ? null : moneyData(total),
    beneficiaries: namedParts(offered).map(({ beneficiaryId, amount }) => ({
      beneficiary: beneficiaryId,
      amount: toDecimal(amount),
    })),
  };
};

/** The quote for a reader: what is paid, what it costs, and who receives what (OFX-QUOTE-2). */
export const ofxQuoteFacts = (offered: OfferedDeal): readonly (readonly [label: string, value: string])[] => {
  const { quote } = offered;
  const { pays, receive } = toPaysAndReceives(quote);
  const total = totalOf(quote);
  return [
    ...namedParts(offered).flatMap(({ beneficiaryId, name, amount }) => [
      [name, formatMoney(amount)] as const,
      [bankDetailMessages.paidTo, paidToOf(offered.draft, beneficiaryId)] as const,
    ]),
    ['Beneficiaries receive', formatMoney(receive)],
    [youSend, formatMoney(pays)],
    ['Fee', showAmount(quote.fee)],
    ...(total === null ? [] : [['Total', formatMoney(total)] as const]),
    ['Rate', dealRateText({ rate: quote.customerRate, from: pays, to: receive })],
    ['Quote', quote.id],
  ];
};
