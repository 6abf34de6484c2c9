import { canLock, type LockSide } from '@fx-gateway/domain/corpay';
import { readDecimal, sameMoney, type Money } from '@fx-gateway/domain/money';
import type { CorpayDesk } from '../../packages/web/src/corpay/scope/CorpayScope.ts';
import type { BookPress } from './Ledger.ts';
import type { Caller, Fate } from './network.ts';
import type { Tab } from './Tab.ts';

/** Long enough for a quote to be asked for after an edit. */
const forAQuoteMs = 600;

/** The desk while the quote step stands on the page and no booking is on its way. */
const quoteStep = ({ desk, order }: Tab): CorpayDesk | null =>
  desk !== null && order === null && desk.deal.booked === null && !desk.deal.booking ? desk : null;

const painted = ({ quote }: CorpayDesk, side: LockSide): Money | null => {
  const { paymentCurrency, settlementCurrency } = quote.draft;
  const currency = side === 'Payment' ? paymentCurrency : settlementCurrency;
  return currency === null ? null : readDecimal(quote.painted(side), currency);
};

const mean = (tab: Tab, desk: CorpayDesk, side: LockSide): void => {
  tab.meant = { side, amount: painted(desk, side) };
};

export const isOnQuoteStep = (tab: Tab): boolean => quoteStep(tab) !== null;

export const choosePayee = (tab: Tab, place: number): void => {
  const desk = quoteStep(tab);
  const payees = desk?.session.beneficiaries.value ?? [];
  const payee = payees[place % Math.max(1, payees.length)];
  if (desk === null || payee === undefined) return;
  const before = desk.quote.draft.paymentCurrency;
  desk.deal.change({ type: 'beneficiary-chosen', beneficiary: payee });
  tab.payeeMeant = payee.clientIntegrationId;
  if (tab.meant?.side !== 'Payment' || before === desk.quote.draft.paymentCurrency) return;
  // Ten thousand of one currency are not ten thousand of another; only before the first choice they had none.
  if (before === null) mean(tab, desk, 'Payment');
  else tab.meant = null;
};

export const typeAmount = async (tab: Tab, side: LockSide, text: string): Promise<void> => {
  const desk = quoteStep(tab);
  if (desk === null) return;
  desk.deal.change({ type: 'amount-typed', side, text });
  mean(tab, desk, side);
  await tab.ports.time.advance(forAQuoteMs);
};

/** The person chooses the number of the partner at 'Lock this amount'. */
export const lockSide = async (tab: Tab, side: LockSide): Promise<void> => {
  const desk = quoteStep(tab);
  if (desk === null || !canLock(desk.quote.draft, side)) return;
  desk.deal.change({ type: 'side-locked', side });
  mean(tab, desk, side);
  await tab.ports.time.advance(forAQuoteMs);
};

/** The person takes the amount that the partner quotes in place of the one that was asked for. */
export const useQuotedAmount = async (tab: Tab): Promise<void> => {
  const desk = quoteStep(tab);
  if (desk === null || desk.quote.change === null) return;
  const { lockSide: side } = desk.quote.draft;
  await typeAmount(tab, side, desk.quote.painted(side));
};

/** What stands in front of the person who presses; what should not stand there is written down. */
const lookAt = (tab: Tab, desk: CorpayDesk): BookPress | null => {
  const { ledger, name } = tab.ports;
  const { deal, quote, intents } = desk;
  const [settlement, payment] = [painted(desk, 'Settlement'), painted(desk, 'Payment')];
  const { offer } = quote.live;
  const { beneficiary } = quote.draft;
  if (settlement === null || payment === null || offer === null || beneficiary === null) {
    ledger.expect(false, `${name} lets a deal be booked without a payee or an amount`);
    return null;
  }
  const { meant } = tab;
  const standing = meant?.side === 'Payment' ? payment : settlement;
  ledger.expect(
    meant !== null && meant.amount !== null && sameMoney(meant.amount, standing),
    `${name} paints another amount than the one that was typed or locked`,
  );
  ledger.expect(
    beneficiary.clientIntegrationId === tab.payeeMeant,
    `${name} would book for a payee that the person did not choose`,
  );
  return {
    group: 'browser',
    quoteId: offer.quote.quoteId,
    beneficiaryId: beneficiary.clientIntegrationId,
    settlement,
    payment,
    lockSide: meant?.side ?? quote.draft.lockSide,
    beside: deal.isBeside ? intents.openBookings.map(({ quoteId }) => quoteId) : [],
    sent: false,
    known: 'open',
  };
};

/** The person hears that nothing was booked; everything else stands on the page. */
const followBooking = async (deal: CorpayDesk['deal'], caller: Caller, press: BookPress): Promise<void> => {
  await deal.book();
  caller.fates = [];
  if (deal.refusal !== null) press.known = 'not-booked';
};

/** Presses Book Deal where it is on; `fate` is what becomes of the call. */
export const pressBook = (tab: Tab, fate: Fate, beside: boolean): void => {
  const desk = quoteStep(tab);
  const { caller } = tab;
  if (desk === null || caller === null) return;
  const { deal } = desk;
  if (beside && deal.canBeBeside && !deal.isBeside) deal.wantBeside(true);
  if (deal.cannotBook !== null) return;
  const press = lookAt(tab, desk);
  if (press === null) return;
  tab.ports.ledger.presses.push(press);
  caller.fates = [fate];
  deal.press();
  deal.release();
  void followBooking(deal, caller, press);
};
