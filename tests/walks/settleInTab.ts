import { journalEntryId } from '@fx-gateway/domain/corpay/intents/intent.ts';
import {
  isOutcomeUnknown,
  type OpenBooking,
  type OpenMoneyCall,
} from '../../packages/web/src/corpay/stores/openSteps/openMoneyCallsState.ts';
import type { Tab } from './Tab.ts';

const isBookedAs = (shown: readonly OpenMoneyCall[], { intent }: OpenBooking, orderNumber: string): boolean =>
  shown.some(
    ({ intent: each, settlement }) =>
      journalEntryId(each) === journalEntryId(intent) &&
      settlement?.kind === 'booked' &&
      settlement.orderNumber === orderNumber,
  );

/**
 * The honest user: of the orders that are offered the one that is theirs, which they know by the contract that the
 * partner sent them; 'none' where there is no such order and the page lets them say so.
 */
const choose = async (tab: Tab, open: OpenBooking): Promise<void> => {
  const { scope, ports } = tab;
  if (scope === null || open.settlement?.kind !== 'choose') return;
  const mine = ports.orderBook.orders.find(({ quoteId }) => quoteId === open.intent.quoteId)?.orderNumber;
  const offered = open.settlement.candidates.some(({ ordNum }) => ordNum === mine);
  if (mine !== undefined && offered) {
    await scope.intents.choose(open, mine);
    // It is read before the next press, which may take it away: an order that is instructed is announced no longer.
    if (isBookedAs(scope.intents.state.open, open, mine))
      ports.orderBook.toldAs('browser', mine, open.intent.quoteId);
  } else if (scope.intents.canBecomeDealUntil(open) === null) {
    const press = ports.orderBook.pressOf(open.intent.quoteId);
    const others = await scope.intents.chooseNone(open, []);
    // Asked about them by name, the honest user says of none that is theirs that it is another deal.
    const named = others.map(({ ordNum }) => ordNum).filter((ordNum) => ordNum !== mine);
    if (others.length > 0) await scope.intents.chooseNone(open, named);
    const isGone = !scope.intents.state.open.some(({ intent }) => intent === open.intent);
    if (press !== undefined && isGone) press.known = 'not-booked';
  }
};

/** The user looks into everything that is open, chooses where they can, and closes what they have read. */
export const settleInTab = async (tab: Tab): Promise<void> => {
  const { scope, ports } = tab;
  if (scope === null) return;
  const { intents } = scope;
  for (const open of intents.state.open) {
    if (!isOutcomeUnknown(open)) intents.dismiss(journalEntryId(open.intent));
    else if (open.kind === 'booking' && open.settlement?.kind === 'choose') await choose(tab, open);
    else if (
      open.kind === 'instruction' &&
      open.settlement?.kind === 'unknown' &&
      open.settlement.shown.length > 0
    ) {
      ports.orderBook.expect(
        false,
        'an instruction cannot be told apart, although its beneficiary is delivered',
      );
    } else void intents.check(open);
    await ports.time.quiet();
  }
};

/** The user wants the first booking that is unknown to be sent again, having seen beneficiary, amounts and rate. */
export const sendAgainInTab = async (tab: Tab): Promise<void> => {
  const { scope, caller, ports } = tab;
  const lost = scope?.intents.state.open.find(
    (open) => open.kind === 'booking' && open.settlement?.kind === 'unknown' && !open.checking,
  );
  if (scope === null || caller === null || lost?.kind !== 'booking' || scope.intents.mayAsk(lost)) return;
  caller.byUser = true;
  void scope.intents.sendAgain(lost);
  await ports.time.quiet();
  caller.byUser = false;
};
