import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { withExclusiveLock, type LockScope } from './withExclusiveLock.ts';

/** Runs the steps of a use case while no other fxg of this machine moves money or changes a beneficiary for the customer. */
export const exclusivelyFor =
  (invocation: Invocation, scope: LockScope): RunExclusively<CommandFailure> =>
  (work) =>
    withExclusiveLock(invocation, scope, async () => succeeded(await work()));
