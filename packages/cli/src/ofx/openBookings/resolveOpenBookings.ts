import { takenDeals } from '@fx-gateway/domain/ofx/booking/candidateDeals.ts';
import type { OfxBookingIntent } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { proposedDeals } from '@fx-gateway/domain/ofx/booking/proposedDeals.ts';
import type { ConfirmedBookingOutcome } from '@fx-gateway/domain/ofx/booking/confirmProposedDeals.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { withExclusiveLock } from '../../configuration/withExclusiveLock.ts';
import type { Prompts } from '../../terminal/prompts.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { OfxScope } from '../scope/ofxScope.ts';
import { askWhichDeal } from './askWhichDeal.ts';
import { proposeDeals } from './proposeDeals.ts';
import { applyStatedOutcome, type StatedOutcome } from './applyStatedOutcome.ts';

/** What is open, and what was said of it; `quote` is the one that was named, or null. */
type Spoken = {
  readonly kept: readonly OfxBookingIntent[];
  readonly quote: string | null;
  readonly said: StatedOutcome;
};

/** Hears what became of a booking, or what is known of one that stays open. */
type Heard = (spoken: ConfirmedBookingOutcome) => Promise<void>;

/** Together what only one deal fits, then one booking after the other. */
const ask = async (
  invocation: Invocation,
  scope: OfxScope,
  prompts: Prompts,
  { kept, quote }: Spoken,
  heard: Heard,
): CommandResult<null> => {
  const { ofx, journal } = scope;
  const list = quote === null && kept.length > 0 ? await ofx.deals.list() : null;
  const proposed =
    list?.ok === true ? proposedDeals(kept, list.value, takenDeals(await journal.booked())) : [];
  if (proposed.length > 0) {
    const settled = await proposeDeals(invocation, scope, prompts, proposed);
    if (!settled.ok) return settled;
    for (const each of settled.value) await heard(each);
  }
  for (const intent of kept) {
    if (proposed.some((each) => each.intent === intent)) continue;
    const settlement = await askWhichDeal(invocation, scope, prompts, intent);
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
  scope: OfxScope,
  spoken: Spoken,
  heard: Heard,
): CommandResult<null> => {
  const { kept, said } = spoken;
  const prompts = said === null ? await invocation.prompts() : null;
  if (prompts !== null) return ask(invocation, scope, prompts, spoken, heard);
  for (const intent of kept) {
    const one = await withExclusiveLock(invocation, scope, () =>
      applyStatedOutcome(invocation, scope, intent, said),
    );
    if (!one.ok) return one;
    await heard({ intent, settlement: one.value });
  }
  return succeeded(null);
};
