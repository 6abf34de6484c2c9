import { intentId } from '@fx-gateway/domain/corpay';
import {
  isUnsettled,
  type OpenBooking,
} from '../../packages/web/src/corpay/scope/intents/openIntentsState.ts';
import type { Tab } from './Tab.ts';

/**
 * The honest person: of the orders that are offered the one that is theirs, which they know by the contract that the
 * partner sent them; 'none' where there is no such order and the page lets them say so.
 */
const choose = async (tab: Tab, open: OpenBooking): Promise<void> => {
  const { desk, ports } = tab;
  if (desk === null || open.settlement?.kind !== 'choose') return;
  const mine = ports.ledger.orders.find(({ quoteId }) => quoteId === open.intent.quoteId)?.orderNumber;
  const offered = open.settlement.candidates.some(({ ordNum }) => ordNum === mine);
  if (mine !== undefined && offered) await desk.intents.choose(open, mine);
  else if (desk.intents.canBecomeDealUntil(open) === null) {
    const press = ports.ledger.pressOf(open.intent.quoteId);
    await desk.intents.choose(open, null);
    if (press !== undefined && !desk.intents.openBookings.includes(open.intent)) press.known = 'not-booked';
  }
};

/** The person looks into everything that is open, chooses where they can, and closes what they have read. */
export const settleInTab = async (tab: Tab): Promise<void> => {
  const { desk, ports } = tab;
  if (desk === null) return;
  const { intents } = desk;
  for (const open of intents.state.open) {
    if (!isUnsettled(open)) intents.dismiss(intentId(open.intent));
    else if (open.kind === 'booking' && open.settlement?.kind === 'choose') await choose(tab, open);
    else if (
      open.kind === 'instruction' &&
      open.settlement?.kind === 'unknown' &&
      open.settlement.shown.length > 0
    ) {
      ports.ledger.expect(false, 'an instruction cannot be told apart, although its payee is delivered');
    } else void intents.check(open);
    await ports.time.quiet();
  }
};

/** The person wants the first booking that is unknown to be sent again, having seen payee, amounts and rate. */
export const sendAgainInTab = async (tab: Tab): Promise<void> => {
  const { desk, caller, ports } = tab;
  const lost = desk?.intents.state.open.find(
    (open) => open.kind === 'booking' && open.settlement?.kind === 'unknown' && !open.checking,
  );
  if (desk === null || caller === null || lost?.kind !== 'booking' || desk.intents.mayAsk(lost)) return;
  caller.byPerson = true;
  void desk.intents.sendAgain(lost);
  await ports.time.quiet();
  caller.byPerson = false;
};
