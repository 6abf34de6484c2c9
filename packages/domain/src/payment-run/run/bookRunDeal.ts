import { heldMessage } from '../../intents/notSentMessage.ts';
import { wasHeld } from '../../intents/storeAndSendMoneyCall.ts';
import type { RunDealEvent } from './advanceRun.ts';
import { lookRightAfter } from './lookRightAfter.ts';
import { lookRightBefore } from './lookRightBefore.ts';
import { hasRows } from './moveRunRow.ts';
import type { RunBooking, RunQuote } from './paymentRun.ts';
import {
  findRunDeal,
  takeStep,
  takeTurn,
  type RunDealAgreement,
  type RunDealStop,
  type RunPorts,
} from './runDealStep.ts';

const bookingOf = (
  { clock, identifiers }: RunPorts,
  quote: RunQuote,
  before: RunBooking['before'],
): RunBooking => ({ ...quote, before, idempotencyKey: identifiers.uuid(), startedAt: clock.now() });

const bookInTurn = async (
  ports: RunPorts,
  runId: string,
  dealId: string,
  quote: RunQuote,
  { limited, ...agreement }: RunDealAgreement & { readonly limited: boolean },
): Promise<RunDealStop | null> => {
  const { partner } = ports;
  const found = await findRunDeal(ports, runId, dealId);
  if (found === null) return { kind: 'gone' };
  const { run, deal } = found;
  if (deal.state.kind !== 'waiting') return { kind: 'not-now' };
  // Another tab may have left a row out since it was displayed, or leave one out while this one looks.
  const rows = agreement.rows ?? deal.payments.map(({ row }) => row);
  if (!hasRows(deal, rows)) return { kind: 'rows-changed' };
  const looked = await lookRightBefore(ports, run, deal, agreement);
  if (!looked.ok) return looked.failure;
  const { before, endings } = looked.value;
  const booking = bookingOf(ports, quote, before);
  const leaves = { type: 'booking-leaves', booking, limited, rows, endings } as const;
  const stop = await takeStep(ports, runId, dealId, leaves);
  if (stop !== null) return stop;
  const { quoteId } = booking;
  // A device that stood still meanwhile lets nothing leave: others have looked into the booking by then.
  const sent = wasHeld(booking, ports.clock.now())
    ? ({ kind: 'refused', refusal: { words: heldMessage, requestId: null } } as const)
    : await partner.book(deal, booking);
  if (sent.kind === 'open') return null;
  const over = partner.instructions === null;
  const event: RunDealEvent =
    sent.kind === 'answered'
      ? { type: 'booked', quoteId, order: sent.answer, over, requestId: sent.requestId }
      : { type: 'booking-refused', quoteId, refusal: sent.kind === 'refused' ? sent.refusal : null };
  await ports.runs.advance(runId, dealId, event).catch(() => undefined);
  if (sent.kind === 'no-access') return sent;
  if (sent.kind === 'answered' && over) {
    const { idempotencyKey, startedAt } = booking;
    await partner.notePaid(sent.answer, { idempotencyKey, startedAt, endings }, sent.requestId);
    return lookRightAfter(ports, run, deal, sent.answer, agreement);
  }
  return null;
};

/**
 * Books one deal of a run once, at exactly this quote (S-77, S-80), after a look right before. Whether it may leave is
 * decided in the step that keeps it. Null when the call was sent: what became of it stands in the run. An answer that
 * could not be kept leaves the deal without an outcome, to be found out about later, and so does a refusal once the
 * same call was sent again elsewhere.
 */
export const bookRunDeal = (
  ports: RunPorts,
  runId: string,
  dealId: string,
  quote: RunQuote,
  agreement: RunDealAgreement & { readonly limited: boolean },
): Promise<RunDealStop | null> => takeTurn(ports, () => bookInTurn(ports, runId, dealId, quote, agreement));
