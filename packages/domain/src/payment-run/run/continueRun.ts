import type { CallFailure } from '../../calls/callFailure.ts';
import type { Result } from '../../result/result.ts';
import { bookRunDeal } from './bookRunDeal.ts';
import { instructRunDeal } from './instructRunDeal.ts';
import type { RunDeal, RunQuote, RunRefusal } from './paymentRun.ts';
import { findRunDeal, type RunDealAgreement, type RunDealStop, type RunPorts } from './runDealStep.ts';

/** Why a run stopped before its end. */
export type RunStop =
  | RunDealStop
  | { readonly kind: 'no-quote'; readonly failure: CallFailure }
  /** Its instruction was refused, so that no more deals are booked, which may be refused as well. */
  | { readonly kind: 'instruction-refused'; readonly refusal: RunRefusal };

/** At the end every deal was tried: the run says what became of each. */
export type RunEnd =
  | { readonly kind: 'end' }
  | { readonly kind: 'stopped'; readonly dealId: string; readonly stop: RunStop };

export type RunOptions = {
  /** What the user has said about a deal. */
  agreementOn(deal: RunDeal): RunDealAgreement;
  /** The quote at which a deal is booked at its turn. */
  quoteOf(deal: RunDeal): Promise<Result<RunQuote, CallFailure>>;
  /** A deal has come further, or is about to. */
  onStep(dealId: string): void;
};

const bookInTurn = async (
  ports: RunPorts,
  runId: string,
  deal: RunDeal,
  { agreementOn, quoteOf, onStep }: RunOptions,
): Promise<RunStop | null> => {
  onStep(deal.id);
  const quote = await quoteOf(deal);
  if (!quote.ok) return { kind: 'no-quote', failure: quote.failure };
  return bookRunDeal(ports, runId, deal.id, quote.value, { ...agreementOn(deal), limited: true });
};

/** What the partner said to an instruction of this deal that it did not take; null where it took it, or said nothing. */
const refusedInstructionOf = ({ state }: RunDeal): RunRefusal | null => {
  if (state.kind === 'booked') return state.refusal;
  return state.kind === 'instructing' ? (state.said ?? null) : null;
};

/**
 * Books and instructs the deals of a run one after another, within its limits, and stops where the user has to say
 * something. A booking that was refused, or a deal of which nobody knows the outcome, does not keep the others back. After
 * an instruction that was refused no more deals are booked: what is booked and pays nobody has to be cancelled. What was
 * refused before is known to whoever goes on. What another tab or terminal has taken is left to it.
 */
export const continueRun = async (ports: RunPorts, runId: string, options: RunOptions): Promise<RunEnd> => {
  const run = await ports.runs.find(runId);
  const known = new Set(run?.deals.filter((deal) => refusedInstructionOf(deal) !== null).map(({ id }) => id));
  let refused: Extract<RunEnd, { kind: 'stopped' }> | null = null;
  for (const { id } of run?.deals ?? []) {
    const found = await findRunDeal(ports, runId, id);
    if (found === null) return { kind: 'stopped', dealId: id, stop: { kind: 'gone' } };
    const { deal } = found;
    if (refused !== null && deal.state.kind === 'waiting') return refused;
    const stop =
      (deal.state.kind === 'waiting' ? await bookInTurn(ports, runId, deal, options) : null) ??
      (await instructRunDeal(ports, runId, id, options.agreementOn(deal)));
    options.onStep(id);
    if (stop !== null && stop.kind !== 'not-now') return { kind: 'stopped', dealId: id, stop };
    const now = known.has(id) ? null : await findRunDeal(ports, runId, id);
    const refusal = now === null ? null : refusedInstructionOf(now.deal);
    if (refusal !== null)
      refused ??= { kind: 'stopped', dealId: id, stop: { kind: 'instruction-refused', refusal } };
  }
  return { kind: 'end' };
};
