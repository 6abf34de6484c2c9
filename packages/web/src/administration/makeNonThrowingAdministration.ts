import type {
  AccountAdministration,
  AdministrationFailure,
} from '@fx-gateway/domain/administration/accountAdministration.ts';
import { administrationFallbacks } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { runOrReportDefect } from '../failures/runOrReportDefect.ts';

type Answer<T> = Promise<Result<T, AdministrationFailure>>;

/** The administrators' calls, none of which throws. */
export type NonThrowingAdministration = AccountAdministration;

const failureOf = (kind: 'no-answer' | 'unreadable'): AdministrationFailure => ({
  kind,
  message: administrationFallbacks[kind],
  requestId: null,
});

/**
 * What throws before it leaves was not answered. What throws afterwards may have been done: its answer is unreadable. Each
 * answer that this user is no administrator is told to `forbidden` too, but that of the changes: who may not read them
 * may be an administrator all the same. There are none to read where none are told.
 */
export const makeNonThrowingAdministration = (
  connect: () => Promise<AccountAdministration>,
  forbidden: (failure: AdministrationFailure) => void,
  tellsChanges: boolean,
): NonThrowingAdministration => {
  const guarded = async <T>(
    call: (service: AccountAdministration) => Answer<T>,
    told: typeof forbidden = forbidden,
  ): Answer<T> => {
    const service = await runOrReportDefect<AccountAdministration | null>(connect, null);
    if (service === null) return failed(failureOf('no-answer'));
    const answer = await runOrReportDefect<Result<T, AdministrationFailure>>(
      () => call(service),
      failed(failureOf('unreadable')),
    );
    if (!answer.ok && answer.failure.kind === 'forbidden') told(answer.failure);
    return answer;
  };
  return {
    accounts: (...given) => guarded((service) => service.accounts(...given)),
    inspect: (...given) => guarded((service) => service.inspect(...given)),
    assignRole: (...given) => guarded((service) => service.assignRole(...given)),
    assignIntegration: (...given) => guarded((service) => service.assignIntegration(...given)),
    integrations: () => guarded((service) => service.integrations()),
    updateIntegration: (...given) => guarded((service) => service.updateIntegration(...given)),
    changes: tellsChanges
      ? (...given) =>
          guarded(
            (service) => service.changes?.(...given) ?? Promise.resolve(succeeded([])),
            () => undefined,
          )
      : null,
  };
};
