import type { BookingResolution } from '@fx-gateway/domain/corpay/booking/resolveLostBooking.ts';
import type { LostInstructionOutcome } from '@fx-gateway/domain/corpay/instruction/resolveLostInstruction.ts';
import {
  journalEntryId,
  type StoredBookingCall,
  type StoredInstructionCall,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import { filterOpenMoneyCalls } from '@fx-gateway/domain/corpay/openSteps/filterOpenMoneyCalls.ts';
import type { OutcomeFoundElsewhere } from '@fx-gateway/domain/corpay/openSteps/findOutcomeFoundElsewhere.ts';
import { readDealsStillToInstruct } from '@fx-gateway/domain/corpay/openSteps/readDealsStillToInstruct.ts';
import {
  resolveBookingByDecision,
  type BookingDecision,
  type UnresolvedBookingOutcome,
} from '@fx-gateway/domain/corpay/openSteps/resolveBookingByDecision.ts';
import { resolveInstructionByDecision } from '@fx-gateway/domain/corpay/openSteps/resolveInstructionByDecision.ts';
import { canConfirmNoOrder } from '@fx-gateway/domain/corpay/booking/resolveLostBooking.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Ledger } from '../Ledger.ts';
import type { Process, Way } from '../world/Process.ts';
import type { CorpayPortsOfProcess } from './corpayPorts.ts';
import type { InstructionLedger } from './InstructionLedger.ts';

/** What the person has wanted and was told. */
export type CorpayLedgers = { readonly bookings: Ledger; readonly instructions: InstructionLedger };

const tell = (process: Process, run: () => void): Promise<void> =>
  process.wait('says what became of it', [{ name: '', run }]);

/** What an honest person can say of a booking that looking did not settle: by the partner's own tables. */
const decisions = (
  { bookings }: CorpayLedgers,
  intent: StoredBookingCall,
  seen: UnresolvedBookingOutcome,
): readonly Way<BookingDecision>[] => {
  const leave: Way<BookingDecision> = { name: ': it stays open', run: () => 'leave' };
  if (seen.kind === 'unknown')
    return seen.failure === null ? [leave, { name: ': send it again', run: () => 'send-again' }] : [leave];
  const say = (): BookingDecision => {
    const mine = bookings.dealOf(intent.quoteId);
    if (mine === null) return canConfirmNoOrder(intent, seen.said) ? { order: null } : 'leave';
    return seen.candidates.some(({ ordNum }) => ordNum === mine) ? { order: mine } : 'leave';
  };
  return [{ name: ': by what the partner has', run: say }];
};

const tellBooking = async (
  process: Process,
  { bookings }: CorpayLedgers,
  { quoteId }: StoredBookingCall,
  became: BookingResolution | OutcomeFoundElsewhere,
): Promise<boolean> => {
  if (became.kind === 'booked')
    await tell(process, () => bookings.toldBooked(process.machine, became.orderNumber, quoteId));
  if (became.kind === 'not-booked') await tell(process, () => bookings.toldNotBooked(quoteId));
  return became.kind === 'booked' || became.kind === 'not-booked';
};

const tellInstruction = async (
  process: Process,
  { instructions }: CorpayLedgers,
  { idempotencyKey }: StoredInstructionCall,
  became: LostInstructionOutcome | OutcomeFoundElsewhere,
): Promise<boolean> => {
  const { kind } = became;
  if (kind === 'unknown' || kind === 'settled-elsewhere') return false;
  await tell(process, () => instructions.told(idempotencyKey, kind));
  return true;
};

/**
 * The person opens the application: first it says what was answered and never told, then it looks into what is open and
 * asks them where it cannot know, and at last it shows the deals that wait for their instruction.
 */
export const openApplication = async (
  process: Process,
  ports: CorpayPortsOfProcess,
  ledgers: CorpayLedgers,
): Promise<void> => {
  const { journal } = ports;
  const { bookings, instructions } = ledgers;
  const untold = await journal.unreported();
  for (const { intent, answer } of untold)
    await tell(process, () => {
      if (intent.kind === 'instruction') return instructions.told(intent.idempotencyKey, answer.became);
      if (intent.kind !== 'booking') return;
      if (answer.number === null) bookings.toldNotBooked(intent.quoteId);
      else bookings.toldBooked(process.machine, answer.number, intent.quoteId);
    });
  if (untold.length > 0) await journal.reported(untold.map(({ intent }) => journalEntryId(intent)));
  for (const intent of filterOpenMoneyCalls(await journal.list())) {
    const isTold =
      intent.kind === 'booking'
        ? await settleBooking(process, ports, ledgers, intent)
        : await settleInstruction(process, ports, ledgers, intent);
    if (isTold) await journal.reported([journalEntryId(intent)]);
  }
  const kept = await journal.list();
  const waiting = await readDealsStillToInstruct(ports, kept);
  if (waiting.length > 0)
    await process.wait('shows the deals that wait', [
      {
        name: '',
        run: () => {
          for (const { orderNumber } of waiting) bookings.toldBooked(process.machine, orderNumber, null);
        },
      },
    ]);
};

const settleBooking = async (
  process: Process,
  ports: CorpayPortsOfProcess,
  ledgers: CorpayLedgers,
  intent: StoredBookingCall,
): Promise<boolean> => {
  const became = await resolveBookingByDecision(ports, intent, async (booking, seen) =>
    succeeded(await process.wait(`asks about ${booking.quoteId}`, decisions(ledgers, booking, seen))),
  );
  return became.ok && tellBooking(process, ledgers, intent, became.value);
};

const settleInstruction = async (
  process: Process,
  ports: CorpayPortsOfProcess,
  ledgers: CorpayLedgers,
  intent: StoredInstructionCall,
): Promise<boolean> => {
  const became = await resolveInstructionByDecision(ports, intent, async () =>
    succeeded(
      await process.wait(`asks whether it is ${intent.idempotencyKey}`, [
        { name: ': by what the partner has', run: () => ledgers.instructions.isOurs(intent.idempotencyKey) },
      ]),
    ),
  );
  return became.ok && tellInstruction(process, ledgers, intent, became.value);
};
