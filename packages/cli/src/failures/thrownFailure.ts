import { StoreBusy } from '@fx-gateway/domain/ports';
import { commandFailure, type CommandFailure } from './commandFailure.ts';
import { exitCodes } from './exitCodes.ts';

/** What is said of an error that was thrown: a file that another fxg does not let go of, else a defect. */
export const thrownFailure = (trouble: unknown): CommandFailure => {
  if (trouble instanceof StoreBusy) {
    return commandFailure(
      exitCodes.pending,
      'busy',
      'Another fxg is changing what is kept on this machine right now.',
      { hint: `Let it finish, then run this again. It holds ${trouble.held}.` },
    );
  }
  const message = trouble instanceof Error ? trouble.message : String(trouble);
  return commandFailure(exitCodes.failed, 'defect', `fxg broke: ${message}`, {
    hint: 'This is a mistake in fxg or in the environment it runs in, not yours.',
  });
};
