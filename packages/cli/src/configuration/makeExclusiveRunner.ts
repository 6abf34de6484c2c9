import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { runWithCustomerLock, type LockOwner } from './runWithCustomerLock.ts';

/** Runs the steps of a use case while no other fxg of this machine moves money or changes a beneficiary for the customer. */
export const makeExclusiveRunner =
  (invocation: Invocation, scope: LockOwner): RunExclusively<CommandFailure> =>
  (work) =>
    runWithCustomerLock(invocation, scope, async () => succeeded(await work()));
