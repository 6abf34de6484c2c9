import { findDealIdsOfBookings } from '@fx-gateway/domain/ofx/booking/findCandidateDeals.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { proposeDealsForBookings } from '@fx-gateway/domain/ofx/booking/proposeDealsForBookings.ts';
import type { ConfirmedBookingOutcome } from '@fx-gateway/domain/ofx/booking/settleBookingsAsProposedDeals.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { runWithCustomerLock } from '../../configuration/runWithCustomerLock.ts';
import type { Prompts } from '../../terminal/prompts.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import { askAndStoreWhichDeal } from './askAndStoreWhichDeal.ts';
import { confirmAndStoreProposedDeals } from './confirmAndStoreProposedDeals.ts';
import { checkAndStoreStatedOutcome, type StatedOutcome } from './checkAndStoreStatedOutcome.ts';

/** What is open, and what was said of it; `quote` is the one that was named, or null. */
type Spoken = {
  readonly kept: readonly StoredOfxBookingCall[];
  readonly quote: string | null;
  readonly said: StatedOutcome;
};

/** Hears what became of a booking, or what is known of one that stays open. */
type Heard = (spoken: ConfirmedBookingOutcome) => Promise<void>;

/** Together what only one deal fits, then one booking after the other. */
const ask = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  prompts: Prompts,
  { kept, quote }: Spoken,
  heard: Heard,
): CommandResult<null> => {
  const { ofx, journal } = scope;
  const list = quote === null && kept.length > 0 ? await ofx.deals.list() : null;
  const proposed =
    list?.ok === true
      ? proposeDealsForBookings(kept, list.value, findDealIdsOfBookings(await journal.booked()))
      : [];
  if (proposed.length > 0) {
    const settled = await confirmAndStoreProposedDeals(invocation, scope, prompts, proposed);
    if (!settled.ok) return settled;
    for (const each of settled.value) await heard(each);
  }
  for (const intent of kept) {
    if (proposed.some((each) => each.intent === intent)) continue;
    const settlement = await askAndStoreWhichDeal(invocation, scope, prompts, intent);
    if (!settlement.ok) return settlement;
    await heard({ intent, settlement: settlement.value });
  }
  return succeeded(null);
};

/**
 * Settles what is open by what was said on the command line, or else by what a user answers who can be asked. Where
 * neither is there, nothing is settled. Everything is looked at again right before, while no other fxg settles.
 */
export const resolveOpenBookings = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  spoken: Spoken,
  heard: Heard,
): CommandResult<null> => {
  const { kept, said } = spoken;
  const prompts = said === null ? await invocation.prompts() : null;
  if (prompts !== null) return ask(invocation, scope, prompts, spoken, heard);
  for (const intent of kept) {
    const one = await runWithCustomerLock(invocation, scope, () =>
      checkAndStoreStatedOutcome(invocation, scope, intent, said),
    );
    if (!one.ok) return one;
    await heard({ intent, settlement: one.value });
  }
  return succeeded(null);
};
