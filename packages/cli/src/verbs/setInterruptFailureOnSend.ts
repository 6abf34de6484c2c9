import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Invocation } from './invocation.ts';

const never = (): Promise<never> => new Promise(() => undefined);

/**
 * What is done right before a call leaves: from then on Ctrl-C says `failure`. After Ctrl-C no call leaves any more, since
 * the command may have said already that nothing was on its way; the process ends meanwhile.
 */
export const setInterruptFailureOnSend =
  ({ signal, interruptedWith }: Pick<Invocation, 'signal' | 'interruptedWith'>, failure: CommandFailure) =>
  async (): Promise<void> => {
    if (signal.aborted) await never();
    interruptedWith(failure);
  };
