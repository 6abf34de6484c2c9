import { heldMessage } from '../../intents/notSentMessage.ts';
import { wasHeld } from '../../intents/storeAndSendMoneyCall.ts';
import type { RunDealEvent } from './advanceRun.ts';
import { lookRightBefore } from './lookRightBefore.ts';
import type { RunDeal, RunInstruction, RunOrder } from './paymentRun.ts';
import {
  findRunDeal,
  lookInTurn,
  takeStep,
  takeTurn,
  type RunDealAgreement,
  type RunDealStop,
  type RunPorts,
} from './runDealStep.ts';
import type { LostRunInstruction, RunCallOutcome, RunPartner } from './runPartner.ts';

type Instructions = NonNullable<RunPartner['instructions']>;

/** What the payments of an order say of an instruction; null while they say nothing. */
const eventOf = (found: LostRunInstruction): RunDealEvent | null => {
  switch (found.kind) {
    case 'instructed':
      return { type: 'instructed', requestId: null };
    case 'instructed-otherwise':
      return {
        type: 'instructed-otherwise',
        words: found.words,
        ...(found.inFull ? { inFull: true } : {}),
      };
    case 'not-instructed':
    case 'unknown':
      return null;
  }
};

/** A call that is kept and leaves now. */
type Leaving = {
  readonly deal: RunDeal;
  readonly order: RunOrder;
  readonly instruction: RunInstruction;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  /** How often the same call has left before. */
  readonly times: number;
  /** Whether one of those may still arrive. */
  readonly earlierMayArrive: boolean;
};

/** An answer may be that to a copy of a call that was carried out: only the payments of the order tell. */
const becameOf = async (
  instructions: Instructions,
  { deal, order, instruction, times, earlierMayArrive }: Leaving,
  sent: RunCallOutcome<null>,
): Promise<RunDealEvent | null> => {
  if (sent.kind === 'answered') return { type: 'instructed', requestId: sent.requestId };
  if (sent.kind === 'open') {
    const { said } = sent;
    if (said === undefined) return null;
    const found = await instructions.find(deal, order, instruction);
    return eventOf(found) ?? { type: 'instruction-answered', said, times };
  }
  if (sent.kind === 'no-access')
    return earlierMayArrive ? null : { type: 'not-instructed', refusal: null, times };
  const found = await instructions.find(deal, order, instruction);
  if (found.kind !== 'not-instructed')
    return eventOf(found) ?? { type: 'instruction-answered', said: sent.refusal, times };
  return earlierMayArrive ? null : { type: 'not-instructed', refusal: sent.refusal, times };
};

/** A device that stood still after it was kept lets nothing leave: bank details may have changed, and others have looked. */
const send = async (
  { partner, runs, clock }: RunPorts,
  instructions: Instructions,
  runId: string,
  leaving: Leaving,
): Promise<RunDealStop | null> => {
  const { deal, order, instruction, at } = leaving;
  const sent = wasHeld({ startedAt: at }, clock.now())
    ? ({ kind: 'refused', refusal: { words: heldMessage, requestId: null } } as const)
    : await instructions.instruct(deal, order, instruction);
  const event = await becameOf(instructions, leaving, sent);
  if (event !== null) await runs.advance(runId, deal.id, event).catch(() => undefined);
  if (event?.type === 'instructed') await partner.notePaid(order, instruction, event.requestId);
  return sent.kind === 'no-access' ? sent : null;
};

const instructInTurn = async (
  ports: RunPorts,
  runId: string,
  dealId: string,
  agreement: RunDealAgreement,
): Promise<RunDealStop | null> => {
  const { partner, clock, identifiers } = ports;
  const found = await findRunDeal(ports, runId, dealId);
  if (found === null) return { kind: 'gone' };
  const { run, deal } = found;
  const { state } = deal;
  if (state.kind !== 'booked' || partner.instructions === null) return null;
  const looked = await lookRightBefore(ports, run, deal, agreement);
  if (!looked.ok) return looked.failure;
  const instruction: RunInstruction = {
    idempotencyKey: identifiers.uuid(),
    startedAt: clock.now(),
    endings: looked.value.endings,
  };
  const stop = await takeStep(ports, runId, dealId, { type: 'instruction-leaves', instruction });
  if (stop !== null) return stop;
  const { order } = state;
  const { startedAt: at } = instruction;
  const first = { deal, order, instruction, at, times: 0, earlierMayArrive: false };
  return send(ports, partner.instructions, runId, first);
};

/**
 * Instructs all payments of a booked deal in one call, once (CP-INSTR-15, S-77), after one more look right before:
 * another machine may have booked the same in the same second. Null when it was sent, or nothing is left to instruct.
 */
export const instructRunDeal = (
  ports: RunPorts,
  runId: string,
  dealId: string,
  agreement: RunDealAgreement,
): Promise<RunDealStop | null> =>
  ports.partner.instructions === null
    ? Promise.resolve(null)
    : takeTurn(ports, () => instructInTurn(ports, runId, dealId, agreement));

/** Sends the very same call again. What is refused is not instructed only where no earlier one may still arrive. */
const sendAgain = async (
  ports: RunPorts,
  instructions: Instructions,
  runId: string,
  deal: RunDeal,
): Promise<void> => {
  const at = ports.clock.now();
  const kept = await ports.runs.advance(runId, deal.id, { type: 'instruction-leaves-again', at });
  const state = kept.ok ? kept.value.deals.find(({ id }) => id === deal.id)?.state : undefined;
  if (state?.kind !== 'instructing' || state.sentAgain === undefined) return;
  const { order, instruction, sentAgain } = state;
  const { times, before } = sentAgain;
  const earlierMayArrive = Math.abs(at - before) < instructions.maxCallMs;
  await send(ports, instructions, runId, { deal, order, instruction, at, times, earlierMayArrive });
};

const settleInTurn = async (
  ports: RunPorts,
  runId: string,
  dealId: string,
): Promise<LostRunInstruction | null> => {
  const { partner, runs, clock } = ports;
  const found = await findRunDeal(ports, runId, dealId);
  if (found?.deal.state.kind !== 'instructing' || partner.instructions === null) return null;
  const { deal } = found;
  const { order, instruction, sentAgain, said } = found.deal.state;
  const seen = await partner.instructions.find(deal, order, instruction);
  if (seen.kind === 'not-instructed') {
    const { maxCallMs } = partner.instructions;
    const last = sentAgain?.at ?? (said === undefined ? null : instruction.startedAt);
    const until = last === null ? 0 : last + maxCallMs;
    // A copy that may still arrive makes the answer to another one say nothing.
    if (clock.now() < until) return { kind: 'unknown', failure: null, until };
    if (said !== undefined) {
      const times = sentAgain?.times ?? 0;
      await runs.advance(runId, dealId, { type: 'not-instructed', refusal: said, times });
      return seen;
    }
    await sendAgain(ports, partner.instructions, runId, deal);
    return seen;
  }
  const event = eventOf(seen);
  if (event === null) return seen;
  await runs.advance(runId, dealId, event);
  if (seen.kind === 'instructed') await partner.notePaid(order, instruction, null);
  return seen;
};

/**
 * Finds out what became of an instruction without an outcome, by the payments of its order. An order without payments is
 * instructed with the very same call where nothing was answered: a partner instructs an order once, so that it cannot be
 * paid twice. What was answered is a refusal, by the rule of single instructions, once no call can arrive any more.
 */
export const settleRunInstruction = (
  ports: RunPorts,
  runId: string,
  dealId: string,
): Promise<LostRunInstruction | null> => lookInTurn(ports, () => settleInTurn(ports, runId, dealId));
