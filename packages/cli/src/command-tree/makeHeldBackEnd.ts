import type { CallChange } from '@fx-gateway/domain/operations/operations.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { heldBackHint } from '../failures/callCommandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { Invocation } from '../verbs/invocation.ts';

type HeldBackEnd = Pick<Invocation, 'heldBackBy' | 'wouldSend'> & {
  /** With what a dry run ends whose run would send what the site holds back for now (OPS-1); null for every other one. */
  end(): Promise<CommandFailure | null>;
};

const nothingHeldBack = async (): Promise<string | null> => null;

export const makeHeldBackEnd = (): HeldBackEnd => {
  let why: (change: CallChange) => Promise<string | null> = nothingHeldBack;
  let sends: CallChange | null = null;
  return {
    heldBackBy: (asked) => {
      why = asked;
    },
    wouldSend: (change) => {
      sends = change;
    },
    end: async () => {
      const message = sends === null ? null : await why(sends);
      return message === null
        ? null
        : commandFailure(exitCodes.refused, 'switched-off', message, { hint: heldBackHint });
    },
  };
};
