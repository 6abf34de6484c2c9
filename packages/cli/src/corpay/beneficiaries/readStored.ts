import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { beneficiariesMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

/** The beneficiary with this id in full; exit 5 when there is none. */
export const readStored = async ({ beneficiaries }: Corpay, id: string): CommandResult<Beneficiary> => {
  const shown = await beneficiaries.show(id);
  if (shown.ok) return shown;
  const { status, requestId } = shown.failure;
  return failed(
    status === 404
      ? commandFailure(exitCodes.notFound, 'no-beneficiary', 'There is no beneficiary with this id.', {
          hint: 'fxg beneficiaries list has the ids.',
          requestId,
        })
      : callCommandFailure(shown.failure, beneficiariesMessages(shown.failure)),
  );
};
