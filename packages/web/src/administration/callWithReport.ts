import type { AdministrationFailure } from '@fx-gateway/domain/administration/accountAdministration.ts';
import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { Result } from '@fx-gateway/domain/result/result.ts';
import type { CallReport } from './CallReport.ts';

/** Asks, while the report says so; null where there was no answer, which the report then tells. */
export const callWithReport = async <T>(
  report: CallReport,
  call: () => Promise<Result<T, AdministrationFailure>>,
): Promise<T | null> => {
  report.begin(administrationMessages.processing);
  const answer = await call();
  if (answer.ok) report.rest();
  else report.fail(answer.failure);
  return answer.ok ? answer.value : null;
};
