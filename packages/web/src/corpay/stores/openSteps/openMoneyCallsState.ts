import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { BookingResolution } from '@fx-gateway/domain/corpay/booking/resolveLostBooking.ts';
import type { LostInstructionOutcome } from '@fx-gateway/domain/corpay/instruction/resolveLostInstruction.ts';
import {
  journalEntryId,
  type DealAwaitingInstructionEntry,
  type StoredBookingCall,
  type StoredInstructionCall,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { OutcomeFoundElsewhere } from '@fx-gateway/domain/corpay/openSteps/findOutcomeFoundElsewhere.ts';
import { isSameMoney } from '@fx-gateway/domain/money/makeMoney.ts';

/** A booking whose outcome was lost, and what is known of it by now. */
export type OpenBooking = {
  readonly kind: 'booking';
  readonly intent: StoredBookingCall;
  /** True when it was sent by this tab in this visit. */
  readonly here: boolean;
  /** Why the first answer did not come, when that was in this visit. */
  readonly lost: CallFailure | null;
  readonly checking: boolean;
  readonly settlement: BookingResolution | OutcomeFoundElsewhere | null;
};

/** An instruction whose outcome was lost, and what is known of it by now. */
export type OpenInstruction = {
  readonly kind: 'instruction';
  readonly intent: StoredInstructionCall;
  /** True when it was sent by this tab in this visit. */
  readonly here: boolean;
  readonly lost: CallFailure | null;
  readonly checking: boolean;
  readonly settlement: LostInstructionOutcome | OutcomeFoundElsewhere | null;
};

export type OpenMoneyCall = OpenBooking | OpenInstruction;

export type OpenMoneyCallsState = {
  /** False until the journal has been read; before that nothing is booked. */
  readonly known: boolean;
  readonly open: readonly OpenMoneyCall[];
  readonly awaited: readonly DealAwaitingInstructionEntry[];
};

export const initialOpenMoneyCalls: OpenMoneyCallsState = { known: false, open: [], awaited: [] };

export type OpenMoneyCallsAction =
  /** What the journal holds, without what this tab is sending right now. */
  | {
      readonly type: 'journal-read';
      readonly intents: readonly Lost[];
      readonly deals: readonly DealAwaitingInstructionEntry[];
    }
  | { readonly type: 'awaited-read'; readonly awaited: readonly DealAwaitingInstructionEntry[] }
  /** A call has just been left without an answer. */
  | {
      readonly type: 'answer-lost';
      readonly intent: StoredBookingCall | StoredInstructionCall;
      readonly failure: CallFailure | null;
    }
  | { readonly type: 'check-began'; readonly id: string }
  | { readonly type: 'booking-checked'; readonly id: string; readonly settlement: BookingResolution }
  | { readonly type: 'instruction-checked'; readonly id: string; readonly settlement: LostInstructionOutcome }
  /** The order is instructed, or is being instructed again by this tab. */
  | { readonly type: 'instruction-overtaken'; readonly orderNumber: string }
  /** The user has seen what became of it. */
  | { readonly type: 'dismissed'; readonly id: string };

type Lost = StoredBookingCall | StoredInstructionCall;

const opened = (intent: Lost, here: boolean, lost: CallFailure | null): OpenMoneyCall =>
  intent.kind === 'booking'
    ? { kind: 'booking', intent, here, lost, checking: false, settlement: null }
    : { kind: 'instruction', intent, here, lost, checking: false, settlement: null };

/** What another tab has settled is open here no more; what is being looked into here stays until that is known. */
const isOverElsewhere = (open: OpenMoneyCall, kept: ReadonlySet<string>): boolean =>
  isOutcomeUnknown(open) && !open.checking && !kept.has(journalEntryId(open.intent));

/** Whether this deal is what that booking became. */
const isDealOf = (deal: DealAwaitingInstructionEntry, booking: StoredBookingCall): boolean =>
  deal.startedAt === booking.startedAt &&
  deal.beneficiaryId === booking.beneficiaryId &&
  isSameMoney(deal.payment, booking.payment);

/** What a booking that was open has become: it is still shown here, is a deal that waits for its instruction, or is over. */
export const stateOfOpenBooking = (
  { open, awaited }: OpenMoneyCallsState,
  booking: StoredBookingCall,
): 'shown-here' | 'deal' | 'over' => {
  const id = journalEntryId(booking);
  const isShown = open.some(
    ({ intent, settlement }) => journalEntryId(intent) === id && settlement?.kind !== 'settled-elsewhere',
  );
  if (isShown) return 'shown-here';
  return awaited.some((deal) => isDealOf(deal, booking)) ? 'deal' : 'over';
};

/**
 * What another tab has settled. A booking that this tab had sent is said to be over, with the deal where it became one
 * that waits for its instruction; one that another tab had sent goes. An instruction is looked into here once more: its
 * question stood on this page, perhaps beside a form of the same order.
 */
const settledElsewhere = (
  open: OpenMoneyCall,
  deals: readonly DealAwaitingInstructionEntry[],
): readonly OpenMoneyCall[] => {
  if (open.kind === 'instruction')
    return [{ ...open, settlement: { kind: 'settled-elsewhere', orderNumber: open.intent.orderNumber } }];
  if (!open.here) return [];
  const deal = deals.find((each) => isDealOf(each, open.intent));
  return [
    {
      ...open,
      settlement:
        deal === undefined
          ? { kind: 'settled-elsewhere', orderNumber: null }
          : { kind: 'booked', orderNumber: deal.orderNumber },
    },
  ];
};

/** What was said of an earlier instruction of the same order is no longer true. */
const isOvertaken = (open: OpenMoneyCall, added: readonly Lost[]): boolean =>
  open.kind === 'instruction' &&
  !isOutcomeUnknown(open) &&
  added.some((intent) => intent.kind === 'instruction' && intent.orderNumber === open.intent.orderNumber);

/** It is said of this order that its payment is still to be instructed. */
const saysUninstructed = ({ settlement }: OpenMoneyCall, orderNumber: string): boolean =>
  (settlement?.kind === 'not-instructed' || settlement?.kind === 'booked') &&
  settlement.orderNumber === orderNumber;

/** Of what another tab has settled nothing is asked here, whatever the look at its order told. */
const checkedInstruction = (
  open: OpenInstruction,
  settlement: LostInstructionOutcome,
): readonly OpenInstruction[] => {
  if (!isOver(open) || settlement.kind !== 'unknown') return [{ ...open, checking: false, settlement }];
  return open.here ? [{ ...open, checking: false }] : [];
};

/** It is said of this order that its payment is instructed, by whatever was sent. */
export const isOrderShownInstructed = ({ intent, settlement }: OpenMoneyCall, orderNumber: string): boolean =>
  intent.kind === 'instruction' &&
  intent.orderNumber === orderNumber &&
  (settlement?.kind === 'instructed' ||
    settlement?.kind === 'instructed-differently' ||
    settlement?.kind === 'instructed-already');

const change = (
  state: OpenMoneyCallsState,
  id: string,
  changed: (open: OpenMoneyCall) => OpenMoneyCall,
): OpenMoneyCallsState => ({
  ...state,
  open: state.open.map((open) => (journalEntryId(open.intent) === id ? changed(open) : open)),
});

/** What becomes of the open intents; pure. */
export const reduceOpenMoneyCalls = (
  state: OpenMoneyCallsState,
  event: OpenMoneyCallsAction,
): OpenMoneyCallsState => {
  switch (event.type) {
    case 'journal-read': {
      const kept = new Set(event.intents.map(journalEntryId));
      const open = state.open.flatMap((each) =>
        isOverElsewhere(each, kept) ? settledElsewhere(each, event.deals) : [each],
      );
      const openIds = new Set(open.map(({ intent }) => journalEntryId(intent)));
      const added = event.intents.filter((intent) => !openIds.has(journalEntryId(intent)));
      return {
        ...state,
        known: true,
        awaited: state.known ? state.awaited : event.deals,
        open: [
          ...open.filter((each) => !isOvertaken(each, added)),
          ...added.map((intent) => opened(intent, false, null)),
        ],
      };
    }
    case 'awaited-read':
      return { ...state, awaited: event.awaited };
    case 'answer-lost': {
      const others = state.open.filter(
        (open) =>
          journalEntryId(open.intent) !== journalEntryId(event.intent) && !isOvertaken(open, [event.intent]),
      );
      return { ...state, open: [...others, opened(event.intent, true, event.failure)] };
    }
    case 'check-began':
      return change(state, event.id, (open) => ({ ...open, checking: true }));
    case 'booking-checked':
      return change(state, event.id, (open) =>
        open.kind === 'booking' ? { ...open, checking: false, settlement: event.settlement } : open,
      );
    case 'instruction-checked':
      return {
        ...state,
        open: state.open.flatMap((open): readonly OpenMoneyCall[] =>
          open.kind === 'instruction' && journalEntryId(open.intent) === event.id
            ? checkedInstruction(open, event.settlement)
            : [open],
        ),
      };
    case 'instruction-overtaken':
      return { ...state, open: state.open.filter((open) => !saysUninstructed(open, event.orderNumber)) };
    case 'dismissed':
      return { ...state, open: state.open.filter(({ intent }) => journalEntryId(intent) !== event.id) };
  }
};

/** Another tab knows what became of it. */
const isOver = ({ settlement }: OpenMoneyCall): boolean => settlement?.kind === 'settled-elsewhere';

/** True while it is not known here what became of it. */
export const isOutcomeUnknown = (open: OpenMoneyCall): boolean =>
  open.settlement === null ||
  open.settlement.kind === 'unknown' ||
  open.settlement.kind === 'choose' ||
  (isOver(open) && open.checking);

/** What was not open here before, and the instructions that another tab has settled since. */
export const findNewlyOpenMoneyCalls = (
  before: OpenMoneyCallsState,
  after: OpenMoneyCallsState,
): readonly OpenMoneyCall[] =>
  after.open.filter((open) => {
    const earlier = before.open.find(({ intent }) => journalEntryId(intent) === journalEntryId(open.intent));
    return earlier === undefined || (open.kind === 'instruction' && isOver(open) && !isOver(earlier));
  });

/** True when only the user can say what became of it, so that looking again tells nothing new. */
export const isUserDecisionNeeded = ({ settlement }: OpenMoneyCall): boolean =>
  settlement?.kind === 'choose' ||
  (settlement?.kind === 'unknown' && 'shown' in settlement && settlement.shown.length > 0);
