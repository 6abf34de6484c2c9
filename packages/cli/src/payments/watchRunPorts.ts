import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import type { RunPorts } from '@fx-gateway/domain/payment-run/run/runDealStep.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { PaymentRunConnection } from './scope/paymentRunConnection.ts';

export const runPortsOf = ({ partner, runs, exclusively }: PaymentRunConnection): RunPorts => ({
  partner,
  runs,
  exclusively,
  clock: systemClock,
  identifiers: systemIdentifiers,
});

/** The ports of a run, and what they saw of it while it went on. */
type WatchedRunPorts = {
  readonly ports: RunPorts;
  /** The ids of the deals of which a call has left by these ports, whatever could be kept of it. */
  readonly sent: ReadonlySet<string>;
  /** Why the last turn did not begin; null where all did. */
  notBegun(): CommandFailure | null;
};

export const watchRunPorts = (connection: PaymentRunConnection): WatchedRunPorts => {
  const { partner, exclusively } = connection;
  const { instructions } = partner;
  const sent = new Set<string>();
  let notBegun: CommandFailure | null = null;
  return {
    sent,
    notBegun: () => notBegun,
    ports: {
      ...runPortsOf(connection),
      partner: {
        ...partner,
        book: (deal, booking) => {
          sent.add(deal.id);
          return partner.book(deal, booking);
        },
        instructions: instructions && {
          ...instructions,
          instruct: (deal, order, instruction) => {
            sent.add(deal.id);
            return instructions.instruct(deal, order, instruction);
          },
        },
      },
      exclusively: async (work) => {
        const turn = await exclusively(work);
        notBegun = turn.ok ? null : turn.failure;
        return turn;
      },
    },
  };
};
