import type { Configuration } from '@fx-gateway/adapters/core';
import type { DoctorFinding } from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { asExpectedVerdict, unjudgedVerdict } from '@fx-gateway/domain/conformance/responses/verdict.ts';

const field = 'operator';
const setting = { look: 'setting', service: 'configuration', place: field } as const;

/** Whether a production says who runs it (OPERATOR-3). It works without, so that this is a warning and no fault. */
export const checkOperator = ({
  environment,
  operator,
}: Pick<Configuration, 'environment' | 'operator'>): readonly DoctorFinding[] => {
  if (operator !== undefined)
    return [{ ...setting, call: field, ...asExpectedVerdict({ note: `${operator.name} runs it.` }) }];
  return environment.kind === 'sandbox'
    ? []
    : [
        {
          ...setting,
          call: `${field} (not named)`,
          ...unjudgedVerdict(
            'Customers read nowhere with whom they agree: name the operator in config.json.',
          ),
        },
      ];
};
