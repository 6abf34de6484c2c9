import type { IdentityFailure } from '@fx-gateway/domain/identity/identityFailure.ts';
import type { SignInStep } from '@fx-gateway/domain/identity/sessionService.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { StoreFailure } from '@fx-gateway/domain/ports/storeFailure.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { AmplifyContext } from 'aws-amplify';
import { signOut } from 'aws-amplify/auth';
import { systemClock } from '../system/systemPorts.ts';
import { callTimeLimit, waitWithinTimeLimit } from '../system/waitWithinTimeLimit.ts';
import { identityFailure, noAnswerIdentityFailure } from './identityFailure.ts';
import type { IdentityLibrary } from './identityLibrary.ts';

/** Calls the identity library for the connectors of identity, registration and passwords. */
export type IdentityCaller = {
  readonly library: IdentityLibrary;
  /** Runs `work` within the time limit, or within `limit` milliseconds where that is less; its errors are failures. */
  ask<T>(work: () => Promise<T>, limit?: number): Promise<Result<T, IdentityFailure>>;
  /**
   * Runs a call that may sign a user in and gives the step it led to. It runs beside the kept session and replaces
   * it only when it signs a user in, within the time limit and as the newest attempt.
   */
  signIn(work: (context: AmplifyContext) => Promise<string>): Promise<Result<SignInStep, IdentityFailure>>;
  /** What had elapsed when the newest sign-in came to a step that waits for an answer; null where none does. */
  lastStepAt(): number | null;
  /** Asks the service to end a session, and does not wait for one that is away. */
  endSession(session: AmplifyContext, everywhere: boolean): Promise<void>;
};

/** Who leaves should not wait for a service that is away: their tokens stay here until then. */
export const signOutTimeLimit = 5_000;

const readStep = (step: string): SignInStep => {
  switch (step) {
    case 'DONE':
    case 'CONFIRM_SIGN_UP':
    case 'RESET_PASSWORD':
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return step;
    default:
      return { unsupported: step };
  }
};

/** One for each library: it knows which attempt to sign in is the newest. */
export const createIdentityCaller = (
  library: IdentityLibrary,
  timers: Timers,
  timeLimit: number = callTimeLimit,
  clock: Pick<Clock, 'elapsed'> = systemClock,
): IdentityCaller => {
  const ask: IdentityCaller['ask'] = async (work, limit = timeLimit) => {
    try {
      const answer = await waitWithinTimeLimit(work(), timers, Math.min(limit, timeLimit));
      return answer.ok ? answer : failed(noAnswerIdentityFailure);
    } catch (error) {
      // That the sign-in cannot be kept here is nothing that the service said.
      if (error instanceof StoreFailure) throw error;
      return failed(identityFailure(error));
    }
  };

  let attempts = 0;
  let steppedAt: number | null = null;

  const endSession: IdentityCaller['endSession'] = async (session, everywhere) => {
    await ask(() => signOut(session, { global: everywhere }), signOutTimeLimit);
  };

  return {
    library,
    ask,
    endSession,
    lastStepAt: () => steppedAt,
    signIn: async (work) => {
      attempts += 1;
      const attempt = attempts;
      const { context, adopt } = library.attempt();
      const answer = await ask(() => work(context));
      if (!answer.ok) return answer;
      const step = readStep(answer.value);
      if (step !== 'DONE') {
        steppedAt = clock.elapsed();
        return succeeded(step);
      }
      if (attempt !== attempts) return failed(noAnswerIdentityFailure);
      const replaced = await ask(adopt);
      if (!replaced.ok) return replaced;
      if (replaced.value !== null) await endSession(replaced.value, false);
      return succeeded(step);
    },
  };
};
