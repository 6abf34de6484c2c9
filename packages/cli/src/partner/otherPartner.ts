import type { FxPartner } from '@fx-gateway/domain/identity';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

/** A command that the signed-in user's partner does not have: exit 2, nothing was sent to any partner. */
export const otherPartner = (command: string, brings: readonly FxPartner[], users: FxPartner) =>
  commandFailure(
    exitCodes.usage,
    'other-partner',
    `fxg ${command} is for customers of ${brings.join(' and ')}, and you pay through ${users}.`,
  );
