import type { IdentityFailure, SignInStep } from '@fx-gateway/domain/identity';
import { StoreBusy, type Timers } from '@fx-gateway/domain/ports';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { callTimeLimit, withinTimeLimit } from '../system/withinTimeLimit.ts';
import { identityFailure, noAnswer } from './identityFailure.ts';
import type { IdentityLibrary } from './identityLibrary.ts';

/** Calls the identity library for the connectors of identity, registration and passwords. */
export type IdentityCaller = {
  readonly library: IdentityLibrary;
  /** Runs `work` within the time limit, or within `limit` milliseconds where that is less; its errors are failures. */
  ask<T>(work: () => Promise<T>, limit?: number): Promise<Result<T, IdentityFailure>>;
  /**
   * Runs a call that may sign a user in and gives the step it led to. A user whom it signs in after the time limit is
   * forgotten again, unless there was a newer attempt.
   */
  signIn(work: () => Promise<string>): Promise<Result<SignInStep, IdentityFailure>>;
};

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
export const identityCaller = (
  library: IdentityLibrary,
  timers: Timers,
  timeLimit: number = callTimeLimit,
): IdentityCaller => {
  const ask: IdentityCaller['ask'] = async (work, limit = timeLimit) => {
    try {
      const answer = await withinTimeLimit(work(), timers, Math.min(limit, timeLimit));
      return answer.ok ? answer : failed(noAnswer);
    } catch (error) {
      // That the sign-in cannot be kept here is nothing that the service said.
      if (error instanceof StoreBusy) throw error;
      return failed(identityFailure(error));
    }
  };

  let attempts = 0;

  const dropLate = (late: Promise<unknown>, attempt: number): void => {
    late.then(
      () => (attempt === attempts ? ask(library.forget) : undefined),
      () => undefined,
    );
  };

  return {
    library,
    ask,
    signIn: async (work) => {
      attempts += 1;
      const attempt = attempts;
      const running = work();
      const answer = await ask(() => running);
      if (answer.ok) return succeeded(readStep(answer.value));
      if (answer.failure === noAnswer) dropLate(running, attempt);
      return answer;
    },
  };
};
