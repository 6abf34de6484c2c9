import { noBankDetailConfirmation } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { bookRunDeal } from '@fx-gateway/domain/payment-run/run/bookRunDeal.ts';
import type { RunPorts } from '@fx-gateway/domain/payment-run/run/runDealStep.ts';
import { continueRun } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import { instructRunDeal, settleRunInstruction } from '@fx-gateway/domain/payment-run/run/instructRunDeal.ts';
import { isRunDealUnknown, type RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { LostRunBooking } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import {
  settleRunBooking,
  settleRunBookingAs,
  type BookingWord,
} from '@fx-gateway/domain/payment-run/run/settleRunBooking.ts';
import type { Process } from '../world/Process.ts';
import type { RunLedger } from './RunLedger.ts';

export const runId = 'run';

/** The person reads a quote of a deal and presses: it is booked at that quote, and its payments are instructed. */
export const bookOne = async (ports: RunPorts, dealId: string): Promise<void> => {
  const deal = (await ports.runs.find(runId))?.deals.find(({ id }) => id === dealId);
  const quote = deal === undefined ? null : await ports.partner.quote(deal);
  if (quote?.ok !== true) return;
  const agreed = { beside: [], bankDetails: noBankDetailConfirmation };
  const stop = await bookRunDeal(ports, runId, dealId, quote.value, { ...agreed, limited: false });
  if (stop === null) await instructRunDeal(ports, runId, dealId, agreed);
};

/** Books and pays what is left of the run. Asked about deals that look the same, the person says whether they are this one. */
export const bookAll = async (process: Process, ports: RunPorts, ledger: RunLedger): Promise<void> => {
  const beside: string[] = [];
  for (;;) {
    const end = await continueRun(ports, runId, {
      agreementOn: () => ({ beside, bankDetails: noBankDetailConfirmation }),
      quoteOf: (deal) => ports.partner.quote(deal),
      onStep: () => undefined,
    });
    if (end.kind === 'end' || end.stop.kind !== 'equal-deals') return;
    const numbers = end.stop.equal.map(({ number }) => number);
    const areOthers = await process.wait(`asks beside what deal ${end.dealId} is wanted`, [
      {
        name: ': by what the partner has',
        run: () => numbers.every((number) => ledger.isAnother(number, end.dealId)),
      },
    ]);
    if (!areOthers) return;
    beside.push(...numbers);
  }
};

/** What an honest person says of a booking, by the partner's own tables, as far as they are let; null where they leave it open. */
const ask = (
  process: Process,
  ledger: RunLedger,
  quoteId: string,
  { candidates, canBeNone }: Extract<LostRunBooking, { kind: 'choose' }>,
): Promise<BookingWord | null> =>
  process.wait<BookingWord | null>(`asks about ${quoteId}`, [
    {
      name: ': by what the partner has',
      run: () => {
        const mine = ledger.dealOf(quoteId);
        if (mine === null) return canBeNone ? { noneOf: candidates.map(({ number }) => number) } : null;
        const own = candidates.find(({ number }) => number === mine);
        return own === undefined ? null : { order: { number: own.number, reference: own.reference } };
      },
    },
  ]);

const settleBooking = async (
  process: Process,
  ports: RunPorts,
  ledger: RunLedger,
  { id }: RunDeal,
  quoteId: string,
): Promise<void> => {
  const looked = await settleRunBooking(ports, runId, id, 'itself');
  // To resume a run is the word that its own call may be sent again.
  const isOpen = looked?.kind === 'unknown' && looked.failure === null;
  const seen = isOpen ? await settleRunBooking(ports, runId, id, 'user') : looked;
  if (seen?.kind !== 'choose') return;
  const said = await ask(process, ledger, quoteId, seen);
  if (said !== null) await settleRunBookingAs(ports, runId, id, said);
};

/** Looks into everything that has no outcome, as `fxg payments resume` does, and then goes on. */
export const resumeRun = async (process: Process, ports: RunPorts, ledger: RunLedger): Promise<void> => {
  const run = await ports.runs.find(runId);
  for (const deal of run?.deals.filter(isRunDealUnknown) ?? [])
    if (deal.state.kind === 'booking')
      await settleBooking(process, ports, ledger, deal, deal.state.booking.quoteId);
    else await settleRunInstruction(ports, runId, deal.id);
  await bookAll(process, ports, ledger);
};
