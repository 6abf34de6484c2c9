import type { FieldProblem } from '@fx-gateway/domain/corpay/beneficiaries/judging/fieldProblem.ts';
import type { Outcome } from '../../verbs/outcome.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { safeLines } from '../../safe-text/safeText.ts';

/** Everything that is wrong at once, each with its field; exit 2, nothing was sent. The values are not repeated. */
export const toProblemsOutcome = (problems: readonly FieldProblem[]): Outcome<'beneficiaries edit'> =>
  makeOutput(
    { problems },
    () => '',
    commandFailure(
      exitCodes.usage,
      'invalid-beneficiary',
      problems.length === 1 ? 'One field is not right.' : `${problems.length} fields are not right.`,
      { hint: safeLines(problems.map(({ field, label, message }) => `${field} (${label}): ${message}`)) },
    ),
  );
