import type { LockSide } from '@fx-gateway/domain/corpay/api/quote.ts';
import { canLockSide } from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { isSameMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { CorpayUserStores } from '../../packages/web/src/corpay/stores/CorpayUserStores.ts';
import type { BookPress } from './OrderBook.ts';
import type { Caller, Fate } from './network.ts';
import type { Tab } from './Tab.ts';

/** Long enough for a quote to be asked for after an edit. */
const forAQuoteMs = 600;

/** The scope while the quote step stands on the page and no booking is on its way. */
const quoteStep = ({ scope, order }: Tab): CorpayUserStores | null =>
  scope !== null && order === null && scope.deal.booked === null && !scope.deal.booking ? scope : null;

const displayed = ({ quote }: CorpayUserStores, side: LockSide): Money | null => {
  const { paymentCurrency, settlementCurrency } = quote.draft;
  const currency = side === 'Payment' ? paymentCurrency : settlementCurrency;
  return currency === null ? null : readDecimal(quote.displayed(side), currency);
};

const mean = (tab: Tab, scope: CorpayUserStores, side: LockSide): void => {
  tab.meant = { side, amount: displayed(scope, side) };
};

export const isOnQuoteStep = (tab: Tab): boolean => quoteStep(tab) !== null;

export const chooseBeneficiary = (tab: Tab, place: number): void => {
  const scope = quoteStep(tab);
  const beneficiaries = scope?.session.beneficiaries.value ?? [];
  const beneficiary = beneficiaries[place % Math.max(1, beneficiaries.length)];
  if (scope === null || beneficiary === undefined) return;
  const before = scope.quote.draft.paymentCurrency;
  scope.deal.change({ type: 'beneficiary-chosen', beneficiary });
  tab.beneficiaryMeant = beneficiary.clientIntegrationId;
  if (tab.meant?.side !== 'Payment' || before === scope.quote.draft.paymentCurrency) return;
  // Ten thousand of one currency are not ten thousand of another; only before the first choice they had none.
  if (before === null) mean(tab, scope, 'Payment');
  else tab.meant = null;
};

export const typeAmount = async (tab: Tab, side: LockSide, text: string): Promise<void> => {
  const scope = quoteStep(tab);
  if (scope === null) return;
  scope.deal.change({ type: 'amount-typed', side, text });
  mean(tab, scope, side);
  await tab.ports.time.advance(forAQuoteMs);
};

/** The user chooses the number of the partner at 'Lock this amount'. */
export const lockSide = async (tab: Tab, side: LockSide): Promise<void> => {
  const scope = quoteStep(tab);
  if (scope === null || !canLockSide(scope.quote.draft, side)) return;
  scope.deal.change({ type: 'side-locked', side });
  mean(tab, scope, side);
  await tab.ports.time.advance(forAQuoteMs);
};

/** The user takes the amount that the partner quotes in place of the one that was asked for. */
export const useQuotedAmount = async (tab: Tab): Promise<void> => {
  const scope = quoteStep(tab);
  if (scope === null || scope.quote.change === null) return;
  const { lockSide: side } = scope.quote.draft;
  await typeAmount(tab, side, scope.quote.displayed(side));
};

/** What stands in front of the user who presses; what should not stand there is written down. */
const lookAt = (tab: Tab, scope: CorpayUserStores): BookPress | null => {
  const { orderBook, name } = tab.ports;
  const { deal, quote, intents } = scope;
  const [settlement, payment] = [displayed(scope, 'Settlement'), displayed(scope, 'Payment')];
  const { offer } = quote.live;
  const { beneficiary } = quote.draft;
  if (settlement === null || payment === null || offer === null || beneficiary === null) {
    orderBook.expect(false, `${name} lets a deal be booked without a beneficiary or an amount`);
    return null;
  }
  const { meant } = tab;
  const standing = meant?.side === 'Payment' ? payment : settlement;
  orderBook.expect(
    meant !== null && meant.amount !== null && isSameMoney(meant.amount, standing),
    `${name} paints another amount than the one that was typed or locked`,
  );
  orderBook.expect(
    beneficiary.clientIntegrationId === tab.beneficiaryMeant,
    `${name} would book for a beneficiary that the user did not choose`,
  );
  return {
    group: 'browser',
    quoteId: offer.quote.quoteId,
    beneficiaryId: beneficiary.clientIntegrationId,
    settlement,
    payment,
    lockSide: meant?.side ?? quote.draft.lockSide,
    beside: deal.beside.wanted ? intents.openBookings.map(({ quoteId }) => quoteId) : [],
    sent: false,
    known: 'open',
  };
};

/** The user hears that nothing was booked; everything else stands on the page. */
const followBooking = async (
  tab: Tab,
  deal: CorpayUserStores['deal'],
  caller: Caller,
  press: BookPress,
): Promise<void> => {
  const { orderBook } = tab.ports;
  await deal.book();
  caller.fates = [];
  const { refusal } = deal;
  if (refusal === 'same-found' || refusal === 'quote-gone') orderBook.askedBefore(press);
  else if (refusal !== null) press.known = 'not-booked';
};

/** Presses Book Deal where it is on; `fate` is what becomes of the call. */
export const pressBook = (tab: Tab, fate: Fate, beside: boolean): void => {
  const scope = quoteStep(tab);
  const { caller } = tab;
  if (scope === null || caller === null) return;
  const { deal } = scope;
  if (beside && deal.beside.offered && !deal.beside.wanted) deal.beside.want(true);
  if (deal.cannotBook !== null) return;
  tab.ports.seeOutcomes();
  const press = lookAt(tab, scope);
  if (press === null) return;
  tab.ports.orderBook.presses.push(press);
  caller.fates = [fate];
  deal.press();
  deal.release();
  void followBooking(tab, deal, caller, press);
};
